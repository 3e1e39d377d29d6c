import type { ClientModule } from '@docusaurus/types';
import { wireCodeSamples } from './wireCodeSamples';

let unwire: (() => void) | undefined;

/** Docusaurus' hook: renews the wiring when the path changes; not for another hash or query. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    unwire?.();
    unwire = wireCodeSamples();
  }
};
