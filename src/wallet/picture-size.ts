/** Maximum number of pixels of a picture to decode: the largest phone camera takes 200 million (decision 155). */
export const maxPixels = 250_000_000;

/** Number of first bytes of a file that {@link pixelsOf} needs for nearly every picture. */
export const pictureHeadLength = 262_144;

/** Width and height of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The number of pixels of a PNG, JPEG or WebP, from its first bytes and without decoding it; undefined for any other
 * file. A file of 50 kB can need gigabytes once it is decoded.
 */
export function pixelsOf(bytes: Uint8Array): number | undefined {
  const size = pictureSize(bytes);
  return size && size.width * size.height;
}

/** The size of a PNG, JPEG or WebP, from its first bytes; undefined for any other file. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47)
      return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  } catch {
    // The bytes end before the size.
  }
  return undefined;
}

/** Skips the segments before the frame header (SOF), which contains the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let place = 2;
  while (view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    place += 2 + view.getUint16(place + 2);
  }
  return undefined;
}

const webpChunks = { lossy: 0x56503820, lossless: 0x5650384c, extended: 0x56503858 } as const;

function webpSize(view: DataView): PictureSize | undefined {
  switch (view.getUint32(12)) {
    case webpChunks.lossy:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case webpChunks.lossless: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case webpChunks.extended: {
      const side = (place: number) =>
        view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000 + 1;
      return { width: side(24), height: side(27) };
    }
    default:
      return undefined;
  }
}
