/** The password fields of a page, visible or masked. */
const passwordFields = 'input[type="password"], input[autocomplete$="-password"]';

/**
 * Fails for a form that asks for a password without naming its account: a password manager would fill or save another
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
    // An editable user name may be empty: the user types it.
    if (username.readOnly && username.value === '') {
      throw new Error(`An empty user name in the form of a password: ${form.textContent}`);
    }
  }
}
