import { findHtmlProblems } from '../html/findHtmlProblems';
import { findTitleProblems } from '../html/findTitleProblems';
import { readHead } from '../html/readHead';

function createPage(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body><h1>T</h1>${body}</body></html>`;
}

const check = (body: string) => findHtmlProblems(createPage(body));
const demo = (body: string) => check(`<div class="demo__island ready">${body}</div>`);

describe('findHtmlProblems', () => {
  it.each([
    ['closing tags that may be left out', '<ul><li>One<li>Two</ul><p>Three<p>Four'],
    ['an image with text and size', '<img src="a.svg" alt="" width="8" height="8">'],
    [
      'what keeps Firefox from remembering',
      '<input type="radio" autocomplete="off" aria-label="A">',
    ],
  ])('has nothing against %s', (_name, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['<button><div>A</div></button>', 'element-permitted-content'],
    ['<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
    ['<h3>A</h3>', 'heading-level'],
    ['<button type="button" aria-controls="none">A</button>', 'no-missing-references'],
    ['<style>p { color: red }</style>', 'element-permitted-content'],
    ['<p><font color="red">A</font></p>', 'deprecated'],
    ['<input type="text" autocomplete="street-address" aria-label="A">', 'valid-autocomplete'],
  ])('finds the mistake of %s', (body, rule) => {
    expect(check(body).join('\n')).toContain(`(${rule}), at `);
  });

  it.each([
    ['<img src="a.svg">', 'The image a.svg has no alt and no width and no height'],
    ['<img src="a.svg" alt="A" width="8">', 'The image a.svg has no height'],
    ['<p>a</p >b<a href="/a/"href="/b/">c</a>', 'The file cannot be read as it is'],
  ])('finds what the rules do not know in %s', (body, message) => {
    expect(check(body)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    '<style>p { color: red }</style>',
    '<div><style>p { color: red }</style></div>',
    '<button type="button" aria-controls="none">A</button>',
    '<button type="button"><div>A</div></button>',
    '<h4>A</h4>',
    '<img src="a.svg" alt="A">',
  ])('leaves to the documented libraries, inside of a demo, %s', (body) => {
    expect(demo(body)).toEqual([]);
  });

  it('asks of demos all the rest, and of what follows them everything', () => {
    expect(demo('<p id="a">A</p><p id="a">B</p>').join()).toContain('no-dup-id');
    const after = '<button type="button" aria-controls="none">A</button>';
    expect(check(`<div class="demo__island"><p>A</p></div>${after}`).join()).toContain(
      'no-missing-references',
    );
  });
});

it.each([
  [
    '<html><head><title>A &amp; B</title><meta name=description content="What for"><body><svg><title>No</title></svg>',
    { title: 'A & B', description: 'What for' },
  ],
  ['<html><head><body>', { title: '', description: '' }],
])('reads the head of %s', (html, head) => {
  expect(readHead(html)).toEqual(head);
});

describe('findTitleProblems', () => {
  const a = { path: '/a/', title: 'A', description: 'Of a' };

  it('has nothing against pages that can be told apart, and those without description', () => {
    const others = ['/b/', '/c/'].map((path) => ({ path, title: path, description: '' }));
    expect(findTitleProblems([a, ...others])).toEqual([]);
  });

  it('names all pages that share a title or a description', () => {
    const pages = [
      a,
      { ...a, path: '/b/', description: 'Of b' },
      { ...a, path: '/c/', title: 'C' },
    ];
    expect(findTitleProblems(pages)).toEqual([
      'The title "A" is that of /a/ and /b/. Say in the title of one what sets it apart.',
      'The description "Of a" is that of /a/ and /c/. Say in the front matter of each what it is for.',
    ]);
  });
});
