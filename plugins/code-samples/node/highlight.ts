import type { Environment } from 'prismjs';
import { loadGrammar } from './grammars';
import { renderRuns } from './renderHtml';
import { compactRuns, flattenTokens, joinRuns, type Run } from './runs';
import { withPrism } from './withPrism';

/**
 * What an HTML parser would make of the text: line feeds as the only line breaks, no NUL. Doing it
 * first keeps the text of the page equal to the text we were given.
 */
export function normalizeSource(code: string): string {
  return code.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}

/**
 * Colours source text.
 *
 * @param code normalised source (`normalizeSource`)
 * @throws Error naming the nearest languages when `language` is unknown
 */
export function tokenize(code: string, language: string): Run[] {
  const loaded = loadGrammar(language);
  const plain: Run[] = code === '' ? [] : [{ text: code, kind: null }];
  if (!loaded) {
    return plain;
  }
  const tokens = withPrism((prism) => {
    const env: Environment = { code, grammar: loaded.grammar, language: loaded.id };
    // Template languages (php, handlebars…) swap code and grammar in these hooks.
    prism.hooks.run('before-tokenize', env);
    env.tokens = prism.tokenize(env.code ?? code, env.grammar ?? loaded.grammar);
    prism.hooks.run('after-tokenize', env);
    return env.tokens;
  });
  const runs = compactRuns(flattenTokens(tokens));
  // A grammar that loses text would falsify what readers copy: better uncoloured than wrong.
  return joinRuns(runs) === code ? runs : plain;
}

/**
 * Highlights source at build time: the HTML to put into a `code` element, with the classes of
 * `TOKEN_KINDS` (`t-k`, `t-s`…) and no inline styles. Its `textContent` is the source, with line
 * feeds as line breaks. Colours apply inside `.MuiCode-root`.
 *
 * @throws Error naming the nearest languages when `language` is unknown
 * @example
 * highlight('const a = 1;', 'ts') // '<span class="t-k">const</span> a = <span class="t-n">1</span>;'
 */
export function highlight(code: string, language: string): string {
  return renderRuns(tokenize(normalizeSource(code), language));
}
