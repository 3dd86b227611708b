import { Client } from 'pg';

import type { Environment } from '../environment.ts';

/** Delay between two connection attempts, in milliseconds. */
const retryInterval = 1_000;

/** A connection that listens on a channel. */
export interface Listening {
  /** The current connection, if any. */
  client(): Client | undefined;
  close(): Promise<void>;
}

/**
 * Listens on a channel of a Postgres server, and reconnects one second after a lost connection. Returns after the first
 * attempt.
 */
export async function keepListening(
  url: string,
  { clock }: Pick<Environment, 'clock'>,
  listener: {
    channel: string;
    onMessage: (payload: string, client: Client) => void;
    /** Runs after each successful connection. A rejection closes the connection. */
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
    // A lost connection is reported as an error, an end, or both.
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
