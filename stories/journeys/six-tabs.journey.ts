import type { Page, Request } from '@playwright/test';

import { askForApproval } from './calls.ts';
import { expect, outsideWallet, test, type Person } from './journey.ts';

/** Tracks which tabs of a user's browser have an event stream open, and at which address. */
function followStreams({ page }: Person) {
  const open = new Map<Request, { tab: Page; address: string }>();
  const context = page.context();
  const forget = (request: Request) => void open.delete(request);
  context.on('request', (request) => {
    const address = request.url();
    if (address.includes('/api/events/'))
      open.set(request, { tab: request.frame().page(), address });
  });
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
  // A closed tab's request ends without an event.
  return () => [...open.values()].filter(({ tab }) => !tab.isClosed());
}

/** Records the text of the toasts in every tab that opens from now on. */
function recordToasts({ page }: Person) {
  return page.context().addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(globalThis, { toasts });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const toast = node.matches('[data-tone]') ? node : node.querySelector('[data-tone]');
        const [, title] = /‘(.*)’/.exec(toast?.textContent ?? '') ?? [];
        if (title !== undefined) toasts.push(title);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const toastsOf = (tab: Page) =>
  tab.evaluate(() => (globalThis as { toasts?: readonly string[] }).toasts);

/** The number of tabs that lead a stream, and the number of followers that receive it from another tab. */
const sharing = (tab: Page) =>
  tab.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held, pending].map(
      (locks) => locks.filter(({ name }) => name?.startsWith('superwallet-events-')).length,
    );
  });

test('six tabs share one event stream, and another tab takes it over without missing an event', async ({
  newPerson,
  provider,
}) => {
  const requester = await newPerson('Bora', outsideWallet);
  const person = await newPerson('Dami');
  const streams = followStreams(person);
  await recordToasts(person);
  const context = person.page.context();
  await person.page.reload();
  const tabs = [person.page];
  while (tabs.length < 6) {
    const tab = await context.newPage();
    await tab.goto(provider.url);
    await expect(tab.getByRole('heading', { name: 'Hello, Dami' })).toBeVisible();
    tabs.push(tab);
  }

  // Wait until all tabs follow one stream: a tab that follows it later would refetch instead of showing a toast.
  await expect.poll(() => sharing(person.page)).toEqual([1, 5]);
  await expect.poll(() => streams().length).toBe(1);
  await askForApproval(requester, person, 'First dinner');
  for (const tab of tabs) await expect.poll(() => toastsOf(tab)).toEqual(['First dinner']);
  expect(streams()).toHaveLength(1);

  // An event happens while no tab has a stream.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route('**/api/events/**', async (route) => {
    await held;
    await route.continue();
  });
  const leading = streams()[0]?.tab;
  await leading?.close();
  const others = tabs.filter((tab) => tab !== leading);
  // The first tab may be the closed one.
  const [page = person.page] = others;
  const listener = { ...person, page };
  await expect.poll(() => streams().length).toBe(1);
  await askForApproval(requester, listener, 'Second dinner');
  letThrough();

  const both = ['First dinner', 'Second dinner'];
  for (const tab of others) await expect.poll(() => toastsOf(tab)).toEqual(both);
  await askForApproval(requester, listener, 'Third dinner');
  for (const tab of others) {
    await expect.poll(() => toastsOf(tab)).toEqual([...both, 'Third dinner']);
  }
  const [stream, ...more] = streams();
  expect(stream?.address).toMatch(/\?after=\d+$/);
  expect(more).toEqual([]);
});
