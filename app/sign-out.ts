import { paths } from '#wallet/paths.ts';

import { navigate } from './navigation.ts';
import { client, session } from './wallet-session.ts';

/** How long the provider gets to answer a sign-out. In milliseconds. */
const patience = 3_000;

/**
 * Ends the session, here and with the provider, and goes to `/` (decision 20). The provider comes first, because its
 * answer takes back the cookie, and must not meet the next person's; but one that is out of reach keeps nobody signed
 * in.
 */
export async function signOut(): Promise<void> {
  try {
    await client('logout', { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    console.warn('The provider was not told of the sign-out', error);
  }
  session.signOut();
  navigate(paths.home);
}
