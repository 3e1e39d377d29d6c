/** Contract, "Ad slot": crawlers and bots, by their user agent. */
const BOT_PATTERN = /bot|crawler|spider|robot|crawling/i;

/** Whether the visitor is a program that reads pages for others. */
export function isBot(userAgent: string): boolean {
  return BOT_PATTERN.test(userAgent);
}
