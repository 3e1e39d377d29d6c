import { listContentTypes, TEXT_CONTENT_TYPES } from '../server/content-types';
import {
  CACHE_CONTROL,
  CONTENT_POLICIES,
  getCommonHeaders,
  HASHED_PATH,
  SCRIPT_PATH,
} from './policy';

/** What nginx has to know of a built site. */
export interface BuiltSite {
  readonly siteUrl: string;
  /** Addresses that only lead on, with where they lead to; paths with their slashes. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Folders of the languages with a 404 page of their own, as `zh`. */
  readonly languages: readonly string[];
}

/** Where nginx finds and leaves its things. The defaults of the container, see Containerfile. */
export interface NginxPlaces {
  /** Folder of the built site. */
  readonly root: string;
  /** Address and port: `8080`, `127.0.0.1:4180`. */
  readonly listen: string;
  /** The one folder that is written to. */
  readonly temporary: string;
  readonly accessLog: string;
  readonly errorLog: string;
}

export const CONTAINER_PLACES: NginxPlaces = {
  root: '/srv/www',
  listen: '8080',
  temporary: '/tmp',
  accessLog: '/dev/stdout',
  errorLog: 'stderr',
};

const GENERATED =
  '# Written by the build of the site from scripts/host/policy.ts; change that, not this.';
/** Where Debian's package libnginx-mod-http-brotli-static puts its module. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// No value of ours has either of them; one that had would end the text that it stands in.
function quote(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx cannot be told ${JSON.stringify(text)}.`);
  return `"${text}"`;
}

/** A regular expression as the key of a map: nothing in it is replaced, but quotes would end it. */
const toPattern = (source: string) => `"~${source}"`;

function buildMap(
  source: string,
  name: string,
  entries: ReadonlyArray<readonly [key: string, value: string]>,
): string[] {
  return [
    `map ${source} ${name} {`,
    ...entries.map(([key, value]) => `  ${key} ${quote(value)};`),
    '}',
  ];
}

function buildMaps({ redirects, languages }: BuiltSite): string[] {
  return [
    // Before the first map, or nginx takes its defaults, which hundreds of redirects do not fit.
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    ...buildMap('$uri', '$docs_cache_control', [
      ['default', CACHE_CONTROL.other],
      [toPattern(HASHED_PATH), CACHE_CONTROL.hashed],
    ]),
    ...buildMap('$uri', '$docs_content_policy', [
      ['default', CONTENT_POLICIES.other],
      [toPattern(SCRIPT_PATH), CONTENT_POLICIES.script],
    ]),
    ...buildMap('$uri', '$docs_not_found', [
      ['default', '/404.html'],
      ...languages.map(
        (language) => [toPattern(`^/${language}(?:/|$)`), `/${language}/404.html`] as const,
      ),
    ]),
    ...buildMap('$request_method', '$docs_allow', [
      ['default', 'GET, HEAD'],
      ['GET', ''],
      ['HEAD', ''],
    ]),
    ...buildMap('$uri', '$docs_redirect', [
      ['default', ''],
      // Without its slash too: adding that first would be one more way there and back.
      ...[...redirects].flatMap(([from, to]) =>
        [from, from.replace(/\/$/, '')].map((address) => [quote(address), to] as const),
      ),
    ]),
  ];
}

function buildServer({ siteUrl }: BuiltSite, { root, listen }: NginxPlaces): string[] {
  const headers = Object.entries(getCommonHeaders(siteUrl)).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return [
    'server {',
    ...[
      `listen ${listen} default_server;`,
      `root ${quote(root)};`,
      'server_tokens off;',
      '# Behind a proxy nginx knows neither the name nor the port that readers use.',
      'absolute_redirect off;',
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      'client_max_body_size 1k;',
      'client_body_timeout 10s;',
      'client_header_timeout 10s;',
      '# All at this level: a location with a header of its own would lose these.',
      ...headers,
      'add_header Content-Security-Policy $docs_content_policy always;',
      'add_header Cache-Control $docs_cache_control always;',
      'add_header Allow $docs_allow always;',
      'error_page 404 $docs_not_found;',
      'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
      'if ($docs_redirect) { return 301 $docs_redirect$is_args$args; }',
      '# `rewrite` escapes what it puts into Location; `return` with $uri would not.',
      'if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }',
      'location / { try_files $uri ${uri}index.html =404; }',
      '# For other hosts, and for nobody to read.',
      'location ~ ^/_(?:headers|redirects)$ { return 404; }',
      'location ~ /\\.(?!well-known/) { return 404; }',
    ].map((line) => `  ${line}`),
    '}',
  ];
}

function buildTypes(): string[] {
  return [
    'types {',
    ...listContentTypes().map(([extension, type]) => `  ${type} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // nginx has text/html in this list always, and warns of a second one.
    `charset_types ${TEXT_CONTENT_TYPES.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** The site for the `http` block of an nginx: content types, headers, caching, redirects, 404 pages. */
export function buildNginxSite(site: BuiltSite, places: NginxPlaces): string {
  return [GENERATED, ...buildTypes(), ...buildMaps(site), ...buildServer(site, places), ''].join(
    '\n',
  );
}

/** A whole configuration around `site.conf`, for an nginx that is no one but ours, without root. */
export function buildNginxMain({ temporary, accessLog, errorLog }: NginxPlaces): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${quote(`${temporary}/${name}`)};`,
  );
  return [
    GENERATED,
    `load_module ${BROTLI_MODULE};`,
    'worker_processes auto;',
    `pid ${quote(`${temporary}/nginx.pid`)};`,
    `error_log ${errorLog} warn;`,
    'events { worker_connections 1024; }',
    'http {',
    `  access_log ${accessLog};`,
    ...temporaryPaths,
    '  sendfile on;',
    '  tcp_nopush on;',
    '  keepalive_timeout 65s;',
    '  include site.conf;',
    '}',
    '',
  ].join('\n');
}
