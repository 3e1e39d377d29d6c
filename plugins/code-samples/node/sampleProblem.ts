/** An author's mistake in one code sample. */
export class SampleProblem extends Error {
  override readonly name = 'SampleProblem';

  /**
   * @param message what is wrong and how to mend it, as one or more sentences
   * @param lineOffset lines below the one that opens the fence; 0 for that line itself
   */
  constructor(
    message: string,
    readonly lineOffset = 0,
  ) {
    super(message);
  }
}
