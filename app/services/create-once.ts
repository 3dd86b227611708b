import type { CallInput, CallOutput } from '#api/client.ts';
import type { CreateName, RequestOf } from '#api/contract.ts';
import { randomKey } from '#api/random-key.ts';
import { refusalOf } from '#wallet/failure.ts';
import { isAbort, isDefiniteRefusal, mayHaveHappened } from '#wallet/write-failure.ts';
import { EarlierCreated, OutcomeUnknown } from '#wallet/outcome.ts';

import {
  followCreate,
  isInFlight,
  lookUpOutcome,
  type SettlingServices,
} from './settle-creates.ts';
import { unsettledCreates } from './unsettled-creates.ts';

/** The body and the idempotency key of a create. */
export interface KeyedBody<Body> {
  body: Body;
  idempotencyKey: string;
}

/** A create of one call, as a form uses it. */
export interface CreateOptions<Name extends CreateName, Content> {
  call: Name;
  bodyOf: (content: Content) => RequestOf<Name>;
}

/**
 * Makes a create safe to repeat. Until it is settled, the same content is sent with the same body under the same
 * idempotency key. If the answer is lost, the outcome is looked up: the create resolves as if the answer had arrived,
 * or rejects with the first error if the provider reports that nothing has happened. Resolves with undefined for a
 * success without a readable answer.
 * @throws {OutcomeUnknown} if the look-up gets no answer either; the look-up is repeated, and calls `onKnown` of the
 * error
 * @throws {EarlierCreated} if an earlier create of this call has happened: nothing was sent
 */
export function createOnce<Name extends CreateName, Content>(
  services: SettlingServices,
  { call, bodyOf }: CreateOptions<Name, Content>,
): (content: Content) => Promise<CallOutput<Name> | undefined> {
  const { client, clock } = services;
  const unsettled = unsettledCreates(services);
  let stopFollowing: (() => void) | undefined;
  let last: { text: string; sentAt: string; request: KeyedBody<RequestOf<Name>> } | undefined;

  /** Settles the other creates of this call, so that a payment is not made twice by changing its form. */
  async function settleOthers(ownKey: string | undefined) {
    for (const create of unsettled.list()) {
      if (create.call !== call || create.key === ownKey) continue;
      if (isInFlight(create, clock.now())) continue;
      const outcome = await lookUpOutcome(services, { call, key: create.key }, undefined);
      if (outcome === undefined) throw new OutcomeUnknown(undefined);
      if (outcome.created) throw new EarlierCreated();
    }
  }

  async function attempt(content: Content): Promise<CallOutput<Name> | undefined> {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = undefined;
    await settleOthers(last?.request.idempotencyKey);
    const isRepeat = last !== undefined;
    // This attempt shows the outcome of the earlier ones.
    stopFollowing?.();
    // The complete body is reused: a new timestamp in it must not make a repeat look like another request.
    last ??= {
      text,
      sentAt: clock.now().toISOString(),
      request: { body: bodyOf(content), idempotencyKey: randomKey() },
    };
    const { request, sentAt } = last;
    const { idempotencyKey: key } = request;
    const unsettledCreate = { call, key, sentAt };
    unsettled.put(unsettledCreate);
    const settled = () => {
      unsettled.remove(key);
      if (last?.request === request) last = undefined;
    };
    try {
      // No create has a path parameter, but the generic call name does not imply that.
      const answer = await client(call, request as unknown as CallInput<Name>);
      settled();
      return answer;
    } catch (error) {
      if (isDefiniteRefusal(error)) settled();
      // A look-up in flight may have cancelled the key: nothing will be created under it.
      if (isRepeat && refusalOf(error)?.status === 422) return attempt(content);
      if (isAbort(error) || !mayHaveHappened(error)) throw error;
      unsettled.put({ ...unsettledCreate, lost: true });
      const outcome = await lookUpOutcome(services, { call, key }, error);
      if (outcome === undefined) {
        const unknown = new OutcomeUnknown(error);
        stopFollowing = followCreate(
          services,
          { ...unsettledCreate, lost: true },
          {
            lost: error,
            onKnown(known) {
              settled();
              return unknown.onKnown?.(known) ?? false;
            },
          },
        );
        throw unknown;
      }
      settled();
      if (outcome.created) return outcome.answer;
      throw outcome.error;
    }
  }
  return attempt;
}
