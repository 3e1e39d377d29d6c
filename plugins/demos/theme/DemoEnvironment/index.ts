/**
 * What the reader has chosen for demos, and how the frame of an edited demo takes it over. Page and
 * frame both load this module: one reads and observes, the other applies. This plain one knows
 * color mode, direction and language; a site whose demos know more (density, colors) completes it.
 */
import type { DemoSettings } from '@theme/DemoEnvironment';

const ATTRIBUTES = ['data-theme', 'dir', 'lang'];

export function readEnvironment(): DemoSettings {
  const { body, documentElement: html } = document;
  return {
    'data-theme': html.getAttribute('data-theme') === 'dark' ? 'dark' : 'light',
    // Whichever element says so, the html element or the body.
    dir: getComputedStyle(body).direction,
    lang: html.lang,
  };
}

export function observeEnvironment(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  observer.observe(document.body, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export function applyEnvironment(settings: DemoSettings): void {
  const root = document.documentElement;
  for (const name of ATTRIBUTES) root.setAttribute(name, settings[name] ?? '');
  root.style.colorScheme = settings['data-theme'] ?? '';
}
