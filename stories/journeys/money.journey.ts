import {
  assetRow,
  createAccount,
  expect,
  fillSend,
  goToAssets,
  ownAddress,
  post,
  send,
  test,
  type Person,
  signOut,
} from './journey.ts';

async function transactions(person: Person) {
  await goToAssets(person);
  return person.page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem');
}

test('money sent from one person to another arrives, and both see it without a reload', async ({
  open,
}) => {
  const sender = await open();
  await createAccount(sender, 'Seohyun');
  const recipient = await open();
  await createAccount(recipient, 'Minjun');
  const address = await ownAddress(recipient);
  await goToAssets(recipient);
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');

  await send(sender, { assetType: 'XP', amount: '12.5', to: address });

  await expect(sender.page.getByText('Transfer Complete', { exact: true })).toBeVisible();
  await expect(sender.page).toHaveURL(/\/superwallet\/assets$/);
  // The recipient's notices show one after the other, each for its full time.
  const notice = (message: string) => recipient.page.getByText(message, { exact: true });
  await expect(notice('거래가 완료되었습니다.')).toBeVisible();
  await expect(assetRow(recipient, 'XP')).toContainText('112.5 XP');
  await expect(notice('XP 잔액이 업데이트되었습니다.')).toHaveCount(0);
  await expect(notice('XP 잔액이 업데이트되었습니다.')).toBeVisible();
  await expect(notice('거래가 완료되었습니다.')).toHaveCount(0);

  await expect(assetRow(sender, 'XP')).toContainText('87.5 XP');
  await expect((await transactions(sender)).first()).toContainText('Completed');

  await expect((await transactions(recipient)).first()).toContainText('+12.5 XP');
  await expect((await transactions(recipient)).first()).toContainText('Completed');
});

test('a transfer received while live updates are paused shows when they are back', async ({
  open,
  provider,
}) => {
  const sender = await open();
  await createAccount(sender, 'Yerin');
  const recipient = await open();
  await createAccount(recipient, 'Taeo');
  const address = await ownAddress(recipient);
  await goToAssets(recipient);
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');
  const paused = recipient.page.getByText('Live updates are paused. Reconnecting…');
  await expect(paused).toBeHidden();

  await recipient.page.route('**/api/events/**', (route) => route.abort());
  await provider.pause();
  await provider.resume();
  await expect(paused).toBeVisible();
  await send(sender, { assetType: 'XP', amount: '12.5', to: address });
  await expect((await transactions(sender)).first()).toContainText('Completed');
  await expect(assetRow(recipient, 'XP')).toContainText('100 XP');

  await recipient.page.unroute('**/api/events/**');
  await expect(assetRow(recipient, 'XP')).toContainText('112.5 XP');
  await expect((await transactions(recipient)).first()).toContainText('+12.5 XP');
  await expect(paused).toBeHidden();
});

test('signing out removes the notice of a transaction', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Sora');
  await send(person, {
    assetType: 'XP',
    amount: '12.5',
    to: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'My info' }).click();
  const notice = page.getByText('거래가 진행 중입니다.', { exact: true });
  await expect(notice).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // It disappears at once, not only when its time is over.
  expect(await notice.count()).toBe(0);
});

test('a send to an address without an account waits, and is taken back', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Yuna');
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
  await expect(assetRow(person, 'XP')).toContainText('87.5 XP');
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
    page.getByText('You took it back. The amount is in your wallet again.'),
  ).toBeVisible();
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
});

test('a send above the balance is refused, and nothing moves', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Hana');
  await fillSend(person, {
    assetType: 'XP',
    amount: '100.000000000000000001',
    to: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  await person.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(person.page.getByText('Insufficient Balance', { exact: true })).toBeVisible();
  await expect(
    person.page.getByText('Cannot send more than your current balance.').first(),
  ).toBeVisible();
  await expect(person.page.getByLabel('Amount')).toHaveValue('100.000000000000000001');
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
});

test('a send of money that was spent meanwhile is refused by the provider, and the form says why', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  // Without events from the start: a form that heard of the spending would refuse by its own rule.
  await page.route('**/api/events/**', (route) => route.abort());
  await createAccount(person, 'Dara');
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByLabel('Amount').fill('100');
  await page
    .getByLabel('Recipient address')
    .fill('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
  // The same person spends the money elsewhere, while this form is open.
  await post(person, '/transactions', {
    assetType: 'XP',
    transactionType: 'send',
    amount: '60',
    toAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    status: 'pending',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/send$/);
  await expect(page.getByLabel('Amount')).toHaveValue('100');
  await goToAssets(person);
  await page.reload();
  await expect(assetRow(person, 'XP')).toContainText('40 XP');
});

test('pressing Send twice sends once, also when the answer is lost', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Noah');
  const { page } = person;
  // The provider gets the first send, but its answer never arrives.
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
  // The look-up has found it.
  await expect(page).toHaveURL(/\/assets$/);
  await expect(assetRow(person, 'USD')).toContainText('40 USDC');
  await expect(await transactions(person)).toHaveCount(1);
});
