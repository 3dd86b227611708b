import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { startNavigation } from './navigation.ts';

const push = vi.fn<(address: string) => void>();
const assign = vi.fn<(address: string) => void>();
const scrollTo = vi.fn<(left: number, top: number) => void>();
beforeEach(() => void vi.resetAllMocks());
afterEach(() => void vi.useRealTimers());

/** A browser's history of one page. It traverses asynchronously: `arrive` completes a traversal. */
class FakeHistory {
  scrollRestoration = 'auto';
  readonly #events: EventTarget;
  readonly #entries: unknown[];
  #at: number;
  #travel: number | undefined;

  constructor(events: EventTarget, entries: unknown[]) {
    this.#events = events;
    this.#entries = entries;
    this.#at = entries.length - 1;
  }
  get state() {
    return this.#entries[this.#at];
  }
  /** The entries up to the current one. */
  get behind() {
    return this.#entries.slice(0, this.#at + 1);
  }
  pushState(state: unknown) {
    if (this.#travel !== undefined) throw new Error('A traversal is already running.');
    this.#entries.splice(this.#at + 1, Infinity, state);
    this.#at += 1;
  }
  go(by: number) {
    if (this.#travel !== undefined) throw new Error('A traversal is already running.');
    this.#travel = by;
  }
  arrive() {
    const by = this.#travel;
    if (by === undefined) return;
    this.#travel = undefined;
    this.#at += by;
    this.#events.dispatchEvent(Object.assign(new Event('popstate'), { state: this.state }));
  }
  /** The browser loses the requested traversal. */
  lose() {
    this.#travel = undefined;
  }
  back() {
    this.go(-1);
    this.arrive();
  }
}

/** The navigation of a page with this scroll position, in pixels, and these history entries. */
function openPage({ scrollY = 0, entries = ['home', null] as unknown[] } = {}) {
  const events = new EventTarget();
  const history = new FakeHistory(events, entries);
  const page = {
    addEventListener: events.addEventListener.bind(events),
    history,
    location: { assign, pathname: '/superwallet/work', search: '' },
    scrollTo,
    scrollY,
    clearTimeout,
    setTimeout,
  };
  const leave = () => events.dispatchEvent(new Event('pagehide'));
  /** The page is at another address, and scrolled. */
  function goTo(pathname: string, position: number) {
    page.location.pathname = pathname;
    page.scrollY = position;
  }
  push.mockImplementation((address) => history.pushState(address));
  return { ...startNavigation(page as unknown as Window, push), history, leave, goTo };
}

const microtasks = () => Promise.resolve();

test.each(['/assets', '/superwallet/assets', 'assets'])(
  '%s opens a route, and scrolls to its top once it is shown',
  (to) => {
    const { navigate, screenShown } = openPage({ scrollY: 300 });
    navigate(to);
    expect(push).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
    expect(scrollTo).not.toHaveBeenCalled();
    screenShown();
    screenShown();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(assign).not.toHaveBeenCalled();
  },
);

test('going back before the screen is shown keeps the scroll position', () => {
  const { navigate, screenShown, history } = openPage({ scrollY: 300 });
  navigate('/assets');
  history.back();
  screenShown();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link back to the screen before leads to where it was left', () => {
  const { navigate, screenShown, goTo } = openPage({ scrollY: 300 });
  navigate('/assets');
  screenShown();
  goTo('/superwallet/assets', 40);
  navigate('/work');
  screenShown();
  goTo('/superwallet/work', 300);
  navigate('/history');
  screenShown();
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 300],
    [0, 0],
  ]);
});

test('a link to the shown address adds no history entry, and scrolls to the top', () => {
  const { navigate, history } = openPage({ scrollY: 300 });
  navigate('/work');
  expect(push).not.toHaveBeenCalled();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(history.behind).toEqual(['home', null]);
});

test('after an update a navigation reloads the page', () => {
  const { navigate, reloadOnNavigation } = openPage();
  reloadOnNavigation();
  navigate('/assets');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
  expect(push).not.toHaveBeenCalled();
});

test.each([
  [0, 'manual'],
  [1, 'auto'],
])('a page that is left at %i px opens at that position again (%s)', (scrollY, restoration) => {
  const { history, leave } = openPage({ scrollY });
  leave();
  expect(history.scrollRestoration).toBe(restoration);
});

describe('a step', () => {
  test('is undone by going back, once, and the screen stays', async () => {
    const { addBackStep, history } = openPage();
    const undo = vi.fn();
    addBackStep(undo);
    await microtasks();
    expect(history.behind).toEqual(['home', null, { steps: 1 }]);
    history.back();
    expect(undo).toHaveBeenCalledOnce();
    expect(history.behind).toEqual(['home', null]);
    history.back();
    expect(undo).toHaveBeenCalledOnce();
    expect(history.behind).toEqual(['home']);
  });

  test('that was undone in another way leaves no history entry', async () => {
    const { addBackStep, history } = openPage();
    const undo = vi.fn();
    const remove = addBackStep(undo);
    await microtasks();
    remove();
    await microtasks();
    history.arrive();
    expect(history.behind).toEqual(['home', null]);
    expect(undo).not.toHaveBeenCalled();
  });

  test('that was added last is undone first', async () => {
    const { addBackStep, history } = openPage();
    const [first, second] = [vi.fn(), vi.fn()];
    addBackStep(first);
    addBackStep(second);
    await microtasks();
    history.back();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    history.back();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(history.behind).toEqual(['home', null]);
  });

  test('that replaces another reuses its entry', async () => {
    const { addBackStep, history } = openPage();
    const second = vi.fn();
    const remove = addBackStep(vi.fn());
    await microtasks();
    remove();
    addBackStep(second);
    await microtasks();
    expect(history.behind).toEqual(['home', null, { steps: 1 }]);
    history.back();
    expect(second).toHaveBeenCalledOnce();
  });

  test('that is added while the browser goes back gets its entry afterwards', async () => {
    const { addBackStep, history } = openPage();
    const remove = addBackStep(vi.fn());
    await microtasks();
    remove();
    await microtasks();
    const undo = vi.fn();
    addBackStep(undo);
    await microtasks();
    history.arrive();
    expect(history.behind).toEqual(['home', null, { steps: 1 }]);
    history.back();
    expect(undo).toHaveBeenCalledOnce();
  });

  test('leaves no entry between its screen and the next', async () => {
    const { addBackStep, navigate, history } = openPage();
    const undo = vi.fn();
    const remove = addBackStep(undo);
    addBackStep(undo);
    await microtasks();
    navigate('/assets');
    expect(push).not.toHaveBeenCalled();
    history.arrive();
    remove();
    await microtasks();
    expect(history.behind).toEqual(['home', null, '/superwallet/assets']);
    expect(scrollTo).not.toHaveBeenCalled();
    history.back();
    expect(history.behind).toEqual(['home', null]);
    expect(undo).not.toHaveBeenCalled();
  });

  test('that was just removed leaves no entry between two screens either', async () => {
    const { addBackStep, navigate, history } = openPage();
    addBackStep(vi.fn());
    const remove = addBackStep(vi.fn());
    await microtasks();
    remove();
    await microtasks();
    navigate('/assets');
    history.arrive();
    history.arrive();
    expect(history.behind).toEqual(['home', null, '/superwallet/assets']);
  });

  test('does not block links if the browser never removes its entry', async () => {
    vi.useFakeTimers();
    const { addBackStep, navigate, history } = openPage();
    addBackStep(vi.fn<() => void>());
    await microtasks();
    navigate('/assets');
    history.lose();
    vi.advanceTimersByTime(999);
    expect(push).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(push).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
    navigate('/work/1');
    expect(push).toHaveBeenLastCalledWith('/superwallet/work/1');
    // Going back passes the entry that was not removed.
    history.back();
    history.back();
    history.arrive();
    expect(history.behind).toEqual(['home', null]);
  });

  test('has no entry on the next screen if the browser drops the first traversal', async () => {
    vi.useFakeTimers();
    const { addBackStep, navigate, history } = openPage();
    const end = addBackStep(vi.fn<() => void>());
    await microtasks();
    end();
    await microtasks();
    history.lose();
    vi.advanceTimersByTime(1_000);
    navigate('/assets');
    expect(push).not.toHaveBeenCalled();
    history.arrive();
    expect(push).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
    expect(history.behind).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect(push).toHaveBeenCalledOnce();
  });

  test('has no entry after a reload of the page', () => {
    const { history } = openPage({ entries: ['home', null, { steps: 1 }, { steps: 2 }] });
    history.arrive();
    expect(history.behind).toEqual(['home', null]);
  });
});
