import { readFileSync } from 'node:fs';

/** The file of a group of `built-files.ts`, or of a route without a group, such as `assets/Bq3-x9Zk.js`. */
export function builtFile(name: string): string {
  // The format is Vite's.
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Partial<
    Record<string, { file: string; name?: string }>
  >;
  const chunk = Object.values(manifest).find((candidate) => candidate?.name === name);
  if (chunk === undefined) throw new Error(`No file of the build is called ${name}`);
  return chunk.file;
}
