import './styles.css';

export default function StylingVariants() {
  return <span className="styling-variants-badge">Styled with plain CSS</span>;
}
