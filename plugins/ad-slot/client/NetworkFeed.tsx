import { useContext, useEffect, useState } from 'react';
import AdCard from './AdCard';
import { fetchFeedAd } from './fetchFeedAd';
import type { FeedAd } from './feedAd';
import { endOnLeaving, LeavingContext } from './leaving';
import { TARGET_ATTRIBUTE } from './lookForNetwork';

interface SanitizedAd extends FeedAd {
  readonly html: string;
}

/** The sanitiser weighs more than the rest of the slot: it comes with the first ad of a feed. */
async function loadAd(url: string, signal: AbortSignal): Promise<SanitizedAd | null> {
  const ad = await fetchFeedAd(url, signal);
  if (ad === null) return null;
  try {
    const { sanitizeAdHtml } = await import('./sanitizeAdHtml');
    return { ...ad, html: sanitizeAdHtml(ad.descriptionHtml) };
  } catch {
    // Without the sanitiser, whose download failed, nothing of the feed is shown.
    return null;
  }
}

/** The network's ad in the inline layout, which comes as JSON. */
export default function NetworkFeed({ url }: { readonly url: string }) {
  const [ad, setAd] = useState<SanitizedAd | null>(null);
  const leaving = useContext(LeavingContext);
  useEffect(() => {
    const controller = new AbortController();
    void loadAd(url, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setAd(loaded);
    });
    return endOnLeaving(leaving, () => controller.abort());
  }, [leaving, url]);

  if (ad === null) return null;
  return (
    <div className="carbonads Ad-place" {...{ [TARGET_ATTRIBUTE]: ad.target }}>
      <AdCard
        layout="inline"
        link={ad.link}
        image={ad.image}
        name={ad.name}
        description={<span dangerouslySetInnerHTML={{ __html: ad.html }} />}
        hasOwnLinks={/<a\b/i.test(ad.html)}
      />
      {ad.pixels.map((address) => (
        <img key={address} src={address} alt="" width={1} height={1} hidden />
      ))}
    </div>
  );
}
