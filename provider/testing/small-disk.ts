import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk for a test. */
export interface SmallDisk {
  path: string;
  /** Fills it until the given number of bytes is free. */
  fill(bytes: number): Promise<void>;
  /** Frees the filled space. */
  free(): Promise<void>;
  /** Makes it read-only. Open files are not affected. */
  protect(): void;
  /** Makes it writable. */
  unprotect(): void;
  /** The number of free bytes. */
  left(): number;
  remove(): Promise<void>;
}

/** Mounts a memory disk of the given megabytes. @returns the reason if this machine does not permit it */
export async function mountSmallDisk(
  megabytes: number,
): Promise<SmallDisk | { unavailable: string }> {
  const path = await mkdtemp(join(tmpdir(), 'superwallet-disk-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', path);
  } catch {
    await rm(path, { recursive: true });
    return { unavailable: 'a disk cannot be mounted here' };
  }
  const ballast = join(path, 'ballast');
  const leftOf = () => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  return {
    path,
    async fill(bytes) {
      await writeFile(ballast, Buffer.alloc(Math.max(leftOf() - bytes, 0)), { flag: 'a' });
    },
    free: () => truncate(ballast, 0),
    left: leftOf,
    protect() {
      // A second mount above the first one: open files would prevent making the first one read-only.
      run('mount', '--bind', path, path);
      run('mount', '-o', 'remount,bind,ro', path);
    },
    unprotect: () => run('umount', path),
    async remove() {
      run('umount', '--lazy', path);
      await rm(path, { recursive: true });
    },
  };
}
