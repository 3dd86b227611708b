import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

import * as z from 'zod/mini';

import { administer } from '../admin/admin.ts';
import { AdminProblem } from '../admin/admin-problem.ts';
import { exportOfPerson } from '../admin/export-person.ts';
import { checkSecretKey, SecretKeyProblem, type KeyRing } from '../accounts/secret-key.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { reportOf } from '../observability/fault-report.ts';
import { audit } from './audit.ts';
import { decrypting, type BackupLock, type BackupUnlock } from './backup-encryption.ts';
import { receiveBackup, writeBackup, writePrivately } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import { backupOf } from './backup.ts';
import { rotateKeyFile, rotateSecrets, type Rotation } from './rotate-key.ts';
import { checkBackup, restoreInto } from './restore.ts';

/**
 * An embedded database belongs to one process. While a provider runs on it, commands reach it over a socket beside the
 * data, which only the provider's own user can open.
 */

/** The socket of a data directory. Socket addresses have a short length limit, so the shorter of two forms is used. */
function socketOf(directory: string): string {
  const whole = join(resolve(directory), 'provider.sock');
  const short = relative(process.cwd(), whole);
  return short.length < whole.length ? short : whole;
}

/** Prefix of directories for sent and received files. */
const workPrefix = 'operation-';

/** Lets commands of other processes control a running provider. */
export interface Control {
  /** Stops accepting commands and waits for those in progress. */
  close(): Promise<void>;
}

/** Listens for commands to the provider of a data directory. */
export async function openControl(
  directory: string,
  parts: {
    database: Database;
    environment: Environment;
    secretKey: KeyRing;
    /** True if the key is that of the file in the directory. */
    hasKeyFile: boolean;
    /** Runs work without concurrent requests. */
    runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
    /** Runs after a restore, when all cached data is outdated. */
    afterRestore: () => void;
  },
): Promise<Control> {
  const { database, environment, secretKey, hasKeyFile, runExclusive, afterRestore } = parts;
  const inProgress = new Set<Promise<void>>();

  const withDirectory = async (work: (path: string) => Promise<void>) => {
    const path = await mkdtemp(join(directory, workPrefix));
    try {
      await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  };

  const commands: Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => unknown> =
    {
      '/': (_, outgoing) => outgoing.end('{}'),
      '/admin': async (incoming, outgoing) => {
        const { args } = AdminRequest.parse(JSON.parse(await textOf(incoming)));
        const lines = await administer(database, args, { environment, key: secretKey });
        outgoing.end(JSON.stringify({ lines }));
      },
      '/export': async (incoming, outgoing) => {
        const { args } = AdminRequest.parse(JSON.parse(await textOf(incoming)));
        const pieces = await exportOfPerson(database, args, { environment, key: secretKey });
        await pipeline(pieces, outgoing);
      },
      '/rotate-key': async (_, outgoing) => {
        const { random } = environment;
        const rotation = await (hasKeyFile
          ? rotateKeyFile(directory, { database, key: secretKey, random })
          : rotateSecrets(database, secretKey));
        outgoing.end(JSON.stringify(rotation));
      },
      '/audit': async (_, outgoing) =>
        outgoing.end(JSON.stringify({ findings: await audit(database, secretKey) })),
      // Writes to a file first: a slow reader must not block the database.
      '/backup': (_, outgoing) =>
        withDirectory(async (path) => {
          const file = join(path, 'backup');
          await database.transaction((tx) =>
            writeBackup(file, backupOf(tx, environment.clock.now())),
          );
          await pipeline(createReadStream(file), outgoing);
        }),
      '/restore': (incoming, outgoing) =>
        withDirectory(async (path) => {
          const file = join(path, 'backup');
          await pipeline(incoming, createWriteStream(file, { mode: 0o600 }));
          await checkBackup(file);
          await runExclusive(() =>
            database.transaction(async (tx) => {
              await restoreInto(tx, { file, key: secretKey });
              await checkSecretKey(tx, secretKey, environment.random).catch((error: unknown) => {
                throw error instanceof SecretKeyProblem ? otherKey() : error;
              });
            }),
          );
          afterRestore();
          outgoing.end('{}');
        }),
    };

  const server = createServer({ requestTimeout: 0 }, (incoming, outgoing) => {
    const command = commands[incoming.url ?? ''] ?? (() => outgoing.writeHead(404).end('{}'));
    const work = (async () => command(incoming, outgoing))()
      .then(() => undefined)
      .catch((error: unknown) => {
        const isKnown =
          error instanceof BackupProblem ||
          error instanceof DatabaseUnavailable ||
          error instanceof SecretKeyProblem ||
          error instanceof AdminProblem;
        if (!isKnown) environment.log(`The command ${incoming.url} failed`, error);
        if (outgoing.headersSent) return void outgoing.destroy();
        outgoing.statusCode = 500;
        outgoing.end(JSON.stringify({ problem: isKnown ? error.message : reportOf(error) }));
      })
      .finally(() => inProgress.delete(work));
    inProgress.add(work);
  });
  const left = await readdir(directory);
  for (const name of left.filter((entry) => entry.startsWith(workPrefix))) {
    await rm(join(directory, name), { recursive: true });
  }
  const address = socketOf(directory);
  // The socket file of a killed provider may remain. It is unused, because this provider has the directory's lock.
  await rm(address, { force: true });
  await new Promise<void>((fulfil, reject) => {
    server.once('error', reject);
    server.listen(address, fulfil);
  });
  await chmod(address, 0o600);
  return {
    async close() {
      const closed = new Promise((fulfil) => server.close(fulfil));
      await Promise.all(inProgress);
      server.closeAllConnections();
      await closed;
    },
  };
}

function otherKey(): BackupProblem {
  return new BackupProblem(
    'The backup was made under another secret key. Stop the provider, restore the backup, and start the provider with that key. Nothing was restored.',
  );
}

/** The commands that a running provider carries out. */
export interface RunningOnDirectory {
  /** Carries out an operator's command. Returns the lines to print. */
  admin(args: readonly string[]): Promise<string[]>;
  /** Writes the data of a person to a new file. */
  export(file: string, args: readonly string[]): Promise<void>;
  audit(): Promise<string[]>;
  /** Encrypts all secrets under a new key. */
  rotateKey(): Promise<Rotation>;
  /** Encrypts the file if there is a lock. */
  backup(file: string, lock?: BackupLock): Promise<void>;
  restore(file: string, unlock?: BackupUnlock): Promise<void>;
}

/** The running provider of a data directory, if any. */
export async function runningOn(directory: string): Promise<RunningOnDirectory | undefined> {
  const address = socketOf(directory);
  const ask = (path: string, send: (asked: ClientRequest) => unknown = (asked) => asked.end()) =>
    new Promise<IncomingMessage>((fulfil, reject) => {
      const asked = request({ socketPath: address, path, method: 'POST' }, fulfil);
      asked.once('error', reject);
      Promise.resolve(send(asked)).catch(reject);
    }).catch(throwProviderEnded);
  const answerOf = async <Answer extends z.ZodMiniType>(
    asked: Promise<IncomingMessage>,
    answer: Answer,
  ) => {
    const incoming = await asked;
    const text = await textOf(incoming);
    if (incoming.statusCode === 200) return answer.parse(JSON.parse(text));
    throw new BackupProblem(Problem.parse(JSON.parse(text)).problem);
  };
  try {
    await answerOf(ask('/'), z.unknown());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
  return {
    async admin(args) {
      const send = (asked: ClientRequest) => asked.end(JSON.stringify({ args }));
      return (await answerOf(ask('/admin', send), Lines)).lines;
    },
    async export(file, args) {
      const incoming = await ask('/export', (asked) => asked.end(JSON.stringify({ args })));
      if (incoming.statusCode !== 200) await answerOf(Promise.resolve(incoming), z.unknown());
      await writePrivately(file, incoming);
    },
    rotateKey: () => answerOf(ask('/rotate-key'), Rotated),
    audit: async () => (await answerOf(ask('/audit'), Findings)).findings,
    async backup(file, lock) {
      const incoming = await ask('/backup');
      if (incoming.statusCode !== 200) await answerOf(Promise.resolve(incoming), z.unknown());
      await receiveBackup(file, incoming, lock);
    },
    async restore(file, unlock) {
      const send = (asked: ClientRequest) => {
        // Stretching a passphrase takes seconds, after which the provider would close a silent connection.
        asked.flushHeaders();
        return pipeline(createReadStream(file), decrypting(file, unlock), asked);
      };
      await answerOf(ask('/restore', send), z.unknown());
    },
  };
}

/** The codes of errors that mean that the provider closed the connection before it answered. */
const connectionEnded = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** @throws {DatabaseUnavailable} if the provider has ended, or else the error itself */
function throwProviderEnded(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!connectionEnded.has(code)) throw error;
  throw new DatabaseUnavailable(
    'The provider ended before it answered. Start it, and run the command again.',
    { cause: error },
  );
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  return Buffer.concat(await incoming.toArray()).toString('utf8');
}

const AdminRequest = z.object({ args: z.array(z.string()) });
const Rotated = z.object({ changed: z.number(), unreadable: z.array(z.string()) });
const Lines = z.object({ lines: z.array(z.string()) });
const Problem = z.object({ problem: z.string() });
const Findings = z.object({ findings: z.array(z.string()) });
