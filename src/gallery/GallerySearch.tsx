import { useId, useRef } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

export interface GallerySearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly matchCount: number;
  readonly cardCount: number;
  /** Names that the query may have meant; read where nothing matches. */
  readonly getSuggestions: () => readonly string[];
}

function getCountText(matchCount: number, cardCount: number): string {
  const values = { matchCount: String(matchCount), cardCount: String(cardCount) };
  return matchCount === cardCount
    ? translate(
        {
          id: 'gallery.search.all',
          message: '{cardCount} entries',
          description: 'How many entries the gallery of components has',
        },
        values,
      )
    : translate(
        {
          id: 'gallery.search.count',
          message: '{matchCount} of {cardCount} entries match',
          description: 'How many entries of the gallery of components match the search',
        },
        values,
      );
}

function NothingFound({
  query,
  suggestions,
  onChoose,
}: {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onChoose: (query: string) => void;
}) {
  return (
    <div className="gallery-empty">
      <p className="gallery-empty__title">
        <Translate
          id="gallery.empty.title"
          description="Shown where no component matches the search"
          values={{ query: <q>{query}</q> }}
        >
          {'Nothing here is called {query}.'}
        </Translate>
      </p>
      <p>
        {suggestions.length > 0 ? (
          <Translate
            id="gallery.empty.suggestions"
            description="Before names that the search may have meant"
          >
            Did you mean one of these?
          </Translate>
        ) : (
          <Translate id="gallery.empty.hint" description="What the gallery can be searched for">
            Search for part of a component’s name, for its initials, or for a group such as
            “navigation”.
          </Translate>
        )}
      </p>
      <p className="gallery-empty__actions">
        {suggestions.map((label) => (
          <button key={label} type="button" className="button-link" onClick={() => onChoose(label)}>
            {label}
          </button>
        ))}
        <button type="button" className="button-link" onClick={() => onChoose('')}>
          <Translate id="gallery.empty.clear" description="Button that empties the search field">
            Show everything
          </Translate>
        </button>
      </p>
    </div>
  );
}

/** The search field of a gallery, how many cards it leaves, and what to do where it leaves none. */
export default function GallerySearch({
  query,
  onQuery,
  matchCount,
  cardCount,
  getSuggestions,
}: GallerySearchProps) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const choose = (name: string) => {
    onQuery(name);
    // The button that was pressed goes away with its message.
    field.current?.focus();
  };
  return (
    <>
      <form role="search" className="gallery-search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={fieldId} className="gallery-search__label">
          <Translate id="gallery.search.label" description="Label of the gallery's search field">
            Search components
          </Translate>
        </label>
        <input
          ref={field}
          id={fieldId}
          className="gallery-search__field"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={translate({
            id: 'gallery.search.placeholder',
            message: 'Button, inputs, fab…',
            description: 'Examples of what the gallery can be searched for: name, group, initials',
          })}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        <span className="gallery-search__count" role="status">
          {getCountText(matchCount, cardCount)}
        </span>
      </form>
      {matchCount === 0 && (
        <NothingFound query={query.trim()} suggestions={getSuggestions()} onChoose={choose} />
      )}
    </>
  );
}
