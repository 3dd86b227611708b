import type { CallOutput } from '#api/client.ts';
import type { CreateName } from '#api/contract.ts';
import { refusalOf } from '#wallet/failure.ts';
import { isDefiniteRefusal } from '#wallet/write-failure.ts';
import {
  inLocalLanguage,
  notices,
  withReceipt,
  type CodedNotice,
} from '#wallet/notices/notices.ts';
import type { Outcome } from '#wallet/outcome.ts';

import { unsettledCreates, type UnsettledCreate } from './unsettled-creates.ts';
import type { WalletServices } from '../context.ts';

/** The services that look up creates and show their outcome. */
export type SettlingServices = Pick<
  WalletServices,
  'client' | 'storage' | 'toasts' | 'clock' | 'session' | 'log'
>;

/** Interval between look-ups of an unknown outcome, in milliseconds. */
const lookUpInterval = 5_000;

/** Lifetime of a key at the provider (decision 126), less a day for clock differences, in milliseconds. */
const maxMemory = 6 * 24 * 60 * 60_000;

/**
 * Longer than any create may take, in milliseconds: then its answer is lost, even if another page has waited for it.
 */
const maxCreate = 150_000;

/** True if a create may still be in flight. A look-up would make the provider refuse it. */
export function isInFlight({ lost, sentAt }: UnsettledCreate, now: Date): boolean {
  return !lost && now.getTime() - Date.parse(sentAt) < maxCreate;
}

/**
 * Looks up the outcome of a create whose answer was lost. Resolves to undefined while the look-up gets no answer. An
 * unreadable answer to a successful create is left out of the outcome. `lost` is the error of the lost answer. It
 * becomes the reason if the create has not happened.
 */
export async function lookUpOutcome<Name extends CreateName>(
  services: Pick<SettlingServices, 'client' | 'storage' | 'session'>,
  { call, key }: { call: Name; key: string },
  lost: unknown,
): Promise<Outcome<CallOutput<Name>> | undefined> {
  const unsettled = unsettledCreates(services);
  try {
    const answer = await services.client.lookUp(call, key);
    unsettled.remove(key);
    return { created: true, answer };
  } catch (error) {
    if (error instanceof Error && error.name === 'UnreadableError') {
      unsettled.remove(key);
      return { created: true, answer: undefined };
    }
    if (!isDefiniteRefusal(error)) return undefined;
    unsettled.remove(key);
    return { created: false, error: refusalOf(error)?.code === 'not-created' ? lost : error };
  }
}

/** The toast for an outcome that no form shows. */
async function noticeOf(call: CreateName, outcome: Outcome): Promise<CodedNotice> {
  // On demand: the schemas of the calls are too large for the forms, and the look-up has fetched them.
  const { laterCalls } = await import('#api/later-calls.ts');
  const { creates } = laterCalls[call];
  const inItsLanguage = creates.startsWith('local ')
    ? inLocalLanguage
    : (notice: CodedNotice) => notice;
  if (!outcome.created) return inItsLanguage(notices['create.not-happened'](creates));
  return withReceipt(inItsLanguage(notices['create.happened'](creates)), receiptIn(outcome.answer));
}

/** The id of the receipt that an answer leads to. A transfer's answer is the transaction itself. */
function receiptIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('transactionId' in answer && typeof answer.transactionId === 'number') {
    return answer.transactionId;
  }
  const isTransaction = 'transactionType' in answer;
  return isTransaction && 'id' in answer && typeof answer.id === 'number' ? answer.id : undefined;
}

/**
 * Polls a create until its outcome is known, for as long as the session lasts. `onKnown` returns true if it has shown
 * the outcome; otherwise a toast shows it. Returns a function that stops it.
 */
export function followCreate(
  services: SettlingServices,
  create: UnsettledCreate,
  { lost, onKnown }: { lost?: unknown; onKnown?: (outcome: Outcome) => boolean } = {},
): () => void {
  const { session, toasts, clock, log } = services;
  const unsettled = unsettledCreates(services);
  const { call, key, sentAt } = create;
  const { token } = session;
  let looking = false;

  async function look() {
    const outcome = await lookUpOutcome(services, { call, key }, lost);
    if (outcome === undefined || session.token !== token) return;
    end();
    if (!onKnown?.(outcome)) toasts.enqueue(await noticeOf(call, outcome));
  }

  const end = clock.every(lookUpInterval, () => {
    // Another tab or a form has shown the outcome. With `onKnown`, a form polls, and its poll continues.
    const isSettled = !onKnown && unsettled.list().every((other) => other.key !== key);
    if (session.token !== token || isSettled) end();
    else if (clock.now().getTime() - Date.parse(sentAt) > maxMemory) {
      end();
      unsettled.remove(key);
      toasts.enqueue(notices['create.unknown-for-good']);
    } else if (!looking && !isInFlight(create, clock.now())) {
      looking = true;
      look()
        .catch((error: unknown) => log.warn(`The outcome of ${call} could not be looked up`, error))
        .finally(() => {
          looking = false;
        });
    }
  });
  return end;
}

/** Follows the creates that earlier pages of this account left unsettled. Returns a function that stops it. */
export function followEarlierCreates(services: SettlingServices): () => void {
  const ends = unsettledCreates(services)
    .list()
    .map((create) => followCreate(services, create));
  return () => {
    for (const end of ends) end();
  };
}
