import { renderToStaticMarkup } from 'react-dom/server';
import { visibilityBanner } from '@site/src/page-components/visibilityBanner';
import ContentVisibility from '..';

afterEach(() => {
  delete visibilityBanner.Component;
});

const show = (metadata: object) =>
  renderToStaticMarkup(
    <ContentVisibility metadata={{ frontMatter: {}, unlisted: false, ...metadata }} />,
  );

const HIDDEN = [
  { unlisted: true },
  { frontMatter: { unlisted: true } },
  { frontMatter: { draft: true } },
];

it('leaves pages alone that are in lists', () => {
  visibilityBanner.Component = () => <p>Unlisted</p>;
  expect(show({})).toBe('');
});

it.each(HIDDEN)('shows the banner that a page with %j brings along', (metadata) => {
  visibilityBanner.Component = () => <p>Unlisted</p>;
  expect(show(metadata)).toBe('<p>Unlisted</p>');
});

it.each(HIDDEN)('stops the build where a page with %j brings none', (metadata) => {
  expect(() => show(metadata)).toThrow('rehypePageComponents');
});
