import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { plainOrder } from '../node/plainOrder';

const docs = path.dirname(require.resolve('@docusaurus/plugin-content-docs/client'));
const theme = path.dirname(require.resolve('@docusaurus/theme-common'));
const DOCS_FILE = path.join(docs, 'docsClientUtils.js');
const FILES = [DOCS_FILE, path.join(theme, 'utils', 'reactUtils.js')];

function print(file: string, name = file): string {
  const found = plainOrder.find(({ test }) => test.test(name));
  if (!found) throw new Error(`nothing replaces ${name}`);
  return found.print(file);
}

test.each(FILES)('%s compares without the rules of a language', (file) => {
  expect(fs.readFileSync(file, 'utf8')).toContain('.localeCompare(');
  expect(print(file)).not.toContain('localeCompare');
});

test('paths stand behind the longer ones that begin with them', () => {
  const [, comparison] = /\.sort\((\(a, b\) => .+)\)\n/.exec(print(DOCS_FILE)) ?? [];
  type Compare = (one: [string, { path: string }], other: [string, { path: string }]) => number;
  const compare = new Function(`return ${comparison ?? ''}`)() as Compare;
  const toEntry = (name: string): [string, { path: string }] => ['id', { path: name }];
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (start, rest) => {
      expect(compare(toEntry(start + rest), toEntry(start))).toBe(-1);
      expect(compare(toEntry(start), toEntry(start + rest))).toBe(1);
      expect(compare(toEntry(start), toEntry(start))).toBe(0);
    }),
  );
});

test.each(['sort(byName)', 'sort((a, b) => name(a).localeCompare(name(b)))'])(
  'a file that compares otherwise stops the build and says what to do: %s',
  (code) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-order-'));
    const file = path.join(dir, 'docsClientUtils.js');
    fs.writeFileSync(file, code);
    expect(() => print(file, DOCS_FILE)).toThrow('adapt plugins/page-routes/node/plainOrder.ts');
    fs.rmSync(dir, { recursive: true });
  },
);
