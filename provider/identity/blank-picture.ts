import { createInflate } from 'node:zlib';

import {
  brightnessOf,
  contrastOf,
  minContrast,
  type ImageType,
} from '#wallet/rules/document-image.ts';
import type { PictureSize } from '#wallet/picture-size.ts';

/**
 * Minimum number of compressed bytes for a pixel. At 600 × 400 and more pixels a picture of one colour has at most
 * 0.0065 as JPEG and 0.0041 as WebP, and a page with two lines of text at least 0.0125 and 0.0076.
 */
const minBytesPerPixel = { 'image/jpeg': 0.009, 'image/webp': 0.0055 } as const;

/** Maximum number of bytes of a PNG to inflate, from its top: a small file can inflate to gigabytes. */
const maxInflated = 8_000_000;

/**
 * True if a picture shows one colour, or nearly so. A PNG of 8 bits a channel is inflated and its pixels compared. A
 * JPEG or WebP is not decoded, because that needs a large dependency: it is judged by its compressed bytes per pixel.
 * Any other PNG, such as an interlaced one, is accepted.
 */
export async function isBlank(
  bytes: Buffer,
  type: ImageType,
  { width, height }: PictureSize,
): Promise<boolean> {
  switch (type) {
    case 'image/png':
      return isBlankPng(bytes, width);
    case 'image/jpeg':
      return scanLength(bytes) / (width * height) < minBytesPerPixel[type];
    case 'image/webp':
      // Bytes after the container are no part of the picture.
      return bytes.readUInt32LE(4) / (width * height) < minBytesPerPixel[type];
  }
}

/** The length of a JPEG's scans, without metadata and tables. */
function scanLength(bytes: Buffer): number {
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const isScan = bytes[place + 1] === 0xda;
    place += 2 + bytes.readUInt16BE(place + 2);
    // Bytes after the end marker are no part of the picture.
    if (isScan) return Math.max(0, bytes.indexOf(endOfImage, place) - place);
  }
  return 0;
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** Channels by the colour type of a PNG. */
const channelsOf = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

async function isBlankPng(bytes: Buffer, width: number): Promise<boolean> {
  const [depth, colourType = -1, , , interlace] = bytes.subarray(24, 29);
  const channels = channelsOf.get(colourType);
  if (depth !== 8 || interlace !== 0 || channels === undefined) return false;
  const { content, palette } = chunksOf(bytes);
  const rows = await inflateStart(content);
  const brightness = (row: Uint8Array, at: number): number => {
    if (channels >= 3) return brightnessOf(row[at] ?? 0, row[at + 1] ?? 0, row[at + 2] ?? 0);
    const value = row[at] ?? 0;
    if (colourType !== 3) return value;
    const [red = 0, green = 0, blue = 0] = palette.subarray(value * 3);
    return brightnessOf(red, green, blue);
  };
  return (
    contrastOf(valuesOf(unfiltered(rows, width * channels, channels), channels, brightness)) <
    minContrast
  );
}

/** The brightness of each pixel. */
function* valuesOf(
  rows: Iterable<Uint8Array>,
  step: number,
  brightness: (row: Uint8Array, at: number) => number,
): Generator<number> {
  for (const row of rows) for (let at = 0; at < row.length; at += step) yield brightness(row, at);
}

/** The compressed pixels and the palette of a PNG. */
function chunksOf(bytes: Buffer): { content: Buffer; palette: Buffer } {
  const content: Buffer[] = [];
  let palette: Buffer = Buffer.alloc(0);
  let place = 8;
  while (place + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(place);
    const kind = bytes.toString('latin1', place + 4, place + 8);
    const data = bytes.subarray(place + 8, place + 8 + length);
    if (kind === 'IDAT') content.push(data);
    if (kind === 'PLTE') palette = data;
    if (kind === 'IEND') break;
    place += 12 + length;
  }
  return { content: Buffer.concat(content), palette };
}

/** The first bytes of compressed data; fewer if it is damaged. */
async function inflateStart(compressed: Buffer): Promise<Buffer> {
  const inflated: Buffer[] = [];
  let size = 0;
  const stream = createInflate();
  stream.end(compressed);
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      inflated.push(chunk);
      size += chunk.length;
      if (size >= maxInflated) break;
    }
  } catch {
    // Rows before the damage count.
  }
  return Buffer.concat(inflated);
}

/** The complete rows of a PNG, each with its filter undone (PNG specification, section 9). */
function* unfiltered(data: Buffer, length: number, step: number): Generator<Uint8Array> {
  let above = new Uint8Array(length);
  for (let start = 0; start + 1 + length <= data.length; start += 1 + length) {
    const filter = data[start];
    const row = Uint8Array.from(data.subarray(start + 1, start + 1 + length));
    for (let at = 0; at < length; at += 1) {
      const left = row[at - step] ?? 0;
      const up = above[at] ?? 0;
      row[at] = (row[at] ?? 0) + predicted(filter, left, up, above[at - step] ?? 0);
    }
    yield row;
    above = row;
  }
}

function predicted(filter: number | undefined, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return Math.floor((left + up) / 2);
    case 4: {
      const toLeft = Math.abs(up - upLeft);
      const toUp = Math.abs(left - upLeft);
      const toUpLeft = Math.abs(left + up - 2 * upLeft);
      return toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft;
    }
    default:
      return 0;
  }
}
