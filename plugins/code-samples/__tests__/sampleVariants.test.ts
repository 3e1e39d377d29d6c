import type { Element, Root } from 'hast';
import { rehypeCodeSamples } from '../node/rehypeCodeSamples';

function toTree(language: string, metastring = ''): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: [`language-${language}`], metastring },
            children: [{ type: 'text', value: 'let a: A;\nlet b;\n' }],
          },
        ],
      },
    ],
  };
}

const file = {
  fail: (reason: string): never => {
    throw new Error(reason);
  },
};

/** What the sample in JavaScript is; undefined: there is none. */
async function getJavaScript(
  tree: Root,
  toJavaScript: (code: string, fileName: string) => Promise<string | null>,
) {
  await rehypeCodeSamples({ toJavaScript })(tree, file);
  return (tree.children[0] as Element).properties.jsHtml;
}

it.each([
  ['tsx', 'sample.tsx'],
  ['ts', 'sample.ts'],
])(
  'a sample in %s gets the JavaScript that there is for it, highlighted',
  async (language, name) => {
    const toJavaScript = jest.fn(async () => 'let a;');
    expect(await getJavaScript(toTree(language), toJavaScript)).toBe(
      '<span class="t-k">let</span> a;',
    );
    expect(toJavaScript.mock.calls).toEqual([['let a: A;\nlet b;', name]]);
  },
);

it.each([
  ['where there is none', 'tsx', '', null],
  ['in another language', 'jsx', '', 'let a;'],
  ['whose lines are marked', 'tsx', '{1}', 'let a;'],
  ['whose lines are numbered', 'tsx', 'showLineNumbers', 'let a;'],
])('a sample %s stays one', async (_case, language, metastring, js) => {
  expect(await getJavaScript(toTree(language, metastring), async () => js)).toBeUndefined();
});
