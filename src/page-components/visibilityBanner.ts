import type { ComponentType } from 'react';
import type { Props } from '@theme/ContentVisibility';

/** Here the page's module puts the banner, if the page is a draft or unlisted. */
export const visibilityBanner: { Component?: ComponentType<Props> } = {};
