import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { createBundlerConfig } from '../node/createBundlerConfig';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-translations-'));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

async function bundle(): Promise<{ readonly code: string; readonly errors: readonly string[] }> {
  const table = path.join(dir, 'codeTranslations.json');
  const { mergeStrategy: _none, ...config } = createBundlerConfig(table);
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: './index.js',
    output: { path: path.join(dir, 'out'), filename: 'index.js' },
    externals: { '@docusaurus/Translate': 'T' },
    ...config,
  });
  const stats = await new Promise<{ errors?: { message: string }[] }>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else resolve(result?.toJson({ all: false, errors: true }) ?? {});
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const out = path.join(dir, 'out', 'index.js');
  return {
    code: fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : '',
    errors: (stats.errors ?? []).map(({ message }) => message),
  };
}

const TABLE = { 'codeTranslations.json': '{"a":"Eins","b":"Zwei","unused":"Nirgends"}' };
const use = (id: string) =>
  `import { translate } from '@docusaurus/Translate'; console.log(translate({ id: '${id}', message: 'in English', description: 'for translators' }));`;

test('a bundle has the texts that it shows, and neither the table nor explanations', async () => {
  write({
    ...TABLE,
    'index.js': `import table from './codeTranslations.json'; import '@docusaurus/theme'; console.log(table); ${use('a')}`,
    'node_modules/@docusaurus/theme/index.js': use('b'),
  });
  const { code, errors } = await bundle();
  expect(errors).toEqual([]);
  expect(code).toContain('Eins');
  expect(code).toContain('Zwei');
  expect(code).not.toMatch(/Nirgends|in English|for translators/);
});

test('a text that cannot be told stops the build and names the file', async () => {
  write({ ...TABLE, 'index.js': use("a' + location.hash + '") });
  const { errors } = await bundle();
  expect(errors.join()).toContain(`${path.join(dir, 'index.js')} uses translate()`);
});
