/** The media types of images that the provider accepts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Maximum size of an image, in bytes after decoding its base64. */
export const maxImageBytes = 2_000_000;

/** Minimum size of a document's photo in pixels, in either orientation (decision 214). */
export const minImageSides = { long: 600, short: 400 } as const;

/** True if a photo, with its sides in pixels, is too small for a review. */
export function isTooSmall({ width, height }: { width: number; height: number }): boolean {
  const { long, short } = minImageSides;
  return Math.max(width, height) < long || Math.min(width, height) < short;
}

/**
 * Minimum standard deviation of a photo's brightness, on a scale of 0 to 255. One colour has 0, a faint gradient 4, and
 * a page with two lines of text 13.
 */
export const minContrast = 6;

/** The standard deviation of brightnesses; 0 for none. */
export function contrastOf(brightnesses: Iterable<number>): number {
  let count = 0;
  let mean = 0;
  let squares = 0;
  for (const brightness of brightnesses) {
    count += 1;
    const distance = brightness - mean;
    mean += distance / count;
    squares += distance * (brightness - mean);
  }
  return count === 0 ? 0 : Math.sqrt(squares / count);
}

/** The brightness of a pixel, on a scale of 0 to 255, by the weights of ITU-R BT.601. */
export function brightnessOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
