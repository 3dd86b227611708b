import { expect, test } from './journey.ts';
import { createAccount, signOut } from './steps.ts';

test('the monitor shows measured times, adds samples, and is empty for the next user', async ({
  newPerson,
}) => {
  const person = await newPerson('Jisoo');
  const { page } = person;
  const toggle = page.getByRole('button', { name: 'Performance monitor' });
  const overlay = page.getByRole('region', { name: 'Performance monitor' });
  await toggle.click();
  await expect(overlay).toBeVisible();

  const value = (measure: string) =>
    overlay.locator('dl > div').filter({ hasText: measure }).locator('dd');
  for (const measure of ['Page load', 'Network latency', 'Render time', 'API response time']) {
    await expect(value(measure)).toHaveText(/^[\d,.]+ ms(Good|Warning|Poor)$/);
  }

  // The calls of another screen add a sample, which the open overlay shows.
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await expect(overlay).toContainText(/Averages of the last \d+ samples/, { timeout: 20_000 });

  await toggle.click();
  await expect(overlay).toBeHidden();

  // The next user on the same device starts without the earlier samples.
  await page.getByRole('link', { name: 'My info' }).click();
  await signOut(page);
  person.email = `next-${person.email}`;
  await createAccount(person, 'Minjun');
  await toggle.click();
  await expect(overlay).toContainText('Of 1 sample.');
});

test('the monitor covers no button of the header on the smallest phone', async ({ newPerson }) => {
  const { page } = await newPerson('Rina');
  await page.setViewportSize({ width: 320, height: 568 });
  const toggle = page.getByRole('button', { name: 'Performance monitor' });
  await expect(toggle).toBeVisible();
  await page.getByRole('link', { name: 'My info' }).click();
  await expect(page).toHaveURL(/\/myinfo$/);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await toggle.click();
  const overlay = page.getByRole('region', { name: 'Performance monitor' });
  await expect(overlay).toBeInViewport({ ratio: 1 });
});
