import * as z from 'zod/mini';

import { IsoInstant } from './iso-instant.ts';
import { sealKeys, unsealSecretKeys } from './sealed-keys.ts';
import { maxBackupLength } from './restore-input.ts';
import { readSealedText, sealedFormat, type SealedAbout } from './sealed-text.ts';
import type { SecretKeys } from './secret-keys.ts';
import type { DeriveSealingKeys } from './sealing-keys.ts';
import type { SealingTools } from './sealing.ts';

/** A backup file's content (local §3, decision 72). `data` is a sealed text. */
const BackupFile = z.strictObject({
  version: z.literal(1),
  timestamp: IsoInstant,
  encrypted: z.literal(true),
  data: z.string(),
});
export type BackupFile = z.infer<typeof BackupFile>;

/**
 * The fields of every version of a backup file: enough to distinguish a backup from other JSON, and a newer version
 * from a damaged file.
 */
const AnyBackupFile = z.object({
  version: z.unknown(),
  timestamp: z.unknown(),
  encrypted: z.unknown(),
  data: z.string().check(z.includes(sealedFormat)),
});

/** Why a backup yields no keys. */
export type BackupProblem = 'not-a-backup' | 'damaged' | 'wrong-password' | 'newer-version';

/** A backup ready to be saved. */
export interface Backup {
  fileName: string;
  text: string;
  /** The time of the backup, as in the file; also stored as the time of the wallet's last backup. */
  timestamp: string;
}

/** The name of a backup's file: its timestamp without the characters that some file systems refuse. */
export function backupFileName(timestamp: string): string {
  return `superwallet-backup-${timestamp.replaceAll(/[:.]/g, '-')}.json`;
}

function aboutBackup({ version, timestamp }: Pick<BackupFile, 'version' | 'timestamp'>) {
  return ['superwallet-backup', version, timestamp] satisfies SealedAbout;
}

/** Makes the backup file of a wallet's keys, encrypted with a password that is not empty. */
export async function makeBackup(
  keys: SecretKeys,
  password: string,
  now: Date,
  tools: SealingTools,
): Promise<Backup> {
  const head = { version: 1, timestamp: now.toISOString() } as const;
  const data = await sealKeys(keys, password, aboutBackup(head), tools);
  const file: BackupFile = { ...head, encrypted: true, data };
  return {
    fileName: backupFileName(head.timestamp),
    text: `${JSON.stringify(file, null, 2)}\n`,
    timestamp: head.timestamp,
  };
}

/** The problem of a text that is not JSON. A truncated or changed backup still contains a mark of the format. */
function brokenProblem(text: string): 'damaged' | 'not-a-backup' {
  const packed = text.replaceAll(/\s/g, '');
  const isOurs =
    text.includes(sealedFormat) ||
    /^\{"version":\d+,"timestamp":/.test(packed) ||
    /\\"checksum\\":\\"[0-9a-f]+\\"\}"\}$/.test(packed);
  return isOurs ? 'damaged' : 'not-a-backup';
}

function readBackupFile(
  text: string,
): { accepted: BackupFile } | { problem: Exclude<BackupProblem, 'wrong-password'> } {
  if (text.length > maxBackupLength) return { problem: 'not-a-backup' };
  const trimmed = text.trim();
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch {
    return { problem: brokenProblem(trimmed) };
  }
  const any = AnyBackupFile.safeParse(json);
  if (!any.success) return { problem: 'not-a-backup' };
  const { version } = any.data;
  if (typeof version === 'number' && Number.isInteger(version) && version > 1) {
    return { problem: 'newer-version' };
  }
  const read = BackupFile.safeParse(json);
  if (!read.success) return { problem: 'damaged' };
  // Only white space between the fields may differ: parsers could read a repeated key or an escape in different ways.
  if (JSON.stringify(json) !== trimmed.replaceAll(/\s/g, '')) return { problem: 'damaged' };
  if (readSealedText(read.data.data, aboutBackup(read.data)) === undefined) {
    return { problem: 'damaged' };
  }
  return { accepted: read.data };
}

/** Checks without a password whether a text is a complete backup file, and returns its timestamp. */
export function inspectBackup(
  text: string,
): { accepted: { timestamp: string } } | { problem: Exclude<BackupProblem, 'wrong-password'> } {
  const file = readBackupFile(text);
  if ('problem' in file) return file;
  return { accepted: { timestamp: file.accepted.timestamp } };
}

/** The keys and the timestamp in a backup file, or why it cannot be opened. */
export async function readSecretBackup(
  text: string,
  password: string,
  deriveKeys?: DeriveSealingKeys,
): Promise<{ accepted: { keys: SecretKeys; timestamp: string } } | { problem: BackupProblem }> {
  const file = readBackupFile(text);
  if ('problem' in file) return file;
  const { data, timestamp } = file.accepted;
  const opened = await unsealSecretKeys(data, password, aboutBackup(file.accepted), deriveKeys);
  return 'problem' in opened ? opened : { accepted: { keys: opened.accepted, timestamp } };
}
