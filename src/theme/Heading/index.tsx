/**
 * Wraps `Heading`: the link beside a heading also copies its address, so that one click is enough to
 * send somebody to a section. The address bar shows it too, as with any link.
 */
import type { MouseEvent } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import { announce, copyText } from '@site/plugins/code-samples/client';

const COPIED_MS = 1200;

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
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

export default function LinkedHeading(props: Props) {
  const onClick = (event: MouseEvent<HTMLHeadingElement>) => {
    props.onClick?.(event);
    const link = event.target instanceof Element ? event.target.closest('a.hash-link') : null;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link instanceof HTMLAnchorElement && isPlain) void copyAddress(link);
  };
  return <Heading {...props} onClick={onClick} />;
}
