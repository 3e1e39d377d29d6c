/**
 * What the head of a page says of the picture that stands for it where a link to it is shared.
 *
 * @param image its absolute address
 * @param alt what the picture says
 * @returns children of a `<Head>`
 */
export function listImageTags(image: string, alt: string) {
  return (
    <>
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
