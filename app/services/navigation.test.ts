import { beforeEach, expect, test, vi } from 'vitest';

import { startNavigation } from './navigation.ts';

const push = vi.fn<(address: string) => void>();
const assign = vi.fn<(address: string) => void>();
const scrollTo = vi.fn<(left: number, top: number) => void>();
beforeEach(() => void vi.resetAllMocks());

/** The navigation of a page that is scrolled so far down. */
function openPage(scrollY = 0) {
  const events = new EventTarget();
  const history = { scrollRestoration: 'auto' };
  const page = {
    addEventListener: events.addEventListener.bind(events),
    history,
    location: { assign },
    scrollTo,
    scrollY,
  };
  const leave = () => events.dispatchEvent(new Event('pagehide'));
  return { ...startNavigation(page as unknown as Window, push), history, leave };
}

test.each(['/assets', '/superwallet/assets', 'assets'])('%s goes to a route and its top', (to) => {
  const { navigate } = openPage(300);
  navigate(to);
  expect(push).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(assign).not.toHaveBeenCalled();
});

test('after an update a navigation loads the page', () => {
  const { navigate, reloadOnNavigation } = openPage();
  reloadOnNavigation();
  navigate('/assets');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/superwallet/assets');
  expect(push).not.toHaveBeenCalled();
});

test.each([
  [0, 'manual'],
  [1, 'auto'],
])('a page left at %i px opens there again (%s)', (scrollY, restoration) => {
  const { history, leave } = openPage(scrollY);
  leave();
  expect(history.scrollRestoration).toBe(restoration);
});
