/**
 * What the head of a page says of the picture that stands for it where a link to it is shared.
 *
 * @param image its absolute address
 * @param alt what the picture says
 * @returns children of a `<Head>`; a list, as the server forgets what is in a fragment beside other elements
 */
export function listImageTags(image: string, alt: string) {
  return [
    <meta key="image" property="og:image" content={image} />,
    <meta key="card" name="twitter:image" content={image} />,
    <meta key="alt" property="og:image:alt" content={alt} />,
  ];
}
