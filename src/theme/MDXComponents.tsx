/**
 * Replaces `MDXComponents` of theme-classic: what every page has. Whatever else pages use without an
 * import comes with them, see src/page-components. Departures from upstream: no admonitions, details
 * and diagrams here, and tables scroll.
 */
import type { ComponentProps } from 'react';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import TableScroller from '@site/src/components/TableScroller';

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function createHeading(level: HeadingLevel) {
  return (props: ComponentProps<HeadingLevel>) => <MDXHeading as={level} {...props} />;
}

export default {
  code: MDXCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  table: TableScroller,
  h1: createHeading('h1'),
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
};
