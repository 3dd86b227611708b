import { expect, test, vi } from 'vitest';

import { keepScreenOn } from './keep-screen-on.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function device() {
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), visible);
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release } as unknown as WakeLockSentinel));
  return { page: { document, navigator: { wakeLock: { request } } }, document, release, request };
}

test('the screen stays on until the end, also after the page was hidden', async () => {
  const { page, document, release, request } = device();
  const log = vi.fn();
  const end = keepScreenOn(page, log);
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  expect(release).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(log).not.toHaveBeenCalled();
});

test('a lock that is granted after the end is released', async () => {
  const { page, release } = device();
  keepScreenOn(page, vi.fn())();
  await settle();
  expect(release).toHaveBeenCalledOnce();
});

test('a device that refuses is logged, and one without the feature is not', async () => {
  const { page } = device();
  const log = vi.fn();
  page.navigator.wakeLock.request.mockRejectedValue(new Error('low battery'));
  keepScreenOn(page, log);
  await settle();
  expect(log).toHaveBeenCalledOnce();
  keepScreenOn({ document: page.document, navigator: {} }, log);
  await settle();
  expect(log).toHaveBeenCalledOnce();
});
