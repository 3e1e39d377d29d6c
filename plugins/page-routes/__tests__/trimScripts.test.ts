import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { trimScripts } from '../node/trimScripts';

it('writes a shorter script beside what can be trimmed', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'trimmed-'));
  const write = (name: string, code: string) => fs.writeFileSync(path.join(outDir, name), code);
  write('shared.1f.js', 'shared()');
  write('a.1f.js', 'page("long")');
  write('b.1f.js', 'short()');
  const scripts = new Map([
    ['/a/', ['shared.1f.js', 'a.1f.js']],
    ['/b/', ['b.1f.js']],
  ]);
  const trim = (code: string) => (code.includes('"long"') ? code.replace('"long"', '') : null);
  const trimmed = await trimScripts(outDir, scripts, trim);
  expect([...trimmed]).toEqual([['/a/', { whole: 'a.1f.js', trimmed: 'a.1f.kept.js' }]]);
  expect(fs.readFileSync(path.join(outDir, 'a.1f.kept.js'), 'utf8')).toBe('page()');
  expect(fs.readFileSync(path.join(outDir, 'a.1f.js'), 'utf8')).toBe('page("long")');
  expect(fs.readdirSync(outDir)).toHaveLength(4);
  fs.rmSync(outDir, { recursive: true });
});
