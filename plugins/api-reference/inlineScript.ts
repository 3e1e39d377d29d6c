import {
  DEFAULT_INHERITED,
  DEFAULT_VIEW,
  INHERITED_ATTRIBUTE,
  INHERITED_STORAGE_KEY,
  VIEW_ATTRIBUTE,
  VIEW_STORAGE_KEY,
  type ApiView,
  type InheritedRows,
} from './client/view';

interface Choice<Value extends string> {
  readonly attribute: string;
  readonly key: string;
  readonly usual: Value;
  /** The only other value. */
  readonly other: Value;
}

function buildCall<Value extends string>({ attribute, key, usual, other }: Choice<Value>): string {
  return `c(${[attribute, key, other, usual].map((text) => JSON.stringify(text)).join(',')})`;
}

/**
 * Script for the head that applies remembered choices before the first paint. The attributes it sets
 * also say that scripts run, so that controls that need them take no room where they do not.
 */
export function buildInlineScript(): string {
  const view: Choice<ApiView> = {
    attribute: VIEW_ATTRIBUTE,
    key: VIEW_STORAGE_KEY,
    usual: DEFAULT_VIEW,
    other: 'list',
  };
  const inherited: Choice<InheritedRows> = {
    attribute: INHERITED_ATTRIBUTE,
    key: INHERITED_STORAGE_KEY,
    usual: DEFAULT_INHERITED,
    other: 'hide',
  };
  return `(function(){function c(a,k,o,u){var v;try{v=localStorage.getItem(k)}catch(e){}document.documentElement.setAttribute(a,v===o?o:u)}${buildCall(view)};${buildCall(inherited)}})()`;
}
