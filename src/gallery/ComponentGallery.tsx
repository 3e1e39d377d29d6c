import { useMemo } from 'react';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { StillsModule } from '@site/plugins/demos/client/stills';
import GalleryCardItem from './GalleryCardItem';
import GallerySearch from './GallerySearch';
import { findGalleryGroups } from './galleryGroups';
import { searchGallery, suggestNames } from './searchGallery';
import { useGalleryQuery } from './useGalleryQuery';

export interface ComponentGalleryProps {
  /** `import thumbnails from './thumbnails/index.tsx?demo-stills'`, by last segment of the address. */
  readonly thumbnails: StillsModule;
}

/**
 * All components of a library as cards, group by group, with a search. What there is comes from the
 * groups beside the page in its sidebar; without JavaScript all of it is there, and no search.
 */
export default function ComponentGallery({ thumbnails }: ComponentGalleryProps) {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  const groups = useMemo(
    () => findGalleryGroups(sidebar?.items ?? [], metadata.permalink),
    [sidebar, metadata.permalink],
  );
  const [query, setQuery] = useGalleryQuery();
  const shown = useMemo(() => searchGallery(groups, query), [groups, query]);
  return (
    <div className="gallery">
      <GallerySearch
        query={query}
        onQuery={setQuery}
        matchCount={shown.size}
        cardCount={groups.reduce((sum, { cards }) => sum + cards.length, 0)}
        getSuggestions={() => suggestNames(groups, query)}
      />
      {groups.map(({ id, label, cards }) => (
        <section key={id} aria-labelledby={id} hidden={!cards.some((card) => shown.has(card))}>
          <Heading as="h2" id={id}>
            {label}
          </Heading>
          <ul className="gallery__cards">
            {cards.map((card) => (
              <GalleryCardItem
                key={card.name}
                card={card}
                thumbnails={thumbnails}
                isShown={shown.has(card)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
