/** What readers type, and the page that must come first: its address, with an anchor where only that will do. */
export type Query = readonly [query: string, ...addresses: readonly string[]];

const MATERIAL = '/material-ui/';
const API = `${MATERIAL}api/`;
const BUTTON = `${MATERIAL}react-button/`;
const DIALOG = `${MATERIAL}react-dialog/`;
const TABLE = `${MATERIAL}react-table/`;
const GRID = `${MATERIAL}react-grid2/`;
const FIELD = `${MATERIAL}react-text-field/`;
const RADIO = `${MATERIAL}react-radio-button/`;
const PROGRESS = `${MATERIAL}react-progress/`;
const THEME = `${MATERIAL}customization/theming/`;

/** Typed on the home page, so without a product that comes first. Several addresses are as good as each other. */
export const QUERIES: readonly Query[] = [
  // Names of components with a page of their own.
  ['button', BUTTON],
  ['autocomplete', `${MATERIAL}react-autocomplete/`],
  ['dialog', DIALOG],
  ['table', TABLE],
  ['text field', FIELD],
  ['TextField', FIELD],
  ['grid', GRID, `${MATERIAL}react-grid/`],
  ['grid v2', GRID],
  ['box', '/system/react-box/', `${MATERIAL}react-box/`],
  ['select', '/base-ui/react-select/', `${MATERIAL}react-select/`],
  ['input', '/joy-ui/react-input/', `${API}input/`],
  ['joy ui button', '/joy-ui/react-button/'],
  ['base ui button', '/base-ui/react-button/'],
  ['joy input', '/joy-ui/react-input/'],

  ['snackbar', `${MATERIAL}react-snackbar/`],
  ['tooltip', `${MATERIAL}react-tooltip/`],
  ['tabs', `${MATERIAL}react-tabs/`],
  ['stepper', `${MATERIAL}react-stepper/`],
  ['drawer', `${MATERIAL}react-drawer/`],
  ['menu', `${MATERIAL}react-menu/`],
  ['checkbox', `${MATERIAL}react-checkbox/`],
  ['radio group', RADIO],
  ['switch', `${MATERIAL}react-switch/`],
  ['slider', `${MATERIAL}react-slider/`],
  ['accordion', `${MATERIAL}react-accordion/`],
  ['app bar', `${MATERIAL}react-app-bar/`],
  ['icon button', `${API}icon-button/`, `${BUTTON}#icon-buttons`],
  ['FormControlLabel', `${API}form-control-label/`],
  ['skeleton', `${MATERIAL}react-skeleton/`],
  ['pagination', `${MATERIAL}react-pagination/`],
  ['chip', `${MATERIAL}react-chip/`],
  ['popover', `${MATERIAL}react-popover/`],
  ['modal', `${MATERIAL}react-modal/`, DIALOG],
  ['button api', `${API}button/`],
  ['button props', `${API}button/`],
  ['useButton', '/base-ui/api/use-button/'],
  ['useAutocomplete', '/base-ui/api/use-autocomplete/'],

  // Props and other rows of the API reference.
  ['disableElevation', `${API}button/#Button-prop-disableElevation`],
  ['disableRipple', `${API}button-base/#ButtonBase-prop-disableRipple`],
  ['disable ripple', `${API}button-base/#ButtonBase-prop-disableRipple`],
  ['freeSolo', `${API}autocomplete/#Autocomplete-prop-freeSolo`],
  ['autoHideDuration', `${API}snackbar/#Snackbar-prop-autoHideDuration`],
  ['helperText', `${API}text-field/#TextField-prop-helperText`],
  ['button variant', `${API}button/#Button-prop-variant`, BUTTON, '/joy-ui/react-button/#variants'],
  ['snackbar anchorOrigin', `${API}snackbar/#Snackbar-prop-anchorOrigin`],
  ['select multiple', `${API}select/#Select-prop-multiple`],
  ['TextField multiline', FIELD, `${API}text-field/#TextField-prop-multiline`],
  ['stickyHeader', `${API}table/#Table-prop-stickyHeader`],
  ['keepMounted', `${API}modal/#Modal-prop-keepMounted`, `${API}dialog/#Dialog-prop-keepMounted`],
  ['renderInput', `${API}autocomplete/#Autocomplete-prop-renderInput`],
  ['MuiButton-containedPrimary', `${API}button/`],

  // Guides.
  ['dark mode', `${MATERIAL}customization/dark-mode/`],
  ['palette', `${MATERIAL}customization/palette/`],
  ['breakpoints', `${MATERIAL}customization/breakpoints/`],
  ['typography', `${MATERIAL}react-typography/`],
  ['density', `${MATERIAL}customization/density/`],
  ['theming', THEME],
  ['customize theme', THEME],
  ['createTheme', THEME],
  ['default theme', `${MATERIAL}customization/default-theme/`],
  ['color', `${MATERIAL}customization/color/`],
  ['installation', `${MATERIAL}getting-started/installation/`],
  ['sx', '/system/getting-started/the-sx-prop/'],
  ['sx prop', '/system/getting-started/the-sx-prop/'],
  ['spacing', '/system/spacing/'],
  ['templates', `${MATERIAL}getting-started/templates/`],
  ['global variants', '/joy-ui/main-features/global-variants/'],
  ['theme builder', '/joy-ui/customization/theme-builder/'],
  ['quickstart', '/base-ui/getting-started/quickstart/'],
  ['versions', '/versions/'],
  ['release', '/versions/'],

  // Tasks.
  ['responsive grid', GRID, `${MATERIAL}react-grid/`],
  ['upload file', `${BUTTON}#file-upload`],
  ['button with icon', BUTTON, '/joy-ui/react-button/'],
  ['loading button', `${API}loading-button/`, `${BUTTON}#loading-button`],
  ['full screen dialog', `${DIALOG}#full-screen`],
  ['sticky header', `${TABLE}#sticky-header`],
  ['nested grid', `${GRID}#nested-grids`],
  ['sort table', TABLE, `${API}table-sort-label/`],
  ['how to change the primary color', `${MATERIAL}customization/palette/`],
  ['toggle dark mode', `${MATERIAL}customization/dark-mode/`],
  ['how to install', `${MATERIAL}getting-started/installation/`],
  ['sign in page', `${MATERIAL}getting-started/templates/`],
  ['dashboard', `${MATERIAL}getting-started/templates/`],
  ['password field', FIELD],
  ['fetch options from server', `${MATERIAL}react-autocomplete/`],
  ['draggable dialog', DIALOG],
  ['right to left', '/system/spacing/', `${MATERIAL}customization/theming/`],

  // Typing errors, and words written apart or together.
  ['dropdwon', `${MATERIAL}react-menu/`, `${MATERIAL}react-select/`, '/base-ui/api/dropdown/'],
  ['buton', BUTTON],
  ['autocmplete', `${MATERIAL}react-autocomplete/`],
  ['snakbar', `${MATERIAL}react-snackbar/`],
  ['snack bar', `${MATERIAL}react-snackbar/`],
  ['typograpy', `${MATERIAL}react-typography/`],
  ['chekbox', `${MATERIAL}react-checkbox/`],
  ['tabel', TABLE],
  ['dailog', DIALOG],
  ['breakpionts', `${MATERIAL}customization/breakpoints/`],
  ['iconbutton', `${API}icon-button/`],
  ['disableElevatoin', `${API}button/#Button-prop-disableElevation`],
  ['darkmode', `${MATERIAL}customization/dark-mode/`],

  // Words of other libraries, and everyday ones.
  ['modal window', DIALOG, `${MATERIAL}react-modal/`],
  ['toast', `${MATERIAL}react-snackbar/`],
  ['notification', `${MATERIAL}react-snackbar/`, `${MATERIAL}react-alert/`],
  ['combobox', `${MATERIAL}react-autocomplete/`],
  ['dropdown', `${MATERIAL}react-menu/`, `${MATERIAL}react-select/`, '/base-ui/api/dropdown/'],
  ['data table', TABLE],
  ['spinner', PROGRESS, `${API}circular-progress/`],
  ['progress bar', PROGRESS, `${API}linear-progress/`],
  ['navbar', `${MATERIAL}react-app-bar/`],
  ['sidebar', `${MATERIAL}react-drawer/`],
  ['text input', FIELD, '/joy-ui/react-input/'],
  ['collapse', `${MATERIAL}transitions/`, `${API}collapse/`, `${MATERIAL}react-accordion/`],
  ['wizard', `${MATERIAL}react-stepper/`],
  ['radio', RADIO, `${API}radio/`],
  ['media query', `${MATERIAL}react-use-media-query/`],
  ['fonts', `${MATERIAL}customization/typography/`],
  ['night mode', `${MATERIAL}customization/dark-mode/`],
  ['margin', '/system/spacing/'],
  ['compact', `${MATERIAL}customization/density/`],
];
