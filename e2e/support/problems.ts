/** What must not happen on a page unless a test says that it expects it. */
export type ProblemKind = 'console error' | 'page error' | 'failed request' | 'external request';

/** Something that happened. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The message, or for a request its status or reason and its address. */
  readonly text: string;
}

/** Something that a test waits for: any number of problems of a kind whose text matches. */
export interface Expectation {
  readonly kind: ProblemKind;
  /** A part of the text, or a pattern for it. */
  readonly pattern: string | RegExp;
}

function matches(problem: Problem, { kind, pattern }: Expectation): boolean {
  return (
    problem.kind === kind &&
    (typeof pattern === 'string' ? problem.text.includes(pattern) : pattern.test(problem.text))
  );
}

/**
 * Why a test fails: problems that it did not expect, and expectations that nothing met (they would
 * hide a problem that comes later). Null when there is neither.
 */
export function explainProblems(
  problems: readonly Problem[],
  expectations: readonly Expectation[],
): string | null {
  const unexpected = problems.filter(
    (problem) => !expectations.some((expectation) => matches(problem, expectation)),
  );
  const unmet = expectations.filter(
    (expectation) => !problems.some((problem) => matches(problem, expectation)),
  );
  if (unexpected.length === 0 && unmet.length === 0) {
    return null;
  }
  return [
    ...unexpected.map(({ kind, text }) => `Unexpected ${kind}: ${text}`),
    ...unmet.map(
      ({ kind, pattern }) => `Expected a ${kind} matching ${String(pattern)}: none came`,
    ),
    ...(unexpected.length > 0
      ? ["Mend the page, or say so in the test: expectProblem('console error', /part of it/)"]
      : []),
  ].join('\n');
}
