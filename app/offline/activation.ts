import { basePath } from '#wallet/paths.ts';

/** Delay before a waiting version is asked again to activate, in milliseconds. */
const repeatAfter = 500;

/** Activates a waiting version. */
export function requestActivation(waiting: ServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the method of a worker has no such parameter
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => askAgain(waiting), repeatAfter);
}

/**
 * Chromium stops the active version when a newer one is asked to activate. If something restarts the active version
 * just then, such as a fetch of a page, Chromium gives up and keeps both versions for up to five minutes. Asking the
 * newer one again has no effect. A visit makes Chromium retry, and starting a worker counts as a visit.
 */
function askAgain(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') return;
  // oxlint-disable-next-line no-new -- the constructor starts the worker; the instance is not needed
  new Worker(new URL('./visit.worker.ts', import.meta.url), { type: 'module' });
  setTimeout(() => askAgain(waiting), repeatAfter);
}

/** Number of open pages of the wallet. A worker of an older version does not answer. */
export function countPages(worker: ServiceWorker): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<number>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage({ type: 'COUNT_PAGES' }, [port2]);
  });
}

/**
 * Registers the worker of the wallet and follows its newer versions: `notice` gets each one that waits. An open wallet
 * looks for newer versions if the page already has a worker (`replaces`).
 * @throws {Error} if the browser cannot fetch the worker
 */
export async function registerWorker(
  serviceWorker: ServiceWorkerContainer,
  { notice, replaces }: { notice: (worker: ServiceWorker | null) => void; replaces: boolean },
): Promise<void> {
  const registration = await serviceWorker.register(`${basePath}/sw.js`, {
    scope: `${basePath}/`,
  });
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') notice(registration.waiting);
    });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // The browser may have found a version before this listener was added.
  follow(registration.installing);
  notice(registration.waiting);
  // Browsers look for updates rarely, and an installed wallet may stay open for weeks: check when it becomes visible.
  // While offline the check fails harmlessly.
  const ask = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  if (replaces) ask();
}
