/** The fields of a page that hold a password, whether or not they show it. */
const passwordFields = 'input[type="password"], input[autocomplete$="-password"]';

/**
 * Fails for a form that asks for a password and does not say whose: a password manager then fills or saves another
 * account's.
 */
export function assertPasswordsHaveUsernames(): void {
  const forms = new Set(
    Array.from(document.querySelectorAll(passwordFields), (field) => field.closest('form')),
  );
  for (const form of forms) {
    if (form === null) continue;
    const username = form.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    if (username === null) {
      throw new Error(`No user name in the form of a password: ${form.textContent}`);
    }
    // A visible one may be empty: somebody types it.
    if (username.readOnly && username.value === '') {
      throw new Error(`An empty user name in the form of a password: ${form.textContent}`);
    }
  }
}
