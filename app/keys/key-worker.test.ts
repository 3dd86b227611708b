import { expect, test } from 'vitest';

import { createKeyWorker } from './key-worker.ts';

const now = new Date('2025-01-31T09:15:00.000Z');
/** Deterministic bytes instead of random ones: the keys are for tests only. */
const openWorker = (seed = 1) => {
  let next = seed;
  return createKeyWorker({ random: (bytes) => new Uint8Array(bytes).map(() => (next += 7) % 256) });
};

test('locked keys reveal and sign nothing', async () => {
  const keyWorker = openWorker();
  expect(() => keyWorker.revealSecretPhrase()).toThrow('The keys are locked.');
  expect(() => keyWorker.revealSecretPrivateKey()).toThrow('The keys are locked.');
  await expect(async () => keyWorker.backUp('password', now)).rejects.toThrow(
    'The keys are locked.',
  );
});

test('a generated vault unlocks in another worker with its password only', async () => {
  const made = openWorker();
  const vault = await made.generate('correct horse', now);
  const keyWorker = openWorker();
  expect(await keyWorker.unlock(vault, 'wrong horse')).toBe('wrong-password');
  expect(() => keyWorker.revealSecretPhrase()).toThrow('The keys are locked.');
  expect(await keyWorker.unlock(vault, 'correct horse')).toBeUndefined();
  expect(keyWorker.revealSecretPhrase()).toBe(made.revealSecretPhrase());
  expect(keyWorker.revealSecretPrivateKey()).toBe(made.revealSecretPrivateKey());
}, 30_000);

test('a backup restores the same wallet in another worker, with its own password and date', async () => {
  const made = openWorker();
  const vault = await made.generate('device password', now);
  const { text } = await made.backUp('file password', now);
  const input = { kind: 'backup', text } as const;
  const keyWorker = openWorker(99);
  const later = new Date('2025-03-01T00:00:00.000Z');
  expect(keyWorker.inspect(input)).toBeUndefined();
  expect(
    await keyWorker.restore(input, { backup: 'device password', account: 'own password' }, later),
  ).toEqual({
    problem: 'wrong-password',
  });
  const outcome = await keyWorker.restore(
    input,
    { backup: 'file password', account: 'own password' },
    later,
  );
  expect(outcome).toMatchObject({
    vault: {
      address: vault.address,
      did: vault.did,
      createdAt: later.toISOString(),
      lastBackup: now.toISOString(),
    },
  });
}, 30_000);

test('a phrase restores its wallet, and an invalid phrase is reported without a password', async () => {
  const keyWorker = openWorker();
  const phrase = `${'abandon '.repeat(11)}about`;
  const outcome = await keyWorker.restore(
    { kind: 'mnemonic', phrase },
    { backup: '', account: 'password' },
    now,
  );
  expect(outcome).toMatchObject({
    vault: { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', lastBackup: null },
  });
  expect(keyWorker.inspect({ kind: 'mnemonic', phrase: phrase.replace('about', 'above') })).toEqual(
    {
      problem: 'checksum',
    },
  );
  expect(keyWorker.inspect({ kind: 'backup', text: '{}' })).toEqual({ problem: 'not-a-backup' });
}, 30_000);

test('a vault is resealed under another password with the same keys and backup date', async () => {
  const made = openWorker();
  const vault = { ...(await made.generate('old horse', now)), lastBackup: now.toISOString() };
  const later = new Date('2025-03-01T00:00:00.000Z');
  const keyWorker = openWorker(99);
  expect(await keyWorker.reseal(vault, 'wrong horse', 'new horse', later)).toEqual({
    problem: 'wrong-password',
  });
  const outcome = await keyWorker.reseal(vault, 'old horse', 'new horse', later);
  if ('problem' in outcome) throw new Error(outcome.problem);
  expect(outcome.vault).toMatchObject({
    did: vault.did,
    createdAt: later.toISOString(),
    lastBackup: now.toISOString(),
  });
  expect(await openWorker().unlock(outcome.vault, 'old horse')).toBe('wrong-password');
  expect(await openWorker().unlock(outcome.vault, 'new horse')).toBeUndefined();
}, 30_000);
