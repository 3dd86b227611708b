import { expect, test } from 'vitest';

import { makeBackup, readSecretBackup, type BackupProblem } from './backup.ts';
import { quickDerivation } from './quick-derivation.ts';
import { checksumOf, type SealedText } from './sealed-text.ts';
import { makeSecretKeys, readSecretKeys, type SecretKeys } from './secret-keys.ts';
import { SeededRandom } from './seeded-random.ts';
import { sealVault } from './vault.ts';

/** Set TAMPERING_SEED to the seed of a failure to replay it. */
const seed = Number.parseInt(process.env['TAMPERING_SEED'] ?? '20250131', 10);
const rounds = 10_000;

const random = new SeededRandom(seed);
const deriveKeys = quickDerivation();
/** Few salts, so that few keys are derived; the IVs are all different. */
const salts = [1, 2].map((byte) => new Uint8Array(16).fill(byte));
const tools = {
  random: (bytes: number) =>
    bytes === 16 ? Uint8Array.from(salts[random.below(salts.length)] ?? []) : random.bytes(bytes),
  deriveKeys,
};

async function keysOf(phrase: string): Promise<SecretKeys> {
  const read = await readSecretKeys(phrase);
  if ('problem' in read) throw new Error(read.problem);
  return read.accepted;
}

const wallets = [
  await makeSecretKeys(random.bytes),
  await makeSecretKeys(random.bytes),
  await keysOf(`${'abandon '.repeat(23)}art`),
] as const;
const passwords = ['pässword', 'correct horse', '비밀번호', ' '] as const;

interface Made {
  text: string;
  keys: SecretKeys;
  password: string;
  timestamp: string;
}
interface Outer {
  version: unknown;
  timestamp: string;
  encrypted: unknown;
  data: string;
}
interface Attempt {
  text: string;
  password: string;
}

async function makeOne(): Promise<Made> {
  const keys = random.pick(wallets);
  const password = random.pick(passwords);
  const now = new Date(1_700_000_000_000 + random.below(1_000_000_000));
  const { text, timestamp } = await makeBackup(keys, password, now, tools);
  return { text, keys, password, timestamp };
}

const outerOf = (made: Made) => JSON.parse(made.text) as Outer;
const sealedOf = (made: Made) => JSON.parse(outerOf(made).data) as SealedText;

/** Another user's backup, and a vault under the same password: real parts for an attacker to use. */
const other = await makeOne();
const vault = await sealVault(wallets[0], passwords[0], { createdAt: new Date(0) }, tools);

const spliced = (text: string, at: number, remove: number, insert: string) =>
  text.slice(0, at) + insert + text.slice(at + remove);
const anyCharacter = () => '{}[]":,\\ 019afAFz\u0000é'.charAt(random.below(19));

/** The file with changed outer fields. */
const withOuter = (made: Made, part: Partial<Outer>) =>
  JSON.stringify({ ...outerOf(made), ...part }, null, 2);

/** The file after a change of the sealed part by an attacker who recomputes the checksum. */
function withSealed(
  made: Made,
  part: Partial<Record<keyof SealedText, unknown>>,
  outer = outerOf(made),
) {
  // An attacker is not bound by types.
  const sealed = { ...sealedOf(made), ...part } as SealedText;
  const about = ['superwallet-backup', 1, outer.timestamp];
  const checksum = checksumOf(about, sealed, sealed.ciphertext);
  return JSON.stringify({ ...outer, data: JSON.stringify({ ...sealed, checksum }) });
}

/** A hex text with one digit changed. */
function otherDigit(hex: string): string {
  const at = random.below(hex.length);
  const digit = (Number.parseInt(hex.charAt(at), 16) + 1 + random.below(15)) % 16;
  return spliced(hex, at, 1, digit.toString(16));
}

/**
 * The allowed answers after accidental damage. It must not look like a wrong password: the owner would search for
 * another password although theirs is right.
 */
const accident = ['damaged', 'not-a-backup', 'newer-version'] as const;
type Answer = BackupProblem | 'opened';
const tamperings: Record<
  string,
  { answers: readonly Answer[]; change: (made: Made) => Partial<Attempt> }
> = {
  unchanged: { answers: ['opened'], change: () => ({}) },
  'other white space': {
    answers: ['opened'],
    change: (made) => ({ text: JSON.stringify(outerOf(made), null, random.below(5)) }),
  },
  'wrong password': {
    answers: ['wrong-password'],
    change: ({ password }) => ({
      password: random.pick([
        `${password} `,
        password.toUpperCase() + '1',
        '',
        'guess',
        `x${password}`,
      ]),
    }),
  },
  'truncated at the end': {
    answers: accident,
    change: ({ text }) => ({ text: text.slice(0, random.below(text.length - 2)) }),
  },
  'truncated at the start': {
    answers: accident,
    change: ({ text }) => ({ text: text.slice(1 + random.below(text.length - 1)) }),
  },
  'a bit flipped': {
    answers: [...accident, 'opened'],
    change: ({ text }) => {
      const at = random.below(text.length);
      const flipped = String.fromCodePoint(text.charCodeAt(at) ^ (1 << random.below(8)));
      return { text: spliced(text, at, 1, flipped) };
    },
  },
  'a character replaced': {
    answers: [...accident, 'opened'],
    change: ({ text }) => ({ text: spliced(text, random.below(text.length), 1, anyCharacter()) }),
  },
  'a character lost': {
    answers: [...accident, 'opened'],
    change: ({ text }) => ({ text: spliced(text, random.below(text.length), 1, '') }),
  },
  'a character more': {
    answers: [...accident, 'opened'],
    change: ({ text }) => ({ text: spliced(text, random.below(text.length), 0, anyCharacter()) }),
  },
  'a piece twice': {
    answers: [...accident, 'opened'],
    change: ({ text }) => {
      const at = random.below(text.length);
      return { text: spliced(text, at, 0, text.slice(at, at + 1 + random.below(50))) };
    },
  },
  'a field of the file swapped': {
    answers: accident,
    change: (made) => {
      const { timestamp, data } = outerOf(made);
      const part = random.pick<Partial<Outer>>([
        { timestamp: data, data: timestamp },
        { timestamp: outerOf(other).timestamp },
        { data: outerOf(other).data },
        { data: vault.sealed },
        { version: true, encrypted: 1 },
      ]);
      return made.timestamp === other.timestamp ? { text: '{}' } : { text: withOuter(made, part) };
    },
  },
  'another version': {
    answers: ['newer-version', 'damaged'],
    change: (made) => ({
      text: withOuter(made, { version: random.pick([0, 2, 1.5, '1', '1.0', null, -1, 10]) }),
    }),
  },
  'another time': {
    answers: ['damaged'],
    change: (made) => ({
      text: withOuter(made, { timestamp: new Date(random.below(1_000_000_000)).toISOString() }),
    }),
  },
  'another time, with a new checksum': {
    answers: ['damaged'],
    change: (made) => {
      const timestamp = new Date(random.below(1_000_000_000)).toISOString();
      return { text: withSealed(made, {}, { ...outerOf(made), timestamp }) };
    },
  },
  'a parameter, with a new checksum': {
    answers: ['damaged', 'wrong-password', 'not-a-backup'],
    change: (made) => {
      const { salt, iv, check } = sealedOf(made);
      const part = random.pick<Partial<Record<keyof SealedText, unknown>>>([
        {
          rounds: random.pick([1, 599_999, 600_001, 9_000_000, 10_000_001, 0, -1, 1e300, '600000']),
        },
        { salt: otherDigit(salt) },
        { iv: otherDigit(iv) },
        { check: otherDigit(check) },
        { salt: check, check: salt },
        { salt: sealedOf(other).salt, check: sealedOf(other).check, iv: '0'.repeat(24) },
        { hash: random.pick(['SHA-1', 'SHA-512', '']) },
        { kdf: 'scrypt' },
        { cipher: random.pick(['AES-128-GCM', 'none']) },
        { version: random.pick([0, 2]) },
        { format: 'superwallet-sealed ' },
      ]);
      return { text: withSealed(made, part) };
    },
  },
  'the ciphertext, with a new checksum': {
    answers: ['damaged'],
    change: (made) => {
      const { ciphertext } = sealedOf(made);
      const part = random.pick([
        otherDigit(ciphertext),
        ciphertext.slice(0, -2 * (1 + random.below(40))),
        sealedOf(other).iv === sealedOf(made).iv ? '' : sealedOf(other).ciphertext,
        ciphertext.toUpperCase(),
        '0'.repeat(ciphertext.length),
      ]);
      return { text: withSealed(made, { ciphertext: part }) };
    },
  },
  'keys repeated': {
    answers: ['damaged', 'newer-version'],
    change: (made) => {
      const { version, timestamp, data } = outerOf(made);
      const text = JSON.stringify(outerOf(made));
      const doubled = random.pick([
        text.replace('{', '{"version":2,'),
        text.replace(/}$/, `,"version":${JSON.stringify(version)}}`),
        text.replace(/}$/, `,"version":2}`),
        text.replace(/}$/, `,"timestamp":${JSON.stringify(timestamp)}}`),
        text.replace('{', `{"data":${JSON.stringify(outerOf(other).data)},`),
        withOuter(made, { data: data.replace('{"format"', '{"rounds":1,"format"') }),
        withOuter(made, { data: data.replace(/}$/, ',"rounds":600000}') }),
      ]);
      return { text: doubled };
    },
  },
  'other JSON': {
    answers: ['not-a-backup'],
    change: (made) => ({
      text: random.pick([
        '{}',
        '[]',
        'null',
        '12',
        '"text"',
        made.keys.identity.address,
        JSON.stringify(sealedOf(made)),
        JSON.stringify(vault),
        JSON.stringify([outerOf(made)]),
        JSON.stringify({ ...outerOf(made), data: btoa('another wallet') }),
        JSON.stringify({ ...outerOf(made), data: sealedOf(made) }),
        JSON.stringify({ data: outerOf(made).data }),
        `{"version":1,"keys":${'['.repeat(50)}${']'.repeat(50)}}`,
      ]),
    }),
  },
};

test(
  `no change of a backup restores another wallet, in ${rounds} rounds`,
  { timeout: 120_000 },
  async () => {
    const seen: Record<string, Record<string, number>> = {};
    // Opening a backup derives its keys again, which is slow, so only a few rounds open a backup.
    const [untouched, respaced, ...others] = Object.keys(tamperings);
    for (let round = 0; round < rounds; round += 1) {
      const made = await makeOne();
      const name =
        random.below(50) === 0
          ? random.pick([untouched ?? '', respaced ?? ''])
          : (others[random.below(others.length)] ?? '');
      const tampering = tamperings[name];
      if (tampering === undefined) throw new Error(`No tampering is called ${name}`);
      const attempt: Attempt = {
        text: made.text,
        password: made.password,
        ...tampering.change(made),
      };
      const result = await readSecretBackup(attempt.text, attempt.password, deriveKeys);

      const label = `TAMPERING_SEED=${seed}, round ${round}: ${name}`;
      const answer = 'problem' in result ? result.problem : 'opened';
      expect(tampering.answers, label).toContain(answer);
      if ('accepted' in result) {
        const { keys, timestamp } = result.accepted;
        expect(attempt.password, label).toBe(made.password);
        expect(keys.secretPhrase.revealSecret(), label).toBe(made.keys.secretPhrase.revealSecret());
        expect(keys.identity, label).toEqual(made.keys.identity);
        expect(timestamp, label).toBe(made.timestamp);
      }
      const counts = (seen[name] ??= {});
      counts[answer] = (counts[answer] ?? 0) + 1;
    }

    // Every change was made often, and every answer occurred.
    for (const name of Object.keys(tamperings)) {
      const times = Object.values(seen[name] ?? {}).reduce((sum, count) => sum + count, 0);
      expect(times, `TAMPERING_SEED=${seed}: ${name}`).toBeGreaterThan(50);
    }
    const answers = new Set(Object.values(seen).flatMap((counts) => Object.keys(counts)));
    expect([...answers].toSorted()).toEqual([
      'damaged',
      'newer-version',
      'not-a-backup',
      'opened',
      'wrong-password',
    ]);
    if (process.env['TAMPERING_SEED'] !== undefined) console.table(seen);
  },
);
