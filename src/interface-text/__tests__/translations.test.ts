import fs from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { InterfaceTexts } from '../createTranslator';
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS, LANGUAGES } from '../languages';

const SITE = path.resolve(__dirname, '../../..');
const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

type CodeTexts = Record<string, { readonly message: string }>;

function readJson(...segments: string[]): unknown {
  return JSON.parse(fs.readFileSync(path.join(SITE, 'i18n', ...segments), 'utf8'));
}

/** Every file of the site whose texts readers can meet. */
function listSourceFiles(): string[] {
  return ['src', 'plugins'].flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/__(tests|fixtures)__|\.d\.ts$/.test(name))
      .map((name) => path.join(SITE, folder, name)),
  );
}

// Every source file is parsed, once for all tests: that is work, not waiting.
jest.setTimeout(60_000);
let sourceTexts: Promise<Map<string, string>> | undefined;
const readSourceTexts = () => (sourceTexts ??= parseSourceTexts());

async function parseSourceTexts(): Promise<Map<string, string>> {
  const files = await extractAllSourceCodeFileTranslations(listSourceFiles(), {
    presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  });
  expect(files.flatMap(({ warnings }) => warnings)).toEqual([]);
  const texts = files.flatMap(({ translations }) => Object.entries(translations));
  return new Map(texts.map(([id, { message }]) => [id, message]));
}

/** Docusaurus' own texts in English. */
function readDocusaurusEnglish(): Record<string, string> {
  const folder = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const file = path.join(folder, 'locales', 'base', 'theme-common.json');
  const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(texts).length).toBeGreaterThan(50);
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')));
}

/** Docusaurus' own texts in a language, as a build without ours would show them. */
function readDocusaurusTexts(locale: string): Promise<Record<string, string>> {
  return readDefaultCodeTranslationMessages({ locale, name: 'theme-common' });
}

const getPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** `a.b` for every text. */
function listKeys(texts: InterfaceTexts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([part, value]) =>
    typeof value === 'string' ? [prefix + part] : listKeys(value, `${prefix}${part}.`),
  );
}

describe.each(TRANSLATED)('i18n/%s', (language) => {
  const ours = readJson(language, 'code.json') as CodeTexts;

  it('has every text of the code, and none that is gone', async () => {
    const [source, theirs] = [await readSourceTexts(), readDocusaurusEnglish()];
    const missing = [...source.keys()].filter((id) => !(id in ours) && !(id in theirs));
    const remedy = `translate them in i18n/${language}/code.json ("npm run write-translations -- --locale ${language}" adds them in English)`;
    expect({ missing, remedy }).toEqual({ missing: [], remedy });
    const gone = Object.keys(ours).filter((id) => !source.has(id) && !(id in theirs));
    expect({ gone, remedy: `delete them from i18n/${language}/code.json` }).toMatchObject({
      gone: [],
    });
  });

  it('leaves no text in English, and loses no placeholder', async () => {
    const source = await readSourceTexts();
    const english = [...source].filter(([id, message]) => ours[id]?.message === message);
    // Names, and words that the languages share.
    const SHARED = ['Beta', 'Button'];
    expect(english.filter(([, message]) => !SHARED.includes(message))).toEqual([]);
    for (const [id, message] of source) {
      const text = ours[id]?.message.split('|').at(-1);
      const [, plural = message] = message.split('|');
      if (text !== undefined)
        expect([id, getPlaceholders(text)]).toEqual([id, getPlaceholders(plural)]);
    }
  });

  it('has every text of Docusaurus, from Docusaurus or from us', async () => {
    const [english, theirs] = [readDocusaurusEnglish(), await readDocusaurusTexts(language)];
    const missing = Object.keys(english).filter(
      (id) => !(id in ours) && (!(id in theirs) || isUntranslated(english[id], theirs[id])),
    );
    expect(missing).toEqual([]);
  });

  it('has the same interface texts as English', () => {
    const [english, texts] = ['en', language].map(
      (code) => readJson(code, 'interface.json') as InterfaceTexts,
    );
    expect(listKeys(texts ?? {})).toEqual(listKeys(english ?? {}));
  });
});

function isUntranslated(english: string | undefined, text: string | undefined): boolean {
  return english === text && /[a-z]{3}/i.test((text ?? '').replace(/\{\w+\}/g, ''));
}

it('offers readers languages only that the site is built in', () => {
  expect(
    Object.keys(LANGUAGE_LABELS).filter((code) => !(LANGUAGES as readonly string[]).includes(code)),
  ).toEqual([]);
  expect(LANGUAGE_LABELS).toEqual({ en: 'English' });
});
