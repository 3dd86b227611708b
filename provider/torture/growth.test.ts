import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

import type { Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import { readAccountNumber } from '#wallet/entities/account-number.ts';
import { isDecimal } from '#wallet/money/decimal.ts';
import { emailKey, nameKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

import { deviceNameOf } from '../accounts/device-name.ts';
import { readDid, readRecipient } from '../accounts/did.ts';
import { readSecretKey } from '../accounts/secret-key.ts';
import { nameOf } from '../http/field-name.ts';
import { refuseUnkeptText } from '../http/kept-text.ts';
import { lookOf, recipientKey } from '../money/recipient-key.ts';
import { validBodies } from '../testing/valid-bodies.ts';

/** How many times as long the long text of a pair is. */
const stretch = 64;
/**
 * How much more CPU the long text may cost than as many characters of the short one. What is read again for each of its
 * parts costs 64 times as much, and what is read once as much, or on some machines up to ten times: large pieces of
 * memory are slower to get.
 */
const allowedGrowth = 16;
/** The CPU of a measurement, in milliseconds: the system may count it in steps of 4. */
const measured = 80;
/** What takes less than the above so many times is too short to matter. */
const mostRepeats = 40;
/** The usual limit of a body. */
const longest = 64_000;

/** Whole parts only: half a character at the end of one of two texts would be refused sooner than the other. */
const filled = (part: string, size: number) => part.repeat(Math.floor(size / part.length));

/** Texts on which a careless pattern looks again and again. */
const hostileTexts = (size: number): readonly string[] => [
  filled('a', size),
  `${filled(' ', size)}x`,
  `x${filled(' \t', size)}x`,
  `a@${filled('a.', size)}@`,
  `${filled('a@', size)}.`,
  `${filled('0', size)}x`,
  `+82${filled('0-', size)}x`,
  `-${filled('9', size)}.${filled('9', 10)}x`,
  `did:ethr:${filled('a:', size)}`,
  `0x${filled('0', size)}g`,
  `data:image/png${filled(';', size)},`,
  `data:image/png;base64,${filled('A=', size)}`,
  filled('/', size),
  filled('1.1.1.1,', size),
  filled('Mozilla/5.0 (', size),
  filled('\u200b', size),
  filled('e\u0301\u0323', size),
  filled('👩‍👩‍👧‍👦', size),
  filled('\ud800', size),
  filled('"\\', size),
];

/** The CPU of this thread for some work so many times, in milliseconds. */
function cost(work: () => void, repeats: number): number {
  const before = process.threadCpuUsage();
  for (let run = 0; run < repeats; run += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The same, of two tries the quicker one: a pause of the machine makes only one of them long. */
const leastCost = (work: () => void, repeats: number) =>
  Math.min(cost(work, repeats), cost(work, repeats));

/** How often some work is done in a measurement; nothing when it is too short to be measured. */
function repeatsOf(work: () => void): number | undefined {
  for (let repeats = 1; repeats <= mostRepeats; repeats *= 2) {
    if (cost(work, repeats) >= measured) return repeats;
  }
  return undefined;
}

/** What a parser throws is its answer. */
const quietly = (work: () => unknown) => () => {
  try {
    work();
  } catch {
    // A refusal costs time too.
  }
};

/**
 * The texts of which a character costs much more CPU in a long one. A pause of the machine can make one measurement
 * long, so only what does so five times in a row is named.
 */
function growingTexts(parse: (text: string) => unknown, length = longest): string[] {
  const short = hostileTexts(length / stretch);
  return hostileTexts(length).flatMap((long, at) => {
    const parseLong = quietly(() => parse(long));
    const parseShort = quietly(() => parse(short[at] ?? ''));
    const repeats = repeatsOf(parseLong);
    if (repeats === undefined) return [];
    const growths: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const least = Math.max(4, leastCost(parseShort, repeats * stretch));
      const growth = leastCost(parseLong, repeats) / least;
      if (growth <= allowedGrowth) return [];
      growths.push(Math.round(growth * 10) / 10);
    }
    return [`${JSON.stringify(long.slice(0, 30))}: ${growths.join(', ')} times`];
  });
}

/** Copies of a value, each with another text in the place of one text or number. */
function withText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string' || typeof value === 'number') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withText(inner, text).map((changed) =>
      Array.isArray(value) ? [changed] : Object.assign({}, value, { [key]: changed }),
    ),
  );
}

const names = Object.keys(contract) as CallName[];

describe('the CPU grows with the input, and not faster,', () => {
  it.each(names.filter((name) => 'request' in contract[name]))('in the body of %s', (name) => {
    const call: Call = contract[name];
    const bodies: Partial<Record<CallName, object>> = validBodies(1);
    const schema: z.ZodMiniType | undefined = call.request;
    const parse = (text: string) => {
      for (const body of withText(bodies[name], text)) {
        schema?.safeParse(body, { reportInput: true });
      }
    };
    expect(growingTexts(parse)).toEqual([]);
  });

  it.each([
    ['a DID', readDid],
    ['a recipient', readRecipient],
    ['a typed text', readTypedText],
    ['an e-mail address for comparison', emailKey],
    ['a name for comparison', nameKey],
    ['a recipient for comparison', recipientKey],
    ['the look of a recipient', lookOf],
    ['a phone number', phoneNumberOf],
    ['the kind of a recipient', otherKindOf],
    ['an account number', readAccountNumber],
    ['an amount', isDecimal],
    ['a device', deviceNameOf],
    ['a secret key', readSecretKey],
    ['the name of a field', nameOf],
    ['a text that is kept', (text: string) => refuseUnkeptText({ title: text, notes: text })],
  ] as const)('in %s', (_, parse) => {
    expect(growingTexts(parse)).toEqual([]);
  });

  it('is what the measure finds in a careless pattern', () => {
    // Each space may begin the run of spaces that the pattern looks for.
    expect(growingTexts((text) => /\s+$/.test(text), 20_000)).not.toEqual([]);
  });
});
