import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { analyticsData } from './analyticsData';
import { getConsentStore } from './currentConsent';

/**
 * Opens the question for consent again, so that an answer can be taken back. Nothing where readers
 * are not asked, or without scripts: then there is nothing to take back.
 */
export function ConsentButton({ className }: { readonly className?: string }) {
  const isBrowser = useIsBrowser();
  if (!analyticsData.requiresConsent || !isBrowser) return null;
  return (
    <button type="button" className={className} onClick={() => getConsentStore().setReopened(true)}>
      {translate({
        id: 'analytics.ConsentButton.label',
        message: 'Privacy choices',
        description: 'Label of the button in the footer that opens the consent banner again',
      })}
    </button>
  );
}
