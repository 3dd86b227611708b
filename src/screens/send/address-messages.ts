import type { SendMessages } from '#i18n/en/send.ts';
import type { AddressProblem } from '#wallet/forms/send.ts';

/** The field's error for an address that cannot receive assets. */
export function addressMessage(
  { problems }: SendMessages['address'],
  name: AddressProblem,
): string {
  const { problem, advice } = problems[name];
  return `${problem} ${advice}`;
}

/** The scanner's message about a code that cannot receive assets. */
export function refusedAddressCode(
  t: SendMessages['address'],
  name: AddressProblem | undefined,
): string {
  return `${name === undefined ? t.noAddress : t.problems[name].problem} ${t.scanAnother}`;
}
