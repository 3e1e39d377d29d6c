/** update: a new worker has taken over · gone: files of the running build are not there any more. */
export type ReloadReason = 'update' | 'gone';

/** What decides whether this is a moment to load the page again. */
export interface Moment {
  readonly reason: ReloadReason | null;
  /** The reader goes to another page, which can be loaded instead of being fetched into this one. */
  readonly isLeaving: boolean;
  readonly isOnline: boolean;
  readonly isHidden: boolean;
  /** The reader has pressed, typed or scrolled since the page was loaded. */
  readonly isTouched: boolean;
  /** Something that the reader typed or chose would be lost. */
  readonly hasUnsaved: boolean;
  /** The page was itself loaded again by these rules: it is not done twice in a row. */
  readonly isSpent: boolean;
}

/**
 * Whether to load the page again now. The contract's "Service worker" asks for one reload when a
 * new worker activates; this says when it harms nobody: before the reader has begun, while the page
 * is out of sight, or with the next page, but not on top of what was typed. Files that are gone are
 * more urgent: a part of the page does not work. Never without network, which might leave the
 * reader with less than before.
 */
export function shouldReload(moment: Moment): boolean {
  if (moment.reason === null || !moment.isOnline) return false;
  if (moment.isLeaving) return true;
  if (moment.hasUnsaved || moment.isSpent) return false;
  return moment.reason === 'gone' || moment.isHidden || !moment.isTouched;
}
