import { readFileSync } from 'node:fs';

/** The file of the built wallet that a module is in, such as `assets/Bq3-x9Zk.js`; the module's path is below `app/`. */
export function builtFile(module: string): string {
  // Vite's own format.
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Partial<
    Record<string, { file: string }>
  >;
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`No file of the build has ${module}`);
  return chunk.file;
}
