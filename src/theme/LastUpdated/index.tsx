/**
 * Replaces `LastUpdated` of theme-classic: the day's words come with the page (src/local-texts) instead of being
 * made in the browser. Only documentation pages show it, without an author; the blog's dates are the theme's.
 */
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/LastUpdated';
import type { LocalTexts } from '@site/src/local-texts/addLocalTexts';

/** For authors, in the language of the console. */
const SIMULATED = ' (not the real date while developing)';

export default function LastUpdated({ lastUpdatedAt }: Props) {
  const { lastUpdatedText } = useDoc().metadata as LocalTexts;
  if (!lastUpdatedAt || !lastUpdatedText) return null;
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {lastUpdatedText}
      </time>
    </b>
  );
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{ date }}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{ atDate, byUser: '' }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {process.env.NODE_ENV === 'development' && SIMULATED}
    </span>
  );
}
