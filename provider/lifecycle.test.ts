import { expect, it } from 'vitest';

import { createLifecycle } from './lifecycle.ts';

it('ends parts in reverse order, and continues after a part that fails', async () => {
  const lifecycle = createLifecycle();
  const ended: string[] = [];
  lifecycle.onEnd(() => ended.push('database'));
  lifecycle.onEnd(() => Promise.reject(new Error('The work could not be ended.')));
  lifecycle.onEnd(async () => {
    await Promise.resolve();
    ended.push('server');
  });
  await expect(lifecycle.end()).rejects.toThrow('The work could not be ended.');
  expect(ended).toEqual(['server', 'database']);
});
