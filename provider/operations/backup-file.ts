import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import * as z from 'zod/mini';

import { decrypting, encrypting, type BackupLock, type BackupUnlock } from './backup-encryption.ts';
import { BackupProblem } from './backup-problem.ts';

/**
 * A backup is gzip of lines of JSON: a header; for each table, a line with its name, and a line for each row with the
 * texts of its values in column order; and a trailer with the numbers of rows, and the SHA-256 of all previous lines.
 * Both databases use the same format. The secret key is not included (decision 124). The file may be encrypted in the
 * age format.
 */

const formatName = 'superwallet-backup';
const formatVersion = 1;

const Contents = z.object({
  /** The newest migration of the database. */
  migration: z.number(),
  madeAt: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** The next number of each identity column. */
      next: z.record(z.string(), z.string()),
    }),
  ),
});
export type BackupContents = z.output<typeof Contents>;

const Header = z.extend(Contents, { format: z.literal(formatName), version: z.number() });

const TableLine = z.object({ table: z.string() });
const Trailer = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });

/** The parts of a backup, in their order. A row's text is a JSON array of texts and nulls. */
export type BackupPart =
  | { kind: 'header'; contents: BackupContents }
  | { kind: 'table'; table: string }
  | { kind: 'row'; row: string };

/**
 * Writes a backup, readable by its owner only, and encrypted if there is a lock. The file gets its name only once it is
 * complete.
 * @returns the number of rows of each table
 */
export async function writeBackup(
  file: string,
  parts: AsyncIterable<BackupPart>,
  lock?: BackupLock,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  await writeAtomically(file, (unfinished) => {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    return pipeline(Readable.from(linesOf(parts, rows)), createGzip(), encrypting(lock), target);
  });
  return rows;
}

/** Writes a received, plain backup in the same way. @throws {BackupProblem} if the backup is incomplete */
export async function receiveBackup(
  file: string,
  source: Readable,
  lock: BackupLock | undefined,
): Promise<void> {
  await writeAtomically(file, (unfinished) => {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    return pipeline(source, verifying(file), encrypting(lock), target);
  });
}

/** Passes a plain backup through, and fails if it is incomplete: an encrypted file cannot be read here. */
function verifying(file: string) {
  return async function* (chunks: AsyncIterable<Uint8Array>) {
    const copy = new PassThrough();
    const verified = verifyParts(partsOf(copy, { file }));
    // The loop or the last line awaits it, unless the source fails first.
    verified.catch(() => undefined);
    try {
      for await (const chunk of chunks) {
        if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), verified]);
        yield chunk;
      }
      copy.end();
      await verified;
    } finally {
      copy.destroy();
    }
  };
}

/** Writes a file that only its user can read. It replaces an earlier one once it is complete. */
export async function writePrivately(
  file: string,
  source: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  await writeAtomically(file, (unfinished) =>
    pipeline(source, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })),
  );
}

/** Writes under a temporary name first, so that a file with its final name is complete, even after a power cut. */
async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await write(unfinished);
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* linesOf(parts: AsyncIterable<BackupPart>, rows: Record<string, number>) {
  const hash = createHash('sha256');
  const hashed = (line: string) => {
    const whole = `${line}\n`;
    hash.update(whole);
    return whole;
  };
  let table = '';
  for await (const part of parts) {
    switch (part.kind) {
      case 'header':
        yield hashed(
          JSON.stringify({ format: formatName, version: formatVersion, ...part.contents }),
        );
        break;
      case 'table':
        table = part.table;
        rows[table] = 0;
        yield hashed(JSON.stringify({ table }));
        break;
      case 'row':
        rows[table] = (rows[table] ?? 0) + 1;
        yield hashed(part.row);
        break;
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

/**
 * Reads a backup part by part. The parts are trustworthy only after the generator has ended without an error.
 * @throws {BackupProblem} if the file is damaged, incomplete, not a backup of this format, or cannot be decrypted
 */
export function readBackup(file: string, unlock?: BackupUnlock): AsyncGenerator<BackupPart> {
  return partsOf(createReadStream(file), { file, unlock });
}

async function* partsOf(
  source: Readable,
  { file, unlock }: { file: string; unlock?: BackupUnlock | undefined },
): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let contents: BackupContents | undefined;
  let table = '';
  let isComplete = false;
  try {
    for await (const bytes of linesIn(source, decrypting(file, unlock))) {
      if (isComplete) throw damaged(file);
      const line = bytes.toString('utf8');
      if (contents === undefined) {
        contents = contentsOf(line, file);
        yield { kind: 'header', contents };
      } else if (line.startsWith('[')) {
        rows[table] = (rows[table] ?? NaN) + 1;
        yield { kind: 'row', row: line };
      } else {
        const read: unknown = JSON.parse(line);
        const trailer = Trailer.safeParse(read);
        if (trailer.success) {
          isComplete =
            trailer.data.sha256 === hash.digest('hex') &&
            JSON.stringify(trailer.data.rows) === JSON.stringify(rows);
          if (!isComplete) throw damaged(file);
          continue;
        }
        ({ table } = TableLine.parse(read));
        rows[table] = 0;
        yield { kind: 'table', table };
      }
      hash.update(bytes).update('\n');
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupProblem(`There is no file ${file}.`, { cause: error });
    }
    throw contents === undefined ? noBackup(file) : damaged(file);
  }
  if (!isComplete) throw contents === undefined ? noBackup(file) : damaged(file);
}

/** The lines of a compressed file. Only a line feed ends a line: Node's own reader also splits texts at U+2028. */
async function* linesIn(
  source: Readable,
  decrypt: ReturnType<typeof decrypting>,
): AsyncGenerator<Buffer> {
  const content = createGunzip();
  // The loop below reports every failure as an error of the content.
  const reading = pipeline(source, decrypt, content).catch(() => undefined);
  let begun: Buffer[] = [];
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, end)]);
        begun = [];
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
    }
    await reading;
  } finally {
    source.destroy();
    content.destroy();
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest;
}

function contentsOf(line: string, file: string): BackupContents {
  const header = Header.safeParse(JSON.parse(line));
  if (!header.success) throw noBackup(file);
  if (header.data.version === formatVersion) return header.data;
  throw new BackupProblem(`${file} was made by a newer version of the provider. Use that version.`);
}

function damaged(file: string): BackupProblem {
  return new BackupProblem(`${file} is damaged or incomplete. Use another backup.`);
}

function noBackup(file: string): BackupProblem {
  return new BackupProblem(`${file} is not a backup of a provider. Check the file name.`);
}

/** Reads a complete backup. Returns its header. @throws {BackupProblem} as `readBackup` does */
export function verifyBackup(file: string, unlock?: BackupUnlock): Promise<BackupContents> {
  return verifyParts(readBackup(file, unlock));
}

async function verifyParts(parts: AsyncIterable<BackupPart>): Promise<BackupContents> {
  let contents: BackupContents | undefined;
  for await (const part of parts) {
    if (part.kind === 'header') ({ contents } = part);
  }
  // A complete backup has a header: without one, reading has failed before.
  if (contents === undefined) throw new BackupProblem('The backup has no header.');
  return contents;
}
