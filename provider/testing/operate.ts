import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { compileCache } from './provider-process.ts';

/** A command of an operator in a separate process. */
export interface OperatorCommand {
  child: ChildProcess;
  /** Its exit code, null if it was killed, and its complete output. */
  outcome: Promise<{ code: number | null; printed: string }>;
}

/** Runs a command of `provider/operate.ts` as `npm run` does, with the environment of this process and more. */
export function spawnOperate(
  args: readonly string[],
  { environment, directory }: { environment: Readonly<Record<string, string>>; directory: string },
): OperatorCommand {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../operate.ts'), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
    cwd: directory,
  });
  let printed = '';
  const read = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const outcome = new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, printed })),
  );
  return { child, outcome };
}
