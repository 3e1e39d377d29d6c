import { translate } from '@docusaurus/Translate';
import { announce, copyText } from '@site/plugins/code-samples/client';

const COPIED_MS = 1200;

/** Copies the address that a link leads to, and says so. */
export async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await copyText(link.href);
  } catch {
    // The link has led to the heading; that is what it did without the clipboard, too.
    return;
  }
  link.dataset.copied = 'true';
  setTimeout(() => delete link.dataset.copied, COPIED_MS);
  announce(
    translate({
      id: 'theme.Heading.linkCopied',
      message: 'Link copied',
      description: 'Said when the address of a heading was copied',
    }),
  );
}
