/** The password fields of a page, visible or masked. */
const passwordFields = 'input[type="password"], input[autocomplete$="-password"]';

/**
 * Fails for a form that asks for a password without naming its account: a password manager could fill in the password
 * of another account, or save it there.
 */
export function assertPasswordsHaveUsernames(): void {
  const forms = new Set(
    Array.from(document.querySelectorAll(passwordFields), (field) => field.closest('form')),
  );
  for (const form of forms) {
    if (form === null) continue;
    const username = form.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    if (username === null) {
      throw new Error(`A password form without a user name: ${form.textContent}`);
    }
    // An editable user name may be empty: the user types it.
    if (username.readOnly && username.value === '') {
      throw new Error(`A password form with an empty user name: ${form.textContent}`);
    }
  }
}
