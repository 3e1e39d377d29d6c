export { loadSearch } from './createSearch';
export type { Answer, Search } from './createSearch';
export type { ExcerptPiece } from './fullText';
export type { Wishes } from './rankEntries';
export type { ResultGroup, SearchResult } from './results';
export { CURRENT_SCOPE, getDirectoryPath, KINDS } from './types';
export type { Kind, SearchProduct } from './types';
