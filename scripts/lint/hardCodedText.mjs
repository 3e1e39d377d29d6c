/** Names that every language writes alike: they are no text that anyone would translate. */
const NAMES = [
  'Atom',
  'Base UI',
  'CSS',
  'GitHub',
  'JavaScript',
  'Joy UI',
  'Material UI',
  'MUI Docs',
  'MUI System',
  'MUI X',
  'React',
  'RSS',
  'Tailwind',
  'TypeScript',
  'WAI-ARIA',
];

/** What stands in these is code, or is translated. */
const ELEMENTS_WITHOUT_TEXT = [
  'CodeBlock',
  'CodeSample',
  'Translate',
  'code',
  'kbd',
  'pre',
  'samp',
  'script',
  'style',
  'var',
];

/** Attributes, and properties of elements, that readers see or hear. */
const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'buttonLabel',
  'label',
  'placeholder',
  'title',
];
const SPOKEN_PROPERTIES = ['ariaLabel', 'alt', 'innerText', 'placeholder', 'textContent', 'title'];

/** @param {string} text whether it has words of a language in it, beyond names */
function hasWords(text) {
  const rest = NAMES.reduce((remaining, name) => remaining.replaceAll(name, ''), text);
  return /\p{L}{2,}/u.test(rest);
}

/** @param {import('estree').Node} node the fixed text of a string or template; null for anything else */
function getFixedText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
}

/** The texts an expression can become: `isOpen ? 'Hide' : 'Show'` is two. */
function listTexts(node) {
  if (node.type === 'ConditionalExpression') {
    return [...listTexts(node.consequent), ...listTexts(node.alternate)];
  }
  if (node.type === 'LogicalExpression') return [...listTexts(node.left), ...listTexts(node.right)];
  const text = getFixedText(node);
  return text === null ? [] : [text];
}

function isWithoutText(node) {
  for (let at = node; at; at = at.parent) {
    const name = at.type === 'JSXElement' ? at.openingElement.name : null;
    if (name?.type === 'JSXIdentifier' && ELEMENTS_WITHOUT_TEXT.includes(name.name)) return true;
  }
  return false;
}

/**
 * Reports text that readers would get in English whatever their language is.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noHardCodedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hardCoded:
        '"{{text}}" is shown to readers in English whatever their language is. In markup write <Translate id="area.Component.meaning" description="…">…</Translate>, in an attribute translate({ id, message, description }), and translate it in i18n/zh/code.json and i18n/pt/code.json. A name that all languages share belongs into NAMES of scripts/lint/hardCodedText.mjs.',
    },
  },
  create(context) {
    const report = (node, texts) => {
      const text = texts.find(hasWords)?.trim().replace(/\s+/g, ' ');
      if (text !== undefined) context.report({ node, messageId: 'hardCoded', data: { text } });
    };
    return {
      JSXText(node) {
        if (!isWithoutText(node)) report(node, [node.value]);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        if (!isWithoutText(node)) report(node, listTexts(node.expression));
      },
      JSXAttribute({ name, value }) {
        const attribute = name.type === 'JSXIdentifier' ? name.name : '';
        if (!value || !SPOKEN_ATTRIBUTES.includes(attribute)) return;
        report(
          value,
          listTexts(value.type === 'JSXExpressionContainer' ? value.expression : value),
        );
      },
      'AssignmentExpression[left.type="MemberExpression"]'({ left, right }) {
        const name = left.property.type === 'Identifier' ? left.property.name : '';
        if (SPOKEN_PROPERTIES.includes(name)) report(right, listTexts(right));
      },
    };
  },
};
