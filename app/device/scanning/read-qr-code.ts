import { _QRScanner, type DecodeOpts, type DecodeResult } from 'qr/decode.js';

/** A picture with four bytes a pixel: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The text of the QR code in a picture: turned, faded, dark on light or light on dark. */
export function readQrCode(picture: Picture): string | undefined {
  const text = decode(picture);
  if (text !== undefined) return text;
  const clearer = withMoreContrast(picture);
  return clearer && decode(clearer);
}

/** Replacement text for undecodable content. Callers refuse texts that contain it, with a reason. */
const unreadable = '\uFFFD';

/** Distinguishes a code in a mode that the decoder lacks, such as Kanji, from a picture without a code. */
class Decoder extends _QRScanner {
  /** True if there was a code whose content could not be read. */
  sawUnreadable = false;

  protected override decodePayload(
    data: Uint8Array,
    length: number,
    version: number,
  ): DecodeResult {
    const text = super.decodePayload(data, length, version);
    if (text instanceof Error) this.sawUnreadable = true;
    return text;
  }
}

function decode(picture: Picture): string | undefined {
  const text = decodeWith(picture, {});
  return text?.includes(unreadable)
    ? decodeWith(picture, { textDecoder: readUnnamed })
    : // An empty code counts as no code.
      text || undefined;
}

function decodeWith(picture: Picture, options: DecodeOpts): string | undefined {
  try {
    // The decoder copies own properties only; the size of an `ImageData` is a getter.
    const { width, height } = picture;
    const decoder = new Decoder({ ...options, maxSize: { width, height } });
    decoder.addImage(picture);
    const [text] = decoder.decode();
    if (typeof text === 'string') return text;
    return decoder.sawUnreadable ? unreadable : undefined;
  } catch {
    // The decoder throws if the picture is too small for a code.
    return undefined;
  }
}

/** Encodings that generators use without declaring them: UTF-8, then legacy Korean and Western ones. */
const unnamedEncodings = ['utf-8', 'euc-kr', 'windows-1252'] as const;

/** Decodes the bytes of a code that declares no encoding, or a wrong one. */
function readUnnamed(bytes: Uint8Array): string {
  for (const encoding of unnamedEncodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The bytes are not valid in this encoding.
    }
  }
  return unreadable;
}

/** Share of the darkest and brightest pixels to ignore: shadows and glints are not part of the print. */
const ignoredShare = 0.01;

/** Contrast, of 256 greys, below which the decoder can miss a pale print. */
const paleRange = 128;

/** Stretches the contrast of a pale picture; undefined if it is not pale. */
function withMoreContrast({ width, height, data }: Picture): Picture | undefined {
  const greys = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let pixel = 0, at = 0; pixel < greys.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const grey = (red * 2 + green * 5 + blue) >> 3;
    greys[pixel] = grey;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  const darkest = greyOfRank(counts, greys.length * ignoredShare);
  const range = greyOfRank(counts, greys.length * (1 - ignoredShare)) - darkest;
  if (range === 0 || range > paleRange) return undefined;
  const clearer = new Uint8ClampedArray(data.length).fill(255);
  for (let pixel = 0, at = 0; pixel < greys.length; pixel += 1, at += 4) {
    const grey = (((greys[pixel] ?? 0) - darkest) * 255) / range;
    clearer.fill(grey, at, at + 3);
  }
  return { width, height, data: clearer };
}

/** The grey value at a rank, counted from the darkest pixel. */
function greyOfRank(counts: Uint32Array, rank: number): number {
  let darker = 0;
  return counts.findIndex((count) => (darker += count) > rank);
}
