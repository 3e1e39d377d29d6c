/**
 * What Playwright turns off. A second list takes the place of the first, so ours has to have these as
 * well; a unit test compares it with the Playwright that is installed.
 */
const OFF_FOR_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
];

/**
 * Pages of Chromium's own that drop down from its address bar. Each new window loads two of them beside ours, which
 * takes more of the processor than a page of text does.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process for a page that may come: a test opens one, and closes it with its process. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/**
 * How a Chromium is started by tests and measurements: without what it does of its own accord
 * (updates, sign-in, a second protocol), and so that it runs as root in a container.
 */
export const LAUNCH_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, SPARE_PROCESS].join()}`,
];

/**
 * Has no test reach another host. Interception would do too, but it turns off the HTTP cache, and
 * does not see what a service worker asks for.
 */
export const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
