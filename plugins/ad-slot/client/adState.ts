import type { AdLayout } from './types';

/** Time between two looks for the network's element, in milliseconds. */
export const LOOK_INTERVAL_MS = 500;
/** How often is looked at most, the look at the start included. */
export const MAX_LOOKS = 30;
/** After more looks than this without the network's element, the network counts as blocked. */
export const PATIENT_LOOKS = 6;
/** Share of visits with a blocked network that are asked to let ads through. */
export const WHITELIST_SHARE = 0.2;
/** Share of page loads with the inline layout. */
export const INLINE_SHARE = 0.2;

/** What was seen when looking for the network's element. */
export type Sighting = 'nothing' | 'ad' | 'backers';

/**
 * Where a slot stands. `fallback`: the network answered, but only with a link to a backers page.
 * `in-house`: there is no network to ask.
 */
export type AdPhase =
  'unknown' | 'network' | 'fallback' | 'blocked' | 'in-house' | 'bot' | 'crashed';

/** A slot from its mount on; its only clock is the `look`. */
export interface AdState {
  readonly phase: AdPhase;
  /** Looks so far. */
  readonly looks: number;
  /** Drawn once a mount: whether a blocked network leads to the whitelist message. */
  readonly seesWhitelistMessage: boolean;
}

export type AdAction =
  { readonly type: 'look'; readonly sighting: Sighting } | { readonly type: 'crash' };

/** What a slot shows, and how its events call that. */
export interface AdView {
  readonly content: 'network' | 'in-house' | 'whitelist' | 'nothing';
  /** Null as long as nobody knows whose ad it will be. */
  readonly label: 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock' | null;
}

/** The layout of a page load. `random` is a draw from 0 to below 1. */
export function drawLayout(random: number): AdLayout {
  return random < INLINE_SHARE ? 'inline' : 'image';
}

/**
 * The state of a slot when it is mounted. `random` is a draw from 0 to below 1.
 * Serves the contract's "Ad slot".
 */
export function createAdState(visit: {
  readonly isBot: boolean;
  readonly hasNetwork: boolean;
  readonly random: number;
}): AdState {
  const phase = visit.isBot ? 'bot' : visit.hasNetwork ? 'unknown' : 'in-house';
  return { phase, looks: 0, seesWhitelistMessage: visit.random < WHITELIST_SHARE };
}

/** Whether there is to be another look: the network may still answer. */
export function isLooking({ phase, looks }: AdState): boolean {
  return (phase === 'unknown' || phase === 'blocked') && looks < MAX_LOOKS;
}

/** Specification, "States and transitions", ad slot. A look that nobody waits for changes nothing. */
export function reduceAdState(state: AdState, action: AdAction): AdState {
  if (action.type === 'crash') return { ...state, phase: 'crashed' };
  if (!isLooking(state)) return state;
  const looks = state.looks + 1;
  if (action.sighting === 'ad') return { ...state, looks, phase: 'network' };
  if (action.sighting === 'backers') return { ...state, looks, phase: 'fallback' };
  return { ...state, looks, phase: looks > PATIENT_LOOKS ? 'blocked' : state.phase };
}

/** What is shown in a state. */
export function getAdView({ phase, seesWhitelistMessage }: AdState): AdView {
  switch (phase) {
    case 'unknown':
      return { content: 'network', label: null };
    case 'network':
      return { content: 'network', label: 'carbon' };
    case 'fallback':
      return { content: 'in-house', label: 'in-house-carbon' };
    case 'blocked':
      return seesWhitelistMessage
        ? { content: 'whitelist', label: 'in-house-adblock' }
        : { content: 'in-house', label: 'in-house' };
    case 'in-house':
      return { content: 'in-house', label: 'in-house' };
    case 'bot':
    case 'crashed':
      return { content: 'nothing', label: null };
  }
}
