import { createServer, connect, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy in front of a Postgres server that breaks connections on demand. */
export interface PostgresProxy {
  /** The database's address through the proxy. */
  url: string;
  /**
   * Waits for a connection that has sent this text to commit, then drops the answer and cuts the connection. The commit
   * itself has succeeded on the server.
   */
  loseCommitAfter(text: string): void;
  /**
   * Drops the answer to the next statement that contains this text, and cuts the connection. The statement must run in
   * autocommit mode.
   */
  loseAnswerTo(text: string): void;
  /**
   * Holds the connection that sends a statement with this text: before the statement or the commit of its transaction
   * reaches the server, or before the answer to the commit reaches the client. Resolves when the connection is held.
   */
  holdAt(text: string, at: 'statement' | 'commit' | 'answer'): Promise<void>;
  /** Drops the n-th answer from now, whether to a statement or a commit, and cuts its connection. */
  loseAnswer(number: number): void;
  /**
   * Ends the next new connection as soon as it is ready: sends the server's ready and termination messages in one
   * packet. Resolves when they are sent.
   */
  endOnceReady(): Promise<void>;
  /** Cuts all connections, and refuses new ones until `restore`. */
  cut(): void;
  /** Lets new connections through again. */
  restore(): void;
  close(): Promise<void>;
}

/** The server's message that a connection is ready. */
const ready = Buffer.from('Z\0\0\0\u0005I', 'latin1');

/** The server's message to its connections when it is killed. */
function terminated(): Buffer {
  const text =
    'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0';
  const message = Buffer.alloc(5);
  message.write('E');
  message.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([message, Buffer.from(text, 'latin1')]);
}

/** Starts a proxy on a new socket in front of a database's address. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = addressOf(url);
  const home = await mkdtemp(join(tmpdir(), 'superwallet-proxy-'));
  const sockets = new Set<Socket>();
  let isCut = false;
  let losing: { text: string; at: 'statement' | 'commit' } | undefined;
  let holding:
    { text: string; at: 'statement' | 'commit' | 'answer'; held: () => void } | undefined;
  let answersLeft = 0;
  let onEnded: (() => void) | undefined;

  const server = createServer((client) => {
    const upstream = connect(target);
    const destroy = () => {
      client.destroy();
      upstream.destroy();
      sockets.delete(client);
    };
    for (const socket of [client, upstream]) {
      socket.on('error', destroy);
      socket.on('close', destroy);
    }
    sockets.add(client);
    if (isCut) return destroy();
    let hasSent = false;
    let loses = false;
    let isInHeldTransaction = false;
    let isHeld = false;
    /** Called when the server has answered the commit. */
    let onCommitted: (() => void) | undefined;
    let isReady = false;
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (losing !== undefined && text.includes(losing.text)) hasSent = true;
      if (
        hasSent &&
        losing !== undefined &&
        (losing.at === 'statement' || text.includes('commit'))
      ) {
        loses = true;
        losing = undefined;
      }
      if (holding !== undefined && text.includes(holding.text)) isInHeldTransaction = true;
      const isReached = holding?.at === 'statement' || text.includes('commit');
      if (isInHeldTransaction && holding !== undefined && isReached) {
        isHeld = true;
        const { at, held } = holding;
        holding = undefined;
        // Only the answer shows that the server has committed: a killed client could cut the connection before.
        if (at === 'answer') onCommitted = held;
        else {
          held();
          return;
        }
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isHeld) {
        if (chunk.includes('COMMIT')) onCommitted?.();
        return;
      }
      // The statement has committed when its answer arrives, so only the answer is lost.
      if (answersLeft > 0) {
        answersLeft -= 1;
        if (answersLeft === 0) loses = true;
      }
      const becomesReady = !isReady && chunk.includes(ready);
      isReady ||= becomesReady;
      if (becomesReady && onEnded !== undefined) {
        client.end(Buffer.concat([chunk, terminated()]));
        onEnded();
        onEnded = undefined;
      } else if (loses) destroy();
      else client.write(chunk);
    });
  });
  const path = join(home, '.s.PGSQL.5432');
  await new Promise<void>((resolve) => server.listen(path, resolve));

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const proxied = new URL(url.replace('postgresql:///', 'postgresql://local/'));
  proxied.searchParams.set('host', home);
  proxied.port = '';
  return {
    url: proxied.href.replace('postgresql://local/', 'postgresql:///'),
    loseCommitAfter(text) {
      losing = { text, at: 'commit' };
    },
    loseAnswerTo(text) {
      losing = { text, at: 'statement' };
    },
    holdAt: (text, at) => new Promise((held) => (holding = { text, at, held })),
    loseAnswer(number) {
      answersLeft = number;
    },
    endOnceReady: () => new Promise((resolve) => (onEnded = resolve)),
    cut,
    restore() {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The listener of a database's server: a socket in a directory, or a port. */
function addressOf(url: string): { path: string } | { host: string; port: number } {
  const parsed = new URL(url.replace('postgresql:///', 'postgresql://local/'));
  const directory = parsed.searchParams.get('host');
  if (directory !== null) return { path: join(directory, '.s.PGSQL.5432') };
  return { host: parsed.hostname, port: Number(parsed.port || 5432) };
}
