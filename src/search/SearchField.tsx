import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/interface-text/useTranslate';

/** The field, a combobox whose list is below, and the button that closes the dialog. */
export function SearchField({
  query,
  listId,
  activeId,
  onQuery,
  onKeyDown,
  onClose,
}: {
  readonly query: string;
  readonly listId: string;
  /** Id of the result that Enter opens; null where there are none. */
  readonly activeId: string | null;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  // What is there from the last time is replaced by typing.
  useEffect(() => field.current?.select(), []);
  return (
    <div className="search__field">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={activeId !== null}
        aria-controls={activeId === null ? undefined : listId}
        aria-activedescendant={activeId ?? undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search__close" onClick={onClose}>
        {t('search.close')}
      </button>
    </div>
  );
}
