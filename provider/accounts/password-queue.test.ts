import { readFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  createPasswordQueue,
  maxWaiting,
  maxWaitingOfOwner,
  type PasswordQueue,
} from './password-queue.ts';

describe('the queue of hashes', () => {
  let queue: PasswordQueue;
  beforeEach(() => {
    queue = createPasswordQueue();
  });
  afterEach(() => queue.close());

  const derivation = {
    password: 'correct horse',
    salt: new Uint8Array(16),
    cost: { N: 1024, r: 8, p: 1 },
  };

  const signIn = { account: 'ada@b.example' };

  it('derives the key of RFC 7914', async () => {
    const salt = new TextEncoder().encode('NaCl');
    const key = await queue.derive(
      { password: 'password', salt, cost: { N: 1024, r: 8, p: 16 } },
      signIn,
    );
    expect(Buffer.from(key).toString('hex')).toBe(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162',
    );
  });

  it('refuses when it is full, and derives everything that it accepted', async () => {
    const wanted = Array.from({ length: maxWaiting + 10 }, () =>
      queue.derive(derivation, 'registration'),
    );
    const settled = await Promise.allSettled(wanted);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(10);
    expect(refused[0]).toMatchObject({
      reason: { part: 'passwords' },
    });
  });

  it('accepts a sign-in when it is full of registrations, and runs the sign-in first', async () => {
    const order: string[] = [];
    const registrations = Array.from({ length: maxWaiting }, () =>
      queue.derive(derivation, 'registration').then(() => order.push('registration')),
    );
    await queue.derive(derivation, signIn).then(() => order.push('sign-in'));
    expect(order.length).toBeLessThan(maxWaiting / 2);
    await Promise.all(registrations);
  });

  it('runs a known device first when it is full of guesses, and gives one owner a few places', async () => {
    const order: string[] = [];
    const note = (what: string) => () => order.push(what);
    const guesses = Array.from({ length: maxWaiting }, () =>
      queue.derive(derivation, signIn).then(note('guess')),
    );
    const greedy = await Promise.allSettled(
      Array.from({ length: maxWaitingOfOwner + 2 }, () =>
        queue.derive(derivation, { owner: 'greedy' }).then(note('greedy')),
      ),
    );
    expect(greedy.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await queue.derive(derivation, { owner: 'phone' }).then(note('phone'));
    expect(order.indexOf('phone')).toBeLessThan(maxWaiting / 2);
    await Promise.all(guesses);
  });

  it('lets accounts take turns, so that guesses at one delay no sign-in to another', async () => {
    const order: string[] = [];
    const derive = (name: string, account: string) =>
      queue.derive(derivation, { account }).then(() => order.push(name));
    const guesses = Array.from({ length: maxWaiting - 4 }, () => derive('guess', 'attacked'));
    await Promise.all([derive('first', 'bob'), derive('second', 'bob'), derive('carol', 'carol')]);
    const before = (name: string) =>
      order.slice(0, order.indexOf(name)).filter((each) => each === 'guess').length;
    expect(before('first')).toBeLessThanOrEqual(4);
    expect(before('carol')).toBeLessThanOrEqual(4);
    expect(before('second')).toBeLessThanOrEqual(6);
    await Promise.all(guesses);
  });

  it('refuses a guess for a sign-in to another account when it is full', async () => {
    const derive = (account: string) => queue.derive(derivation, { account });
    const guesses = Array.from({ length: maxWaiting + 2 }, () => derive('attacked'));
    const settled = Promise.allSettled(guesses);
    expect(await derive('bob')).toHaveLength(32);
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { part: 'passwords' } });
  });

  it('does not block the pool that reads files', async () => {
    const costly = { ...derivation, cost: { N: 2 ** 15, r: 8, p: 3 } };
    const first = queue.derive(costly, 'registration').then(() => 'a hash');
    const others = Array.from({ length: 7 }, () => queue.derive(costly, 'registration'));
    const file = readFile(import.meta.filename).then(() => 'a file');
    expect(await Promise.race([first, file])).toBe('a file');
    await Promise.all([first, ...others]);
  });

  it('continues after a derivation that fails', async () => {
    const impossible = { ...derivation, cost: { N: 3, r: 8, p: 1 } };
    await expect(queue.derive(impossible, signIn)).rejects.toThrow();
    expect(await queue.derive(derivation, signIn)).toHaveLength(32);
  });

  it('refuses waiting derivations when it is closed', async () => {
    const wanted = Array.from({ length: 5 }, () => queue.derive(derivation, signIn));
    const outcome = Promise.allSettled(wanted);
    await queue.close();
    expect((await outcome).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await expect(queue.derive(derivation, signIn)).rejects.toMatchObject({ part: 'passwords' });
  });
});
