import { useId, useState } from 'react';
import Translate from '@docusaurus/Translate';

/** Pages that were answered for, as long as the tab lives without a reload; nothing is stored. */
const answeredPaths = new Set<string>();

type Answer = 'yes' | 'no';

const ANSWERS: ReadonlyArray<readonly [Answer, text: JSX.Element]> = [
  [
    'yes',
    <Translate key="yes" id="page.Feedback.yes" description="Answer: the page was helpful">
      Yes
    </Translate>,
  ],
  [
    'no',
    <Translate key="no" id="page.Feedback.no" description="Answer: the page was not helpful">
      No
    </Translate>,
  ],
];

/**
 * Asks whether a page was helpful, once a page view. The answer is a click that analytics report
 * (contract, "Analytics"): `gtag('event', 'feedback', { eventAction: 'yes' | 'no', eventLabel: path })`,
 * so without analytics, or without consent, it goes nowhere.
 *
 * The buttons stay after an answer, so that the focus does, but do nothing any more.
 */
export default function PageFeedback({ path }: { readonly path: string }) {
  const questionId = useId();
  const [answer, setAnswer] = useState<Answer>();
  const isAnswered = answer !== undefined || answeredPaths.has(path);
  const onAnswer = (chosen: Answer) => {
    if (isAnswered) return;
    answeredPaths.add(path);
    setAnswer(chosen);
  };
  return (
    <div className="page-feedback" role="group" aria-labelledby={questionId}>
      <span id={questionId}>
        <Translate id="page.Feedback.question" description="Question at the end of a page">
          Was this page helpful?
        </Translate>
      </span>
      {ANSWERS.map(([known, text]) => (
        <button
          key={known}
          type="button"
          aria-disabled={isAnswered}
          aria-pressed={answer === known}
          onClick={() => onAnswer(known)}
          {...(!isAnswered && {
            'data-ga-event-category': 'feedback',
            'data-ga-event-action': known,
            'data-ga-event-label': path,
          })}
        >
          {text}
        </button>
      ))}
      <span role="status">
        {isAnswered && (
          <Translate id="page.Feedback.thanks" description="After an answer to the question">
            Thank you.
          </Translate>
        )}
      </span>
    </div>
  );
}
