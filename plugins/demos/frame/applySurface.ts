import type { FrameSurface } from '../client/editor/protocol';

/** Takes over the look of the page around the demo: colors and font of the body, and font faces. */
export function applySurface({ style, fonts }: FrameSurface): void {
  for (const [property, value] of Object.entries(style)) {
    document.body.style.setProperty(property, value);
  }
  for (const { family, descriptors, bytes } of fonts) {
    document.fonts.add(new FontFace(family, bytes, descriptors));
  }
}
