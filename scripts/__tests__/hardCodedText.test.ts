import { RuleTester } from 'eslint';
import { noHardCodedText } from '../lint/hardCodedText.mjs';

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

const hardCoded = (text: string) => [{ messageId: 'hardCoded', data: { text } }];

tester.run('no-hard-coded-text', noHardCodedText, {
  valid: [
    '<Translate id="a.b.c">Save the page</Translate>',
    '<p><Translate id="a.b.c" values={{ link: <b><Translate id="d">inside</Translate></b> }}>{"See {link}."}</Translate></p>',
    '<button aria-label={translate({ id: "a", message: "Close" })}>×</button>',
    '<p>{count} / {total} · 404</p>',
    '<p>Material UI</p>',
    '<code>npm install</code>',
    '<kbd>Ctrl</kbd>',
    '<Link className="button" to="/versions/" rel="noopener">{name}</Link>',
    '<p>{isOpen ? hide : show}</p>',
    'element.className = "is-open"',
    'element.textContent = css',
  ],
  invalid: [
    { code: '<p>Save the\n  page</p>', errors: hardCoded('Save the page') },
    { code: '<>Oops</>', errors: hardCoded('Oops') },
    { code: '<p>{"Save"}</p>', errors: hardCoded('Save') },
    { code: '<p>{isOpen ? "Hide" : show}</p>', errors: hardCoded('Hide') },
    { code: '<p>{isNew && "New"}</p>', errors: hardCoded('New') },
    { code: '<p>{`About ${name}`}</p>', errors: hardCoded('About') },
    { code: '<p>Material UI is here</p>', errors: hardCoded('Material UI is here') },
    { code: '<button aria-label="Close">×</button>', errors: hardCoded('Close') },
    { code: '<img alt={"A chart"} />', errors: hardCoded('A chart') },
    { code: '<p>设置</p>', errors: hardCoded('设置') },
    { code: 'button.textContent = "Copied"', errors: hardCoded('Copied') },
  ],
});

it('says what to do', () => {
  expect(noHardCodedText.meta?.messages?.hardCoded).toMatchInlineSnapshot(
    `""{{text}}" is shown to readers in English whatever their language is. In markup write <Translate id="area.Component.meaning" description="…">…</Translate>, in an attribute translate({ id, message, description }), and translate it in i18n/zh/code.json and i18n/pt/code.json. A name that all languages share belongs into NAMES of scripts/lint/hardCodedText.mjs."`,
  );
});
