import { tsxLanguage } from '@codemirror/lang-javascript';
import type { EditableFile } from './editableSource';

/** Called by every turn of a loop; the frame brings it (frame/loopGuard.ts). */
export const LOOP_GUARD = '__guardLoop';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Makes every loop of a source call {@link LOOP_GUARD}, so that one without an end stops itself
 * where a frame shares the page's thread. No line moves. What the parser does not understand stays
 * as it is; the compiler will say what is wrong with it.
 */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  tsxLanguage.parser.parse(code).iterate({
    enter({ name, node }) {
      if (!LOOPS.has(name)) return;
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body || body.type.isError) return;
      if (body.name === 'Block') {
        insertions.push({ at: body.from + 1, text: `${LOOP_GUARD}();` });
      } else if (body.name === ';' || body.name.endsWith('Statement')) {
        insertions.push({ at: body.from, text: `{${LOOP_GUARD}();` }, { at: body.to, text: '}' });
      }
    },
  });
  // Stable: what is inserted at one place keeps its order, outer loops before inner ones.
  insertions.sort((one, other) => one.at - other.at);
  let done = 0;
  let result = '';
  for (const { at, text } of insertions) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}

/** Guards the loops of all scripts of a demo. */
export function guardFiles(files: readonly EditableFile[]): EditableFile[] {
  return files.map(({ name, code }) => ({
    name,
    code: /\.[jt]sx?$/.test(name) ? guardLoops(code) : code,
  }));
}
