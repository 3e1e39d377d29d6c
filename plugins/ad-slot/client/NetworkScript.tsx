import { useContext, useEffect, useRef } from 'react';
import { endOnLeaving, LeavingContext } from './leaving';

/** The id by which the network's script finds the place for its ad: before its own element. */
const SCRIPT_ID = '_carbonads_js';

/**
 * Makes a script that may still be on its way do nothing when it arrives: one that has changed its
 * document since it was asked for is not executed (HTML standard, "execute the script element").
 * Removing it from the page would not keep it from running.
 */
function disarm(script: HTMLScriptElement): void {
  script.remove();
  document.implementation.createHTMLDocument('').adoptNode(script);
}

/** The place of the network's ad in the image layout. Nothing here is React's but the element. */
export default function NetworkScript({ url }: { readonly url: string }) {
  const placeRef = useRef<HTMLDivElement>(null);
  const leaving = useContext(LeavingContext);
  useEffect(() => {
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.async = true;
    script.src = url;
    placeRef.current?.append(script);
    return endOnLeaving(leaving, () => disarm(script));
  }, [leaving, url]);
  return <div ref={placeRef} className="Ad-place" />;
}
