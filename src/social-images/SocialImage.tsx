import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';

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
  return (
    <>
      <PageMetadata image={image} />
      <Head>
        <meta property="og:image:alt" content={alt} />
      </Head>
    </>
  );
}
