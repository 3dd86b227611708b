import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { inspectBackup, makeBackup, readSecretBackup } from './backup.ts';
import { quickDerivation } from './quick-derivation.ts';
import { makeSecretPhrase, readSecretPhrase, secretPhraseOf } from './recovery-phrase.ts';
import { checkRestoreInput } from './restore-input.ts';
import { readSecretKeys } from './secret-keys.ts';
import { unsealSecretKeys } from './sealed-keys.ts';
import { seal, unsealSecretText } from './sealing.ts';
import { SeededRandom } from './seeded-random.ts';
import { sealVault, unlockSecretVault } from './vault.ts';

const words =
  'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold';
const password = 'Tr0ub4dor&3';
const now = new Date('2025-01-31T09:15:00.000Z');
const deriveKeys = quickDerivation();
const tools = { random: new SeededRandom(3).bytes, deriveKeys };

const read = await readSecretKeys(words);
if ('problem' in read) throw new Error(read.problem);
const keys = read.accepted;

/** Texts that must not leak: the phrase, a part of it, its entropy, the key with and without 0x, the password. */
const secrets = [
  words,
  words.split(' ').slice(0, 3).join(' '),
  'warrior',
  'clutch',
  'f585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f',
  keys.secretPrivateKey.revealSecret().slice(2),
  password,
];

/** The texts that a log, an error report or a serialiser can show of a value. */
function shown(value: unknown): string {
  const stack =
    value instanceof Error ? `${value.message} ${value.stack} ${inspect(value.cause)}` : '';
  return [
    String(value),
    JSON.stringify(value),
    inspect(value, { depth: 10, showHidden: true, getters: true }),
    JSON.stringify(structuredClone(value)),
    stack,
  ].join('\n');
}

/** The result of a function, or the error that it throws. */
async function outcome(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    return error;
  }
}

const backup = await makeBackup(keys, password, now, tools);
const vault = await sealVault(keys, password, { createdAt: now }, tools);
const { data } = JSON.parse(backup.text) as { data: string };
const failing = (error: Error) => async () => {
  throw error;
};
const about = ['test'];

const acts: Record<string, () => unknown> = {
  'reading keys': () => readSecretKeys(words),
  'reading a phrase': () => readSecretPhrase(words),
  'reading a phrase with a typing mistake': () => readSecretPhrase(words.replace('slush', 'slosh')),
  'reading a phrase with swapped words': () =>
    readSecretPhrase(words.replace('void come', 'come void')),
  'reading a phrase without its last word': () => readSecretPhrase(words.replace(' unfold', '')),
  'reading keys of a phrase with a wrong checksum': () =>
    readSecretKeys(words.replace('unfold', 'void')),
  'making a phrase of a bad source': () => makeSecretPhrase(() => new Uint8Array(3).fill(0xf5)),
  'making a phrase of a bad length': () => secretPhraseOf(new Uint8Array(17).fill(0xf5)),
  'checking an input of 23 words': () => checkRestoreInput(words.replace(' unfold', '')),
  'making a backup': () => makeBackup(keys, password, now, tools),
  'making a backup without a password': () => makeBackup(keys, '', now, tools),
  'making a backup with an invalid date': () =>
    makeBackup(keys, password, new Date(Number.NaN), tools),
  'making a backup if the key derivation fails': () =>
    makeBackup(keys, password, now, { ...tools, deriveKeys: failing(new Error('refused')) }),
  'inspecting a backup': () => inspectBackup(backup.text),
  'inspecting a phrase': () => inspectBackup(words),
  'opening a backup': () => readSecretBackup(backup.text, password, deriveKeys),
  'opening a backup with a wrong password': () =>
    readSecretBackup(backup.text, 'guess', deriveKeys),
  'opening a truncated backup': () =>
    readSecretBackup(backup.text.slice(0, -50), password, deriveKeys),
  'sealing an overlong text': () => seal(words.repeat(9), password, about, tools),
  'opening a sealed text with other public facts': () =>
    unsealSecretText(data, password, about, deriveKeys),
  'sealing a vault': () => sealVault(keys, password, { createdAt: now }, tools),
  'opening a vault': () => unlockSecretVault(vault, password, deriveKeys),
  'opening a vault with a wrong password': () => unlockSecretVault(vault, 'guess', deriveKeys),
  'opening a vault of another wallet': () =>
    unlockSecretVault({ ...vault, createdAt: new Date(0).toISOString() }, password, deriveKeys),
  'opening sealed keys that are not JSON': async () =>
    unsealSecretKeys(await seal(words, password, about, tools), password, about, deriveKeys),
  'opening sealed keys of another address': async () => {
    const { path } = keys.identity;
    const text = JSON.stringify({ phrase: words, address: '0x0', path });
    return unsealSecretKeys(await seal(text, password, about, tools), password, about, deriveKeys);
  },
};

describe('no secret leaks from', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(Object.keys(acts))('%s', async (name) => {
    const lines: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
      vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(...parts));
    }
    const result = await outcome(() => acts[name]?.());
    expect(result).toBeDefined();
    const text = shown(result) + lines.map(shown).join('\n');
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
    expect(lines).toEqual([]);
  });

  test('the check finds a leaked secret', () => {
    for (const secret of secrets) {
      expect(shown(new Error(`Unknown word: ${secret}`))).toContain(secret);
      expect(shown({ deep: [{ secret }] })).toContain(secret);
    }
  });
});
