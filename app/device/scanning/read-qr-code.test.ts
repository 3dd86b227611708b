import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { encodeQR } from 'qr';
import { describe, expect, test } from 'vitest';

import { readQrCode, type Picture } from './read-qr-code.ts';

interface Look {
  /** The width of the code with its quiet zone, in pixels of the picture. */
  width: number;
  /** The rotation of the code, in degrees. */
  turned: number;
  /** The greys of the code's dark and light modules. */
  greys: [dark: number, light: number];
  /** The maximum deviation of a pixel's grey. */
  noise: number;
}

const side = 480;

/** A picture whose size is in getters, like that of an `ImageData`. */
class Frame implements Picture {
  readonly data: Uint8ClampedArray;
  constructor(data: Uint8ClampedArray) {
    this.data = data;
  }
  get width() {
    return side;
  }
  get height() {
    return side;
  }
}

/** A picture of a code as by a camera, on a background of the light modules' grey. */
function photograph(text: string, look: Partial<Look> = {}): Picture {
  const { width, turned, greys, noise }: Look = {
    width: 240,
    turned: 0,
    greys: [20, 235],
    noise: 0,
    ...look,
  };
  const modules = encodeQR(text, 'raw', { border: 4 });
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const random = pseudoRandom();
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [right, down] = [x - side / 2, y - side / 2];
      const column = Math.floor(((right * cos + down * sin) / width + 0.5) * modules.length);
      const row = Math.floor(((down * cos - right * sin) / width + 0.5) * modules.length);
      const grey = greys[modules[row]?.[column] === true ? 0 : 1];
      const at = (y * side + x) * 4;
      data.fill(grey + (random() * 2 - 1) * noise, at, at + 3);
    }
  }
  return new Frame(data);
}

/** The same numbers from 0 to 1 in every run. */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const receipt = 'superwallet:receipt?merchant=Lotte%20Department%20Store&amount=1249.90';

describe('readQrCode', () => {
  test.each<[string, Partial<Look>]>([
    ['straight', {}],
    ['turned a little', { turned: 17 }],
    ['turned by 45°', { turned: 45 }],
    ['lying on its side', { turned: 90 }],
    ['upside down', { turned: 180 }],
    ['small', { width: 100 }],
    ['as large as the picture', { width: 470 }],
    ['light on dark', { greys: [235, 20] }],
    ['light on dark, turned', { greys: [235, 20], turned: 200 }],
    ['in a dark room', { greys: [5, 60], noise: 4 }],
    ['faded', { greys: [150, 200], noise: 4 }],
    ['almost faded away', { greys: [195, 220], noise: 2 }],
    ['overexposed', { greys: [200, 255] }],
    ['grainy', { noise: 60 }],
  ])('reads a code %s', (_, look) => expect(readQrCode(photograph(receipt, look))).toBe(receipt));

  test.each([
    ['digits', '01012345678'],
    ['capitals', 'HTTPS://SUPERWALLET.EXAMPLE/'],
    ['Korean', '김지우 010-1234-5678'],
    ['a long text', 'did:ethr:0x'.concat('a1b2c3d4'.repeat(20))],
  ])('reads %s', (_, text) => expect(readQrCode(photograph(text, { width: 400 }))).toBe(text));

  test.each<[string, Picture]>([
    ['a blank sheet', photograph('', { width: 1 })],
    ['noise', photograph('', { width: 1, greys: [128, 128], noise: 128 })],
    ['a code that is cut off', photograph(receipt, { width: 900 })],
    ['a code too small to make out', photograph(receipt, { width: 24 })],
    ['an empty picture', { width: 2, height: 2, data: new Uint8ClampedArray(16) }],
  ])('finds no code in %s', (_, picture) => expect(readQrCode(picture)).toBeUndefined());
});

/** The pixels of a black and white PNG whose lines use only the filters "none" and "up". */
function pixelsOf(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const start = file.indexOf('IDAT');
  const packed = file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4));
  const lines = inflateSync(packed);
  const bytes = Math.ceil(width / 8);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let above = Buffer.alloc(bytes);
  for (let y = 0; y < height; y += 1) {
    const line = Buffer.from(lines.subarray(y * (bytes + 1) + 1, (y + 1) * (bytes + 1)));
    if (lines[y * (bytes + 1)] === 2) {
      for (let x = 0; x < bytes; x += 1) line[x] = (line[x] ?? 0) + (above[x] ?? 0);
    }
    for (let x = 0; x < width; x += 1) {
      const isLight = (((line[x >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 1;
      data.fill(isLight ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
    above = line;
  }
  return { width, height, data };
}

test.each([
  ['cp949', '한보라 010-7777-1234'],
  ['latin-1', 'José Núñez'],
])('reads a code with text in %s', (name, text) => {
  const picture = readFileSync(new URL(`codes/${name}.png`, import.meta.url));
  expect(readQrCode(pixelsOf(picture))).toBe(text);
});

test('a code in Kanji mode is reported as unreadable, not as missing', () => {
  const picture = readFileSync(new URL('codes/kanji.png', import.meta.url));
  expect(readQrCode(pixelsOf(picture))).toBe('\uFFFD');
});
