import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterMap } from 'parse5';
import { getAttribute, isDemo, isFormMemory, isStyle, RULES_OUTSIDE_OF_DEMOS } from './exceptions';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Scripts and styles come from the site itself, under names made of their content.
      'require-sri': 'off',
      // Most demos need none of what is switched off in all of them.
      'no-unused-disable': 'off',
    },
  }),
);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Takes out what is known, and tells the validator where which rules do not hold. */
function applyExceptions(node: Node, isInDemo = false): void {
  if (!('childNodes' in node)) return;
  const isDemoHere = isElement(node) && isDemo(node);
  const takesStyles = isInDemo || isDemoHere;
  node.childNodes = node.childNodes.filter(
    (child) => !(takesStyles && isElement(child) && isStyle(child)),
  );
  node.childNodes.forEach((child) => applyExceptions(child, takesStyles));
  if (!isElement(node)) return;
  node.attrs = node.attrs.filter(({ name }) => !isFormMemory(node, name));
  const [first] = node.childNodes;
  if (isDemoHere && first) {
    const directive = `[html-validate-disable-block ${RULES_OUTSIDE_OF_DEMOS.join(', ')}]`;
    defaultTreeAdapter.insertBefore(node, defaultTreeAdapter.createCommentNode(directive), first);
  }
}

/** Images outside of demos: what is drawn there gets its size from the library's styles. */
function findImages(node: Node): Element[] {
  if (!('childNodes' in node) || (isElement(node) && isDemo(node))) return [];
  const inside = node.childNodes.flatMap(findImages);
  return isElement(node) && node.tagName === 'img' ? [node, ...inside] : inside;
}

function checkImage(image: Element): string[] {
  const missing = ['alt', 'width', 'height'].filter((name) => getAttribute(image, name) === null);
  const source = getAttribute(image, 'src') ?? 'without address';
  return missing.length > 0
    ? [`The image ${source} has no ${missing.join(' and no ')}: nothing may move when it arrives`]
    : [];
}

/**
 * Finds what is wrong with the markup of a page by the rules of the HTML specification: elements where
 * they may not be, attributes that do not exist, ids that are twice, references to ids that are not
 * there; besides, images without text or size.
 *
 * The file is read as a browser does, because a build leaves out closing tags that may be left out; so
 * what is judged is the document that readers get.
 *
 * @returns one message per mistake, with a selector of its element
 */
export function findHtmlProblems(html: string): string[] {
  const problems: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      problems.push(`The file cannot be read as it is: ${code}, at ${startLine}:${startCol}`),
  });
  problems.push(...findImages(document).flatMap(checkImage));
  applyExceptions(document);
  const { results } = validator.validateStringSync(serialize(document));
  for (const { messages } of results) {
    for (const { message, ruleId, selector } of messages) {
      problems.push(`${message} (${ruleId}), at ${selector ?? 'the document'}`);
    }
  }
  return [...new Set(problems)];
}
