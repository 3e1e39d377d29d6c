/** One page of every kind, by what it is. */
export const PAGE_KINDS = {
  home: '/',
  guide: '/material-ui/getting-started/installation/',
  component: '/base-ui/react-button/',
  playground: '/material-ui/react-button/',
  api: '/material-ui/api/button/',
  gallery: '/material-ui/all-components/',
  icons: '/material-ui/material-icons/',
  blog: '/blog/demos-that-wait/',
  archive: '/material-ui/v5/react-button/',
  'not found': '/material-ui/nothing/',
} as const;

/** Where nothing is: in every language, beside the libraries, below one and below an archived version. */
export const LOST_PATHS: readonly string[] = ['', '/zh', '/pt'].flatMap((language) =>
  ['/nothing/', '/material-ui/nothing/', '/material-ui/v5/nothing/', '/blog/a:b(c)*/'].map(
    (path) => `${language}${path}`,
  ),
);
