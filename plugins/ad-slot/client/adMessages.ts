import { translate } from '@docusaurus/Translate';

/** The slot's name for assistive technology. */
export function getSlotName(): string {
  return translate({
    id: 'adSlot.Slot.name',
    message: 'Advertisement',
    description: 'Names the ad below the description of a page for assistive technology',
  });
}

/** The mark that an ad carries. */
export function getAdMark(): string {
  return translate({
    id: 'adSlot.Ad.mark',
    message: 'Ad',
    description: 'Short mark in the corner of an ad, which tells it from the text of the page',
  });
}

/** Heading of the message to readers whose browser blocks ads. */
export function getWhitelistTitle(): string {
  return translate({
    id: 'adSlot.WhitelistMessage.title',
    message: 'Help us keep running',
    description: 'Heading of the message that asks readers to let the ads of this site through',
  });
}

/** Text of the message to readers whose browser blocks ads. */
export function getWhitelistText(): string {
  return translate({
    id: 'adSlot.WhitelistMessage.text',
    message:
      'Your browser blocks the one small ad that helps to pay for this documentation. If it is of use to you, please whitelist us.',
    description: 'Message that asks readers to let the ads of this site through',
  });
}
