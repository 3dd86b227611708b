import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import * as z from 'zod/mini';

const packed = 'dist-library/package';

/** Packages that the consumer needs in addition to the library's dependencies: the types of React. */
const ownPackages = ['@types/react', '@types/react-dom'];

const Ranges = z.record(z.string(), z.string());

/** The parts of the built package's manifest that the tests use. */
export const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.unknown()),
  dependencies: Ranges,
  peerDependencies: Ranges,
});

/** Reads the manifest of the built package. */
export function readManifest(): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')));
}

/** Packs the built package. Returns the path of the tarball. */
export function pack(): string {
  const { name, version } = readManifest();
  execFileSync('npm', ['pack', `./${packed}`, '--pack-destination', 'dist-library', '--silent'], {
    shell: process.platform === 'win32',
  });
  return resolve('dist-library', `${name}-${version}.tgz`);
}

/**
 * Creates a project outside of this one and installs the tarball into it. The library's dependencies and peer
 * dependencies are symlinks into this project's `node_modules`, so that no registry is needed. Returns the new folder.
 */
export function installConsumer(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'superwallet-consumer-'));
  cpSync('library/consumer', folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const { name, dependencies, peerDependencies } = readManifest();
  mkdirSync(join(modules, name), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, name)]);
  for (const installed of [
    ...Object.keys(dependencies),
    ...Object.keys(peerDependencies),
    ...ownPackages,
  ]) {
    mkdirSync(dirname(join(modules, installed)), { recursive: true });
    symlinkSync(resolve('node_modules', installed), join(modules, installed), 'junction');
  }
  return folder;
}
