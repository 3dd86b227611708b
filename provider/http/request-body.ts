import type * as z from 'zod/mini';

import { HttpError } from '../http-error.ts';

/** The most bytes of a body, for calls without a limit of their own. */
export const defaultBodyLimit = 64 * 1024;

/**
 * Reads the JSON body of a request and parses it with a schema.
 * @throws {HttpError} 415 when it is not declared as JSON, 413 when it is too large, 400 when it is not valid JSON, 422
 *   when it does not match the schema
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
 * Parses data with a schema.
 * @throws {HttpError} 422 with a sentence that names the first wrong field
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
  // The bytes are counted as they arrive, because a chunked body declares no length.
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

/** The characters that a Postgres text cannot hold: the null character and half of a surrogate pair. */
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

/** The names for people of those fields whose own name does not simply split into words. */
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
