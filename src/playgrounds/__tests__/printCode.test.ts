import fc from 'fast-check';
import ts from 'typescript';
import { joinParts, printDemo, printElement } from '../printCode';
import { MAX_TEXT_LENGTH, parseValue } from '../parseValue';
import type { Control, PlaygroundData, Values } from '../types';
import { getStartValues, listProps } from '../values';
import { DATA } from './data';

const START = getStartValues(DATA);
const print = (values: Values, data: PlaygroundData = DATA) =>
  joinParts(printElement(data, values));

/** The props with which the printed demo renders the component. */
function run(code: string): unknown {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS },
  });
  const exported: { default?: () => { props: unknown } } = {};
  const requireForDemo = (request: string) =>
    request === 'react/jsx-runtime'
      ? { jsx: (_type: unknown, props: unknown) => ({ props }) }
      : { __esModule: true, default: 'Button' };
  new Function('require', 'exports', outputText)(requireForDemo, exported);
  return exported.default?.().props;
}

describe('the printed element', () => {
  it('leaves out what is the default', () => {
    expect(print(START)).toBe('<Button variant="contained">Save</Button>');
    expect(print({ ...START, variant: 'text', children: null })).toBe('<Button />');
    expect(print({ ...START, variant: 'text', ripple: false })).toBe(
      '<Button ripple={false}>Save</Button>',
    );
  });

  it('takes a line for each attribute where one line would be long', () => {
    const values = { ...START, disabled: true, tabIndex: 3, label: 'A label of some length' };
    expect(print(values)).toBe(
      [
        '<Button',
        '  label="A label of some length"',
        '  tabIndex={3}',
        '  variant="contained"',
        '  disabled',
        '>',
        '  Save',
        '</Button>',
      ].join('\n'),
    );
    expect(print({ ...values, children: null })).toMatch(/\n {2}disabled\n\/>$/);
  });

  it('is a demo that renders with these very props, whatever is typed', () => {
    // Beside strings of all sorts, those that mean something in JSX.
    const text = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: MAX_TEXT_LENGTH, unit: 'grapheme' }),
        fc.constantFrom('{x}', '</Button>', '&amp;', ' a', 'a  b', '"', "'", '\\n', '`${x}`', '//'),
      )
      .filter((value) => parseValue(DATA.controls[0] as Control, value) === value);
    fc.assert(
      fc.property(text, text, fc.boolean(), (children, label, disabled) => {
        const values = { ...START, children, label, disabled };
        const code = printDemo(DATA, values);
        expect(code).toMatch(
          /^import Button from '@scope\/kit\/Button';\n\nexport default function ButtonPlayground/,
        );
        expect(run(code)).toEqual(Object.fromEntries(listProps(DATA, values)));
      }),
    );
  });
});
