import { inlineTranslations } from '../node/inlineTranslations';

const GERMAN = {
  'demo.copy': 'Kopieren',
  'demo.count': '{count} Beispiele',
  'demo.read': 'Lies {link}.',
  'demo.link': 'die Seite',
  'Without id': 'Ohne Kennung',
};

const HEAD = `import { jsx as _jsx } from 'react/jsx-runtime';
import Translate, { translate } from '@docusaurus/Translate';
`;

/** Of a module that imports both, the rest. */
function inline(code: string, translations: Readonly<Record<string, string>> = GERMAN): string {
  const printed = inlineTranslations(HEAD + code, translations, 'src/Button.tsx');
  expect(printed.slice(0, HEAD.length)).toBe(HEAD);
  return printed.slice(HEAD.length);
}

test.each([
  [
    'a text',
    `f(translate({ id: 'demo.copy', message: 'Copy', description: 'A button' }));`,
    `f("Kopieren");`,
  ],
  [
    'a text with values',
    `translate({ id: 'demo.count', message: '{count} demos', description: 'A number' }, { count: n(1) });`,
    `translate({ message: "{count} Beispiele" }, { count: n(1) });`,
  ],
  [
    'a text that is not in the table',
    `translate({ id: 'demo.new', message: 'New "here"' });`,
    `"New \\"here\\"";`,
  ],
  ['a text with no id', `translate({ message: 'Without id' });`, `"Ohne Kennung";`],
  ['an id alone', `translate({ id: 'demo.unknown' });`, `"demo.unknown";`],
  [
    'a text over two lines',
    `translate({ id: 'demo.long', message: 'One ' + \`two \` + 'three' });`,
    `"One two three";`,
  ],
  [
    'an element',
    `_jsx("b", { children: _jsx(Translate, { id: "demo.copy", description: "A button", children: "Copy" }) });`,
    `_jsx("b", { children: "Kopieren" });`,
  ],
  [
    'an element with others in it',
    `_jsx(Translate, { id: "demo.read", values: { link: _jsx("a", { title: translate({ id: 'demo.copy', message: 'Copy' }), children: _jsx(Translate, { id: "demo.link", children: "the page" }) }) }, children: "Read {link}." });`,
    `_jsx(Translate, { children: "Lies {link}.", values: { link: _jsx("a", { title: "Kopieren", children: "die Seite" }) } });`,
  ],
])('%s is what it says in the language of the build', (_name, code, expected) => {
  expect(inline(code)).toBe(expected);
});

test('the names of an import are its own', () => {
  const code = `import T, { translate as t } from '@docusaurus/Translate';\n_jsx(T, { id: 'demo.copy', children: t({ id: 'demo.copy', message: 'Copy' }) });`;
  // The text of an element has to be written out, so this one cannot be taken.
  expect(() => inlineTranslations(code, GERMAN, 'a.js')).toThrow('a.js');
  const fine = code.replace(/children: t\(.*\) \}/, `children: 'Copy' }, t({ id: 'demo.copy' })`);
  expect(inlineTranslations(fine, GERMAN, 'a.js')).toContain('\n"Kopieren";');
});

test('a function of that name that comes from elsewhere is left alone', () => {
  const code = `import { translate } from './geometry';\ntranslate({ id: 'demo.copy', message: 'Copy' });`;
  expect(inlineTranslations(code, GERMAN, 'a.js')).toBe(code);
});

test.each([
  ['an id that is computed', `translate({ id: name, message: 'Copy' });`],
  ['a text that is computed', `translate({ id: 'demo.copy', message: text });`],
  ['an id with a variable in it', 'translate({ id: `demo.${name}`, message: "Copy" });'],
  ['an object from elsewhere', `translate(messages.copy);`],
  ['a part from elsewhere', `translate({ ...copy, message: 'Copy' });`],
  ['a function that is passed on', `items.map(translate);`],
  ['an element whose props come from elsewhere', `_jsx(Translate, props);`],
  ['an element that is one of two', `_jsx(isNew ? Translate : Text, { children: 'New' });`],
])('%s stops the build', (_name, code) => {
  expect(() => inline(code)).toThrow(
    /src\/Button\.tsx uses translate\(\) or <Translate> 1 time\(s\)/,
  );
});
