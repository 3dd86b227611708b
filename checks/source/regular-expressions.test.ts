import { globSync, readFileSync } from 'node:fs';

import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { expect, test, vi } from 'vitest';

// The other backends are native binaries, which exist for some platforms only and give different results.
vi.stubEnv('RECHECK_BACKEND', 'pure');

/** Patterns that are slow on long texts, each with the kind of text that it is used on, which is short. */
const shortTexts: Readonly<Record<string, string>> = {
  '\\.?0*$': 'a number of at most 140 digits',
  '("(?:[^"\\\\]|\\\\.)*")|(-?\\d[\\d.eE+-]*)':
    'a code, of which a scan reads at most 4,296 characters',
  '\\B(?=(\\d{3})+$)': 'an amount that the user types on their own device',
  '[?&]before=([\\w-]+)[^>]*>; rel="next"': 'a header of the provider',
};

/** Files whose patterns only read output of the wallet's own build. */
const ownText = new Set(['provider/http/rendered-pages.ts']);

/** True if the time for a pattern grows faster than the length of the text. Counts steps instead of measuring time. */
function isSlow(pattern: string, flags: string): boolean {
  const result = checkSync(pattern, flags, {
    timeout: null,
    randomSeed: 0,
    maxNFASize: 5_000,
    maxIteration: 1,
    maxInitialGenerationSize: 60,
    maxGenerationSize: 20,
    incubationLimit: 5_000,
    attackLimit: 500_000,
    recallLimit: 100_000,
  });
  if (result.status === 'unknown') {
    throw new Error(`/${pattern}/${flags} cannot be checked: ${result.error.kind}`);
  }
  return result.status === 'vulnerable';
}

/** The patterns in a part of a syntax tree, with their flags. */
function patternsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) return [node.regex as { pattern: string; flags: string }];
  return Object.values(node).flatMap(patternsIn);
}

test('the time of each regular expression grows linearly', { timeout: 120_000 }, () => {
  const files = globSync('{app,provider,src}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/{testing,torture}/**'],
  }).filter((file) => !ownText.has(file));
  const slow: string[] = [];
  const seen = new Set<string>();
  for (const file of files) {
    const tree = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    for (const { pattern, flags } of patternsIn(tree)) {
      const isNew = !seen.has(pattern);
      seen.add(pattern);
      if (isNew && !Object.hasOwn(shortTexts, pattern) && isSlow(pattern, flags)) {
        slow.push(`${file}: /${pattern}/${flags}`);
      }
    }
  }
  expect(slow).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(shortTexts)));
});

test.each(['\\s+$', '^(a+)+$', '^(\\d*)\\.?(\\d*)$'])('/%s/ is reported', (pattern) => {
  expect(isSlow(pattern, '')).toBe(true);
});
