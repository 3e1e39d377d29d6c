declare module '@theme/ApiLead' {
  type ApiPage = import('./client/types').ApiPage;

  export interface ApiLeadProps {
    readonly page: ApiPage;
  }
  export default function ApiLead(props: ApiLeadProps): React.JSX.Element;
}

declare module '@theme/ApiTables' {
  type ApiPage = import('./client/types').ApiPage;

  export interface ApiTablesProps {
    readonly page: ApiPage;
  }
  export default function ApiTables(props: ApiTablesProps): React.JSX.Element;
}

declare module '@theme/ApiIndex' {
  type ApiIndexEntry = import('./client/types').ApiIndexEntry;

  export interface ApiIndexProps {
    readonly entries: readonly ApiIndexEntry[];
  }
  export default function ApiIndex(props: ApiIndexProps): React.JSX.Element;
}
