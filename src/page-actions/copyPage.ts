import { copyText } from '@site/plugins/code-samples/client/copyText';
import { pickStyling, toJavaScriptPath } from '@site/plugins/page-markdown/client';
import type { Preferences } from '@site/plugins/preferences/client';

/** Whether the page shows code in both languages: only then is there a file for JavaScript. */
function hasLanguages(): boolean {
  return document.querySelector('main [data-code-choice="js"]') !== null;
}

/**
 * Fetches the Markdown of the page that is shown, with code in the reader's language and styling.
 *
 * @param markdownPath see `toMarkdownPath`
 * @throws Error when the file cannot be fetched, or is no Markdown of ours
 */
export async function fetchMarkdown(
  markdownPath: string,
  { codeVariant, codeStyling }: Preferences,
): Promise<string> {
  const isJavaScript = codeVariant === 'JS' && hasLanguages();
  const response = await fetch(isJavaScript ? toJavaScriptPath(markdownPath) : markdownPath);
  const text = await response.text();
  // Some hosts answer a file that is not there with a page and status 200.
  if (!response.ok || !text.startsWith('---\n')) {
    throw new Error(`${markdownPath} cannot be read: status ${response.status}.`);
  }
  return pickStyling(text, codeStyling);
}

/**
 * Copies a text that is still on its way.
 *
 * @throws what fetching it throws; DOMException `NotAllowedError` when the browser refuses
 */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  // A failure leaves it open: Chromium reports a promise that it was given and that is rejected as
  // an error that nobody caught.
  const blob = new Promise<Blob>((resolve) => {
    text.then((value) => resolve(new Blob([value], { type: 'text/plain' }))).catch(() => {});
  });
  try {
    // WebKit forgets that a button was pressed while something is awaited; it takes a promise.
    const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    await Promise.all([text, written]);
  } catch {
    // Missing, refused, or the text has not come, which is found out here.
    await copyText(await text);
  }
}
