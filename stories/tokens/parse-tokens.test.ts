import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseTokens } from './parse-tokens.ts';

const stylesheet = readFileSync('src/tokens/theme.css', 'utf8');

describe('parseTokens', () => {
  it('reads the tokens of a family in order, without resets and line heights', () => {
    const css = `
      --text-*: initial;
      --text-tiny: 0.75rem;
      --text-tiny--line-height: 1rem;
      --text-body: 0.9375rem;
      --color-ink: light-dark(#14172b, #eef0fb);
      --font-sans:
        system-ui, sans-serif;
    `;
    expect(parseTokens(css, 'text')).toEqual([
      { name: '--text-tiny', value: '0.75rem' },
      { name: '--text-body', value: '0.9375rem' },
    ]);
    expect(parseTokens(css, 'font')).toEqual([
      { name: '--font-sans', value: 'system-ui, sans-serif' },
    ]);
  });

  it.each(['color', 'text', 'radius', 'shadow', 'font'])(
    'finds the %s tokens of the wallet',
    (family) => {
      expect(parseTokens(stylesheet, family).length).toBeGreaterThan(1);
    },
  );
});
