import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseAccept } from 'hono/utils/accept';

/** Minimum size of an answer for compression, in bytes: a shorter one fits into one packet anyway. */
const compressionThreshold = 1_000;

/** The first of some encodings that the client names and does not refuse by `q=0`; undefined if there is none. */
export function acceptedEncoding<Encoding extends string>(
  context: Context,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Set(
    parseAccept(context.req.header('Accept-Encoding') ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase()),
  );
  return encodings.find((encoding) => accepted.has(encoding));
}

/** The bytes of a text to send, compressed if the client accepts gzip. Sets the header of the encoding. */
export async function encodeText(
  context: Context,
  text: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (acceptedEncoding(context, ['gzip']) === undefined) return text;
  context.header('Content-Encoding', 'gzip');
  return new Uint8Array(await promisify(gzip)(text));
}

/** Answers with JSON, compressed if it is long. */
export async function jsonAnswer(
  context: Context,
  data: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(data);
  context.header('Content-Type', 'application/json');
  if (Buffer.byteLength(text) < compressionThreshold) return context.body(text, status);
  context.header('Vary', 'Accept-Encoding', { append: true });
  return context.body(await encodeText(context, text), status);
}
