/** The services that a sandbox may replace (decision 201). */
export const sandboxKinds = [
  'bank',
  'card',
  'network',
  'tax-office',
  'reviewer',
  'email',
  'sms',
] as const;
export type SandboxKind = (typeof sandboxKinds)[number];

const moneyKinds: readonly string[] = [
  'bank',
  'card',
  'network',
  'tax-office',
] satisfies SandboxKind[];

/**
 * True if a sandbox brings money into the wallet. One such sandbox makes all money test money, because every balance
 * mixes it in.
 */
export function hasTestMoney(sandboxes: readonly string[]): boolean {
  return sandboxes.some((kind) => moneyKinds.includes(kind));
}
