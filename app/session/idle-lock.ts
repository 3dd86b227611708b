import { idleLimit, maxClockStep } from '#api/session-store.ts';

import type { WalletServices } from '../context.ts';

/** How often it is looked whether the wallet has been idle for too long. In milliseconds. */
const checkInterval = 1_000;

const useEvents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** As much of a browser's page as tells whether the wallet is used. */
export interface UsedPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Locks an unlocked wallet when it was not used for as long as the person has chosen, also when it comes back to the
 * foreground after that (decision 100). While they use it without a call, the provider is asked for their session at
 * most every third of that time, so that its own time does not run out. Returns what ends it.
 */
export function watchIdleness(
  { session, queries, clock }: Pick<WalletServices, 'session' | 'queries' | 'clock'>,
  page: UsedPage,
): () => void {
  /** When the provider heard of the person's use last, in milliseconds since 1970. */
  let told = clock.now().getTime();
  let usedSince = false;
  /** The last look by the clock and by what has passed, in milliseconds. */
  let looked = { at: told, elapsed: performance.now() };

  const onUse = () => {
    usedSince = true;
    session.noteUse();
  };
  const onReturn = () => session.lockWhenIdle();

  function check() {
    session.lockWhenIdle();
    const now = clock.now().getTime();
    const elapsed = performance.now();
    // The clock was set back: by it, the wallet would seem idle for less time than it was.
    if (now - looked.at < elapsed - looked.elapsed - maxClockStep) session.lock();
    looked = { at: now, elapsed };
    if (!usedSince || session.locked.read() || now - told < idleLimit(session.read()) / 3) return;
    told = now;
    usedSince = false;
    void queries.refresh('verify');
  }

  // Opening the wallet is a use of it.
  session.noteUse();
  const end = clock.every(checkInterval, check);
  const listen = { capture: true, passive: true };
  for (const event of useEvents) page.addEventListener(event, onUse, listen);
  for (const event of ['focus', 'pageshow']) page.addEventListener(event, onReturn);
  page.document.addEventListener('visibilitychange', onReturn);
  return () => {
    end();
    for (const event of useEvents) page.removeEventListener(event, onUse, listen);
    for (const event of ['focus', 'pageshow']) page.removeEventListener(event, onReturn);
    page.document.removeEventListener('visibilitychange', onReturn);
  };
}
