/** What a deployment of the site takes from others: addresses of its configuration, null for none. */
export interface OutsideServices {
  /** Script of an ad network (`AD_SCRIPT_URL`). */
  readonly adScriptUrl: string | null;
  /** JSON feed of an ad network (`AD_FEED_URL`). */
  readonly adFeedUrl: string | null;
  /** Origins that the network's script uses besides its own (`AD_HOSTS`), parted by spaces. */
  readonly adHosts: string;
  /** Script of a tag manager (`ANALYTICS_TAG_ID`, `ANALYTICS_SCRIPT_URL`). */
  readonly tagScriptUrl: string | null;
  /** Stylesheet of an icon font (`ICON_FONT_URL`). */
  readonly iconFontUrl: string | null;
}

/** Sources of others that pages may use, by the directive of a Content Security Policy. */
export type OutsideSources = Readonly<
  Partial<Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', readonly string[]>>
>;

const KINDS = ['script', 'style', 'font', 'img', 'connect', 'frame'] as const;

/** Hosts that a well-known service sends its readers on to, as its own documentation lists them. */
const COMPANIONS: Readonly<Record<string, OutsideSources>> = {
  // https://developers.google.com/tag-platform/security/guides/csp
  'https://www.googletagmanager.com': {
    script: ['https://*.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  'https://fonts.googleapis.com': { font: ['https://fonts.gstatic.com'] },
};

const getOrigin = (url: string) => new URL(url).origin;

/** Ads name images and counters on hosts that nobody knows beforehand; only their scheme is known. */
const listAdImageSources = (url: string) =>
  new URL(url).protocol === 'http:' ? ['http:', 'https:'] : ['https:'];

/** @throws Error for a host that is not written as an origin. */
function parseAdHosts(text: string): string[] {
  const hosts = text.split(/\s+/).filter(Boolean);
  const wrong = hosts.filter((host) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host));
  if (wrong.length > 0) {
    throw new Error(
      `AD_HOSTS names ${wrong.map((host) => `"${host}"`).join(', ')}. It takes origins, parted by spaces: AD_HOSTS="https://srv.example https://*.cdn.example"`,
    );
  }
  return hosts;
}

function listServiceSources(services: OutsideServices): OutsideSources[] {
  const { adScriptUrl, adFeedUrl, tagScriptUrl, iconFontUrl } = services;
  const adHosts = parseAdHosts(services.adHosts);
  return [
    adScriptUrl === null
      ? {}
      : {
          script: [getOrigin(adScriptUrl), ...adHosts],
          connect: [getOrigin(adScriptUrl), ...adHosts],
          img: listAdImageSources(adScriptUrl),
          frame: adHosts,
        },
    adFeedUrl === null
      ? {}
      : { connect: [getOrigin(adFeedUrl)], img: listAdImageSources(adFeedUrl) },
    tagScriptUrl === null
      ? {}
      : {
          script: [getOrigin(tagScriptUrl)],
          connect: [getOrigin(tagScriptUrl)],
          img: [getOrigin(tagScriptUrl)],
        },
    iconFontUrl === null ? {} : { style: [getOrigin(iconFontUrl)], font: [getOrigin(iconFontUrl)] },
    ...[tagScriptUrl, iconFontUrl].map((url) =>
      url === null ? {} : (COMPANIONS[getOrigin(url)] ?? {}),
    ),
  ];
}

/**
 * The sources of others that the pages of a deployment may use: those of the services it has set up,
 * and no other.
 *
 * @throws Error for an `AD_HOSTS` that is no list of origins.
 * @example listOutsideSources({ …none, iconFontUrl: 'https://fonts.example/icon' }).style
 * // ['https://fonts.example']
 */
export function listOutsideSources(services: OutsideServices): OutsideSources {
  const all = listServiceSources(services);
  return Object.fromEntries(
    KINDS.map((kind) => [kind, [...new Set(all.flatMap((sources) => sources[kind] ?? []))].sort()]),
  );
}
