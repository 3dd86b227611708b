import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A provider in a separate process. */
export interface ProviderProcess {
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
  /** Waits until a text is printed. */
  printed: (text: string) => Promise<void>;
  /** Its origin, once it answers. */
  origin: Promise<string>;
  /** Its exit code. */
  exit: Promise<number | null>;
}

/** Node's compile cache, shared between runs: compiling takes half of the time of a start. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/**
 * Starts `provider/main.ts` on a free port, with a low scrypt cost and the given environment variables, and with no
 * others of this process. The default umask is that of this process.
 */
export function spawnProvider(
  environment: Record<string, string>,
  umask = process.umask().toString(8),
): ProviderProcess {
  const start = [process.execPath, join(import.meta.dirname, '../main.ts')];
  const child = spawn('/bin/sh', ['-c', 'umask "$0" && exec "$@"', umask, ...start], {
    env: { PORT: '0', PASSWORD_COST: '10', NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /Superwallet: (http:\/\/localhost:\d+)\/superwallet\/[\n"]/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then((code) => reject(new Error(`The provider ended with ${code}: ${printed}`)));
  });
  // Some tests only wait for the exit.
  origin.catch(() => undefined);
  const untilPrinted = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (printed.includes(text)) resolve();
      };
      child.stdout.on('data', look);
      look();
    });
  return { child, output: () => printed, printed: untilPrinted, origin, exit };
}
