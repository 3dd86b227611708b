import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server in its own process. */
export interface ServerProcess {
  /** The origin of the server. */
  url: string;
  /** The resident memory of the process, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a server, and waits until it prints its address. */
export function startServerProcess(
  file: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (url !== undefined) resolve(running(child, url.replace('localhost', '127.0.0.1')));
    });
  });
}

function running(child: ChildProcess, url: string): ServerProcess {
  return {
    url,
    memory() {
      const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
