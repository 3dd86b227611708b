import { setTimeout } from 'node:timers/promises';

import type { StreamSource } from '#api/events.ts';

/** An `EventSource` that sends a bearer token, and reconnects automatically like a browser's `EventSource`. */
export class FetchedSource implements StreamSource {
  onopen: StreamSource['onopen'] = null;
  onerror: StreamSource['onerror'] = null;
  onmessage: StreamSource['onmessage'] = null;
  readyState = 0;
  readonly #closing = new AbortController();
  #lastEventId = '';
  #retry = 3_000;

  constructor(url: string, token: string) {
    void this.#run(url, token);
  }

  close(): void {
    this.readyState = 2;
    this.#closing.abort();
  }

  async #run(url: string, token: string): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        const headers = new Headers({ Authorization: `Bearer ${token}` });
        if (this.#lastEventId !== '') headers.set('Last-Event-ID', this.#lastEventId);
        const { status, body } = await fetch(url, { headers, signal });
        if (status !== 200 || body === null) {
          this.readyState = 2;
          this.onerror?.(new Event('error'));
          return;
        }
        this.readyState = 1;
        this.onopen?.(new Event('open'));
        await this.#read(body);
      } catch {
        // A lost connection is reopened.
      }
      if (signal.aborted) return;
      this.readyState = 0;
      this.onerror?.(new Event('error'));
      await setTimeout(this.#retry, undefined, { signal }).catch(() => undefined);
    }
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let unread = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + text).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) this.#take(event);
    }
  }

  #take(event: string): void {
    let data = '';
    for (const line of event.split('\n')) {
      const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (name === 'id') this.#lastEventId = value;
      else if (name === 'retry') this.#retry = Number.parseInt(value, 10);
      else if (name === 'data') data = value;
    }
    this.onmessage?.(new MessageEvent('message', { data, lastEventId: this.#lastEventId }));
  }
}
