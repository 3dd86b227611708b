import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseTokens } from './parse-tokens.ts';

const tokens = new Map(
  parseTokens(readFileSync('src/tokens/theme.css', 'utf8'), 'color').map(({ name, value }) => [
    name.replace('--color-', ''),
    value,
  ]),
);

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The hexadecimal value of a colour in a theme. */
function valueOf(name: string, theme: Theme): string {
  const value = tokens.get(name) ?? '';
  const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? [];
  const found = { light: light ?? value, dark: dark ?? value }[theme];
  if (!/^#[\da-f]{6}$/.test(found)) throw new Error(`The colour ${name} is “${value}”`);
  return found;
}

/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [least = 0, most = 0] = [one, other]
    .map((name) => luminance(valueOf(name, theme)))
    .toSorted((left, right) => left - right);
  return (most + 0.05) / (least + 0.05);
}

/** Text with the grounds that it is on: 4.5 : 1. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ['surface', 'raised', 'well', 'info-soft', 'caution-soft', 'brand-soft'],
  'ink-muted': ['surface', 'raised', 'well'],
  'brand-ink': ['surface', 'raised', 'well', 'brand-soft'],
  'on-brand': ['brand', 'brand-pressed', 'city', 'city-pressed', 'negative-fill'],
  'on-deep': ['deep', 'deep-chip', 'city-deep', 'city-chip'],
  'on-deep-muted': ['deep'],
  'on-city-muted': ['city-deep'],
  'deep-ink': ['on-deep'],
  'city-deep-ink': ['on-deep'],
  'city-ink': ['surface', 'raised', 'well', 'city-soft'],
  positive: ['surface', 'raised', 'positive-soft'],
  caution: ['raised', 'caution-soft'],
  negative: ['surface', 'raised', 'negative-soft'],
  info: ['raised', 'info-soft'],
};

/** Parts of controls and glyphs with the grounds that they are on: 3 : 1. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'control-line': ['surface', 'raised'],
  'brand-ink': ['surface', 'raised', 'well', 'brand-soft'],
  'city-ink': ['surface', 'raised', 'well', 'city-soft'],
  negative: ['surface', 'raised'],
  brand: ['surface', 'raised'],
  city: ['surface', 'raised'],
  ...Object.fromEntries(
    ['indigo', 'teal', 'slate', 'plum'].map((tone) => [`id-${tone}`, ['on-deep']]),
  ),
  ...Object.fromEntries(
    ['xp', 'usdc', 'cbdc', 'btc', 'eth', 'busan', 'other'].map((asset) => [
      `asset-${asset}`,
      ['on-brand'],
    ]),
  ),
};

const pairs = (of: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(of).flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const));

describe.each(themes)('in the %s theme', (theme) => {
  it.each(pairs(texts))('text in %s on %s has 4.5 : 1', (name, ground) => {
    expect(contrast(name, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(parts))('a part in %s on %s has 3 : 1', (name, ground) => {
    expect(contrast(name, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  it('a raised surface and a well differ from their grounds', () => {
    for (const [name, ground] of [
      ['raised', 'surface'],
      ['well', 'raised'],
      ['well', 'surface'],
    ] as const) {
      expect(contrast(name, ground, theme), `${name} on ${ground}`).toBeGreaterThanOrEqual(1.09);
    }
  });
});
