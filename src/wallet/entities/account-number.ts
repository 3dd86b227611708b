const shownCharacters = 4;

/** An account number as a list shows it: its last four characters, `•••• 8901`. One too short for that shows none. */
export function maskAccountNumber(accountNumber: string): string {
  const characters = accountNumber.replaceAll(/[\s-]/g, '');
  return characters.length > shownCharacters
    ? `•••• ${characters.slice(-shownCharacters)}`
    : '••••';
}
