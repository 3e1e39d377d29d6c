import { DEFAULT_VIEW, VIEW_ATTRIBUTE, VIEW_STORAGE_KEY } from './client/view';

/**
 * Script for the head that shows the remembered view before the first paint. The attribute it sets
 * also says that scripts run, so that controls that need them take no room where they do not.
 */
export function buildInlineScript(): string {
  const [attribute, key, usual] = [VIEW_ATTRIBUTE, VIEW_STORAGE_KEY, DEFAULT_VIEW].map((text) =>
    JSON.stringify(text),
  );
  return `(function(){var v;try{v=localStorage.getItem(${key})}catch(e){}document.documentElement.setAttribute(${attribute},v==='list'?v:${usual})})()`;
}
