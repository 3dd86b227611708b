import { expect, test } from './journey.ts';
import { otherHost } from './other-host.ts';
import { createAccount, fillRegistration } from './steps.ts';

test('on plain http the registration warns that keys cannot be stored, and creates the account without keys', async ({
  open,
  provider,
}) => {
  const url = provider.url.replace(/\/\/[^/:]+/, `//${otherHost}`);
  const person = await open('', { url });
  const { page } = person;
  const warning = page.getByText('this browser cannot store keys');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await createAccount(person, 'Hana');
  expect(person.problems.splice(0)).toEqual([
    expect.stringMatching(/^The Cross-Origin-Opener-Policy header has been ignored/),
  ]);
});

for (const [name, block] of [
  [
    'a browser that blocks site data',
    () => {
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'a browser that blocks cookies only',
    () => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    },
  ],
] as const) {
  test(`${name}: sign-in and registration show a warning`, async ({ open }) => {
    const person = await open();
    const { page } = person;
    await page.addInitScript(block);
    await page.reload();
    const warning = page.getByText('Allow cookies and site data for this page');
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillRegistration(person, 'Hana');
    // Either the wallet opens and states how long the session lasts, or the form states why there is no account.
    await expect(
      page
        .getByText(/You stay signed in only until|does not let the wallet keep your keys/)
        .first(),
    ).toBeVisible();
  });
}
