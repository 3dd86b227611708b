import { createClient } from '#api/client.ts';

import type { WalletEnvironment, WalletServices } from '../context.ts';
import { providerHost } from '../services/provider-host.ts';
import { createQueries, type Queries } from '../services/queries.ts';
import { createDrafts } from '../session/drafts.ts';
import { createEventPosition } from '../session/event-position.ts';
import { createSessionScoped } from '../session/session-scoped.ts';
import { createSessionToasts } from '../session/session-toasts.ts';
import { createSignOut } from '../session/sign-out.ts';

/** The services of one wallet. */
export function createWalletServices(environment: WalletEnvironment): WalletServices {
  const { session, clock, log } = environment;
  const eventPosition = createEventPosition(session);
  const client = createClient({
    host: providerHost,
    session,
    log: log.warn,
    onEventPosition: eventPosition.begin,
    onOutdated: (names) => void queries.refresh(...names),
  });
  const queries: Queries = createQueries(client, session);
  return {
    ...environment,
    client,
    eventPosition,
    queries,
    toasts: createSessionToasts(session),
    signOut: createSignOut({ ...environment, client }),
    sessionScoped: createSessionScoped(session, clock),
    drafts: createDrafts(session),
  };
}
