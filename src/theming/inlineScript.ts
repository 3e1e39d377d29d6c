import { dark, light } from '../branding/tokens';
import { MODE_ATTRIBUTE, MODE_CHOICE_ATTRIBUTE, MODE_CLASSES } from './documentAttributes';
import { NO_SCRIPT_DARK_FILE } from './noScriptDarkFile';
import { THEME_STORAGE_KEY } from './themeStorage';

/** What browsers paint around the page: the background of the header, by color mode. */
export const THEME_COLORS = { light: light.background, dark: dark.background } as const;

/**
 * Builds the text of the script that gives the body its mode class and its direction before the
 * first paint, and keeps mode class and `theme-color` in step with the mode from then on, hydrated
 * or not. Docusaurus' own script, which sets the mode, stands after it: hence the observer, whose
 * callback still runs before anything is painted. Until the page is hydrated it is also the one who
 * follows the system, which Docusaurus does afterwards. It is ES5 and never throws.
 */
export function buildThemeInlineScript(): string {
  const [key, attribute, choice, classes, colors] = [
    THEME_STORAGE_KEY,
    MODE_ATTRIBUTE,
    MODE_CHOICE_ATTRIBUTE,
    MODE_CLASSES,
    THEME_COLORS,
  ].map((value) => JSON.stringify(value));
  return [
    `(function(d,c,t){var h=d.documentElement,b=d.body,r="ltr";`,
    `try{if(JSON.parse(localStorage.getItem(${key})).direction==="rtl")r="rtl"}catch(e){}`,
    'b.dir=r;',
    `function s(){var m=h.getAttribute(${attribute})==="dark"?"dark":"light",i,`,
    `l=d.querySelectorAll('meta[name="theme-color"]');`,
    'b.classList.remove(c.light,c.dark);b.classList.add(c[m]);',
    'for(i=0;i<l.length;i++)l[i].content=t[m]}',
    `matchMedia("(prefers-color-scheme: dark)").addEventListener("change",function(e){`,
    `if(h.getAttribute(${choice})==="system")h.setAttribute(${attribute},e.matches?"dark":"light")});`,
    `s();new MutationObserver(s).observe(h,{attributeFilter:[${attribute}]})`,
    `})(document,${classes},${colors})`,
  ].join('');
}

/**
 * What the theme adds to every page: the script, `theme-color` for either mode of the system, and
 * the colors of a dark system for readers without scripts, whom no script can give a mode.
 * For the hook `injectHtmlTags` of a plugin.
 *
 * @param baseUrl where the language begins, with a slash at its end
 */
export function buildThemeTags(baseUrl: string) {
  const darkLink = `<link rel="stylesheet" href="${baseUrl}${NO_SCRIPT_DARK_FILE}" media="(prefers-color-scheme: dark)">`;
  return {
    headTags: (['light', 'dark'] as const).map((mode) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        content: THEME_COLORS[mode],
        media: `(prefers-color-scheme: ${mode})`,
      },
    })),
    preBodyTags: [
      { tagName: 'script', innerHTML: buildThemeInlineScript() },
      // Not in the head: tags there stand before the site's stylesheet, whose layers it follows.
      { tagName: 'noscript', innerHTML: darkLink },
    ],
  };
}
