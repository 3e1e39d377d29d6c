/**
 * The look of the dialog. Text, because the bundler would put a stylesheet into the one that every
 * page begins with. Logical properties only, as everywhere.
 */
export const SEARCH_STYLES = `
.search {
  inset-block: 10dvh auto;
  inline-size: min(42rem, 100vw - 2rem);
  max-inline-size: none;
  max-block-size: 80dvh;
  padding: 0;
  border: 1px solid var(--brand-border);
  border-radius: var(--brand-radius);
  background: var(--brand-surface-raised);
  box-shadow: var(--shadow-panel);
  color: var(--brand-text);
  overflow: hidden;
}
.search::backdrop { background: rgb(0 0 0 / 45%); }
.search__panel { display: flex; flex-direction: column; max-block-size: inherit; }
.search__field { display: flex; gap: 0.5rem; padding: 0.75rem; border-block-end: 1px solid var(--brand-border); }
.search__field > input {
  flex: 1;
  min-inline-size: 0;
  padding: 0.5rem 0.625rem;
  border: 0;
  border-radius: var(--brand-radius-small);
  background: none;
  color: inherit;
  font: 400 1.0625rem/1.5 var(--brand-font);
}
.search__field > input::placeholder { color: var(--brand-text-secondary); opacity: 1; }
.search__close, .search__word, .search__more button, .search__saved button, .search__filter select {
  border: 1px solid var(--brand-border-strong);
  border-radius: var(--brand-radius-small);
  background: none;
  color: var(--brand-text);
  font: 500 0.8125rem/1.25 var(--brand-font);
  cursor: pointer;
}
.search__close { padding-inline: 0.75rem; }
.search__close:hover, .search__word:hover, .search__more button:hover, .search__saved button:hover {
  background: var(--brand-surface-sunken);
}
.search__filters { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0.5rem 1rem; border-block-end: 1px solid var(--brand-border); }
.search__filter { display: flex; gap: 0.5rem; align-items: center; font-size: 0.8125rem; }
.search__filter label { color: var(--brand-text-secondary); }
.search__filter select { padding: 0.25rem 0.375rem; background: var(--brand-surface-raised); }
.search__scope { margin: 0; padding: 0.5rem 1rem; background: var(--brand-accent-soft); font-size: 0.8125rem; }
.search__body { flex: 1; min-block-size: 6rem; padding: 0.5rem; overflow-y: auto; overscroll-behavior: contain; }
.search__status { margin: 0; padding-inline: 0.5rem; color: var(--brand-text-secondary); font-size: 0.8125rem; }
.search__note { padding: 0.5rem; color: var(--brand-text-secondary); font-size: 0.875rem; overflow-wrap: anywhere; }
.search__note p { margin-block: 0 0.75rem; }
.search__word { display: inline-block; margin: 0.125rem 0.25rem; padding: 0.25rem 0.625rem; text-decoration: none; }
.search__group { margin: 0.75rem 0 0.25rem; padding-inline: 0.5rem; color: var(--brand-accent); font-size: 0.75rem; font-weight: 700; }
.search__option {
  display: block;
  padding: 0.5rem 0.625rem;
  border-radius: var(--brand-radius-small);
  color: var(--brand-text);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
  scroll-margin-block: 2.5rem 0.5rem;
}
.search__option:hover { color: var(--brand-text); text-decoration: none; }
.search__option[aria-selected='true'] { background: var(--brand-accent-soft); box-shadow: inset 3px 0 var(--brand-accent); }
[dir='rtl'] .search__option[aria-selected='true'] { box-shadow: inset -3px 0 var(--brand-accent); }
.search__head { display: flex; gap: 0.75rem; align-items: baseline; justify-content: space-between; overflow-wrap: anywhere; }
.search__type { flex: none; color: var(--brand-text-secondary); font-size: 0.75rem; }
.search__crumbs, .search__excerpt { display: block; color: var(--brand-text-secondary); font-size: 0.8125rem; overflow-wrap: anywhere; }
.search__excerpt { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.search__excerpt mark { background: none; color: var(--brand-accent); font-weight: 600; }
.search__more, .search__saved { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 0.25rem; padding: 0 0.5rem; list-style: none; }
.search__more button { padding: 0.375rem 0.625rem; }
.search__saved { display: block; margin-block-start: 0; padding: 0; }
.search__saved > li { display: flex; gap: 0.25rem; align-items: center; }
.search__saved a { flex: 1; min-inline-size: 0; }
.search__saved a:hover { background: var(--brand-surface-sunken); }
.search__saved button { display: grid; flex: none; inline-size: 2rem; block-size: 2rem; padding: 0; border-color: transparent; color: var(--brand-text-secondary); place-items: center; }
.search__saved button[data-filled='true'] path { fill: currentcolor; }
.search__saved svg { inline-size: 1.25rem; }
.search__keys { display: none; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0.5rem 1rem; border-block-start: 1px solid var(--brand-border); color: var(--brand-text-secondary); font-size: 0.75rem; }
.search input:focus-visible, .search__option:focus-visible { outline-offset: -3px; }
@media (hover: hover) and (min-width: 37.5em) { .search__keys { display: flex; } }
@media (max-width: 37.4375em) {
  .search { inset: 0; inline-size: 100%; block-size: 100%; max-block-size: none; border: 0; border-radius: 0; }
  .search__panel { block-size: 100%; }
}
@media (forced-colors: active) {
  .search__option[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`;
