/** What readers find in the console of their browser. */
export interface ConsoleTools {
  /** The theme around the demos of the page. */
  readonly theme: object;
  readonly createTheme: (...args: never[]) => object;
}

const TITLE_STYLE = 'font: 700 1.25em sans-serif; color: #0068d6';

let isExposed = false;

/**
 * Puts `theme` and `createTheme` into reach of the console, and says so there, once a page load. It
 * is called where both are loaded anyway, with the first demo of Material UI: nobody downloads them
 * for the console.
 */
export function exposeForConsole(tools: ConsoleTools): void {
  if (typeof window === 'undefined' || isExposed) return;
  isExposed = true;
  Object.assign(window, tools);
  // eslint-disable-next-line no-console -- a greeting to those who look here, as library authors like
  console.log(
    '%cMUI Docs%c\n\nTry the theming of Material UI right here:\n\n  theme.palette.primary.main\n  createTheme({ spacing: 4 }).spacing(2)',
    TITLE_STYLE,
    '',
  );
}
