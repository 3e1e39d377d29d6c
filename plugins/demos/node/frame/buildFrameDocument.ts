/**
 * What the frame's document may do, apart from its `sandbox`: run text as code, which is what it is
 * there for, and show what demos show. It fetches no script (the page hands them over), posts no
 * form and embeds no document.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data: blob:',
  'media-src http: https: data: blob:',
  'font-src data: blob:',
  'connect-src https:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Attribute of the html element with the file name of the frame's main script. */
export const SCRIPT_ATTRIBUTE = 'data-frame-script';

/**
 * The frame's document: a policy, a few styles, and the script that waits for the page.
 *
 * @param bootScript text of the script that is part of the document (`frame/boot.ts`, compiled).
 * @param mainScript file name of the script that the page hands over first.
 */
export function buildFrameDocument(bootScript: string, mainScript: string): string {
  return `<!doctype html>
<html lang="en" ${SCRIPT_ATTRIBUTE}="${mainScript}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edited demo</title>
<style>*,::before,::after{box-sizing:border-box}body{margin:0}[data-stage]{display:flow-root;padding:24px}[data-stage]:not([data-stage='shown']){position:absolute;inset-block-start:0;inset-inline:0;visibility:hidden}</style>
</head>
<body>
<script>${bootScript.replace(/<\/(script)/gi, '<\\/$1')}</script>
</body>
</html>
`;
}
