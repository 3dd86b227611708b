/**
 * Commands for a provider's database, with or without a running provider: `backup FILE`, `restore FILE`, `audit`,
 * `rotate-key`, `export PERSON FILE`, and `admin COMMAND` for the commands of `admin/`. The settings are those of the
 * provider.
 */
import { join } from 'node:path';

import {
  checkSecretKey,
  createSecretKey,
  keyMarkOf,
  markOf,
  nextKeyFile,
  ownSecretKey,
  readKeyFile,
  secretKeyFile,
  SecretKeyProblem,
  type KeyRing,
} from './accounts/secret-key.ts';
import { administer } from './admin/admin.ts';
import type { AdminTools } from './admin/admin-command.ts';
import { AdminProblem } from './admin/admin-problem.ts';
import { exportOfPerson } from './admin/export-person.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { privateUmask } from './database/private-files.ts';
import type { Database } from './database/tx.ts';
import { realEnvironment } from './environment.ts';
import { reportOf } from './observability/fault-report.ts';
import { audit } from './operations/audit.ts';
import { writeBackup, writePrivately } from './operations/backup-file.ts';
import { BackupProblem } from './operations/backup-problem.ts';
import { backupOf } from './operations/backup.ts';
import { runningOn } from './operations/control.ts';
import { announceNextKey, requireEncryption } from './operations/key-holders.ts';
import { openForChanges, openSession, type OwnSession } from './operations/own-session.ts';
import { checkBackup, restoreInto } from './operations/restore.ts';
import { rotateKeyFile, rotateSecrets, type Rotation } from './operations/rotate-key.ts';
import {
  BadSetting,
  backupLock,
  backupUnlock,
  databaseLocation,
  otherSecretKeys,
  secretKey,
  services,
} from './settings.ts';

process.umask(privateUmask);

/** Each command returns its exit code. Only those of operators have options. */
const commands: Record<string, { words: number; run: (...args: string[]) => Promise<number> }> = {
  backup: { words: 1, run: backup },
  restore: { words: 1, run: restore },
  audit: { words: 0, run: printFindings },
  admin: { words: Infinity, run: admin },
  export: { words: Infinity, run: exportPerson },
  'rotate-key': { words: 0, run: rotateKey },
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || (command.words !== Infinity && command.words !== args.length)) {
    throw new BadSetting(
      'Use: npm run backup -- FILE, npm run restore -- FILE, npm run audit, npm run rotate-key, npm run export -- PERSON FILE, or npm run admin -- COMMAND.',
    );
  }
  process.exitCode = await command.run(...args);
} catch (error) {
  const isKnown =
    error instanceof AdminProblem ||
    error instanceof BackupProblem ||
    error instanceof DatabaseUnavailable ||
    error instanceof SecretKeyProblem ||
    error instanceof BadSetting;
  console.error(isKnown ? error.message : `The command failed: ${reportOf(error)}`);
  process.exitCode = 1;
}

async function backup(file: string): Promise<number> {
  const lock = await backupLock();
  const running = await runningHere();
  if (running !== undefined) await running.backup(file, lock);
  else {
    await withSession({ migrates: false }, (session) =>
      session.transaction((tx) => writeBackup(file, backupOf(tx, new Date()), lock)),
    );
  }
  console.log(`Backed up to ${file}${lock === undefined ? '' : ', encrypted'}.`);
  if (lock === undefined) {
    console.warn(
      'The file is not encrypted, and has the data of all people. Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT to encrypt it.',
    );
  }
  console.log(
    `The secret key is not in it. Keep ${keyName()} with it: without the key the secrets in the backup cannot be read.`,
  );
  return 0;
}

async function restore(file: string): Promise<number> {
  const unlock = await backupUnlock();
  const { madeAt } = await checkBackup(file, unlock);
  const running = await runningHere();
  if (running !== undefined) await running.restore(file, unlock);
  else {
    const key = await ownKey();
    const mark = await withSession({ migrates: true }, (session) =>
      session.alone(() =>
        session.transaction(async (tx) => {
          await restoreInto(tx, { file, unlock, key });
          return keyMarkOf(tx);
        }),
      ),
    );
    if (key === undefined) {
      console.warn(
        `A provider can start on this backup only with the secret key of the backup. Set it as ${keyName()}.`,
      );
    } else if (mark !== markOf(key)) {
      console.warn(
        `The backup was made under another secret key than ${keyName()}. A provider can start on it only with that key. Set it as SECRET_KEY, and restart every provider.`,
      );
    }
  }
  console.log(`Restored ${file}, which was made at ${madeAt}. The audit found nothing.`);
  console.log(
    'All sessions have ended. Passwords, passkeys and recovery codes are those of the backup: tell people who changed theirs since then.',
  );
  return 0;
}

async function printFindings(): Promise<number> {
  const running = await runningHere();
  const key = running === undefined ? await ownKey() : undefined;
  const findings =
    running === undefined
      ? await withSession({ migrates: false }, (session) => audit(session, key))
      : await running.audit();
  if (running === undefined && key === undefined) {
    console.warn(`Documents with files were not checked: this needs the secret key ${keyName()}.`);
  }
  for (const finding of findings) console.log(finding);
  if (findings.length === 0) console.log('The audit found nothing.');
  return findings.length === 0 ? 0 : 1;
}

/** Carries out a command of an operator, in the running provider if there is one (decision 194). */
async function admin(...args: string[]): Promise<number> {
  if (args[0] === 'rates' && services().market !== undefined) {
    throw new BadSetting('The rates are those of RATES_URL. Set them at that service.');
  }
  const running = await runningHere();
  const lines = running === undefined ? await administerAlone(args) : await running.admin(args);
  for (const line of lines) console.log(line);
  return 0;
}

/** Writes the data of a person to a file (decision 191), and records who did it and why. */
async function exportPerson(
  person: string = '',
  file: string = '',
  ...options: string[]
): Promise<number> {
  const args = [person, ...options];
  const running = await runningHere();
  if (running !== undefined) await running.export(file, args);
  else {
    await withAdminTools(async (database, tools) =>
      writePrivately(file, await exportOfPerson(database, args, tools)),
    );
  }
  console.log(`Wrote the data of the person to ${file}. Only you can read this file.`);
  return 0;
}

function administerAlone(args: readonly string[]): Promise<string[]> {
  return withAdminTools((database, tools) => administer(database, args, tools));
}

async function withAdminTools<Result>(
  work: (database: Database, tools: AdminTools) => Promise<Result>,
): Promise<Result> {
  const database = await openForChanges(databaseLocation(), realEnvironment);
  try {
    const key = await ownKey();
    const mark = await database.transaction(keyMarkOf);
    return await work(database, {
      environment: realEnvironment,
      key: key !== undefined && markOf(key) === mark ? key : undefined,
    });
  } finally {
    await database.close();
  }
}

/** The running provider of an embedded database. Not needed for a Postgres server, which accepts several processes. */
async function runningHere() {
  const location = databaseLocation();
  return location.kind === 'directory' ? runningOn(location.path) : undefined;
}

async function withSession<Result>(
  options: { migrates: boolean },
  work: (session: OwnSession) => Promise<Result>,
): Promise<Result> {
  const session = await openSession(databaseLocation(), realEnvironment, options);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

/** The location of the provider's secret key. */
function keyName(): string {
  const location = databaseLocation();
  return location.kind === 'server' || process.env['SECRET_KEY']
    ? 'SECRET_KEY'
    : join(location.path, secretKeyFile);
}

/** The secret keys that a provider would use here. */
async function ownKey(): Promise<KeyRing | undefined> {
  const location = databaseLocation();
  const directory = location.kind === 'directory' ? location.path : undefined;
  const { next, previous } = otherSecretKeys();
  const set = secretKey();
  const [bytes, ...others] =
    set === undefined && directory !== undefined
      ? [
          await readKeyFile(join(directory, secretKeyFile)),
          await readKeyFile(join(directory, nextKeyFile)),
        ]
      : [set, next, previous];
  return (
    bytes &&
    createSecretKey(
      bytes,
      realEnvironment.random,
      others.filter((other) => other !== undefined),
    )
  );
}

/** Encrypts all secrets under a new key (decision 195). Continues a rotation that was killed. */
async function rotateKey(): Promise<number> {
  const running = await runningHere();
  const { changed, unreadable } = await (running === undefined
    ? rotateAlone()
    : running.rotateKey());
  console.log(`Encrypted ${changed} secrets under the new key.`);
  for (const column of new Set(unreadable)) {
    console.warn(`Some values of ${column} cannot be read with any key, and were not changed.`);
  }
  console.log(
    secretKey() === undefined
      ? `The new key is in ${keyName()}. Keep it with your next backup, and the earlier key with earlier backups.`
      : 'Now restart every provider without SECRET_KEY_PREVIOUS. Keep the earlier key with earlier backups.',
  );
  return 0;
}

async function rotateAlone(): Promise<Rotation> {
  const location = databaseLocation();
  const database = await openForChanges(location, realEnvironment);
  try {
    const { random } = realEnvironment;
    if (location.kind === 'directory' && secretKey() === undefined) {
      // Also finishes a rotation whose last step is missing.
      const mark = await database.transaction(keyMarkOf);
      const own = await ownSecretKey(location, random, mark);
      const key = createSecretKey(own.bytes, random, own.others);
      await database.transaction((tx) => checkSecretKey(tx, key, random));
      return await rotateKeyFile(location.path, { database, key, random });
    }
    const key = await ownKey();
    const { previous } = otherSecretKeys();
    if (key === undefined || previous === undefined) {
      throw new BadSetting(
        'Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the earlier one. docs/operations.md has the steps.',
      );
    }
    await database.transaction((tx) => checkSecretKey(tx, key, random));
    await announceNextKey(database, key, previous);
    await database.transaction((tx) => requireEncryption(tx, key.mark()));
    return await rotateSecrets(database, key);
  } finally {
    await database.close();
  }
}
