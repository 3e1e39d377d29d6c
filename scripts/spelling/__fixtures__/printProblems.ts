/**
 * Prints what is misspelt in its first argument; the others are words of the project. A program of its
 * own because the dictionaries are an ES module, which Jest cannot load.
 */
import { findSpellingProblems } from '../findSpellingProblems';

const [text = '', ...words] = process.argv.slice(2);

findSpellingProblems([{ file: 'a.mdx', text, language: 'plaintext' }], words).then(
  (problems) => process.stdout.write(JSON.stringify(problems)),
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
