import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { builtFiles, chunkGroups } from '../../built-files.ts';

/** Expands a pattern into patterns without alternatives: `a(b|c)?` becomes `ab`, `ac` and `a`. */
function branchesOf(pattern: string): string[] {
  const alternatives = splitOutside(pattern);
  if (alternatives.length > 1) return alternatives.flatMap(branchesOf);
  const open = pattern.indexOf('(');
  if (open === -1) return [pattern];
  const close = closeOf(pattern, open);
  const inner = pattern.slice(open + 1, close);
  const isOptional = pattern[close + 1] === '?';
  const before = pattern.slice(0, open);
  const after = pattern.slice(close + (isOptional ? 2 : 1));
  // A negative lookahead only excludes modules, so it has no branch of its own.
  const middles = inner.startsWith('?!')
    ? ['']
    : [...branchesOf(inner), ...(isOptional ? [''] : [])];
  return middles.flatMap((middle) => branchesOf(`${before}${middle}${after}`));
}

/** The index of the bracket that closes the group opened at `open`. */
function closeOf(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at += 1) {
    if (pattern[at] === '(') depth += 1;
    if (pattern[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group of ${pattern} is not closed`);
}

/** Splits a pattern at each `|` outside of groups. */
function splitOutside(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

const modules = globSync(
  [
    '{app,src}/**/*.{ts,tsx}',
    'node_modules/{@noble/hashes,comlink,lucide-react,zod}/**/*.{js,mjs}',
  ],
  { exclude: ['**/*.test.*'] },
).map((file) => `/${file}`);

/** The branches of a pattern that match no module. */
const idleBranches = (pattern: RegExp): string[] =>
  branchesOf(pattern.source).filter((branch) => {
    const matches = new RegExp(branch);
    return !modules.some((module) => matches.test(module));
  });

const patterns = [
  ...Object.entries(chunkGroups),
  ...builtFiles.flatMap(({ name, test: pattern }) =>
    typeof name === 'string' && pattern instanceof RegExp ? [[name, pattern] as const] : [],
  ),
];

test.each(patterns)('each part of the pattern of %s matches a module', (_, pattern) => {
  expect(idleBranches(pattern)).toEqual([]);
});

test('reports a branch that matches no module', () => {
  expect(idleBranches(/components\/(Select|Selct|Sheet(OnDemand)?)\.|app\/(?!keys)/)).toEqual([
    'components\\/Selct\\.',
    'components\\/SheetOnDemand\\.',
  ]);
});
