/** Completes `SearchBar`, which theme-classic leaves empty. */
export { default } from '@site/src/search/SearchButton';
