import { Client } from 'pg';

import type { Environment } from '../environment.ts';

/** The time between two tries to connect, in milliseconds. */
const retryInterval = 1_000;

/** A connection that hears what is said on a channel. */
export interface Listening {
  /** The connection while there is one. */
  client(): Client | undefined;
  close(): Promise<void>;
}

/**
 * Listens on a channel of a Postgres server, and connects again one second after the connection was lost. The first try
 * has ended when it returns.
 */
export async function keepListening(
  url: string,
  { clock }: Pick<Environment, 'clock'>,
  listener: {
    channel: string;
    onMessage: (payload: string, client: Client) => void;
    /** Runs when the channel is heard again. A rejection loses the connection. */
    onConnect: (client: Client) => void | Promise<void>;
    onFailure?: (error: unknown) => void;
  },
): Promise<Listening> {
  let client: Client | undefined;
  let connecting: Promise<void> = Promise.resolve();
  let cancelRetry = () => {};
  let closed = false;

  const connect = async () => {
    const connected = new Client({ connectionString: url, keepAlive: true });
    // A loss is reported as an error, an end, or both.
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      client = undefined;
      if (!closed) cancelRetry = clock.after(retryInterval, start);
    };
    connected.on('error', lose);
    connected.on('end', lose);
    connected.on('notification', ({ payload = '' }) => listener.onMessage(payload, connected));
    try {
      await connected.connect();
      await connected.query(`listen ${listener.channel}`);
      client = connected;
      await listener.onConnect(connected);
    } catch (error) {
      listener.onFailure?.(error);
      await connected.end().catch(() => undefined);
      lose();
    }
  };
  const start = () => {
    connecting = connect();
  };

  start();
  await connecting;
  return {
    client: () => client,
    async close() {
      closed = true;
      cancelRetry();
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
