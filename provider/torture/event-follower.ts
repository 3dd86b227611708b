import { setTimeout } from 'node:timers/promises';

import * as z from 'zod/mini';

import { basePath } from '#wallet/paths.ts';

import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/tx.ts';
import { replayLimits } from '../events/event-log.ts';

/** Where a stream is opened. */
export interface StreamSource {
  /** The origin of a process. */
  url: string;
  token: string;
}

const Message = z.object({ type: z.string() });
const Logged = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), type: z.string() })),
});

/** What the log holds for the processes only. It has an id, and no stream sends it. */
const unsent = 'sessions_ended';

/**
 * Reads the events of a user through all reconnects, in any process, and notes every event that is missed, or
 * comes twice or out of order.
 */
export class EventFollower {
  readonly #id: number;
  /** What is wrong so far. */
  readonly faults: string[] = [];
  /** The ids that came. */
  readonly #ids = new Set<number>();
  /** Up to which id events may be missing, because a reset has said so. */
  #resetTo = 0;
  /** The id of the latest event. */
  position = 0;
  /** How often a stream was opened. */
  opened = 0;
  readonly #now: () => Date;
  /** When the latest event came. All later ones are younger. */
  #since: Date;
  #controller: AbortController | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isOpen = false;

  /** The events of the user with this id, from the first one, by the clock of the providers. */
  constructor(id: number, now: () => Date) {
    this.#id = id;
    this.#now = now;
    this.#since = now();
  }

  /** Whether a stream is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens a stream after the latest event. Returns the status of the answer; 0 when there is none. */
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
        for (const event of events) this.#take(event);
      }
    } catch {
      // The stream was cut. What had not arrived whole comes again.
    }
  }

  #take(event: string): void {
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
      const age = this.#now().getTime() - this.#since.getTime();
      const isAllowed = id - this.position > replayLimits.count || age >= replayLimits.age;
      if (!isAllowed)
        this.faults.push(`person ${this.#id}: a reset to ${id} after ${this.position}`);
      this.#goTo(id);
      this.#resetTo = id;
      return;
    }
    if (!(id > this.position)) {
      this.faults.push(`person ${this.#id}: ${type} has the id ${id} after ${this.position}`);
    }
    this.#goTo(id);
    this.#ids.add(id);
  }

  #goTo(id: number): void {
    this.position = id;
    this.#since = this.#now();
  }

  /** Cuts the stream where it is. */
  async cut(): Promise<void> {
    this.#controller?.abort();
    await this.#reading;
  }

  /** Reads until the latest event that the database has, and notes which ones are missed. */
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
