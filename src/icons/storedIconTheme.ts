import { createStoredValue } from '@site/src/storage/createStoredValue';
import { isIconTheme, type IconTheme } from './iconNames';

/** The theme that a reader works with: a habit, so it outlives the visit. */
export const storedIconTheme = createStoredValue<IconTheme>({
  key: 'docs-icon-theme',
  initial: 'Filled',
  parse: (stored) => (typeof stored === 'string' && isIconTheme(stored) ? stored : 'Filled'),
});
