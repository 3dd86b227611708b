import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';

/** The collation of a database: byte by byte as with `initdb --locale=C`, or Korean by ICU. */
export type Collation = 'C' | 'ko-KR';

/** A Postgres server for tests. */
export interface PostgresServer {
  /** Creates an empty database, by default with the server's collation. Returns its address. */
  createDatabase: (collation?: Collation) => Promise<string>;
  /** Copies an idle database of this server. Returns the address of the copy. */
  copyDatabase: (url: string) => Promise<string>;
  stop(): Promise<void>;
}

/** Options of a temporary server. */
export interface PostgresServerOptions {
  /** True if a commit waits for the disk, as in production. */
  durable?: boolean;
}

/** A Postgres server that a test can kill. */
export interface PostgresCluster extends PostgresServer {
  /** Kills the server with all its processes. */
  kill(): Promise<void>;
  /** Restarts the killed server with its data. */
  start(): Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL`, whose user must be allowed to create databases. Without that variable, starts a
 * temporary server from Debian's package, on a socket in a temporary directory.
 * @returns the reason if neither server is available
 */
export async function startPostgresServer({ durable = false }: PostgresServerOptions = {}): Promise<
  PostgresServer | { unavailable: string }
> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const { dropDatabases, ...databases } = databasesOf(given);
    return { ...databases, stop: dropDatabases };
  }
  const programs = await openPostgresPrograms();
  return 'unavailable' in programs ? programs : startTemporaryServer(programs, durable);
}

/** A temporary server from Debian's package that syncs to disk before it answers, as in production. */
export async function startDurablePostgres(): Promise<PostgresCluster | { unavailable: string }> {
  const programs = await openPostgresPrograms();
  return 'unavailable' in programs ? programs : startTemporaryServer(programs, true);
}

/** Debian's programs of the newest Postgres, and their temporary directory. */
export interface PostgresPrograms {
  home: string;
  /** @throws when the program fails */
  run: (program: string, ...args: string[]) => void;
  /** Removes the directory. */
  remove: () => void;
}

/** Creates a directory for temporary servers. @returns the reason when Debian's package is not installed */
export async function openPostgresPrograms(): Promise<PostgresPrograms | { unavailable: string }> {
  const packages = '/usr/lib/postgresql';
  const versions = (await readdir(packages).catch(() => [])).map(Number);
  if (versions.length === 0) {
    return { unavailable: `no TEST_DATABASE_URL, and no Postgres in ${packages}` };
  }
  const bin = join(packages, String(Math.max(...versions)), 'bin');
  if (process.getuid?.() === 0 && !existsSync('/usr/sbin/runuser')) {
    return { unavailable: 'Postgres refuses to run as root, and there is no runuser' };
  }
  const home = await mkdtemp(join(tmpdir(), 'superwallet-postgres-'));
  // The server runs as another user, which needs access too.
  await chmod(home, 0o777);
  return {
    home,
    run(program, ...args) {
      const command = [join(bin, program), ...args];
      // Postgres refuses to run as root.
      if (process.getuid?.() === 0) command.unshift('runuser', '-u', 'postgres', '--');
      const [file = '', ...rest] = command;
      execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: home });
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Creates an empty cluster. */
export function createCluster({ run }: PostgresPrograms, data: string): void {
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
}

/** Starts the server of a cluster with some settings, on a socket in the directory. Waits until it answers. */
export function startCluster(
  { home, run }: PostgresPrograms,
  data: string,
  settings: Readonly<Record<string, string | number>>,
): void {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = `${data}.log`;
  run(
    'pg_ctl',
    'start',
    '-w',
    '-s',
    '-D',
    data,
    '-l',
    log,
    '-o',
    `-k ${home} ${options.join(' ')}`,
  );
}

function startTemporaryServer(programs: PostgresPrograms, durable: boolean): PostgresCluster {
  const { home, run, remove } = programs;
  const data = join(home, 'data');
  createCluster(programs, data);
  const fsync = durable ? 'on' : 'off';
  const start = () =>
    startCluster(programs, data, { listen_addresses: '', fsync, max_connections: 60 });
  start();
  const stopAtOnce = () => {
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-s');
    remove();
  };
  // Cleans up when the run ends without calling `stop`.
  process.once('exit', stopAtOnce);
  return {
    ...databasesOf(`postgresql:///postgres?host=${home}&user=postgres`),
    async kill() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async start() {
      // Child processes of a killed server end by themselves, and occupy its shared memory until then.
      for (let attempt = 0; ; attempt += 1) {
        try {
          return start();
        } catch (error) {
          if (attempt === 50) throw error;
          await setTimeout(100);
        }
      }
    },
    async stop() {
      process.off('exit', stopAtOnce);
      stopAtOnce();
    },
  };
}

const collationOptions: Readonly<Record<Collation, string>> = {
  C: `template template0 encoding 'UTF8' locale 'C'`,
  // Debian creates no C library locales by default, but its Postgres has all of ICU.
  'ko-KR': `template template0 encoding 'UTF8' locale_provider icu icu_locale 'ko-KR' locale 'C'`,
};

function databasesOf(url: string): Pick<PostgresServer, 'createDatabase' | 'copyDatabase'> & {
  dropDatabases: () => Promise<void>;
} {
  const names: string[] = [];
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  async function create(options: string): Promise<string> {
    const name = `superwallet_test_${process.pid}_${Date.now()}_${names.length}`;
    names.push(name);
    await run(`create database ${name} ${options}`);
    return url.replace(/^([^/]*\/\/[^/]*\/)[^?]*/, `$1${name}`);
  }
  return {
    createDatabase: (collation) => create(collation ? collationOptions[collation] : ''),
    copyDatabase: (other) => create(`template ${new URL(other).pathname.slice(1)}`),
    async dropDatabases() {
      for (const name of names.splice(0)) await run(`drop database if exists ${name} with (force)`);
    },
  };
}
