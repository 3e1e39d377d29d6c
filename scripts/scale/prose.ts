import type { Random } from './random';

function toList(text: string): [string, ...string[]] {
  return text.trim().split(/\s*\|\s*/) as [string, ...string[]];
}

const THINGS = toList(
  `button | dialog | menu | slider | table | drawer | badge | switch | stepper | tooltip | form |
   list | card | tab | alert | avatar | rating | timeline | backdrop | checkbox`,
);
const QUALITIES = toList(
  `disabled | focused | nested | empty | wide | dense | sticky | selected | scrolling |
   translated | printed | animated | shared | labelled | required | hidden | long | plain`,
);
const ACTIONS = toList(
  `keeps | announces | measures | restores | hides | repeats | follows | covers | sorts |
   delays | remembers | replaces | groups | narrows | closes | moves | checks | renders`,
);
const OBJECTS = toList(
  `the value that was typed last | its place in the tab order | the name that a reader hears |
   the width of the column | a theme of its own | every row below it | the address of the page |
   the color of the surface | the order of the results | its children | a second request |
   the text of the label | the state of the server | what the keyboard does | the open panel`,
);
const CIRCUMSTANCES = toList(
  `before the first paint | when the window becomes narrow | after the form was sent |
   while data are loading | on a device without a mouse | in a language read from right to left |
   unless a prop says otherwise | as soon as it loses focus | for people who prefer less motion |
   without another render | if nothing was chosen | inside a grid | at twice the text size`,
);
const BEGINNINGS = toList(`Because | Although | When | Where | If | As`);

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A quality and a thing: `sticky table`. */
export function writeName({ pick }: Random): string {
  return `${pick(QUALITIES)} ${pick(THINGS)}`;
}

function writeClause(random: Random): string {
  const { pick } = random;
  return `a ${writeName(random)} ${pick(ACTIONS)} ${pick(OBJECTS)}`;
}

/** One sentence, which means nothing and has the words and the length of one that does. */
export function writeSentence(random: Random): string {
  const { pick, next } = random;
  const main = `${writeClause(random)} ${pick(CIRCUMSTANCES)}`;
  return next() < 0.4
    ? `${pick(BEGINNINGS)} ${writeClause(random)}, ${main}.`
    : `${capitalize(main)}.`;
}

/** A paragraph of at least so many words. */
export function writeParagraph(random: Random, words: number): string {
  let text = writeSentence(random);
  while (text.split(' ').length < words) text += ` ${writeSentence(random)}`;
  return text;
}

/** A description of the length that front matter must have: 70 to 160 characters. */
export function writeDescription(random: Random): string {
  return fitDescription(writeSentence(random));
}

/** As short and as long as may be: it stands alone, and after up to 74 characters. */
const FILLER = 'A generated page, which is there to be measured and compared, not to be read.';

/** Cuts a text at a word, or adds to it, so that it can stand as a description. */
export function fitDescription(text: string): string {
  const cut = text.length > 155 ? `${text.slice(0, 150).replace(/\W+\S*$/, '')}.` : text;
  return cut.length < 75 ? `${cut} ${FILLER}`.trim() : cut;
}
