import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { applyOnce } from '#api/applied-events.ts';
import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { openEventStream } from '#api/events.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { createStore } from '#wallet/store.ts';

import { FetchedSource } from './fetched-source.ts';

/** A send, and its state as known to the sender. */
export interface Send {
  userId: number;
  /** Unique among all sends. */
  amount: string;
  /** Time of the last request, in milliseconds since 1970. */
  sentAt: number;
  /** The id of the transaction and the time of the answer. Undefined if the sender has given up. */
  acknowledged: { id: number; at: number } | undefined;
}

/** The pause between two sends of a user, and before a retry without `Retry-After`. In milliseconds. */
const pause = 200;

/** A user who sends, and applies their events as the wallet does. */
export class Sender {
  readonly userId: number;
  readonly address: string;
  readonly sends: Send[] = [];
  /** The ids of the events that were applied, in order. */
  readonly applied: number[] = [];
  /** The number of times that all live data had to be refetched. */
  missed = 0;
  /** The number of lost streams. */
  breaks = 0;
  /** The event position at which the stream was first opened. */
  first: number | undefined;
  /** Answers that a provider must never give. */
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #token: string;
  readonly #givesUp: boolean;

  private constructor(url: string, { user, token }: SessionGrant, givesUp: boolean) {
    this.#url = url;
    this.#token = token;
    this.#givesUp = givesUp;
    this.userId = user.id;
    this.address = user.didAddress ?? '';
  }

  /** Registers a sender. With `givesUp` it does not retry an unanswered request. */
  static async register(url: string, index: number, givesUp: boolean): Promise<Sender> {
    const response = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Failover',
        lastName: `Person ${index}`,
        email: `failover-${index}@test.example`,
        password: 'correct horse battery',
      }),
    });
    return new Sender(url, SessionGrant.parse(await response.json()), givesUp);
  }

  /** Opens the event stream and keeps it open. Returns a function that closes it. */
  follow(): () => void {
    let applies = false;
    const applied = applyOnce({
      onEvent: () => {
        applies = true;
      },
      onMissed: () => {
        this.missed += 1;
      },
      log: (problem, detail) => this.faults.push(`${problem}: ${String(detail)}`),
    });
    return openEventStream({
      open: (after) => {
        const query = after === undefined ? '' : `?after=${after}`;
        return new FetchedSource(`${this.#url}/api/events/${this.userId}${query}`, this.#token);
      },
      position: () => applied.position,
      isStale: false,
      onMessage: (update) => {
        if (update.connected === false) this.breaks += 1;
        applies = false;
        applied.apply(update);
        this.first ??= applied.position;
        if (applies && update.id !== undefined) this.applied.push(update.id);
      },
      onRefused: () => undefined,
      network: createStore(true),
      random: Math.random,
    });
  }

  /** Sends to an address, one request after the other, until the signal aborts. */
  async sendUntil(stopped: AbortSignal, toAddress: string): Promise<void> {
    while (!stopped.aborted) {
      const place = String(this.userId).padStart(4, '0');
      const amount = `0.00${place}${String(this.sends.length + 1).padStart(6, '0')}`;
      await this.#send(toAddress, amount);
      await setTimeout(pause);
    }
  }

  async #send(toAddress: string, amount: string): Promise<void> {
    const key = randomUUID();
    const send: Send = { userId: this.userId, amount, sentAt: 0, acknowledged: undefined };
    this.sends.push(send);
    for (;;) {
      send.sentAt = Date.now();
      const answer = await this.#request(key, { toAddress, amount });
      if (typeof answer === 'number') {
        send.acknowledged = { id: answer, at: Date.now() };
        return;
      }
      if (this.#givesUp) return;
      await setTimeout(answer.wait);
    }
  }

  /** Requests the send. Returns the id of the transaction, or the delay before a retry in milliseconds. */
  async #request(
    key: string,
    draft: { toAddress: string; amount: string },
  ): Promise<number | { wait: number }> {
    let response: Response;
    try {
      response = await fetch(`${this.#url}/api/transactions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${this.#token}`,
          [idempotencyKeyHeader]: key,
        },
        body: JSON.stringify({
          userId: this.userId,
          assetType: 'XP',
          transactionType: 'send',
          status: 'pending',
          ...draft,
        }),
      });
    } catch {
      return { wait: pause };
    }
    const text = await response.text().catch(() => '');
    if (response.status === 201) return (JSON.parse(text) as { id: number }).id;
    const retryAfter = response.headers.get('Retry-After');
    if (response.status !== 503 || retryAfter === null) {
      this.faults.push(`${response.status} ${text.slice(0, 200)}`);
    }
    return { wait: retryAfter === null ? pause : Number.parseInt(retryAfter, 10) * 1_000 };
  }
}
