import { useEffect, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/plugins/code-samples/client/announce';
import { usePreferences } from '@site/plugins/preferences/client';
import MarkdownLink, { useMarkdownPath } from './MarkdownLink';

/** How long the button says what became of a copy, as copy buttons of samples do. */
const FEEDBACK_MS = 1200;

const loadCopying = () => import('./copyPage');

type Outcome = 'copied' | 'failed';

function getOutcomeText(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({
        id: 'page.PageActions.copied',
        message: 'Page copied',
        description: 'What the button that copies a page as Markdown says right after it did',
      })
    : translate({
        id: 'page.PageActions.failed',
        message: 'Could not copy',
        description: 'What the button that copies a page as Markdown says when it could not',
      });
}

/** The outcome of the last copy while it is fresh, and a function to copy the page. */
function usePageCopy(markdownPath: string) {
  const { codeVariant, codeStyling } = usePreferences();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    let result: Outcome = 'copied';
    try {
      const { copyWhenReady, fetchMarkdown } = await loadCopying();
      await copyWhenReady(fetchMarkdown(markdownPath, { codeVariant, codeStyling }));
    } catch {
      result = 'failed';
    }
    if (!isMounted.current) return;
    setOutcome(result);
    announce(getOutcomeText(result));
  }
  return { outcome, copy };
}

/**
 * What can be done with a page as a whole: copy it as Markdown, in the reader's language and styling
 * of code, or look at that Markdown. The second is a link, and works without scripts.
 */
export default function PageActions() {
  const markdownPath = useMarkdownPath();
  const { outcome, copy } = usePageCopy(markdownPath);
  // What a press needs is there by then: a browser may refuse a copy that comes long after it.
  const prepare = () => void loadCopying().catch(() => {});
  return (
    <div className="page-actions" data-pagefind-ignore="all">
      <MarkdownLink />
      <button type="button" onClick={copy} onPointerEnter={prepare} onFocus={prepare}>
        {outcome ? (
          getOutcomeText(outcome)
        ) : (
          <Translate
            id="page.PageActions.copy"
            description="Label of the button that copies a page as Markdown"
          >
            Copy page as Markdown
          </Translate>
        )}
      </button>
      <a href={markdownPath}>
        <Translate
          id="page.PageActions.view"
          description="Link from a page to the same page as Markdown"
        >
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}
