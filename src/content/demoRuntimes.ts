const EMOTION = ['@emotion/react', '@emotion/styled'];

/**
 * The option `runtimes` of the demos plugin: what surrounds a demo on this site, by the packages it
 * imports, and what it needs in a project of its own. Tried in order: a demo that uses Joy UI may
 * take its icons from Material UI, and a demo of Material UI may use MUI System.
 */
export const demoRuntimes = [
  {
    packages: ['@mui/joy'],
    root: '@theme/DemoRoot/Joy',
    project: {
      packages: EMOTION,
      imports: ["import CssBaseline from '@mui/joy/CssBaseline';"],
      before: ['<CssBaseline />'],
    },
  },
  {
    packages: [
      '@mui/material',
      '@mui/lab',
      '@mui/icons-material',
      '@mui/x-data-grid',
      '@mui/x-data-grid-pro',
    ],
    root: '@theme/DemoRoot/Material',
    project: {
      packages: ['@mui/material', ...EMOTION],
      imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
      before: ['<CssBaseline />'],
    },
  },
  {
    packages: ['@mui/system'],
    root: '@theme/DemoRoot/Material',
    project: { packages: EMOTION, imports: [], before: [] },
  },
];
