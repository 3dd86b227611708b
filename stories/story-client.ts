import { createClient } from '#api/client.ts';
import { mockToken } from '#mocks/builders.ts';

/** The real client, signed in as the person of the mocks: what stories load from and act through. */
export const storyClient = createClient({
  host: '',
  session: { token: mockToken, clear: () => undefined },
});
