import { memo } from 'react';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { isCategory } from './categories';
import type { CategorySummary } from './types';

/** What readers without JavaScript get: what there is, and that names can be guessed from it. */
export const NoScriptText = memo(function NoScriptText({
  summaries,
}: {
  readonly summaries: readonly CategorySummary[];
}) {
  const t = useTranslate();
  return (
    <noscript>
      <p>{t('icons.noScript')}</p>
      <ul>
        {summaries.map(({ id, count, examples }) => (
          <li key={id}>
            {`${isCategory(id) ? t(`icons.categories.${id}`) : id} (${count}): `}
            <bdi>{examples.join(', ')}</bdi>
          </li>
        ))}
      </ul>
    </noscript>
  );
});
