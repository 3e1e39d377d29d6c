import type { NavigationFlags } from '@site/src/navigation/types';
import { getFlagChips, getPlanTitle } from './flags';

/** A gem for Premium, a chevron for Pro; both carry their name. */
function PlanIcon({ plan }: { plan: 'pro' | 'premium' }) {
  const title = getPlanTitle(plan);
  return (
    <svg
      className={`plan-icon plan-icon--${plan}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      {plan === 'premium' ? (
        <path d="M4.5 2h7L15 6 8 14.5 1 6ZM1 6h14M6 6l2 8.5L10 6" />
      ) : (
        <path d="M3 8.5 8 3l5 5.5M3 13.5 8 8l5 5.5" />
      )}
    </svg>
  );
}

/** What a sidebar entry says of its page: chips with a text, icons for plans. */
export default function FlagChips({ flags }: { readonly flags: NavigationFlags }) {
  const chips = getFlagChips(flags);
  return (
    <>
      {chips.map(({ id, text, title }) => (
        <span key={id} className={`flag-chip flag-chip--${id}`} title={title}>
          {text}
        </span>
      ))}
      {flags.plan && <PlanIcon plan={flags.plan} />}
    </>
  );
}
