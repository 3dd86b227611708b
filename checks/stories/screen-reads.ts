import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { contract, type CallName } from '#api/contract.ts';
import { screenFacts } from '#stories/catalogue.ts';

/** The texts of some files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Patterns of code that fetches a call's data to render it. On-demand calls and cache-only reads do not match. */
const readPatterns = [
  /useLoadable\(\s*'(\w+)'/g,
  /useQuery\(\s*(?:\{\s*\.\.\.)?queries\.query\(\s*'(\w+)'/g,
  /queryFn:[^;]*?client\(\s*'(\w+)'/g,
];

const imports = /(?:from |import\()'(\.[^']+)'/g;

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);

/**
 * The calls whose data is fetched for rendering by a file or by its imports, direct or indirect. Imports outside
 * `files` are ignored.
 */
export function readsOf(path: string, files: Files, seen = new Set<string>()): Set<CallName> {
  const text = files[path];
  if (text === undefined || seen.has(path)) return new Set();
  seen.add(path);
  const reads = new Set(readPatterns.flatMap((reading) => matches(text, reading)).filter(isCall));
  for (const imported of matches(text, imports)) {
    const importedReads = readsOf(posix.join(posix.dirname(path), imported), files, seen);
    for (const read of importedReads) reads.add(read);
  }
  return reads;
}

/** The files of the app. */
export function appFiles(): Files {
  const paths = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/**
 * Differences between the reads in a screen's catalogue file and the reads of its route: missing ones and unused ones.
 */
export function wrongNames(app: Files): string[] {
  const routes = Object.keys(app).flatMap((path) => {
    const screen = /^app\/routes\/(\w+)Route\.tsx$/.exec(path)?.[1];
    return screen === undefined ? [] : [[screen, readsOf(path, app)] as const];
  });
  const screens = new Map([
    ...Object.keys(screenFacts).map((screen) => [screen, new Set<CallName>()] as const),
    ...routes,
  ]);
  return [...screens].flatMap(([screen, reads]) => {
    const expected = screenFacts[screen];
    const declared = Object.keys({ ...expected?.reads, ...expected?.silentReads }).filter(isCall);
    const missing = [...reads].filter((read) => !declared.includes(read));
    const unused = declared.filter((read) => !reads.has(read));
    return missing
      .map((read) => `${screen} lacks ${read}`)
      .concat(unused.map((read) => `${screen} does not read ${read}`));
  });
}
