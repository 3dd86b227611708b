import { providerUrl } from '#api/client.ts';
import { eventsPath, fillPath } from '#api/calls/call.ts';
import type { StreamSource } from '#api/events.ts';

import { providerHost } from './provider-host.ts';

/**
 * Opens a user's event stream in a browser: the events after a position, or only new ones. The session's cookie
 * authorises it (decision 18).
 */
export function openEvents(userId: number, after: number | undefined): StreamSource {
  const url = providerUrl(providerHost, fillPath(eventsPath, { userId }));
  // A browser sends the position itself only when it opens the same source again.
  return new EventSource(after === undefined ? url : `${url}?after=${after}`, {
    withCredentials: true,
  });
}
