import { Button as BaseButton } from '@mui/base/Button';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Box from '@mui/system/Box';
import type { ComponentType } from 'react';
import type { DemoStyle } from '@theme/DemoServer';
import * as plainRoot from '@site/plugins/demos/theme/DemoRoot';
import * as joyRoot from '../../DemoRoot/Joy';
import * as materialRoot from '../../DemoRoot/Material';
import renderDemo, { buildStyleHtml } from '..';

const MaterialDemo = () => <Button variant="contained">Save</Button>;
const FieldDemo = () => <TextField label="Name" />;
const SystemDemo = () => <Box sx={{ p: 2, color: 'primary.main' }}>A box</Box>;
const JoyDemo = () => <JoyButton>Save</JoyButton>;
const BaseDemo = () => <BaseButton className="mine">Save</BaseButton>;

type RootModule = Parameters<typeof renderDemo>[0]['rootModule'];

function render(Component: ComponentType, rootModule: RootModule) {
  return renderDemo({ Component, rootModule, identifierPrefix: 'd1-' });
}

const DEMOS: Array<[name: string, demo: ReturnType<typeof render>]> = [
  ['Material UI', render(MaterialDemo, materialRoot)],
  ['Material UI with ids', render(FieldDemo, materialRoot)],
  ['MUI System', render(SystemDemo, materialRoot)],
  ['Joy UI', render(JoyDemo, joyRoot)],
  ['Base UI', render(BaseDemo, plainRoot)],
];

const isEmotion = ({ key }: DemoStyle) => key.startsWith('emotion:');
const toCss = (styles: readonly DemoStyle[]) => styles.map(({ css }) => css).join('');

/** The `<style>` elements of a text: what is in their tag, and what they hold. */
function parseStyles(html: string): Array<[attributes: string, css: string]> {
  return Array.from(html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs), ([, tag = '', css = '']) => [
    tag.trim(),
    css,
  ]);
}

describe.each(DEMOS)('a demo of %s', (_name, { html, styles }) => {
  it('is markup without styles, which would stand in React’s way', () => {
    expect(html).toContain('class="');
    expect(html).not.toContain('<style');
  });

  it('names each of its styles once', () => {
    const keys = styles.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(styles.every(({ css }) => css.length > 0 && css !== 'undefined')).toBe(true);
  });

  it('has a rule for every class that emotion gives it', () => {
    const used = Array.from(html.matchAll(/\bcss-([\w-]+)/g), ([, id = '']) => id);
    const ids = styles.filter(isEmotion).map(({ key }) => key.slice('emotion:'.length));
    // `css-<hash>-<label>`: the id is what follows the prefix of emotion's cache.
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has every variable of its theme that its rules make use of', () => {
    const css = toCss(styles);
    const used = Array.from(css.matchAll(/var\((--(?:mui|joy)-[\w-]+)/g), ([, name = '']) => name);
    const declared = new Set(Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name));
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
  });
});

it('emotion styles the libraries that are made with it, and no other', () => {
  expect(DEMOS.map(([name, { styles }]) => [name, styles.some(isEmotion)])).toEqual([
    ['Material UI', true],
    ['Material UI with ids', true],
    ['MUI System', true],
    ['Joy UI', true],
    ['Base UI', false],
  ]);
  expect(DEMOS.at(-1)?.[1]).toEqual({
    html: '<button type="button" class="base-Button-root mine">Save</button>',
    styles: [],
  });
});

it('a variable comes in the values of both modes, so that the mode needs no script', () => {
  const { styles } = render(MaterialDemo, materialRoot);
  const name = '--mui-palette-primary-main';
  expect(styles.filter(({ key }) => key.endsWith(`|${name}`))).toEqual([
    {
      key: `:root, [data-theme="light"]|${name}`,
      css: `:root, [data-theme="light"]{${name}:hsl(210, 100%, 42%)}`,
    },
    {
      key: `[data-theme="dark"]|${name}`,
      css: `[data-theme="dark"]{${name}:hsl(210, 100%, 72%)}`,
    },
  ]);
});

it('a key means the same text in every demo, so that a page needs it once', () => {
  const texts = new Map<string, string>();
  for (const { key, css } of DEMOS.flatMap(([, { styles }]) => styles)) {
    expect(texts.get(key) ?? css).toBe(css);
    texts.set(key, css);
  }
  const again = render(MaterialDemo, materialRoot);
  expect(again).toEqual(DEMOS[0]?.[1]);
});

it('ids of a demo begin with its prefix', () => {
  const { html } = render(FieldDemo, materialRoot);
  expect(/<input[^>]* id="([^"]*)"/.exec(html)?.[1]).toMatch(/^:d1-R/);
});

it('a demo that throws is not swallowed', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  expect(() => render(Broken, plainRoot)).toThrow('broken');
});

describe('buildStyleHtml', () => {
  it('has the variables in one element, and the rules of emotion in one that names them all', () => {
    const all = DEMOS.flatMap(([, { styles }]) => styles);
    const [variables, rules, ...others] = parseStyles(buildStyleHtml(all));
    expect(variables).toEqual(['', toCss(all.filter((style) => !isEmotion(style)))]);
    const ids = all.filter(isEmotion).map(({ key }) => key.slice('emotion:'.length));
    expect(rules).toEqual([`data-emotion="css ${ids.join(' ')}"`, toCss(all.filter(isEmotion))]);
    expect(others).toEqual([]);
  });

  it('has no element for what there is none of', () => {
    const [[, { styles }] = ['', { styles: [] }]] = DEMOS;
    expect(buildStyleHtml([])).toBe('');
    expect(parseStyles(buildStyleHtml(styles.filter(isEmotion)))).toHaveLength(1);
    expect(
      parseStyles(buildStyleHtml(styles.filter((style) => !isEmotion(style)))).map(([tag]) => tag),
    ).toEqual(['']);
  });

  it('lets no text of a rule end its element', () => {
    const Sneaky = () => <Box sx={{ '&::after': { content: '"</style><script>"' } }} />;
    const html = buildStyleHtml(render(Sneaky, plainRoot).styles);
    expect(html).toContain('<\\/style><script>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
