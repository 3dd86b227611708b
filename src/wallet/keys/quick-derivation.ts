import { deriveSealingKeys, type DeriveSealingKeys, type SealingKeys } from './sealing-keys.ts';

/**
 * For tests only: derives with a thousandth of the rounds, and caches the result for each password, salt and number
 * of rounds. Everything else about sealing is real.
 */
export function quickDerivation(): DeriveSealingKeys {
  const known = new Map<string, Promise<SealingKeys>>();
  return (password, salt, rounds) => {
    const id = JSON.stringify([password, salt, rounds]);
    const keys = known.get(id) ?? deriveSealingKeys(password, salt, Math.ceil(rounds / 1_000));
    known.set(id, keys);
    return keys;
  };
}
