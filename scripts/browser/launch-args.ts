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
