import { translate } from '@docusaurus/Translate';
import type { NavigationFlags } from '@site/src/navigation/types';

export interface FlagChip {
  readonly id: string;
  readonly text: string;
  /** What a screen reader says, and what the pointer shows. */
  readonly title: string;
}

function describeNew(): FlagChip {
  return {
    id: 'new',
    text: translate({ id: 'flags.new', message: 'New', description: 'Chip in the sidebar' }),
    title: translate({
      id: 'flags.new.title',
      message: 'New feature',
      description: 'Explains the chip New in the sidebar',
    }),
  };
}

function describePlanned(): FlagChip {
  return {
    id: 'planned',
    text: translate({
      id: 'flags.planned',
      message: 'Planned',
      description: 'Chip in the sidebar',
    }),
    title: translate({
      id: 'flags.planned.title',
      message: 'Planned: not there yet',
      description: 'Explains the chip Planned in the sidebar',
    }),
  };
}

function describeDeprecated(): FlagChip {
  return {
    id: 'deprecated',
    text: translate({
      id: 'flags.deprecated',
      message: 'Deprecated',
      description: 'Chip in the sidebar',
    }),
    title: translate({
      id: 'flags.deprecated.title',
      message: 'Deprecated: do not use it in new code',
      description: 'Explains the chip Deprecated in the sidebar',
    }),
  };
}

function describeUnstable(): FlagChip {
  return {
    id: 'unstable',
    text: translate({
      id: 'flags.unstable',
      message: 'Preview',
      description: 'Chip in the sidebar for an API that may still change',
    }),
    title: translate({
      id: 'flags.unstable.title',
      message: 'Unstable: may change in any release',
      description: 'Explains the chip for unstable APIs in the sidebar',
    }),
  };
}

function describeBeta(): FlagChip {
  return {
    id: 'beta',
    text: translate({ id: 'flags.beta', message: 'Beta', description: 'Chip in the sidebar' }),
    title: translate({
      id: 'flags.beta.title',
      message: 'Beta: complete, not yet stable',
      description: 'Explains the chip Beta in the sidebar',
    }),
  };
}

function describeLegacy(): FlagChip {
  return {
    id: 'legacy',
    text: translate({ id: 'flags.legacy', message: 'Legacy', description: 'Chip in the sidebar' }),
    title: translate({
      id: 'flags.legacy.title',
      message: 'Legacy: kept for existing code',
      description: 'Explains the chip Legacy in the sidebar',
    }),
  };
}

/** The chips of an entry, in a fixed order. Plans are icons and not among them. */
export function getFlagChips(flags: NavigationFlags): FlagChip[] {
  return [
    ...(flags.deprecated ? [describeDeprecated()] : []),
    ...(flags.newFeature ? [describeNew()] : []),
    ...(flags.planned ? [describePlanned()] : []),
    ...(flags.unstable ? [describeUnstable()] : []),
    ...(flags.beta ? [describeBeta()] : []),
    ...(flags.legacy ? [describeLegacy()] : []),
  ];
}

/** Name of a plan's icon. */
export function getPlanTitle(plan: 'pro' | 'premium'): string {
  return plan === 'pro'
    ? translate({
        id: 'flags.plan.pro',
        message: 'Pro plan',
        description: 'Text alternative of the icon of the Pro plan',
      })
    : translate({
        id: 'flags.plan.premium',
        message: 'Premium plan',
        description: 'Text alternative of the icon of the Premium plan',
      });
}
