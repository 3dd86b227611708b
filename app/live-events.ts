import { applyOnce, type LiveEvent } from '#api/applied-events.ts';
import { changesOf, changesOfEvents } from '#api/changes.ts';
import { openEventStream, type StreamUpdate } from '#api/events.ts';
import { shareStream } from '#api/shared-stream.ts';

import { withoutBase } from '#wallet/paths.ts';

import type { PageServices, WalletServices } from './context.ts';
import { isShownAlready } from './own-events.ts';
import { createLiveConnection, type LiveConnection } from './services/live-connection.ts';
import { createOwnCreates } from './services/own-creates.ts';
import { createShownArrivals } from './services/shown-arrivals.ts';

/** An event's topic: a newer event of the same topic makes it stale. Texts of the provider never become stale. */
function topicOf(event: LiveEvent): string | undefined {
  switch (event.type) {
    case 'transaction_update':
      return 'transaction';
    case 'balance_update':
      return `balance ${event.data.assetType}`;
    case 'notification':
    case 'change':
      return undefined;
  }
}

/**
 * Follows the signed-in user's event stream, which the tabs of a browser share: each event shows its notice and
 * refetches the calls that it affects. Reports the state of the connection, which is connected from its opening to an
 * error (core §4). Returns a function that stops it.
 */
export function followEvents(
  {
    client,
    session,
    eventPosition,
    queries,
    toasts,
    sessionScoped,
    log,
  }: Pick<
    WalletServices,
    'client' | 'session' | 'eventPosition' | 'queries' | 'toasts' | 'sessionScoped' | 'log'
  >,
  { openEvents, tabs, network }: Pick<PageServices, 'openEvents' | 'tabs' | 'network'>,
  userId: number,
  onConnection: (connection: LiveConnection) => void,
): () => void {
  const { token } = session;
  const own = sessionScoped(createOwnCreates);
  const shared = sessionScoped(createLiveConnection);
  const arrivals = sessionScoped(createShownArrivals);
  let ended = false;
  let lost = false;

  /** True if Get paid shows a payment: its own figure replaces the toast (decision 168). */
  async function isReceivedHere(event: LiveEvent): Promise<boolean> {
    if (event.type !== 'transaction_update' || event.data.id === undefined) return false;
    await queries.refresh('receivedToday');
    const { queryKey } = queries.query('receivedToday', { params: { userId } });
    const { payments = [] } = queries.cache.getQueryData(queryKey) ?? {};
    return payments.some(({ transactionId }) => transactionId === event.data.id);
  }

  // The table of notices is too large for the first load, so the first event fetches it.
  async function showNotice(event: LiveEvent) {
    const path = withoutBase(location.pathname);
    if (await isShownAlready(event, { toasts, own, path })) return;
    if (arrivals.read() && (await isReceivedHere(event))) return;
    const { noticeOfStreamMessage } = await import('#wallet/notices/stream-notices.ts');
    const notice = noticeOfStreamMessage(event);
    if (notice && !ended) toasts.enqueue(notice, topicOf(event));
  }

  const applied = applyOnce({
    onEvent(event) {
      void queries.refresh(...changesOf(event));
      showNotice(event).catch((error: unknown) =>
        log.warn('The notice of an event could not be fetched', error),
      );
    },
    onMissed: () => void queries.refresh(...changesOfEvents),
    known: eventPosition,
    log: log.warn,
  });
  const position = () => applied.position;

  function onMessage(update: StreamUpdate) {
    // Another tab may have ended the session before this one is rendered again.
    if (session.token !== token) return;
    if (update.connected !== undefined) {
      const connection = update.connected ? 'connected' : 'lost';
      shared.write(connection);
      onConnection(connection);
      // The browser reports `online` before the provider is reachable. Now it is reachable.
      if (update.connected && lost) void queries.retry();
      lost = !update.connected;
    }
    applied.apply(update);
  }

  const lead = (publish: (update: StreamUpdate) => void, isStale: boolean) =>
    openEventStream({
      open: (after) => openEvents(userId, after),
      position,
      isStale,
      onMessage: publish,
      // The stream of an ended session is always refused. A call then gets a 401, which ends the session here as
      // for every other call (core §4).
      onRefused: () =>
        void client('verify', {}).catch((error: unknown) =>
          log.warn('The provider could not be asked whether the session is valid', error),
        ),
      network,
      random: Math.random,
    });

  const name = `superwallet-events-${userId}`;
  const end = tabs
    ? shareStream({ tabs, name, position, lead, onMessage, log: log.warn })
    : lead(onMessage, false);
  return () => {
    ended = true;
    end();
  };
}
