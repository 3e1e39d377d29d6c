/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildVariantStyle } from '../node/buildVariantStyle';

const STYLINGS = [
  { id: 'system', label: 'MUI System' },
  { id: 'tailwind', label: 'Tailwind' },
  { id: 'css', label: 'CSS' },
] as const;

const stylesheet = fs.readFileSync(path.join(__dirname, '../client/demos.css'), 'utf8');

/** The rule of the plugin's stylesheet that holds where no preference asks for another variant. */
const defaultRule = /\.demo__variant:not\(:first-child\) \{[^}]*\}/.exec(stylesheet)?.[0] ?? '';

beforeEach(() => {
  // The weaker rule first: jsdom goes by the order of rules alone, not by their specificity.
  document.head.innerHTML = `<style>${defaultRule}${buildVariantStyle(STYLINGS)}</style>`;
});

/** Ids of the variants that can be seen, for a demo with the given ones. */
function getVisible(variants: readonly string[], preference: string | null): string[] {
  const { documentElement, body } = document;
  if (preference === null) documentElement.removeAttribute('data-code-styling');
  else documentElement.setAttribute('data-code-styling', preference);
  body.innerHTML = `<div class="demo" data-stylings="${variants.join(' ')}"><div>${variants
    .map((id) => `<div class="demo__variant" data-styling="${id}"></div>`)
    .join('')}</div></div>`;
  return [...body.querySelectorAll<HTMLElement>('.demo__variant')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ dataset }) => dataset.styling ?? '');
}

it('needs a rule of the stylesheet that hides all variants but the first', () => {
  expect(defaultRule).toContain('display: none');
});

it('shows the variant that the reader prefers', () => {
  expect(getVisible(['system', 'tailwind', 'css'], 'system')).toEqual(['system']);
  expect(getVisible(['system', 'tailwind', 'css'], 'tailwind')).toEqual(['tailwind']);
  expect(getVisible(['system', 'tailwind', 'css'], 'css')).toEqual(['css']);
});

it('shows the first variant of a demo that has none of the preferred styling', () => {
  expect(getVisible(['system', 'css'], 'tailwind')).toEqual(['system']);
});

it('shows a demo without variants, whatever is preferred', () => {
  document.documentElement.setAttribute('data-code-styling', 'css');
  document.body.innerHTML = '<div class="demo"><div><div class="demo__variant"></div></div></div>';
  const variant = document.querySelector('.demo__variant');
  expect(variant && getComputedStyle(variant).display).toBe('block');
});

it('always shows exactly one variant', () => {
  const ids = STYLINGS.map(({ id }) => id);
  const variants = fc.subarray([...ids], { minLength: 1 });
  const preference = fc.constantFrom(...ids, 'none-of-these', null);
  fc.assert(
    fc.property(variants, preference, (present, preferred) => {
      const wanted = preferred !== null && present.includes(preferred as (typeof ids)[number]);
      expect(getVisible(present, preferred)).toEqual([wanted ? preferred : present[0]]);
    }),
  );
});
