import globalData from '@generated/globalData';
import type { AnalyticsData } from './types';

/** The part of the options that browsers need; the shape is written by index.ts, `contentLoaded`. */
export const analyticsData = globalData.analytics?.default as AnalyticsData;
