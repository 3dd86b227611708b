import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

import { basePath } from '#wallet/paths.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** The types that are worth compressing. Images and fonts are compressed already. */
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|wasm)|image\/svg)/;

/** Smaller files are not worth compressing. In bytes. */
const compressionThreshold = 512;

interface StaticFile {
  version: string;
  type: string;
  content: Buffer;
  /** Each is compressed at the first request for it. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Answers with a file or the page of the built wallet, or with nothing when the path can be neither. */
export type StaticWallet = (context: Context) => Promise<Response | undefined>;

/** Whether a directory holds a built wallet. */
export async function hasWallet(directory: string): Promise<boolean> {
  return (await versionOf(join(directory, 'index.html'))) !== undefined;
}

/** The built wallet in a directory, under the base path. */
export function createStaticWallet(directory: string): StaticWallet {
  const root = resolve(directory);
  const cache = new Map<string, StaticFile>();

  const load = async (relative: string): Promise<StaticFile | undefined> => {
    const path = resolve(root, relative);
    if (!path.startsWith(root + sep) || path.includes('\0')) return undefined;
    const version = await versionOf(path);
    if (version === undefined) return undefined;
    const cached = cache.get(path);
    if (cached?.version === version) return cached;
    const type = getMimeType(path) ?? 'application/octet-stream';
    const file = { version, type, content: await readFile(path), compressed: {} };
    cache.set(path, file);
    return file;
  };

  return async (context) => {
    const relative = relativePath(context.req.path);
    if (relative === undefined) return undefined;
    const hashed = relative.startsWith('assets/');
    const file = relative === '' ? undefined : await load(relative);
    if (file !== undefined) return send(context, file, hashed);
    // A screen's path has no extension; `document/1.5` ends in a number. A request for a missing script or image is not
    // answered with the page. A person who opens such an address gets the page, and the wallet says that it has none.
    const namesFile = /\.[a-z][a-z0-9]*$/i.test(relative);
    if (hashed || (namesFile && !isNavigation(context.req.raw))) return undefined;
    const index = await load('index.html');
    return index && send(context, index, false);
  };
}

/** Whether a browser wants a page to show. Browsers that do not send the mode ask for HTML only in this case. */
function isNavigation({ headers }: Request): boolean {
  return (
    headers.get('Sec-Fetch-Mode') === 'navigate' ||
    (headers.get('Accept') ?? '').toLowerCase().includes('text/html')
  );
}

/** The path below the base path. Without slashes at its end, because `assets/` means the screen and not the folder. */
function relativePath(path: string): string | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined;
  try {
    const relative = decodeURIComponent(path.slice(basePath.length + 1));
    let end = relative.length;
    while (relative[end - 1] === '/') end -= 1;
    return relative.slice(0, end);
  } catch {
    return undefined;
  }
}

async function versionOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? `${found.size}-${found.mtimeMs}` : undefined;
}

async function send(context: Context, file: StaticFile, hashed: boolean): Promise<Response> {
  // The content behind a hashed name never changes. For every other file the browser asks again each time.
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
  const accepted = new Set(
    (context.req.header('Accept-Encoding') ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  return encodings.find((encoding) => accepted.has(encoding));
}

/** A copy of the bytes, because a Buffer may be a view of larger, shared memory. */
function bytesOf(content: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(content);
}
