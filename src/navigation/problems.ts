/** One thing that an author has to put right. */
export interface Problem {
  /** The file or entry, as an author would look for it. */
  readonly where: string;
  /** What is there, and what may be there. */
  readonly what: string;
  /** What to do: one line, or the wrong and the right form on two. */
  readonly fix: string;
}

/** A problem without its place, which the walk through a tree knows. */
export type EntryProblem = Omit<Problem, 'where'>;

/** Shows the wrong and the right form of a line below each other. */
export function toWrongRight(wrong: string, right: string): string {
  return `wrong: ${wrong}\nright: ${right}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '   ');
}

/**
 * Throws one error that lists all problems, and does nothing when there are none.
 *
 * @param subject what was looked at, such as `sidebars.ts`
 */
export function throwOnProblems(subject: string, problems: readonly Problem[]): void {
  if (problems.length === 0) {
    return;
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const list = problems.map(
    ({ where, what, fix }, index) => `${index + 1}. ${where}\n${indent(`${what}\n${fix}`)}`,
  );
  throw new Error(`${subject}: ${count}.\n\n${list.join('\n\n')}\n`);
}
