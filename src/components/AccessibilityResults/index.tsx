import Translate, { translate } from '@docusaurus/Translate';
import { RESULT_CHECKS, type AccessibilityResult } from './accessibilityResult';
import { getCheckText } from './checkTexts';

function getOutcomeText(problems: number): string {
  return problems === 0
    ? translate({
        id: 'page.AccessibilityResults.passed',
        message: 'passed',
        description: 'Outcome of an accessibility check that found nothing',
      })
    : translate(
        {
          id: 'page.AccessibilityResults.found',
          message: 'problems found: {problems}',
          description: 'Outcome of an accessibility check; problems is a number',
        },
        { problems },
      );
}

/**
 * What the audit found when it last examined the page of a component: a line, and behind it each check
 * with its outcome. Part of the page's HTML; it needs no script.
 */
export default function AccessibilityResults({
  result,
  day,
}: {
  readonly result: AccessibilityResult;
  /** That of the audit, as the language writes it. */
  readonly day: string;
}) {
  const { version, controls, problems } = result;
  const passed = RESULT_CHECKS.filter((check) => problems[check] === 0).length;
  return (
    <details className="accessibility-results">
      <summary>
        <Translate
          id="page.AccessibilityResults.summary"
          description="How many accessibility checks of a component's page passed; then day of the audit and release of the library"
          values={{
            passed,
            total: RESULT_CHECKS.length,
            version,
            date: day,
          }}
        >
          {'Accessibility: {passed} of {total} checks passed ({date}, version {version})'}
        </Translate>
      </summary>
      <ul>
        {RESULT_CHECKS.map((check) => (
          <li
            key={check}
          >{`${getCheckText(check, controls)}: ${getOutcomeText(problems[check])}`}</li>
        ))}
      </ul>
    </details>
  );
}
