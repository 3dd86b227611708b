import * as z from 'zod/mini';

import { readSecretKeys, type SecretKeys } from './secret-keys.ts';
import type { SealedAbout } from './sealed-text.ts';
import type { DeriveSealingKeys } from './sealing-keys.ts';
import { seal, unsealSecretText, type SealingTools, type UnsealProblem } from './sealing.ts';

const SealedKeys = z.strictObject({ phrase: z.string(), address: z.string(), path: z.string() });

/** Seals the phrase of a wallet's keys, with the address and the path that must result from it. */
export function sealKeys(
  keys: SecretKeys,
  password: string,
  about: SealedAbout,
  tools: SealingTools,
): Promise<string> {
  const { address, path } = keys.identity;
  const phrase = keys.secretPhrase.revealSecret();
  return seal(JSON.stringify({ phrase, address, path }), password, about, tools);
}

function parseSecretJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's message quotes the unreadable text, which is the secret here.
    return undefined;
  }
}

/**
 * Opens sealed keys. The content is checked like any input: an invalid phrase, or one that derives another address
 * than the sealed one, would show the owner an empty wallet as theirs.
 */
export async function unsealSecretKeys(
  sealedText: string,
  password: string,
  about: SealedAbout,
  deriveKeys?: DeriveSealingKeys,
): Promise<{ accepted: SecretKeys } | { problem: UnsealProblem }> {
  const opened = await unsealSecretText(sealedText, password, about, deriveKeys);
  if ('problem' in opened) return opened;
  const read = SealedKeys.safeParse(parseSecretJson(opened.accepted));
  if (!read.success) return { problem: 'damaged' };
  const keys = await readSecretKeys(read.data.phrase);
  if ('problem' in keys) return { problem: 'damaged' };
  const { address, path } = keys.accepted.identity;
  return address === read.data.address && path === read.data.path ? keys : { problem: 'damaged' };
}
