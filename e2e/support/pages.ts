/** Written pages that tests walk through, of every library; `npm run audit` walks through all. */
export const pagePaths = [
  '/',
  '/blog/demos-that-wait/',
  '/material-ui/getting-started/installation/',
  '/material-ui/all-components/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/base-ui/react-button/',
  '/joy-ui/react-button/',
  '/system/react-box/',
  '/experiments/writing/demos/',
] as const;

/** Pages full of demos, one per library. */
export const demoPagePaths = [
  '/material-ui/react-button/',
  '/base-ui/react-button/',
  '/joy-ui/react-button/',
  '/system/react-box/',
] as const;

/** The page that shows every feature of a demo. */
export const DEMO_LAB = '/experiments/writing/demos/';
