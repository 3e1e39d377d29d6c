import type * as React from 'react';
import { dataDisplay } from './dataDisplay';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { lab } from './lab';
import { layout } from './layout';
import { navigation } from './navigation';
import { surfaces } from './surfaces';
import { utils } from './utils';

/**
 * A picture of every component of the gallery, by the last segment of its page's address. Each is
 * drawn in 280 × 170 px by the server, and is never alive: what opens is open from the start, and
 * what would appear by a transition has it turned off.
 */
const thumbnails: Readonly<Record<string, React.ComponentType>> = {
  ...inputs,
  ...dataDisplay,
  ...feedback,
  ...surfaces,
  ...navigation,
  ...layout,
  ...utils,
  ...lab,
};

export default thumbnails;
