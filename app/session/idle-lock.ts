import { idleLimit, maxClockStep } from '#api/session-store.ts';

import type { WalletServices } from '../context.ts';
import { forgetDraftsAtSignOut } from './forget-drafts.ts';
import { createLockWait } from './lock-wait.ts';

/** Interval of the idle check, in milliseconds. */
const checkInterval = 1_000;

const useEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'click',
] as const;

/** The part of a browser's page that shows use of the wallet. */
export interface UsedPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Locks an unlocked wallet after the idle time that the user has chosen, also when the page returns to the foreground
 * later (decision 100). While the wallet is used, the session is fetched at most once in each third of that time, so
 * that the provider's own idle time does not run out. Returns a function that stops it.
 */
export function watchIdleness(
  services: Pick<WalletServices, 'session' | 'sessionScoped' | 'queries' | 'clock' | 'log'>,
  page: UsedPage,
): () => void {
  const { session, queries, clock } = services;
  const wait = services.sessionScoped(createLockWait);
  forgetDraftsAtSignOut(services);
  /** Time of the last fetch of the session, in milliseconds since 1970. */
  let sentAt = clock.now().getTime();
  let usedSince = false;
  /** The last check: the clock's time and the elapsed time, in milliseconds. */
  let lastCheck = { at: sentAt, elapsed: performance.now() };

  const onUse = ({ target }: Event) => {
    usedSince = true;
    // A vendor's screen is no use of the wallet, so the rest of the wallet still locks after the idle time.
    if (!wait.covers(target)) session.noteUse();
  };
  const lockWhenIdle = () => {
    if (!wait.isWaiting()) session.lockWhenIdle();
  };

  function check() {
    lockWhenIdle();
    const now = clock.now().getTime();
    const elapsed = performance.now();
    // The clock was set back, which would make the idle time seem shorter than it was.
    if (now - lastCheck.at < elapsed - lastCheck.elapsed - maxClockStep) session.lock();
    lastCheck = { at: now, elapsed };
    if (!usedSince || session.locked.read() || now - sentAt < idleLimit(session.read()) / 3) return;
    sentAt = now;
    usedSince = false;
    void queries.refresh('verify');
  }

  // Opening the wallet counts as use.
  session.noteUse();
  const end = clock.every(checkInterval, check);
  const listen = { capture: true, passive: true };
  for (const event of useEvents) page.addEventListener(event, onUse, listen);
  for (const event of ['focus', 'pageshow']) page.addEventListener(event, lockWhenIdle);
  page.document.addEventListener('visibilitychange', lockWhenIdle);
  return () => {
    end();
    for (const event of useEvents) page.removeEventListener(event, onUse, listen);
    for (const event of ['focus', 'pageshow']) page.removeEventListener(event, lockWhenIdle);
    page.document.removeEventListener('visibilitychange', lockWhenIdle);
  };
}
