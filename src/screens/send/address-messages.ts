import type { AddressProblem } from '#wallet/forms/send.ts';

/** The problem of an address, and the advice in its field. */
const problems: Readonly<Record<AddressProblem, readonly [problem: string, advice: string]>> = {
  secret: [
    'This looks like a recovery phrase or a private key. It has not left this device. Never show it to anyone.',
    "Delete it here and enter the recipient's address.",
  ],
  shortened: [
    'This address is shortened: its middle is missing.',
    'Copy the whole address and paste it here.',
  ],
  'zero-address': [
    'This is the zero address. Nobody has its key, so what is sent there is lost.',
    "Enter the recipient's address.",
  ],
  'other-chain': [
    'This link is for another network, where this wallet cannot send.',
    'Ask the recipient for an address on Ethereum.',
  ],
  'contract-call': [
    "This link calls a contract, and the recipient's own address is not in it.",
    "Enter the recipient's address.",
  ],
  'own-address': ['This is your own address.', 'Enter the address of someone else.'],
};

/** The field's error for an address that cannot receive assets. */
export function addressMessage(problem: AddressProblem): string {
  return problems[problem].join(' ');
}

/** The scanner's message about a code that cannot receive assets. */
export function refusedAddressCode(problem: AddressProblem | undefined): string {
  const [what] =
    problem === undefined ? ['This code has no address that we can send to.'] : problems[problem];
  return `${what} Scan another one.`;
}
