import { translate } from '@docusaurus/Translate';

/** Heading of the question. */
export function getTitle(): string {
  return translate({
    id: 'analytics.ConsentBanner.title',
    message: 'May we measure how this site is used?',
    description:
      'Heading of the banner that asks for consent to analytics and ads of third parties',
  });
}

/** What is asked. */
export function getText(): string {
  return translate({
    id: 'analytics.ConsentBanner.text',
    message:
      'With your consent, services of others count visits and show ads here, and store data on your device for it. Everything works without as well.',
    description: 'Text of the consent banner',
  });
}

/** What is said instead when the browser has answered for its reader. */
export function getSignalText(): string {
  return translate({
    id: 'analytics.ConsentBanner.signal',
    message:
      'Your browser asks sites not to track you, and we keep to it: no services of others measure your visit. To change that, change the setting of your browser.',
    description:
      'Text of the consent banner for readers with Do Not Track or Global Privacy Control',
  });
}

/** Label of the button that consents. */
export function getAcceptLabel(): string {
  return translate({
    id: 'analytics.ConsentBanner.accept',
    message: 'Allow',
    description: 'Label of the button that consents to analytics and ads of third parties',
  });
}

/** Label of the button that refuses. */
export function getRefuseLabel(): string {
  return translate({
    id: 'analytics.ConsentBanner.refuse',
    message: 'Essential only',
    description: 'Label of the button that refuses analytics and ads of third parties',
  });
}

/** Label of the button that closes the banner without a change. */
export function getCloseLabel(): string {
  return translate({
    id: 'analytics.ConsentBanner.close',
    message: 'Close',
    description: 'Label of the button that closes the consent banner and changes nothing',
  });
}

/** Label of the link to the privacy notice. */
export function getPrivacyLabel(): string {
  return translate({
    id: 'analytics.ConsentBanner.privacy',
    message: 'Privacy notice',
    description: 'Link in the consent banner to the privacy notice of the site',
  });
}
