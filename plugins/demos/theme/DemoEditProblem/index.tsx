/** What is wrong with an edited demo, beside the last result that was right. */
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoEditProblemProps } from '@theme/DemoEditProblem';

function Remark({ isResultOlder }: { readonly isResultOlder: boolean }) {
  return isResultOlder ? (
    <Translate
      id="demos.DemoEditProblem.lastResult"
      description="Below an error in an edited demo, whose result is an older one"
    >
      The result shown is the last one that worked.
    </Translate>
  ) : null;
}

function getPlace({ file, line }: NonNullable<DemoEditProblemProps['problem']>): string {
  if (file === undefined) return '';
  if (line === undefined) return `${file}: `;
  return translate(
    {
      id: 'demos.DemoEditProblem.place',
      message: '{file}, line {line}: ',
      description: 'Before an error message in an edited demo: where it arose',
    },
    { file, line: String(line) },
  );
}

export default function DemoEditProblem({ problem, isResultOlder }: DemoEditProblemProps) {
  return (
    // Always there: what is put into it is read out without moving the focus.
    <div role="status" className="demo__problem-place">
      {problem && (
        <div className="demo__problem" data-problem={problem.kind}>
          <strong dir="auto">
            {getPlace(problem)}
            {problem.message}
          </strong>{' '}
          <Remark isResultOlder={isResultOlder} />
        </div>
      )}
    </div>
  );
}
