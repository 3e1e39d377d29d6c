import { INCOMPLETE_ATTRIBUTE } from '../client/incomplete';
import { STORAGE_KEY } from '../client/reloadMark';

/**
 * Builds the text of the script that loads a page again, once, when the HTML is older than what the
 * host still has of its first scripts and styles: a browser that restores a tab may take such HTML
 * from its cache. Then none of the site's own code runs that could look after it. It is ES5 and never
 * throws. Where that would not help, or without network or storage, which would tell it that it was
 * here before, the page stays and says that a part is missing (node/buildNotice.ts).
 * The site's code takes the mark away (client/reloadMark.ts) once it runs.
 */
export function buildEarlyScript(): string {
  const key = JSON.stringify(STORAGE_KEY);
  return [
    '(function(r){addEventListener("error",function(e){',
    'var t=e.target,a=t&&(t.defer&&t.src||t.rel==="stylesheet"&&t.href);',
    'if(r||!a||a.indexOf(location.origin+"/")||a.indexOf("/assets/")<0)return;',
    `try{if(navigator.onLine&&!sessionStorage.getItem(${key})){sessionStorage.setItem(${key},"1");`,
    'r=1;return location.reload()}}catch(e){}',
    `document.documentElement.setAttribute("${INCOMPLETE_ATTRIBUTE}","")},true)})()`,
  ].join('');
}
