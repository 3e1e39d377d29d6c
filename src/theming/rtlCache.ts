import createCache from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * Emotion's styles, mirrored. A key of its own, because a name made of the same styles stands for
 * other rules here; fetched only once a reader chooses right to left.
 */
export const rtlCache = createCache({ key: 'css-rtl', stylisPlugins: [prefixer, rtlPlugin] });
