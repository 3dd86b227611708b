import { expect, test } from 'vitest';

import { bridge } from './bridge.ts';
import { drawnBefore, drawOnce } from './draw-once.ts';
import { createRandom, hash } from './random.ts';
import { rosette, type RosetteShape } from './rosette.ts';
import { seal, sealSize, sealTone } from './seal.ts';
import { smooth } from './smooth.ts';
import { tide } from './tide.ts';

const did = 'did:ethr:0xbE17319E41D0d89f864d6807Bd716194B7662c44';
const otherDid = 'did:ethr:0xbE17319E41D0d89f864d6807Bd716194B7662c45';

/** The rosette of an ID card. */
const onCard: RosetteShape = { x: 268, y: 122, radius: 104, rings: 10, steps: 110 };

const drawings = {
  tide: {
    draw: (seed: string) => tide(seed, 240, 116),
    box: { left: -12, right: 252, top: 0, bottom: 130 },
    bytes: 7_000,
  },
  rosette: {
    draw: (seed: string) => rosette(seed, onCard),
    box: { left: 268 - 117, right: 268 + 117, top: 122 - 117, bottom: 122 + 117 },
    bytes: 45_000,
  },
  'seal of an address': {
    draw: (seed: string) => seal(seed, 'address'),
    box: { left: 0, right: sealSize, top: 0, bottom: sealSize },
    bytes: 4_500,
  },
  'seal of a person': {
    draw: (seed: string) => seal(seed, 'person'),
    box: { left: 0, right: sealSize, top: 0, bottom: sealSize },
    bytes: 4_500,
  },
};

const seeds = [did, otherDid, '', '김서연', ...Array.from({ length: 40 }, (_, n) => `person ${n}`)];

/** All coordinates of a path that has only absolute moves and curves. */
function pointsOf(path: string): number[][] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN]] : []));
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function expectWithin({ left, right, top, bottom }: Box, points: readonly number[][]) {
  expect(points.length).toBeGreaterThan(0);
  expect(
    points.filter(([x = NaN, y = NaN]) => !(left <= x && x <= right && top <= y && y <= bottom)),
  ).toEqual([]);
}

/** The shortest of several runs in milliseconds, because a test shares its machine. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 30 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test('the hash is FNV-1a', () => {
  expect(hash('')).toBe(0x81_1c_9d_c5);
  expect(hash('foobar')).toBe(0xbf_9c_f9_68);
});

test('random numbers repeat for a seed and lie between 0 and 1', () => {
  const [random, same] = [createRandom(did), createRandom(did)];
  for (let count = 0; count < 1_000; count += 1) {
    const value = random();
    expect(value).toBe(same());
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test('a calm tide has the same lines with lower waves', () => {
  const heights = (path: string) => {
    const firstLine = pointsOf(path.slice(0, path.indexOf('M', 1))).map(([, y = NaN]) => y);
    return Math.max(...firstLine) - Math.min(...firstLine);
  };
  const [usual, calm] = [tide(did, 390, 116), tide(did, 390, 116, 0.2)];
  expect(calm.split('M').length).toBe(usual.split('M').length);
  expect(heights(calm) / heights(usual)).toBeCloseTo(0.2, 1);
});

test('a smooth path passes through its points and closes', () => {
  const points = [
    [0, 0],
    [6, 6],
    [12, 0],
  ] as const;
  expect(smooth(points)).toBe('M0 0C1 1 4 6 6 6C8 6 11 1 12 0');
  expect(smooth(points, true)).toMatch(/^M0 0C.* 6 6C.* 12 0C.* 0 0z$/);
});

for (const [name, { draw, box, bytes }] of Object.entries(drawings)) {
  test(`${name}: one seed has one path, and each seed its own`, () => {
    for (const seed of seeds) expect(draw(seed)).toBe(draw(seed));
    expect(new Set(seeds.map(draw)).size).toBe(seeds.length);
  });

  test(`${name}: coordinates have one decimal and stay within the drawing`, () => {
    for (const seed of seeds) {
      const path = draw(seed);
      expect(path).toMatch(/^(?:M|C|z| |-?\d+(?:\.\d)?)+$/);
      expectWithin(box, pointsOf(path));
    }
  });

  test(`${name}: is small and drawn within 4 ms`, () => {
    expect(draw(did).length).toBeLessThan(bytes);
    expect(fastest(() => draw(did))).toBeLessThan(4);
  });
}

test('the bridge stays within the plate and is small', () => {
  for (const [width, height] of [
    [230, 104],
    [205, 96],
    [400, 140],
  ] as const) {
    const path = bridge(width, height);
    expect(path.length).toBeLessThan(5_000);
    expect(path).not.toMatch(/NaN|\d\.\d\d/);
    const points = Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) =>
      [x, y].map(Number),
    );
    expectWithin({ left: 0, right: width, top: 0, bottom: height }, points);
  }
  expect(fastest(() => bridge(230, 104))).toBeLessThan(4);
});

test('an address that only looks like another has another seal', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const lookAlikes = Array.from(
    { length: 200 },
    (_, n) => `0x5290${n.toString(16).padStart(4, '0')}${address.slice(10)}`,
  );
  for (const lookAlike of lookAlikes) {
    expect(lookAlike.slice(0, 6) + lookAlike.slice(-4)).toBe('0x52909EE7');
    expect(seal(lookAlike, 'address')).not.toBe(seal(address, 'address'));
  }
  expect(new Set(lookAlikes.map((each) => seal(each, 'address'))).size).toBe(lookAlikes.length);
});

test('all pairs of colours are in use', () =>
  expect(new Set(seeds.map(sealTone))).toEqual(new Set(['a', 'b', 'c', 'd'])));

test('a drawing is made once for each seed, and again only if many others came after it', () => {
  const drawn: string[] = [];
  const draw = (seed: string) => {
    drawn.push(seed);
    return `M${seed.length} 0`;
  };
  expect(drawnBefore(draw, did)).toBeUndefined();
  expect(drawOnce(draw, did)).toBe(drawOnce(draw, did));
  expect(drawnBefore(draw, did)).toBe(drawOnce(draw, did));
  expect(drawn).toEqual([did]);
  for (let count = 0; count < 100; count += 1) drawOnce(draw, `${count}`);
  expect(drawnBefore(draw, did)).toBeUndefined();
  expect(drawnBefore(draw, '99')).toBe('M2 0');
});
