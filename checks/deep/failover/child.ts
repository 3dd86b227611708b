import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running program, and its output so far. */
export interface Child {
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts a program. It is killed when this process exits. */
export function startChild(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  child.on('error', (error) => {
    output += error.message;
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    output: () => output,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
