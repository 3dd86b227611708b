import type * as z from 'zod/mini';

import { HttpError } from '../http-error.ts';

/** Most bytes of a body, unless a call says otherwise. */
export const defaultBodyLimit = 64 * 1024;

/**
 * The JSON body of a request, as a schema reads it.
 * @throws {HttpError} 415 when it is not declared as JSON, 413 when too large, 400 when it cannot be read, 422 when it is
 *   not what the schema asks for
 */
export async function readBody(
  request: Request,
  schema: z.ZodMiniType,
  limit: number = defaultBodyLimit,
): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'Send the body as JSON, with the content type application/json.');
  }
  return parseWith(schema, parseJson(await readText(request, limit)));
}

/**
 * Data as a schema reads it.
 * @throws {HttpError} 422 with a sentence that names the first field that is wrong
 */
export function parseWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new HttpError(422, issue === undefined ? 'The request is not valid.' : sentenceOf(issue));
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    new HttpError(413, `The request is too large: send at most ${limit / 1024} kB.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it arrives: a chunked body declares no length.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HttpError(400, 'The body is not UTF-8 text. Send it as JSON in UTF-8.');
  }
}

/** What a Postgres text cannot hold: the null character, and half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string' && unstorable.test(value)) {
        throw new HttpError(422, 'The text has characters that cannot be stored. Remove them.');
      }
      return value;
    });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body is not valid JSON. Check it and send it again.');
  }
}

/** Fields whose name in words is not just their name with spaces. */
const fieldNames: Readonly<Record<string, string>> = {
  toAddress: 'recipient address',
  didAddress: 'DID address',
  userId: 'user id',
  imageData: 'image',
  isRevoked: 'isRevoked flag',
  isAutomatic: 'isAutomatic flag',
};

function nameOf(path: readonly PropertyKey[]): string {
  const field = String(path.at(-1) ?? 'body');
  return fieldNames[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case 'custom':
      return `The ${name} ${issue.message}.`;
    case 'too_small':
      return issue.minimum === 1
        ? `The ${name} is missing.`
        : `The ${name} must have at least ${issue.minimum} characters.`;
    case 'too_big':
      return `The ${name} must have at most ${issue.maximum} characters.`;
    case 'invalid_value':
      return `The ${name} must be ${issue.values.map(String).join(' or ')}.`;
    case 'invalid_type':
      return issue.input === undefined
        ? `The ${name} is missing.`
        : `The ${name} must be of type ${issue.expected}.`;
    default:
      return `The ${name} is not valid.`;
  }
}
