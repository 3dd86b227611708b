import { readFileSync } from 'node:fs';

/** The file of a room of `built-files.ts`, or of a route that has none, such as `assets/Bq3-x9Zk.js`. */
export function builtFile(name: string): string {
  // Vite's own format.
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Partial<
    Record<string, { file: string; name?: string }>
  >;
  const chunk = Object.values(manifest).find((candidate) => candidate?.name === name);
  if (chunk === undefined) throw new Error(`No file of the build is called ${name}`);
  return chunk.file;
}
