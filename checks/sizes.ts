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

type Manifest = Record<string, Chunk>;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The chunk and all that it needs to run. */
function closureOf(manifest: Manifest, key: string, into = new Set<string>()): Set<string> {
  if (into.has(key)) return into;
  into.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, into);
  return into;
}

function entryOf(manifest: Manifest, folder: string): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error(`No entry in the build of ${folder}`);
  return entry;
}

/** The first words of the list that recovery phrases are made of, however a bundler writes them down. */
const wordList = /abandon\W+ability\W+able/;

/** Which parts of the page's own code hold the list of recovery words; only a worker's should, which is not among them. */
export function chunksWithWordList(folder: string): string[] {
  return Object.values(readManifest(folder))
    .map(({ file }) => file)
    .filter(
      (file) => file.endsWith('.js') && wordList.test(readFileSync(join(folder, file), 'utf8')),
    );
}

/** Measures what a build loads at first, and what each lazily loaded route adds to it. */
export function measureSizes(folder: string): Size[] {
  const manifest = readManifest(folder);
  const weight = (keys: Iterable<string>): number => {
    let bytes = 0;
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk) bytes += gzipSync(readFileSync(join(folder, chunk.file))).length;
    }
    return bytes / 1_000;
  };

  const entry = entryOf(manifest, folder);
  const initial = closureOf(manifest, entry);
  const routes = manifest[entry]?.dynamicImports ?? [];
  return [
    { name: 'first load', size: weight(initial), budget: initialBudget },
    ...routes.map((route) => ({
      name: route.replace(/^.*\//, ''),
      size: weight([...closureOf(manifest, route)].filter((key) => !initial.has(key))),
      budget: routeBudget,
    })),
  ];
}
