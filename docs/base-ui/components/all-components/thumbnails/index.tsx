import type * as React from 'react';
import { display } from './display';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { utils } from './utils';

/**
 * A picture of every component of the gallery, by the last segment of its page's address. Each is
 * drawn in 280 × 170 px by the server, and is never alive: what opens is open from the start.
 */
const thumbnails: Readonly<Record<string, React.ComponentType>> = {
  ...inputs,
  ...display,
  ...navigation,
  ...utils,
};

export default thumbnails;
