import { createTranslator } from '../createTranslator';

const texts = {
  en: { settings: { title: 'Settings', mode: { dark: 'Dark' } } },
  pt: { settings: { title: 'Configurações' } },
};

let warn: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('finds a text by its dotted path, in the language asked for', () => {
  const translator = createTranslator(texts);
  expect(translator('pt')('settings.title')).toBe('Configurações');
  expect(translator('en')('settings.mode.dark')).toBe('Dark');
  expect(warn).not.toHaveBeenCalled();
});

it('falls back to English, and warns once per language and key', () => {
  const translator = createTranslator({ ...texts, zh: {} });
  expect(translator('pt')('settings.mode.dark')).toBe('Dark');
  translator('pt')('settings.mode.dark');
  expect(warn.mock.calls).toEqual([
    [
      'Missing translation of "settings.mode.dark" in "pt". Add it to i18n/pt/interface.json; until then the English text is shown.',
    ],
  ]);
  translator('zh')('settings.mode.dark');
  translator('zh')('settings.title');
  expect(warn).toHaveBeenCalledTimes(3);
});

it('says nothing where it is told to', () => {
  const translate = createTranslator(texts)('pt');
  expect(translate('settings.mode.dark', { ignoreWarning: true })).toBe('Dark');
  expect(warn).not.toHaveBeenCalled();
  translate('settings.mode.dark');
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each(['fr', 'constructor'])(
  'shows an ellipsis in the language %s, which it has not',
  (language) => {
    expect(createTranslator(texts)(language)('settings.title')).toBe('…');
    expect(error.mock.calls).toEqual([
      [
        `Missing language "${language}" for the text "settings.title". Bundled are: en, pt. Add i18n/${language}/interface.json, or correct the language.`,
      ],
    ]);
  },
);

it.each(['settings', 'settings.title.length', 'constructor.name', 'settings.none', ''])(
  'shows an ellipsis for "%s", which no language has as a text',
  (key) => {
    expect(createTranslator(texts)('en')(key)).toBe('…');
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
