import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const theme = readFileSync('src/tokens/theme.css', 'utf8');

/** The light and the dark value of a colour. */
function coloursOf(token: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme) ?? [];
  return [light, dark];
}

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['a', 'b', 'c', 'd'])('the initial of seal %s is readable in both themes', (tone) => {
  const lines = coloursOf(`seal-${tone}-line`);
  for (const [index, ground] of coloursOf(`seal-${tone}`).entries()) {
    expect(contrast(ground, lines[index] ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});
