import { providerUrl } from '#api/client.ts';
import { eventsPath, fillPath } from '#api/call.ts';
import type { StreamSource } from '#api/events.ts';

import { providerHost } from './provider-host.ts';

/** Opens a person's event stream in a browser. The session's cookie authorises it (decision 18). */
export function openEvents(userId: number): StreamSource {
  return new EventSource(providerUrl(providerHost, fillPath(eventsPath, { userId })), {
    withCredentials: true,
  });
}
