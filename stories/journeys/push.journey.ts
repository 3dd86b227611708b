import type { Page, Worker } from '@playwright/test';

import { chromiumLaunchOptions } from '../../checks/browser/chromium.ts';

import { expect, test, type Person } from './journey.ts';
import { goToAssets, offlineReady } from './steps.ts';

// The headless shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: chromiumLaunchOptions() });

const pushed = {
  title: 'Payment received',
  body: 'A payment has arrived. Open the wallet to see it.',
  path: '/history',
  tag: 'a1',
};

/** Allows notifications, and waits for the worker. */
async function startWorker({ page }: Person): Promise<Worker> {
  await page.context().grantPermissions(['notifications']);
  await offlineReady(page);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The wallet has no worker');
  return worker;
}

/** The parts of the worker's global scope that the journeys use, which are missing from the types of a page. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  /** Settles when the next notification is shown. */
  nextShown: Promise<void>;
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  WindowClient: { prototype: { focus: () => Promise<void> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/**
 * Delivers a push message as the browser's push service does, and waits until its notification is shown. Chromium drops
 * a notification that is read with `getNotifications` before it is displayed, so this waits in the worker instead.
 */
async function push(page: Page, worker: Worker, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.nextShown = new Promise((resolve, reject) => {
      scope.registration.showNotification = async (...notification) => {
        const shows = show(...notification);
        shows.then(resolve, reject);
        return shows;
      };
    });
  });
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await worker.evaluate(() => (globalThis as unknown as WorkerScope).nextShown);
  await browser.detach();
}

/** The notifications that the browser shows. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses the shown notification. The browser lets a script neither open nor focus a window, so this returns the
 * addresses that the worker opens, and `focused` if it focuses an open one.
 */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    scope.WindowClient.prototype.focus = async () => void opened.push('focused');
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error('No notification is shown');
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const works: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => void works.push(work) });
    scope.dispatchEvent(event);
    await Promise.allSettled(works);
    return opened;
  });

test('a pressed notification opens its screen in a new window if the wallet is closed', async ({
  newPerson,
  provider,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  const worker = await startWorker(person);
  await push(page, worker, JSON.stringify(pushed));
  const { title, body, tag } = pushed;
  expect(await shown(worker)).toEqual([{ title, body, tag }]);
  await page.goto('about:blank');
  const [opened = ''] = await press(worker);
  expect(opened).toBe(`${provider.url}history`);
  expect(await shown(worker)).toEqual([]);
  await page.goto(opened);
  await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
});

test('a pressed notification opens its screen in the open wallet, without loading the page', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  const worker = await startWorker(person);
  await goToAssets(person);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await push(page, worker, JSON.stringify(pushed));
  expect(await press(worker)).toEqual(['focused']);
  await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
});

test('a pressed notification asks before it replaces a form with unsaved input', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo', 'bank-info');
  const { page } = person;
  const worker = await startWorker(person);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByLabel('Account holder').fill('Half a name');
  await push(page, worker, JSON.stringify(pushed));
  expect(await press(worker)).toEqual(['focused']);
  const question = page.getByRole('alertdialog', { name: 'Leave this screen?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Account holder')).toHaveValue('Half a name');

  await push(page, worker, JSON.stringify(pushed));
  await press(worker);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
});
