import { expect, test, vi } from 'vitest';

import { english } from './english.ts';
import { createMessageLoader } from './message-loader.ts';

const { common, shell } = english;

test('messages are loaded once for concurrent calls, and found afterwards', async () => {
  const load = vi.fn(() => Promise.resolve({ common }));
  const messages = createMessageLoader(load);
  expect(messages.find('en', 'common')).toBeUndefined();
  const first = messages.load('en', 'common');
  expect(messages.load('en', 'common')).toBe(first);
  expect(await first).toBe(common);
  expect(messages.find('en', 'common')).toBe(common);
  expect(messages.find('ko', 'common')).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});

test('all areas of a loaded file are found', async () => {
  const messages = createMessageLoader(() => Promise.resolve({ common, shell }));
  await messages.load('en', 'common');
  expect(messages.find('en', 'shell')).toBe(shell);
});

test('a component that has received a promise always receives it', async () => {
  const messages = createMessageLoader(() => Promise.resolve({ common, shell }));
  const read = messages.read('en', 'common');
  expect(read).toBeInstanceOf(Promise);
  await read;
  expect(messages.read('en', 'common')).toBe(read);
  expect(messages.read('en', 'shell')).toBe(shell);
});

test('a failed load can be repeated', async () => {
  const load = vi.fn(() => Promise.resolve({ common }));
  load.mockRejectedValueOnce(new Error('offline'));
  const messages = createMessageLoader(load);
  await expect(messages.load('en', 'common')).rejects.toThrow('offline');
  expect(await messages.load('en', 'common')).toBe(common);
});

test('a file without the messages of the area is an error', async () => {
  const messages = createMessageLoader(() => Promise.resolve({ shell }));
  await expect(messages.load('en', 'common')).rejects.toThrow('"common"');
});
