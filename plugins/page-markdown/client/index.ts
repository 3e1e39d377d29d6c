/** What components outside this plugin may use in the browser. */
export { toJavaScriptPath, toMarkdownPath } from './markdownPath';
export { pickStyling } from './pickStyling';
