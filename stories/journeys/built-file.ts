import { readFileSync } from 'node:fs';

/** The file of the built wallet that has a module of `app/`, such as `assets/Bq3-x9Zk.js`. */
export function builtFile(module: string): string {
  // Vite's own format.
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Partial<
    Record<string, { file: string }>
  >;
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`No file of the build has ${module}`);
  return chunk.file;
}
