import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

import { acceptedEncoding } from './encoded-answers.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Types to compress. Images and fonts are compressed already. */
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|wasm)|image\/svg)/;

/** Minimum size for compression, in bytes. */
const compressionThreshold = 512;

/** A servable file. */
export interface StaticFile {
  /** The hash of the content. */
  version: string;
  type: string;
  content: Buffer;
  /** Each encoding is compressed at its first request. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Loads and caches the files of a directory until they change. Files outside the directory are not found, also if a
 * symbolic link within it leads to them.
 */
export function createFileLoader(
  directory: string,
): (relative: string) => Promise<StaticFile | undefined> {
  const root = resolve(directory);
  const cache = new Map<string, StaticFile>();
  return async (relative) => {
    const path = resolve(root, relative);
    if (!isBelow(root, path) || path.includes('\0') || !(await isReallyBelow(root, path))) {
      return undefined;
    }
    const version = await versionOf(path);
    if (version === undefined) return undefined;
    const cached = cache.get(path);
    if (cached?.version === version) return cached;
    const type = getMimeType(path) ?? 'application/octet-stream';
    const file = { version, type, content: await readFile(path), compressed: {} };
    cache.set(path, file);
    return file;
  };
}

/** True if a directory has a file of this name, which may be a symbolic link within the directory. */
export async function hasFile(directory: string, name: string): Promise<boolean> {
  const path = join(directory, name);
  return (await changeOf(path)) !== undefined && isReallyBelow(directory, path);
}

function isBelow(root: string, path: string): boolean {
  return path.startsWith(root + sep);
}

/** True if a path exists and is still below the directory after all symbolic links of both are resolved. */
async function isReallyBelow(directory: string, path: string): Promise<boolean> {
  const [root, target] = await Promise.all(
    [directory, path].map((each) => realpath(each).catch(() => undefined)),
  );
  return root !== undefined && target !== undefined && isBelow(root, target);
}

/** File attributes that change whenever the file changes; undefined if there is no file at the path. */
async function changeOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  // A deploy may preserve size and mtime, but not inode and ctime.
  return found?.isFile() ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join() : undefined;
}

/** Hashes of files, each with the file attributes from which it was computed. */
const hashes = new Map<string, { change: string; hash: string }>();

/** The hash of the content at a path, computed once for each change; undefined if there is no file. */
export async function versionOf(path: string): Promise<string | undefined> {
  const change = await changeOf(path);
  if (change === undefined) return undefined;
  const known = hashes.get(path);
  if (known?.change === change) return known.hash;
  const content = await readFile(path).catch(() => undefined);
  if (content === undefined) return undefined;
  const hash = createHash('sha256').update(content).digest('base64url');
  hashes.set(path, { change, hash });
  return hash;
}

/**
 * Sends a file in an encoding that the client accepts. `hashed` means that its name contains the hash of its content.
 */
export async function sendFile(
  context: Context,
  file: StaticFile,
  hashed: boolean,
): Promise<Response> {
  // The content of a hashed name never changes; browsers revalidate every other file.
  context.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('Vary', 'Accept-Encoding');
  const etag = `W/"${file.version}"`;
  context.header('ETag', etag);
  if (context.req.header('If-None-Match')?.split(/, */).includes(etag)) {
    return context.body(null, 304);
  }
  context.header('Content-Type', file.type);
  const encoding = encodingFor(context, file);
  if (encoding === undefined) return context.body(bytesOf(file.content));
  context.header('Content-Encoding', encoding);
  const compressed = (file.compressed[encoding] ??= compress[encoding](file.content));
  return context.body(bytesOf(await compressed));
}

function encodingFor(context: Context, file: StaticFile): Encoding | undefined {
  if (!compressible.test(file.type) || file.content.length < compressionThreshold) return undefined;
  return acceptedEncoding(context, encodings);
}

/** A copy of the bytes, because a Buffer may be a view of larger, shared memory. */
function bytesOf(content: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(content);
}
