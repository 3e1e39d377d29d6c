import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { getAdMark } from './adMessages';
import type { AdLayout } from './types';

const LINK_PROPS = {
  target: '_blank',
  rel: 'noopener sponsored',
} as const satisfies AnchorHTMLAttributes<HTMLAnchorElement>;

export interface AdCardProps {
  readonly layout: AdLayout;
  readonly link: string;
  /** The inline layout leaves it out. */
  readonly image: string | null;
  readonly name: string;
  readonly description: ReactNode;
  /** A description with links of its own must not lie inside another link. */
  readonly hasOwnLinks?: boolean;
}

/** The look that ads of the feed and of the site share. */
export default function AdCard(props: AdCardProps) {
  const { layout, link, image, name, description, hasOwnLinks = false } = props;
  const text = <span className="Ad-description">{description}</span>;
  return (
    <div className={`Ad-card Ad-card--${layout}`}>
      <a className="Ad-link" href={link} {...LINK_PROPS}>
        {layout === 'image' && image !== null && (
          <img className="Ad-image" src={image} alt="" width={130} height={100} />
        )}
        <span className="Ad-text">
          <strong className="Ad-name">{name}</strong> {!hasOwnLinks && text}
        </span>
      </a>
      {hasOwnLinks && text}
      <span className="Ad-mark">{getAdMark()}</span>
    </div>
  );
}
