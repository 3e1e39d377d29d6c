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
    /** A live demo in which slots and classes are inspected; without one there is no inspector. */
    readonly children?: React.ReactNode;
  }
  export default function ApiTables(props: ApiTablesProps): React.JSX.Element;
}

declare module '@theme/ApiCopyButton' {
  export interface ApiCopyButtonProps {
    readonly text: string;
    /** What it copies, for the button's label. */
    readonly name: string;
  }
  export default function ApiCopyButton(props: ApiCopyButtonProps): React.JSX.Element;
}

declare module '@theme/ApiIndex' {
  type ApiIndexEntry = import('./client/types').ApiIndexEntry;

  export interface ApiIndexProps {
    readonly entries: readonly ApiIndexEntry[];
  }
  export default function ApiIndex(props: ApiIndexProps): React.JSX.Element;
}
