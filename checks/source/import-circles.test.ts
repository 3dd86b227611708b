import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** The imports of each file. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The groups of more than two files that all import one another, directly or indirectly. Each group is sorted. */
function circlesOf(imports: Imports): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file, imports)]));
  const circles = [...reached].map(([file, others]) =>
    [...others].filter((other) => reached.get(other)?.has(file)).toSorted(),
  );
  const large = circles.filter((circle) => circle.length > 2).map((circle) => circle.join('\n'));
  return [...new Set(large)].map((circle) => circle.split('\n'));
}

/** The files that a file imports, directly or indirectly. */
function reachedFrom(file: string, imports: Imports): ReadonlySet<string> {
  const found = new Set(imports.get(file));
  // The loop also visits files that are added to the set meanwhile.
  for (const other of found) for (const next of imports.get(other) ?? []) found.add(next);
  return found;
}

/** The imports of all files of the project, types included. */
function importsOfProject(): Imports {
  const files = globSync('{.storybook,app,checks,library,provider,src,stories}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', 'library/consumer/**'],
  });
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imported = readFileSync(file, 'utf8').matchAll(
        /(?:\bfrom|\bimport(?:\()?)\s*'([#.][^']*)'/g,
      );
      const targets = [...imported].map(([, path = '']) => fileOf(path, file));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Resolves an import to a file of the project: `#wallet/paths.ts` or `./paths.ts`. */
function fileOf(path: string, importer: string): string {
  if (path.startsWith('.')) return join(importer, '..', path);
  return path
    .replace(/^#(?=api|components|mocks|samples|screens|shell|wallet|widgets)/, 'src/')
    .replace('#harness/', '.storybook/harness/')
    .replace('#', '');
}

test('a cycle of any length is found once', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
  ]);
  expect(circlesOf(imports)).toEqual([['a', 'b', 'c']]);
});

test('no import cycle has more than two files, type imports included', () => {
  const imports = importsOfProject();
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(circlesOf(imports)).toEqual([]);
});
