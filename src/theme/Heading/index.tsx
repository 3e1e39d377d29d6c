/**
 * Replaces `Heading` of theme-classic, whose link to the heading is a component made for links to pages: to a
 * page of twenty headings that is a hundred components less. Here the link also copies its address, so that
 * one click is enough to send somebody to a section. The address bar shows it too, as with any link.
 */
import type { MouseEvent } from 'react';
import clsx from 'clsx';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import { copyAddress } from './copyAddress';

function getLinkTitle(id: string, text: unknown): string {
  return translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof text === 'string' ? text : id },
  );
}

function onLinkClick(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (isPlain) void copyAddress(event.currentTarget);
}

export default function Heading({ as: As, id, ...props }: Props) {
  const brokenLinks = useBrokenLinks();
  const anchorClassName = useAnchorTargetClassName(id);
  // The heading of the page is not in its table of contents.
  if (As === 'h1' || !id) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  const title = getLinkTitle(id, props.children);
  return (
    <As {...props} className={clsx('anchor', anchorClassName, props.className)} id={id}>
      {props.children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={title}
        title={title}
        translate="no"
        onClick={onLinkClick}
      >
        &#8203;
      </a>
    </As>
  );
}
