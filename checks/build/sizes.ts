import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Budget for the JavaScript of the first load, with the messages of its screen in the longer language. All budgets of
 * sizes are in kB (1,000 bytes), gzipped.
 */
const initialBudget = 113.25;
/** Budget for the additional JavaScript of each other lazy-loaded part. */
const partBudget = 25;
/** Budget for the chunk that is fetched once the page is idle. Most screens share its parts, such as the icons. */
const idleBudget = 78;
const stylesBudget = 13;
/** Maximum number of JavaScript files of the page, without the messages. */
const filesBudget = 60;

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** The size of a part of the built wallet, and its budget. */
export interface Size {
  name: string;
  size: number;
  budget: number;
  unit: 'kB gzipped' | 'files';
}

/** Matches the names of chunks with messages, of which a person loads those in one language. */
const isMessages = (name = ''): boolean => /^(?:en|ko)-/.test(name);

type Manifest = Record<string, Chunk>;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The keys of a chunk and of all chunks that it imports, directly or indirectly. */
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

/**
 * A cycle of files that import one another. Empty if the build has none. In a cycle a module may run before its
 * dependencies, which breaks a screen only when that screen is opened.
 */
export function circleOfFiles(folder: string): string[] {
  const manifest = readManifest(folder);
  const settled = new Set<string>();
  function circleFrom(key: string, way: string[]): string[] {
    if (way.includes(key)) return way.slice(way.indexOf(key));
    if (settled.has(key)) return [];
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = circleFrom(imported, [...way, key]);
      if (circle.length > 0) return circle;
    }
    settled.add(key);
    return [];
  }
  for (const key of Object.keys(manifest)) {
    const circle = circleFrom(key, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Measures the first load of a build, the additional size of each lazy-loaded part, and the stylesheet. */
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
  const parts = manifest[entry]?.dynamicImports ?? [];
  const nameOf = (key: string) => manifest[key]?.name ?? key;
  // Every visit loads these chunks before another screen is opened, so they do not count towards the size of a screen.
  const chunkNamed = (name: string) => {
    const key = parts.find((part) => nameOf(part) === name);
    if (key === undefined) throw new Error(`The build has no separate chunk ${name}`);
    return key;
  };
  const always = ['first-calls', 'idle'].map(chunkNamed);
  const firstMessages = ['en-first', 'ko-first'].map((name) =>
    weight([chunkNamed(name), chunkNamed('ko-bell')]),
  );
  const added = (part: string): number => {
    const present = new Set(initial);
    for (const key of always) {
      if (key === part) break;
      closureOf(manifest, key, present);
    }
    return weight([...closureOf(manifest, part)].filter((key) => !present.has(key)));
  };
  const unit: Size['unit'] = 'kB gzipped';
  return [
    {
      name: 'first load',
      size: weight(initial) + Math.max(...firstMessages),
      budget: initialBudget,
      unit,
    },
    { name: 'stylesheet', size: styles, budget: stylesBudget, unit },
    ...parts.map((part) => ({
      name: nameOf(part),
      size: added(part),
      budget: nameOf(part) === 'idle' ? idleBudget : partBudget,
      unit,
    })),
    {
      name: 'script',
      size: Object.values(manifest).filter(
        ({ file, name }) => file.endsWith('.js') && !isMessages(name),
      ).length,
      budget: filesBudget,
      unit: 'files',
    },
  ];
}
