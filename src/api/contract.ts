import type * as z from 'zod/mini';

import { firstCalls } from './first-calls.ts';
import { laterCalls } from './later-calls.ts';

/**
 * Every call of the documents' tables (core §7, local §7), and further calls of the wallet. The client, the MSW
 * scenarios and the provider use this contract. The event stream, `GET /api/events/{id}`, is not a JSON call: see
 * `events.ts`.
 */
export const contract = { ...firstCalls, ...laterCalls };

/** The type of the contract. */
export type Contract = typeof contract;
/** The name of a call. */
export type CallName = keyof Contract;

/** The calls that create something once per idempotency key. */
export type CreateName = {
  [Name in CallName]: Contract[Name] extends { creates: unknown } ? Name : never;
}[CallName];

/** The calls that only read. */
export type ReadName = {
  [Name in CallName]: Contract[Name] extends { method: 'GET' } ? Name : never;
}[CallName];

/** All other calls. */
export type WriteName = Exclude<CallName, ReadName>;

/** The writes, with the reads that each makes out of date. The compiler rejects an unknown read. */
export const outdatedReads: Readonly<Record<WriteName, { outdates: readonly ReadName[] }>> =
  contract;

/** The names of the `{…}` parameters in a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** The body that a call sends. */
export type RequestOf<Name extends CallName> = Contract[Name] extends {
  request: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : undefined;

/** The parsed data of a call's answer. */
export type ResponseOf<Name extends CallName> = z.infer<Contract[Name]['response']>;

/** The JSON of a call's answer, before it is parsed. */
export type ResponseBody<Name extends CallName> = z.input<Contract[Name]['response']>;
