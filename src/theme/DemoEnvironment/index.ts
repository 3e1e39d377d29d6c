/**
 * Completes `@theme/DemoEnvironment` of the demos plugin: the reader's theme (density, direction,
 * spacing, colors) goes into the frame of an edited demo too, where a store of its own holds it.
 */
import type { DemoSettings } from '@theme/DemoEnvironment';
import * as plain from '@theme-original/DemoEnvironment';
import type { ThemeState } from '@site/src/theming/themeReducer';
import { themeStore } from '@site/src/theming/themeStore';

export function readEnvironment(): DemoSettings {
  return { ...plain.readEnvironment(), theme: JSON.stringify(themeStore.getState()) };
}

export function observeEnvironment(onChange: () => void): () => void {
  const stops = [plain.observeEnvironment(onChange), themeStore.subscribe(onChange)];
  return () => stops.forEach((stop) => stop());
}

export function applyEnvironment(settings: DemoSettings): void {
  plain.applyEnvironment(settings);
  if (settings.theme === undefined) return;
  const { dense, spacing, ...payload } = JSON.parse(settings.theme) as ThemeState;
  themeStore.dispatch({ type: 'CHANGE', payload });
  themeStore.dispatch({ type: 'SET_SPACING', payload: spacing });
  themeStore.dispatch({ type: 'SET_DENSE', payload: dense });
}
