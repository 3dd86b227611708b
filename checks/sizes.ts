import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The budgets, in kB (1,000 bytes) of gzipped JavaScript; the last is one of gzipped CSS. */
const initialBudget = 111;
const routeBudget = 25;
/** Of the strip above the navigation: when the page is idle it brings what most screens share, such as the icons. */
const stripBudget = 27;
const stylesBudget = 11;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** The size of a part of the built wallet and its budget, both in kB, gzipped. */
export interface Size {
  name: string;
  size: number;
  budget: number;
}

type Manifest = Record<string, Chunk>;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The keys of a chunk and of all chunks that it imports. */
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

/** Matches the first words of the list for recovery phrases, with any separators that a bundler writes. */
const wordList = /abandon\W+ability\W+able/;

/** The page's own chunks that contain the list of recovery words. Only a worker's chunk may contain it. */
export function chunksWithWordList(folder: string): string[] {
  return Object.values(readManifest(folder))
    .map(({ file }) => file)
    .filter(
      (file) => file.endsWith('.js') && wordList.test(readFileSync(join(folder, file), 'utf8')),
    );
}

/** Measures the first load of a build, what each lazily loaded route adds to it, and the stylesheet. */
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

  const styles = globSync('assets/*.css', { cwd: folder }).reduce(
    (total, file) => total + gzipSync(readFileSync(join(folder, file))).length / 1_000,
    0,
  );

  const entry = entryOf(manifest, folder);
  const initial = closureOf(manifest, entry);
  const routes = manifest[entry]?.dynamicImports ?? [];
  // Every visit makes a first call and draws the strip, so what these bring is there before another screen is opened.
  const always = ['first-calls.ts', 'WalletStrip.tsx'].map((name) => {
    const key = routes.find((route) => route.endsWith(`/${name}`) || route === name);
    if (key === undefined) throw new Error(`${name} is in no file of its own`);
    return key;
  });
  const added = (route: string): number => {
    const present = new Set(initial);
    for (const key of always) {
      if (key === route) break;
      closureOf(manifest, key, present);
    }
    return weight([...closureOf(manifest, route)].filter((key) => !present.has(key)));
  };
  return [
    { name: 'first load', size: weight(initial), budget: initialBudget },
    { name: 'stylesheet', size: styles, budget: stylesBudget },
    ...routes.map((route) => ({
      name: route.replace(/^.*\//, ''),
      size: added(route),
      budget: route === 'WalletStrip.tsx' ? stripBudget : routeBudget,
    })),
  ];
}
