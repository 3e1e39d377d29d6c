/** Share of sessions without web-vitals (specification, "Business constants"): 0.01 %. */
export const SKIPPED_SHARE = 0.0001;

const STORAGE_KEY = 'docs-vitals';

/**
 * Whether this session's web-vitals are reported; drawn once a session.
 *
 * @param random a draw from 0 to below 1, used where the session has none yet
 */
export function isMeasured(random: number): boolean {
  const drawn = random < SKIPPED_SHARE ? 'skipped' : 'measured';
  try {
    const kept = window.sessionStorage.getItem(STORAGE_KEY) ?? drawn;
    window.sessionStorage.setItem(STORAGE_KEY, kept);
    return kept !== 'skipped';
  } catch {
    // Without storage each page load is a session.
    return drawn !== 'skipped';
  }
}
