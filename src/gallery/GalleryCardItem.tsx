import Link from '@docusaurus/Link';
import DemoStill from '@theme/DemoStill';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { StillsModule } from '@site/plugins/demos/client/stills';
import FlagChips from '@site/src/components/FlagChips';
import type { GalleryCard } from './galleryGroups';

export interface GalleryCardItemProps {
  readonly card: GalleryCard;
  readonly thumbnails: StillsModule;
  readonly isShown: boolean;
}

/** Stands where no picture is: the initials of the name. */
function getMonogram(label: string): string {
  return label
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
}

/**
 * One component: its thumbnail, its name, what there is to say of it. Hidden rather than left out
 * by the search, because the thumbnail is HTML that only the server can make.
 */
export default function GalleryCardItem({ card, thumbnails, isShown }: GalleryCardItemProps) {
  const { name, label, href, isExternal, flags } = card;
  return (
    <li className="gallery-card" hidden={!isShown}>
      {/* Beside the link, not inside it: the picture has links and buttons of its own. */}
      <div className="gallery-card__stage" data-monogram={getMonogram(label)}>
        <DemoStill module={thumbnails} name={name} />
      </div>
      <div className="gallery-card__text">
        {href === null ? (
          <span className="gallery-card__name">{label}</span>
        ) : (
          <Link className="gallery-card__name gallery-card__link" to={href}>
            {label} {isExternal && <IconExternalLink />}
          </Link>
        )}
        <FlagChips flags={flags} />
      </div>
    </li>
  );
}
