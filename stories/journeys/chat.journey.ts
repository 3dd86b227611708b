import { paths } from '#wallet/paths.ts';

import { expect, outsideWallet, test, type Person } from './journey.ts';
import { createAccount, goTo, signOut } from './steps.ts';

const bubble = ({ page }: Person) => page.getByRole('button', { name: 'Support chat' });
const panel = ({ page }: Person) => page.getByRole('dialog', { name: 'Support chat' });
const log = (person: Person) => panel(person).getByRole('log');

/** Records every later call, except the event stream. */
function recordCalls({ page }: Person): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/') && !pathname.includes('/api/events/')) calls.push(pathname);
  });
  return calls;
}

test('the chat answers in the chosen language without a call, and links to the screen', async ({
  newPerson,
}) => {
  const person = await newPerson('Haneul', outsideWallet);
  const { page } = person;
  // Home loads these after the first screen, in any order.
  const restOfHome = Promise.all(
    ['notifications', 'work/approvals', 'credentials'].map((area) =>
      page.waitForResponse(`**/api/${area}/*`),
    ),
  );
  await goTo(person, paths.home);
  await restOfHome;
  await bubble(person).click();
  await expect(log(person)).toContainText('Hello! How can I help you today?');

  const calls = recordCalls(person);
  await panel(person).getByRole('button', { name: /^KO/ }).click();
  await expect(log(person)).toContainText('안녕하세요! 무엇을 도와드릴까요?');
  const message = panel(person).getByRole('textbox', { name: '메시지' });
  await message.fill('세금 환급은 어디서 보나요?');
  await message.press('Shift+Enter');
  await expect(message).toHaveValue('세금 환급은 어디서 보나요?\n');
  await message.press('Enter');
  await expect(message).toHaveValue('');
  await expect(log(person).getByText('AI is typing...', { exact: true })).toBeVisible();
  await expect(log(person).getByText(/세금 환급 내역과 진행 상태/)).toBeInViewport();
  await expect(log(person).getByText('AI is typing...')).toBeHidden();
  expect(calls).toEqual([]);

  await log(person).getByRole('link', { name: 'Traveler 열기' }).click();
  await expect(page).toHaveURL(/\/traveler$/);
  await expect(panel(person)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Traveler', level: 1 })).toBeVisible();
});

test('Escape closes the chat and focuses its button, which then shows a new reply', async ({
  newPerson,
}) => {
  const person = await newPerson('Yuna');
  await bubble(person).click();
  await panel(person).getByRole('button', { name: 'Check balance' }).click();
  await person.page.keyboard.press('Escape');
  await expect(panel(person)).toBeHidden();
  const buttonWithNews = person.page.getByRole('button', { name: 'Support chat, new reply' });
  await expect(buttonWithNews).toBeFocused();
  await buttonWithNews.click();
  await expect(log(person)).toContainText(/You have 100 XP.+ It is test money\./);
});

test('the chat does not store a recovery phrase, and the next session starts a new chat', async ({
  newPerson,
}) => {
  const person = await newPerson('Doyun');
  const { page } = person;
  await bubble(person).click();
  const message = panel(person).getByRole('textbox', { name: 'Message' });
  await message.fill('legal winner thank year wave sausage worth useful legal winner thank yellow');
  await message.press('Enter');
  await expect(log(person)).toContainText('That looked like a recovery phrase or a private key');
  await expect(message).toHaveValue('');
  expect(await page.content()).not.toContain('sausage');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('sausage');

  await message.fill('My name is Doyun');
  await message.press('Enter');
  await expect(log(person)).toContainText('My name is Doyun');
  await panel(person).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'My info' }).click();
  await signOut(page);
  person.email = `next-${person.email}`;
  await createAccount(person, 'Seoa');
  await bubble(person).click();
  await expect(log(person)).toContainText('Hello! How can I help you today?');
  await expect(log(person)).not.toContainText('Doyun');
});
