import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

/** The path of an imported module of this repository; undefined for a package. */
function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  for (const [alias, target] of Object.entries(imports)) {
    const start = alias.slice(0, alias.indexOf('*'));
    if (specifier.startsWith(start)) {
      return normalize(target.replace('*', specifier.slice(start.length)));
    }
  }
  return undefined;
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The areas of messages that a module and its static imports read. */
function areasOf(start: string): Set<string> {
  const areas = new Set<string>();
  const modules = new Set([start]);
  // The loop also visits modules that are added to the set meanwhile.
  for (const file of modules) {
    const text = textOf(file);
    for (const [, area = ''] of text.matchAll(/useMessages\(\s*'(\w+)'/g)) areas.add(area);
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|export) (?!type)[^;]*?from '([^']+)';/gm,
    )) {
      const imported = resolve(specifier, file);
      if (imported !== undefined && existsSync(imported)) modules.add(imported);
    }
  }
  return areas;
}

/** Loaded with the first screen. */
const first = ['common', 'shell', 'bell', 'home'];

/** Every part that is loaded on demand, with the areas that are loaded with it. */
const parts = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) => {
  const text = textOf(file);
  return [...text.matchAll(/import\((?:\/\*.*?\*\/ )?'([^']+\.tsx)'\)([^]*?)(?=import\(|$)/g)].map(
    ([, specifier = '', after = '']) => {
      const part = resolve(specifier, file);
      const lists = [...after.matchAll(/(?:messages|localMessages): \[([^\]]*)\]/g)].slice(0, 2);
      const loaded = lists.flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
      const always = file === 'app/routes/routes.ts' ? ['notices'] : [];
      return { part: part ?? specifier, loaded: [...first, ...always, ...loaded] };
    },
  );
});

test('there are parts that are loaded on demand', () => expect(parts.length).toBeGreaterThan(30));

test.each(parts)('$part is loaded with all messages that it reads', ({ part, loaded }) => {
  expect([...areasOf(part)].filter((area) => !loaded.includes(area))).toEqual([]);
});
