import type { Scheduler } from './scheduler.ts';

/** How long what costs much waits after the wallet's script has begun, in milliseconds. */
const startup = 4_000;
/** How long another try waits where the device is online, in milliseconds. */
const retryTime = 10_000;
/** The longest that idle work is held back, in milliseconds. */
const maxHold = 5_000;

/** The scheduler of a browser's page. */
export interface BrowserScheduler extends Scheduler {
  /** Idle work waits for this, for at most 5 s. */
  deferIdleWork: (until: Promise<void>) => void;
}

/** Runs something once when `begin` says so, unless it was cancelled. Returns what cancels it. */
function once(run: () => void, begin: (go: () => void) => void): () => void {
  let over = false;
  begin(() => {
    if (over) return;
    over = true;
    run();
  });
  return () => {
    over = true;
  };
}

/** As much of a browser's page as its scheduler needs. Safari does not tell when it is idle. */
export type ScheduledPage = Pick<
  Window,
  'addEventListener' | 'navigator' | 'requestAnimationFrame' | 'setTimeout'
> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

/** Schedules by a browser's page. Where it does not tell when it is idle, idle work waits for 500 ms. */
export function browserScheduler(page: ScheduledPage): BrowserScheduler {
  let held = Promise.resolve();
  const idle = (run: () => void) =>
    once(run, (go) => {
      void held.then(() =>
        page.requestIdleCallback
          ? page.requestIdleCallback(go, { timeout: 3_000 })
          : page.setTimeout(go, 500),
      );
    });
  return {
    idle,
    afterStartup: (run) => once(run, (go) => page.setTimeout(() => idle(go), startup)),
    online: (run) =>
      once(run, (go) => {
        page.addEventListener('online', go, { once: true });
        if (page.navigator.onLine) page.setTimeout(go, retryTime);
      }),
    frame: (run) => once(run, (go) => page.requestAnimationFrame(go)),
    deferIdleWork(until) {
      held = new Promise((resolve) => {
        void until.then(resolve);
        page.setTimeout(resolve, maxHold);
      });
    },
  };
}
