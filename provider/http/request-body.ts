import type * as z from 'zod/mini';

import { HttpError } from './http-error.ts';
import { nameOf } from './field-name.ts';
import { rejectUnstorableText } from './storable-text.ts';

/** Default maximum size of a body, in bytes. */
export const defaultBodyLimit = 64 * 1024;

/**
 * Reads the JSON body of a request and parses it with a schema. With `emptyBody` a missing body is an empty object.
 * @throws {HttpError} 415 if the body is not declared as JSON, 413 if it is too large, 400 if it is not valid JSON, 422
 *   if it does not match the schema
 */
export async function readBody(
  request: Request,
  schema: z.ZodMiniType,
  { limit = defaultBodyLimit, emptyBody = false }: { limit?: number; emptyBody?: boolean } = {},
): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (emptyBody && type === undefined && (await readText(request, 0)) === '') {
    return parseWith(schema, {});
  }
  if (type !== 'application/json') {
    throw new HttpError(415, 'Send the body as JSON, with the content type application/json.');
  }
  const body = parseWith(schema, parseJson(await readText(request, limit)));
  rejectUnstorableText(body);
  return body;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON. Check it and send it again.');
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = nameOf(issue.path.at(-1));
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
