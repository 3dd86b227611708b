import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const PackageFile = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The directory of the package that a module belongs to; undefined for a module of this project. */
const packageOf = (module: string) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replace(/^\0/, ''))?.[0];

/** The licence of a package as a section of the notice. */
function sectionOf(directory: string): string {
  const { name, version, license } = PackageFile.parse(
    JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')),
  );
  const file = readdirSync(directory).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(directory, file), 'utf8').trim();
  return `## ${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * Collects the licences of all packages that are bundled into a build. Add `collect` to each bundle of the build,
 * including workers. `write` writes `third-party-licences.md` into the directory after all bundles are built.
 */
export function licences(directory: string): { collect: Plugin; write: Plugin } {
  const packages = new Set<string>();
  return {
    collect: {
      name: 'superwallet:collect-licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) {
          for (const module of part.type === 'chunk' ? part.moduleIds : []) {
            const found = packageOf(module);
            if (found !== undefined) packages.add(found);
          }
        }
      },
    },
    write: {
      name: 'superwallet:write-licences',
      apply: 'build',
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          const sections = [...packages].map(sectionOf).toSorted();
          const notice = ['# Licences of the bundled packages\n', ...sections].join('\n');
          writeFileSync(join(directory, 'third-party-licences.md'), notice);
        },
      },
    },
  };
}
