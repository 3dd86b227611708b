const shownCharacters = 4;

/** An account number as a list shows it: its last four characters, `•••• 8901`. One too short for that shows none. */
export function maskAccountNumber(accountNumber: string): string {
  const characters = accountNumber.replaceAll(/[\s-]/g, '');
  return characters.length > shownCharacters
    ? `•••• ${characters.slice(-shownCharacters)}`
    : '••••';
}

/** Whether a text has the form of an account number: 8 to 16 digits, in groups parted by a hyphen or a space. */
export function isAccountNumber(text: string): boolean {
  return /^\d+(?:[ -]\d+)*$/.test(text) && /^\d{8,16}$/.test(text.replaceAll(/[ -]/g, ''));
}
