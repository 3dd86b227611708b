import { StreamMessage } from '#wallet/entities/stream-message.ts';

/** A client's event stream. */
export interface EventReader {
  response: Response;
  /** The next message; undefined when the stream has ended. */
  next(): Promise<StreamMessage | undefined>;
  /** The last received id. */
  lastId(): number | undefined;
  /** The reconnection delay that the provider has sent, in milliseconds. */
  retry(): number | undefined;
  /** Reads until a message of this type with these values. Returns all messages read. */
  until(type: StreamMessage['type'], data?: Record<string, string>): Promise<StreamMessage[]>;
  close(): Promise<void>;
}

/** Opens an event stream. */
export async function openEvents(
  url: string,
  headers: Record<string, string>,
): Promise<EventReader> {
  const response = await fetch(url, { headers });
  if (response.body === null) throw new Error('The event stream has no body');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  let lastId: number | undefined;
  let retry: number | undefined;

  const next = async (): Promise<StreamMessage | undefined> => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      if (end >= 0) {
        const event = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const fields = new Map(
          event.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line]),
        );
        const field = (name: string) => fields.get(name)?.slice(name.length + 2);
        if (fields.has('id')) lastId = Number(field('id'));
        if (fields.has('retry')) retry = Number(field('retry'));
        return StreamMessage.parse(JSON.parse(field('data') ?? ''));
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      unread += value;
    }
  };

  return {
    response,
    next,
    lastId: () => lastId,
    retry: () => retry,
    async until(type, data = {}) {
      const messages: StreamMessage[] = [];
      for (;;) {
        const message = await next();
        if (message === undefined) throw new Error(`The stream ended before ${type}`);
        messages.push(message);
        const found: Record<string, unknown> = 'data' in message ? { ...message.data } : {};
        const fits = Object.entries(data).every(([key, value]) => found[key] === value);
        if (message.type === type && fits) return messages;
      }
    },
    close: () => reader.cancel(),
  };
}
