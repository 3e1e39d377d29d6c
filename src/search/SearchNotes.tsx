import { getModifierKey } from '@site/src/components/modifierKey/modifierKey';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { fill } from './searchTexts';

/** Says why there is no search, and offers to try again. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="search__note" role="alert">
      <p>{navigator.onLine ? t('search.failed') : t('search.failedOffline')}</p>
      <button type="button" className="search__word" onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}

/** Says that only an archived version is searched, and leads to the current ones. */
export function SearchScope({
  version,
  onLeave,
}: {
  readonly version: string;
  readonly onLeave: () => void;
}) {
  const t = useTranslate();
  return (
    <p className="search__scope">
      {fill(t('search.scope'), { version })}{' '}
      <button type="button" className="search__word" onClick={onLeave}>
        {t('search.leaveScope')}
      </button>
    </p>
  );
}

/** What the keys do, for those who see a keyboard on their desk rather than on their screen. */
export function SearchKeys() {
  const t = useTranslate();
  const modifier = getModifierKey();
  return (
    <p className="search__keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.keys.open')}
      </span>
      <span>
        <kbd>{modifier}</kbd> <kbd>Enter</kbd> {t('search.keys.tab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.keys.close')}
      </span>
    </p>
  );
}
