import globalData from '@generated/globalData';
import type { PluginOptions } from '../options';
import { loadWhenShown } from './loadWhenShown';

// The shape is written by index.ts, `contentLoaded`; the module is there only with a stylesheet.
const options = globalData['icon-font']?.default as {
  readonly stylesheetUrl: string;
  readonly className: PluginOptions['className'];
};

if (typeof window !== 'undefined') {
  if (document.readyState === 'complete') loadWhenShown(options);
  else window.addEventListener('load', () => loadWhenShown(options), { once: true });
}
