import type { Props } from '@theme/PageIndex/List';

/**
 * The pages of one section. Plain links: hundreds of components that each watch whether they can be
 * seen, and fetch their page when they can, would cost a reader more than they give.
 */
export default function PageIndexList({ items }: Props) {
  return (
    <ul>
      {items.map(({ label, href, items: children }) => (
        <li key={href ?? label}>
          {href === undefined ? label : <a href={href}>{label}</a>}
          {children && <PageIndexList items={children} />}
        </li>
      ))}
    </ul>
  );
}
