import type { Scheduler } from './scheduler.ts';

/** Delay before expensive work starts, in milliseconds. */
const startup = 4_000;
/** Delay before a retry while the device is online, in milliseconds. */
const retryTime = 10_000;
/** Maximum time for which idle work is deferred, in milliseconds. */
const maxHold = 5_000;

/** The scheduler of a browser's page. */
export interface BrowserScheduler extends Scheduler {
  /** Defers idle work until the promise resolves, for at most 5 s. */
  deferIdleWork: (until: Promise<void>) => void;
}

/** Runs `run` once, when `begin` calls its argument, unless it was cancelled. Returns a function that cancels it. */
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

/** The part of a browser's page that the scheduler needs. Safari has no `requestIdleCallback`. */
export type ScheduledPage = Pick<
  Window,
  'addEventListener' | 'navigator' | 'requestAnimationFrame' | 'setTimeout'
> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

/** The scheduler of a browser's page. Without `requestIdleCallback`, idle work waits for 500 ms. */
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
