import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A provider with the built wallet, in a process with its own data directory and port. */
export class ProviderProcess {
  readonly url: string;
  readonly #port: number;
  readonly #directory: string;
  readonly #walletDirectory: string | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(
    port: number,
    directory: string,
    walletDirectory: string | undefined,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#settings = settings;
    this.#port = port;
    this.#directory = directory;
    this.#walletDirectory = walletDirectory;
    this.url = `http://localhost:${port}/superwallet/`;
  }

  /** Starts on an empty database, with the built wallet or with the one in a given directory. */
  static async start(
    walletDirectory?: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ProviderProcess> {
    const provider = new ProviderProcess(
      await freePort(),
      await mkdtemp(join(tmpdir(), 'superwallet-journey-')),
      walletDirectory,
      settings,
    );
    await provider.resume();
    return provider;
  }

  /** Where its database is. */
  get dataDirectory(): string {
    return join(this.#directory, 'data');
  }

  /** All that its runs have printed. */
  get output(): string {
    return this.#output;
  }

  /** Starts again on the same data. Resolves when it has printed its address. */
  async resume(): Promise<void> {
    const child = spawn('node', ['provider/main.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: this.dataDirectory,
        PORT: String(this.#port),
        ...(this.#walletDirectory === undefined ? {} : { WALLET_DIR: this.#walletDirectory }),
        SETTLE_DELAY_MS: '500',
        RAIL_DELAY_MS: '500',
        REVIEW_DELAY_MS: '1000',
        // Every person of the journeys registers from one address.
        REGISTRATION_LIMIT: '10000',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // A test that is cancelled while the provider starts does not stop it.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        this.#output += chunk.toString();
        if (output.includes('Sample sign-in')) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`The provider did not start:\n${output}`)));
    });
  }

  /** Stops it and keeps its data. */
  async pause(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  /** Stops it and deletes its data. */
  async stop(): Promise<void> {
    await this.pause();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
