import { setTimeout } from 'node:timers/promises';

import * as z from 'zod/mini';

import { basePath } from '#wallet/paths.ts';

import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/tx.ts';
import { replayLimits } from '../events/event-log.ts';

/** The address and token of a stream. */
export interface StreamSource {
  /** The origin of a process. */
  url: string;
  token: string;
}

const Message = z.object({ type: z.string() });
const Logged = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), type: z.string() })),
});

/** An internal event of the log: it has an id, and no stream sends it. */
const unsent = 'sessions_ended';

/**
 * Reads the events of a user through all reconnects, in any process, and reports every event that is missed, repeated
 * or out of order.
 */
export class EventFollower {
  readonly #id: number;
  /** Faults found so far. */
  readonly faults: string[] = [];
  /** Ids of the received events. */
  readonly #ids = new Set<number>();
  /** Events up to this id may be missing because of a reset. */
  #resetTo = 0;
  /** The id of the latest event. */
  position = 0;
  /** Number of opened streams. */
  opened = 0;
  readonly #now: () => Date;
  /** Time when the latest event was received. Unreceived events may be as old as this. */
  #lastReceivedAt: Date;
  #controller: AbortController | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isOpen = false;

  /** Follows the user with this id from the first event. `now` is the providers' clock. */
  constructor(id: number, now: () => Date) {
    this.#id = id;
    this.#now = now;
    this.#lastReceivedAt = now();
  }

  /** True if a stream is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens a stream that resumes after the last received event. Returns the answer's status; 0 without an answer. */
  async open({ url, token }: StreamSource): Promise<number> {
    await this.cut();
    const controller = new AbortController();
    this.#controller = controller;
    const response = await fetch(`${url}${basePath}/api/events/${this.#id}`, {
      headers: { Authorization: `Bearer ${token}`, 'Last-Event-ID': String(this.position) },
      signal: controller.signal,
    }).catch(() => undefined);
    if (response === undefined) return 0;
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return response.status;
    }
    this.opened += 1;
    this.#isOpen = true;
    this.#reading = this.#read(response.body).finally(() => {
      this.#isOpen = false;
    });
    return 200;
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let unread = '';
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        const events = (unread + chunk).split('\n\n');
        unread = events.pop() ?? '';
        for (const event of events) this.#receive(event);
      }
    } catch {
      // The stream was cut. Incomplete events are sent again.
    }
  }

  #receive(event: string): void {
    const fields = new Map(
      event.split('\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    const data = fields.get('data');
    if (data === undefined) return;
    const { type } = Message.parse(JSON.parse(data));
    if (type === 'heartbeat') return;
    const id = Number(fields.get('id'));
    if (type === 'reset') {
      const age = this.#now().getTime() - this.#lastReceivedAt.getTime();
      const isAllowed = id - this.position > replayLimits.count || age >= replayLimits.age;
      if (!isAllowed)
        this.faults.push(`person ${this.#id}: a reset to ${id} after ${this.position}`);
      this.#advanceTo(id);
      this.#resetTo = id;
      return;
    }
    if (!(id > this.position)) {
      this.faults.push(`person ${this.#id}: ${type} has the id ${id} after ${this.position}`);
    }
    this.#advanceTo(id);
    this.#ids.add(id);
  }

  #advanceTo(id: number): void {
    this.position = id;
    this.#lastReceivedAt = this.#now();
  }

  /** Cuts the stream at its current position. */
  async cut(): Promise<void> {
    this.#controller?.abort();
    await this.#reading;
  }

  /** Reads up to the latest event of the database, and reports missed events. */
  async catchUp(database: Database, source: () => StreamSource): Promise<void> {
    const { rows } = Logged.parse(
      await database.transaction((tx) =>
        tx.execute(
          sql`select id, message ->> 'type' as type from events where user_id = ${this.#id} order by id`,
        ),
      ),
    );
    const sent = rows.filter(({ type }) => type !== unsent);
    const last = sent.at(-1)?.id ?? 0;
    for (let wait = 0; this.position < last && wait < 500; wait += 1) {
      if (!this.#isOpen) await this.open(source());
      await setTimeout(20);
    }
    const missed = sent.filter(({ id }) => id > this.#resetTo && !this.#ids.has(id));
    for (const { id, type } of missed) {
      this.faults.push(`person ${this.#id}: ${type} ${id} is missed, after ${this.position}`);
    }
    for (const [at, { id }] of rows.entries()) {
      const first = rows[0]?.id ?? 0;
      if (id !== first + at) this.faults.push(`person ${this.#id}: the log has a gap before ${id}`);
    }
  }
}
