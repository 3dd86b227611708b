import { expect, test } from 'vitest';

import { createKeyWorker } from './key-worker.ts';

const now = new Date('2025-01-31T09:15:00.000Z');
/** Predictable bytes: the keys belong to no one. */
const openRoom = (seed = 1) => {
  let next = seed;
  return createKeyWorker({ random: (bytes) => new Uint8Array(bytes).map(() => (next += 7) % 256) });
};

test('locked keys give nothing', async () => {
  const room = openRoom();
  expect(() => room.revealSecretPhrase()).toThrow('The keys are locked.');
  expect(() => room.revealSecretPrivateKey()).toThrow('The keys are locked.');
  await expect(async () => room.backUp('password', now)).rejects.toThrow('The keys are locked.');
});

test('what was generated unlocks in another room with its password only', async () => {
  const made = openRoom();
  const vault = await made.generate('correct horse', now);
  const room = openRoom();
  expect(await room.unlock(vault, 'wrong horse')).toBe('wrong-password');
  expect(() => room.revealSecretPhrase()).toThrow('The keys are locked.');
  expect(await room.unlock(vault, 'correct horse')).toBeUndefined();
  expect(room.revealSecretPhrase()).toBe(made.revealSecretPhrase());
  expect(room.revealSecretPrivateKey()).toBe(made.revealSecretPrivateKey());
}, 30_000);

test('a backup restores the same wallet in another room, with its own password, and keeps its date', async () => {
  const made = openRoom();
  const vault = await made.generate('device password', now);
  const { text } = await made.backUp('file password', now);
  const input = { kind: 'backup', text } as const;
  const room = openRoom(99);
  const later = new Date('2025-03-01T00:00:00.000Z');
  expect(room.inspect(input)).toBeUndefined();
  expect(await room.restore(input, 'device password', later)).toEqual({
    problem: 'wrong-password',
  });
  const outcome = await room.restore(input, 'file password', later);
  expect(outcome).toMatchObject({
    vault: {
      address: vault.address,
      did: vault.did,
      createdAt: later.toISOString(),
      lastBackup: now.toISOString(),
    },
  });
}, 30_000);

test('a phrase restores its wallet, and what is none is told before any password', async () => {
  const room = openRoom();
  const phrase = `${'abandon '.repeat(11)}about`;
  const outcome = await room.restore({ kind: 'mnemonic', phrase }, 'password', now);
  expect(outcome).toMatchObject({
    vault: { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', lastBackup: null },
  });
  expect(room.inspect({ kind: 'mnemonic', phrase: phrase.replace('about', 'above') })).toEqual({
    problem: 'checksum',
  });
  expect(room.inspect({ kind: 'backup', text: '{}' })).toEqual({ problem: 'not-a-backup' });
}, 30_000);
