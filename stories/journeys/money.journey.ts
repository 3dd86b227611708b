import { paths } from '#wallet/paths.ts';

import { addressOf, call, transfer, userOf } from './calls.ts';
import { expect, outsideWallet, test, type Person } from './journey.ts';
import { assetRow, fillSend, goTo, goToAssets, send, signOut } from './steps.ts';

async function transactions(person: Person) {
  await goToAssets(person);
  return person.page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem');
}

test('money sent from one user to another arrives, and both see it without a reload', async ({
  newPerson,
}) => {
  const sender = await newPerson('Seohyun');
  const recipient = await newPerson('Minjun', 'assets');
  const address = await addressOf(recipient);
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');

  await send(sender, { assetType: 'XP', amount: '12.5', to: address });

  await expect(sender.page.getByText('Transfer Complete', { exact: true })).toBeVisible();
  await expect(sender.page).toHaveURL(/\/superwallet\/assets$/);
  // One notice tells the recipient everything, and the sender's events are no news to the sender.
  await expect(recipient.page.getByText(/님이 보낸 12\.5 XP가 지갑에 들어왔어요\.$/)).toBeVisible();
  await expect(assetRow(recipient, 'XP')).toContainText('112.5 XP');
  for (const { page } of [sender, recipient]) {
    await expect(page.getByText('XP 잔액이 업데이트되었습니다.')).toHaveCount(0);
  }
  await expect(sender.page.getByText('거래가 진행 중입니다.')).toHaveCount(0);

  await expect(assetRow(sender, 'XP')).toContainText('87.499 XP');
  await expect((await transactions(sender)).first()).not.toContainText('Pending');

  await expect((await transactions(recipient)).first()).toContainText('+12.5 XP');
  await expect((await transactions(recipient)).first()).not.toContainText('Pending');
});

test('a transfer received while live updates are paused is shown after the reconnect', async ({
  newPerson,
  provider,
}) => {
  const sender = await newPerson('Yerin', outsideWallet);
  const recipient = await newPerson('Taeo', 'assets');
  const address = await addressOf(recipient);
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');
  const paused = recipient.page.getByText('Live updates are paused. Reconnecting…');
  await expect(paused).toBeHidden();

  await recipient.page.route('**/api/events/**', (route) => route.abort());
  await provider.pause();
  await provider.resume();
  await expect(paused).toBeVisible();
  await transfer(sender, { assetType: 'XP', amount: '12.5', to: address });
  const { id } = await userOf(sender);
  await expect
    .poll(async () => (await call(sender, 'GET', `/transactions/${id}`)).text())
    .toContain('"completed"');
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');

  await recipient.page.unroute('**/api/events/**');
  await expect(assetRow(recipient, 'XP')).toContainText('112.5 XP');
  await expect((await transactions(recipient)).first()).toContainText('+12.5 XP');
  await expect(paused).toBeHidden();
});

test('signing out removes the notice of a transaction', async ({ newPerson }) => {
  const person = await newPerson('Sora');
  const { page } = person;
  await page.getByRole('link', { name: 'My info' }).click();
  await transfer(person, {
    assetType: 'XP',
    amount: '12.5',
    to: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  const notice = page.getByText('거래가 진행 중입니다.', { exact: true });
  await expect(notice).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The notice disappears at once, before its timeout.
  expect(await notice.count()).toBe(0);
});

test('a send to an address without an account waits, and can be taken back', async ({
  newPerson,
}) => {
  const person = await newPerson('Yuna');
  const { page } = person;
  await fillSend(person, {
    assetType: 'XP',
    amount: '12.5',
    to: 'did:ethr:0x52908400098527886E0F7030069857D2E4169EE7',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText(
      'No account here has this address. The amount waits 7 days for its owner, and you can take it back until then.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(assetRow(person, 'XP')).toContainText('87.499 XP');
  const latest = (await transactions(person)).first();
  await expect(latest).toContainText('Waiting');
  await latest.getByRole('link').click();
  await expect(page.getByText('Waiting for its owner', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page
    .getByRole('alertdialog', { name: 'Take it back?' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await expect(
    page.getByText('You took it back. The amount and the network fee are in your wallet again.'),
  ).toBeVisible();
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
});

test('sending money that was spent elsewhere is refused by the provider, and the form explains why', async ({
  newPerson,
}) => {
  const person = await newPerson('Dara', outsideWallet);
  const { page } = person;
  // Without the event stream the form has the old balance, so it does not refuse the amount itself.
  await page.route('**/api/events/**', (route) => route.abort());
  await goTo(person, paths.send);
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByLabel('Amount').fill('90');
  await page
    .getByLabel('Recipient address')
    .fill('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
  // The same user spends the money elsewhere while this form is open.
  await transfer(person, {
    assetType: 'XP',
    amount: '60',
    to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/send$/);
  await expect(page.getByLabel('Amount')).toHaveValue('90');
  await goToAssets(person);
  await page.reload();
  await expect(assetRow(person, 'XP')).toContainText('39.999 XP');
});

test('pressing Send twice sends once, even if the answer is lost', async ({ newPerson }) => {
  const person = await newPerson('Noah');
  const { page } = person;
  // The first send reaches the provider, but its answer is lost.
  let lost = false;
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fillSend(person, {
    assetType: 'USDC',
    amount: '10',
    to: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  // The look-up has found the transfer.
  await expect(page).toHaveURL(/\/assets$/);
  await expect(assetRow(person, 'USD')).toContainText('39.999 USDC');
  await expect(await transactions(person)).toHaveCount(1);
});
