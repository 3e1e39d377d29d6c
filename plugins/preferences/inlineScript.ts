import {
  CODE_STYLING_ATTRIBUTE,
  CODE_STYLING_ATTRIBUTE_VALUES,
  CODE_VARIANT_ATTRIBUTE,
  CODE_VARIANT_ATTRIBUTE_VALUES,
} from './client/htmlAttributes';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  DEFAULT_PREFERENCES,
  STYLING_BY_PREFIX,
  STYLING_PATTERN,
  VARIANT_BY_SUFFIX,
  VARIANT_PATTERN,
} from './client/preferences';

interface Rule<Value extends string> {
  readonly attribute: string;
  readonly cookie: string;
  readonly pattern: RegExp;
  readonly valueByMatch: Readonly<Record<string, Value>>;
  readonly attributeValues: Readonly<Record<Value, string>>;
  readonly defaultValue: Value;
}

function buildCall<Value extends string>(rule: Rule<Value>): string {
  const attributeByMatch = Object.fromEntries(
    Object.entries(rule.valueByMatch).map(([match, value]) => [match, rule.attributeValues[value]]),
  );
  const parameters = [
    JSON.stringify(rule.attribute),
    JSON.stringify(rule.cookie),
    String(rule.pattern),
    JSON.stringify(attributeByMatch),
    JSON.stringify(rule.attributeValues),
    JSON.stringify(rule.attributeValues[rule.defaultValue]),
  ];
  return `p(${parameters.join()})`;
}

/**
 * Builds the text of the script that sets `data-code-variant` and `data-code-styling` on the html
 * element before the first paint. It is ES5, never throws, and follows `resolvePreferences` and
 * `getCookie` (./client); a property test holds the two together. It is the same on every page,
 * but the build minifies it: a content security policy takes its hash from the built HTML.
 */
export function buildInlineScript(): string {
  const variant = buildCall({
    attribute: CODE_VARIANT_ATTRIBUTE,
    cookie: CODE_VARIANT_COOKIE,
    pattern: VARIANT_PATTERN,
    valueByMatch: VARIANT_BY_SUFFIX,
    attributeValues: CODE_VARIANT_ATTRIBUTE_VALUES,
    defaultValue: DEFAULT_PREFERENCES.codeVariant,
  });
  const styling = buildCall({
    attribute: CODE_STYLING_ATTRIBUTE,
    cookie: CODE_STYLING_COOKIE,
    pattern: STYLING_PATTERN,
    valueByMatch: STYLING_BY_PREFIX,
    attributeValues: CODE_STYLING_ATTRIBUTE_VALUES,
    defaultValue: DEFAULT_PREFERENCES.codeStyling,
  });
  // p: attribute, cookie name, pattern, table for matches, table for cookie values, default.
  // hasOwnProperty, because a cookie can hold "constructor". Each cookie is read in a try of its
  // own: browsers may deny them, or decoding may fail, and the hash still has to count.
  return [
    '(function(){var d=document,h=location.hash;try{h=decodeURIComponent(h)}catch(e){}',
    'function p(a,n,r,t,c,v){var m=r.exec(h),l,i;if(m)v=t[m[0]];else try{',
    'l=d.cookie.split("; ");n+="=";for(i=0;i<l.length;i++)if(l[i].indexOf(n)===0){',
    'l=decodeURIComponent(l[i].slice(n.length));if(c.hasOwnProperty(l))v=c[l];break}',
    '}catch(e){}d.documentElement.setAttribute(a,v)}',
    `${variant};${styling}})()`,
  ].join('');
}
