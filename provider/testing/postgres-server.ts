import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

/** A Postgres server for tests. */
export interface PostgresServer {
  /** Makes an empty database. Returns its address. */
  createDatabase: () => Promise<string>;
  stop(): Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL`, whose user must be allowed to create databases. Without that variable it starts a
 * temporary server of Debian's package, on a socket in a temporary directory.
 * @returns the reason when neither is available
 */
export async function startPostgresServer(): Promise<PostgresServer | { unavailable: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const { createDatabase, dropDatabases } = databasesOf(given);
    return { createDatabase, stop: dropDatabases };
  }
  const packages = '/usr/lib/postgresql';
  const versions = (await readdir(packages).catch(() => [])).map(Number);
  if (versions.length === 0) {
    return { unavailable: `no TEST_DATABASE_URL, and no Postgres in ${packages}` };
  }
  const bin = join(packages, String(Math.max(...versions)), 'bin');
  if (process.getuid?.() === 0 && !existsSync('/usr/sbin/runuser')) {
    return { unavailable: 'Postgres refuses to run as root, and there is no runuser' };
  }
  return startCluster(bin);
}

async function startCluster(bin: string): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'superwallet-postgres-'));
  // The server runs as another user, which needs access too.
  await chmod(home, 0o777);
  const data = join(home, 'data');
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    // Postgres refuses to run as root.
    if (process.getuid?.() === 0) command.unshift('runuser', '-u', 'postgres', '--');
    const [file = '', ...rest] = command;
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: home });
  };
  const stop = () => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-s');

  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-k ${home} -c listen_addresses='' -c fsync=off -c max_connections=60`;
  run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(home, 'log'), '-o', options);
  const stopAtOnce = () => {
    stop();
    rmSync(home, { recursive: true, force: true });
  };
  // Cleans up when the run ends without calling `stop`.
  process.once('exit', stopAtOnce);
  return {
    createDatabase: databasesOf(`postgresql:///postgres?host=${home}&user=postgres`).createDatabase,
    async stop() {
      process.off('exit', stopAtOnce);
      stopAtOnce();
    },
  };
}

function databasesOf(url: string): {
  createDatabase: () => Promise<string>;
  dropDatabases: () => Promise<void>;
} {
  const names: string[] = [];
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async createDatabase() {
      const name = `superwallet_test_${process.pid}_${Date.now()}_${names.length}`;
      await run(`create database ${name}`);
      names.push(name);
      return url.replace(/^([^/]*\/\/[^/]*\/)[^?]*/, `$1${name}`);
    },
    async dropDatabases() {
      for (const name of names.splice(0)) await run(`drop database ${name} with (force)`);
    },
  };
}
