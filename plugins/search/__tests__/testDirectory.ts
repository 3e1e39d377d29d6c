import { DIRECTORY_FORMAT, type Directory, type PackedPage } from '../client/types';

const COMPONENT = 0;
const API = 1;
const GUIDE = 2;
const KIT = 0;
const BARE = 1;

const PAGES: readonly PackedPage[] = [
  [
    'kit/react-button/',
    'Button',
    COMPONENT,
    KIT,
    1,
    'Buttons do things.',
    ['Color', ['File upload', 'upload']],
  ],
  ['kit/react-text-field/', 'Text Field', COMPONENT, KIT, 1, 'Takes text.', ['Color']],
  [
    'kit/api/button/',
    'Button API',
    API,
    KIT,
    2,
    '',
    [],
    { prop: 'color disableElevation', slot: 'startIcon' },
  ],
  ['kit/api/text-field/', 'TextField API', API, KIT, 2, '', [], { prop: 'color helperText' }],
  ['kit/api/snackbar/', 'Snackbar API', API, KIT, 2, '', [], { prop: 'color autoHideDuration' }],
  ['kit/theming/dark-mode/', 'Dark mode', GUIDE, KIT, 0, 'Light and dark.', []],
  ['kit/theming/', 'Customizing the theme', GUIDE, KIT, 0, 'Make it yours.', ['Dark mode']],
  ['bare/react-button/', 'Button', COMPONENT, BARE, 1, 'A plain button.', []],
  [
    'bare/api/use-button/',
    'useButton API',
    API,
    BARE,
    2,
    '',
    [],
    { parameter: 'disabled', return: 'active', page: 'useButton' },
  ],
];

/** A small directory with everything that one can have. */
export const DIRECTORY: Directory = {
  format: DIRECTORY_FORMAT,
  bundle: 'assets/search/0123456789abcdef/',
  needed: ['pagefind-entry.json'],
  products: [
    { id: 'kit', name: 'Kit' },
    { id: 'bare', name: 'Bare UI' },
    { id: 'empty', name: 'Empty' },
  ],
  crumbs: [[], ['Components', 'Inputs'], ['Component API']],
  pages: PAGES,
  synonyms: {
    toast: ['snackbar'],
    'modal window': ['dialog'],
    'drop down': ['select'],
    dropdown: ['select'],
    'night mode': ['darkmode'],
  },
};
