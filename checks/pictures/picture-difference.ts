import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The maximum difference in the colour of a pixel, from 0 to 1. */
const threshold = 0.1;
/** Number of different pixels that are ignored, because browsers do not draw every edge identically each time. */
const maxPixels = 20;

/** A picture on a canvas of at least its own size. The uncovered area is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * A picture of the differences between two pictures. Undefined if they are equal or differ in few pixels only. Pictures
 * of different sizes always differ.
 */
export function pictureDifference(before: Buffer, after: Buffer): Buffer | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold },
  );
  const sameSize = one.width === other.width && one.height === other.height;
  return sameSize && pixels <= maxPixels ? undefined : PNG.sync.write(difference);
}
