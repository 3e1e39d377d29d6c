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
];

/**
 * Has no test reach another host. Interception would do too, but it turns off the HTTP cache, and
 * does not see what a service worker asks for.
 */
export const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
