declare module '@theme/PageProperties' {
  /** @param pathname the page's path as it stands in the address bar, language and base URL included */
  export type GetPageProperties = (pathname: string) => Readonly<Record<string, string | null>>;

  const getPageProperties: GetPageProperties;
  export default getPageProperties;
}
