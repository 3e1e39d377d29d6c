/**
 * What the reader has chosen for demos, and how the frame of an edited demo takes it over. Page and
 * frame both load this module: one reads and observes, the other applies. This plain one copies
 * attributes of the html element; a site whose demos know more (density, colors) completes it.
 */
import type { DemoSettings } from '@theme/DemoEnvironment';

const ATTRIBUTES = ['data-theme', 'dir', 'lang'];

export function readEnvironment(): DemoSettings {
  const root = document.documentElement;
  return Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = root.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function observeEnvironment(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}

export function applyEnvironment(settings: DemoSettings): void {
  const root = document.documentElement;
  for (const name of ATTRIBUTES) {
    const value = settings[name];
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  root.style.colorScheme = settings['data-theme'] === 'dark' ? 'dark' : 'light';
}
