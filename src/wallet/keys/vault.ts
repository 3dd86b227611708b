import { derivationPath } from './derivation-path.ts';
import { sealKeys, unsealSecretKeys } from './sealed-keys.ts';
import { didOfAddress, type SecretKeys } from './secret-keys.ts';
import type { SealedAbout } from './sealed-text.ts';
import type { DeriveSealingKeys } from './sealing-keys.ts';
import type { SealingTools, UnsealProblem } from './sealing.ts';
import type { Vault } from './vault-record.ts';

function aboutVault({ version, address, did, path, createdAt }: Omit<Vault, 'sealed'>) {
  return ['superwallet-vault', version, address, did, path, createdAt] satisfies SealedAbout;
}

/** Seals keys into a vault with a password that is not empty. A restored wallet gets the time of its backup. */
export async function sealVault(
  keys: SecretKeys,
  password: string,
  dates: { createdAt: Date; lastBackup?: string },
  tools: SealingTools,
): Promise<Vault> {
  const { address, did } = keys.identity;
  const record = {
    version: 1,
    address,
    did,
    path: derivationPath,
    createdAt: dates.createdAt.toISOString(),
    lastBackup: dates.lastBackup ?? null,
  } as const;
  return { ...record, sealed: await sealKeys(keys, password, aboutVault(record), tools) };
}

/**
 * The keys in a vault. Screens and the provider rely on its clear parts, so a record whose clear parts do not match
 * the sealed phrase is damaged and not opened.
 */
export async function unlockSecretVault(
  vault: Vault,
  password: string,
  deriveKeys?: DeriveSealingKeys,
): Promise<{ accepted: SecretKeys } | { problem: UnsealProblem }> {
  if (vault.did !== didOfAddress(vault.address)) return { problem: 'damaged' };
  const opened = await unsealSecretKeys(vault.sealed, password, aboutVault(vault), deriveKeys);
  if ('problem' in opened) return opened;
  return opened.accepted.identity.address === vault.address ? opened : { problem: 'damaged' };
}
