import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { registerServiceWorker } from './service-worker.ts';

/** The worker of a version of the wallet, as a page sees it. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly received: string[] = [];
  #pages: number | undefined;

  /** Answers with `pages` as the number of open pages. If that is missing, it does not answer, like an old version. */
  constructor(state: ServiceWorkerState, pages?: number) {
    super();
    this.state = state;
    this.#pages = pages;
  }
  becomes(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.received.push(type);
    if (this.#pages !== undefined) port?.postMessage(this.#pages);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  /** Simulates that a newer version was found and installed. */
  installs(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.becomes('installed');
  }
}

// The code for a waiting version is lazy-loaded.
beforeAll(() => import('./activation.ts'));

let page: EventTarget;
const reload = vi.fn<() => void>();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with an active worker, and optionally a waiting one. */
async function openPage({ waiting = null }: { waiting?: FakeWorker | null } = {}) {
  const registration = new FakeRegistration();
  registration.waiting = waiting;
  const container = Object.assign(new EventTarget(), {
    controller: new FakeWorker('activated'),
    register: () => Promise.resolve(registration),
  });
  const reloadOnNavigation = vi.fn<() => void>();
  const update = registerServiceWorker(
    container as unknown as ServiceWorkerContainer,
    reloadOnNavigation,
    (register) => register(),
  );
  const onChange = vi.fn<() => void>();
  update.subscribe(onChange);
  await settled();
  return {
    update,
    onChange,
    registration,
    reloadOnNavigation,
    touch: () => page.dispatchEvent(new Event('pointerdown')),
    changesOver: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

/** Waits for the delivery of all messages, each of which takes a turn of the event loop. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('an untouched page activates a waiting version if it is the only page', async () => {
  const worker = new FakeWorker('installed', 1);
  const { update, changesOver } = await openPage({ waiting: worker });
  expect(worker.received).toEqual(['COUNT_PAGES', 'SKIP_WAITING']);
  expect(update.read()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  changesOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page beside another one offers the version, because the other page may be in use', async () => {
  const worker = new FakeWorker('installed', 2);
  const { update } = await openPage({ waiting: worker });
  expect(worker.received).toEqual(['COUNT_PAGES']);
  expect(update.read()).toBe(true);
});

test('a touched page offers the version, and activates it when the user agrees', async () => {
  const { update, onChange, registration, touch, changesOver } = await openPage();
  touch();
  onChange.mockReset();
  expect(update.read()).toBe(false);
  const worker = new FakeWorker('installing', 1);
  registration.installs(worker);
  expect(update.read()).toBe(true);
  expect(onChange).toHaveBeenCalled();
  expect(worker.received).toEqual([]);

  update.apply();
  await settled();
  expect(worker.received).toEqual(['SKIP_WAITING']);
  expect(update.read()).toBe(false);
  changesOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('visits are repeated while the version waits, because a fetch may keep the old version active', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const visited = vi.fn<(address: URL) => void>();
  vi.stubGlobal('Worker', visited);
  const { update, registration, touch, changesOver } = await openPage();
  touch();
  const worker = new FakeWorker('installing', 1);
  registration.installs(worker);
  update.apply();
  await settled();
  vi.advanceTimersByTime(499);
  expect(visited).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(visited).toHaveBeenCalledOnce();
  expect(visited.mock.calls[0]?.[0].pathname).toMatch(/\/visit\.worker\.ts$/);
  vi.advanceTimersByTime(500);
  expect(visited).toHaveBeenCalledTimes(2);
  worker.becomes('activating');
  vi.advanceTimersByTime(10_000);
  expect(visited).toHaveBeenCalledTimes(2);
  expect(worker.received).toEqual(['SKIP_WAITING']);
  expect(reload).not.toHaveBeenCalled();
  changesOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is touched while it counts the pages does not reload', async () => {
  const { update, registration, touch } = await openPage();
  const worker = new FakeWorker('installing', 1);
  registration.installs(worker);
  touch();
  await settled();
  expect(worker.received).toEqual(['COUNT_PAGES']);
  expect(update.read()).toBe(true);
});

test('a worker that does not answer is offered once the page is touched', async () => {
  const worker = new FakeWorker('installed');
  const { update, touch } = await openPage({ waiting: worker });
  expect(update.read()).toBe(false);
  touch();
  expect(update.read()).toBe(true);
  expect(worker.received).toEqual(['COUNT_PAGES']);
});

test('a version that another page activated is loaded when the user agrees', async () => {
  const { update, registration, touch, changesOver } = await openPage();
  touch();
  const worker = new FakeWorker('installing', 2);
  registration.installs(worker);
  worker.becomes('activated');
  changesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(update.read()).toBe(true);

  update.apply();
  expect(worker.received).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that another page activated is loaded at the next navigation', async () => {
  const { reloadOnNavigation, touch, changesOver } = await openPage();
  touch();
  expect(reloadOnNavigation).not.toHaveBeenCalled();
  changesOver();
  expect(reloadOnNavigation).toHaveBeenCalledOnce();
});

test('a version that is activating is loaded once', async () => {
  const { update, registration, touch, changesOver } = await openPage();
  touch();
  const worker = new FakeWorker('installing', 2);
  registration.installs(worker);
  worker.becomes('activating');
  update.apply();
  expect(worker.received).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
  // The reload may be slow: the activation by another page must not cause a second one.
  changesOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('an activation by another page never reloads a page that has offered an update', async () => {
  const { update, registration, touch, changesOver } = await openPage();
  touch();
  registration.installs(new FakeWorker('installing', 2));
  changesOver();
  registration.installs(new FakeWorker('installing', 2));
  expect(update.read()).toBe(true);
  changesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(update.read()).toBe(true);
});
