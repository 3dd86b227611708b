import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The budgets, in kB (1,000 bytes) of gzipped JavaScript. */
export const initialBudget = 120;
export const routeBudget = 25;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** A measured part of the built wallet against its budget, both in kB of gzipped JavaScript. */
export interface Size {
  name: string;
  size: number;
  budget: number;
}

/** Measures what a build loads at first, and what each lazily loaded route adds to it. */
export function measureSizes(folder: string): Size[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

  const closure = (key: string, into = new Set<string>()): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const imported of manifest[key]?.imports ?? []) closure(imported, into);
    return into;
  };
  const weight = (keys: Iterable<string>): number => {
    let bytes = 0;
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk) bytes += gzipSync(readFileSync(join(folder, chunk.file))).length;
    }
    return bytes / 1_000;
  };

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error(`No entry in the build of ${folder}`);
  const initial = closure(entry);
  const routes = manifest[entry]?.dynamicImports ?? [];
  return [
    { name: 'first load', size: weight(initial), budget: initialBudget },
    ...routes.map((route) => ({
      name: route.replace(/^.*\//, ''),
      size: weight([...closure(route)].filter((key) => !initial.has(key))),
      budget: routeBudget,
    })),
  ];
}
