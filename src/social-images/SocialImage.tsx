import Head from '@docusaurus/Head';
import { listImageTags } from './imageTags';

/** Names the picture that stands for a page where a link to it is shared. */
export default function SocialImage({
  image,
  alt,
}: {
  /** Absolute address. */
  readonly image: string;
  /** What the picture says. */
  readonly alt: string;
}) {
  return <Head>{listImageTags(image, alt)}</Head>;
}
