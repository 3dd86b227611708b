import { addressOf, post, saveBankAccount, topUp, transfer } from './calls.ts';
import { videoOfPicture } from './fake-camera.ts';
import { expect, outsideWallet, test, type Person } from './journey.ts';
import { assetRow, goTo, expectNotice, expectRefusalNotice } from './steps.ts';

/** Expects this title at the latest activity in the history, opens its receipt and expects these words there. */
async function expectLatest(person: Person, title: string, ...words: string[]): Promise<void> {
  const { page } = person;
  await goTo(person, '/history');
  const latest = page.getByRole('main').getByRole('listitem').first();
  await expect(latest).toContainText(title);
  await latest.getByRole('link').click();
  await expect(page).toHaveURL(/\/receipt\/\d+/);
  for (const word of words) await expect(page.getByRole('main')).toContainText(word);
}

const refusalIn = ({ page }: Person) => page.getByRole('alert');

test('a deposit has limits, and a declined deposit moves no money and is listed', async ({
  newPerson,
}) => {
  const person = await newPerson('Bora', outsideWallet);
  await saveBankAccount(person);
  await goTo(person, '/deposit');
  const { page } = person;
  const deposit = async (amount: string) => {
    await page.getByLabel('Asset').selectOption('XP');
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('radio', { name: 'Bank transfer' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  };
  for (const amount of ['9.99', '100000.01']) {
    await deposit(amount);
    await expect(refusalIn(person)).toContainText(
      'A deposit is from 10 to 100,000 XP. Enter an amount between them.',
    );
    await expect(page.getByLabel('Amount')).toHaveValue(amount);
  }
  await deposit('402');
  await expectRefusalNotice(person, 'Deposit Failed', 'nothing was charged');
  await expect(refusalIn(person)).toContainText(
    'The payment was declined, and nothing was charged.',
  );
  await expectLatest(person, 'Deposited', 'Failed', 'nothing was charged');

  for (const amount of ['10', '100000']) {
    await goTo(person, '/deposit');
    await deposit(amount);
    await expect(page.getByText('Deposit Initiated', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/superwallet\/assets$/);
  }
  await expectLatest(person, 'Deposited', 'Completed', '100,000 XP');
});

test('a withdrawal that the bank refuses is returned to the wallet', async ({ newPerson }) => {
  const person = await newPerson('Dohyun', outsideWallet);
  const { page } = person;
  await saveBankAccount(person);
  await post(person, '/deposits', { assetType: 'XP', amount: '900', fee: '0', method: 'bank' });
  await goTo(person, '/withdraw');
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByLabel('Amount').fill('404');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectRefusalNotice(person, 'Withdrawal Failed', 'does not know the account');
  await expect(refusalIn(person)).toContainText(
    'The bank does not know the account. The money is back in your wallet.',
  );
  await expectLatest(person, 'Withdrew', 'Failed', '•••• ends in 9012');
  await goTo(person, '/assets');
  await expect(assetRow(person, 'XP')).toContainText('1,000 XP');
});

test('a top-up has a daily limit, and a declined top-up does not count', async ({ newPerson }) => {
  const person = await newPerson('Eunsu', outsideWallet);
  await saveBankAccount(person);
  const { page } = person;
  const bankTopUp = async (amount: string) => {
    await goTo(person, '/local-topup');
    await page.getByText('Left today').waitFor();
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByRole('radio', { name: 'Bank Account' }).click();
    await page.getByRole('button', { name: 'Top Up', exact: true }).click();
  };
  await bankTopUp('5402');
  await expectRefusalNotice(person, 'Top-up Failed', 'nothing was charged');
  await expect(refusalIn(person)).toContainText('The payment was declined');
  await expectLatest(person, 'Topped up', 'Failed');
  // The sandbox rail answers this amount twice.
  await bankTopUp('5409');
  await expectNotice(person, 'Top-up Successful', '₩5,409 has been added to your balance.');
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩15,409');
  await topUp(person, '993591');
  await bankTopUp('1001');
  await expect(page.getByText('Left today ₩1,000 of ₩1,000,000')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    /^You can top up at most ₩1,000,000 a day, and ₩1,000 more today\. Enter a smaller amount\./,
  );
  await bankTopUp('1000');
  await expectNotice(person, 'Top-up Successful', '₩1,000 has been added to your balance.');
  await expectLatest(person, 'Topped up', 'Completed', '₩1,000');
});

test('a local send and a local withdrawal have a daily limit, and are returned when refused', async ({
  newPerson,
}) => {
  const person = await newPerson('Gayoung', outsideWallet);
  const { page } = person;
  await saveBankAccount(person);
  await topUp(person, '1000000');
  const send = async (amount: string) => {
    await goTo(person, '/local-send');
    await page.getByText('오늘 남은 한도').waitFor();
    await page.getByLabel('받는 분 전화번호').fill('010-2345-6789');
    await page.getByLabel('보낼 금액').fill(amount);
    await page.getByRole('button', { name: '보내기', exact: true }).click();
  };
  const confirm = () => page.getByRole('button', { name: '확인', exact: true }).click();
  await send('1402');
  await confirm();
  await expectRefusalNotice(person, '송금 실패', '송금이 거절되었어요.');
  await expect(refusalIn(person)).toContainText('송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요.');
  await expectLatest(person, 'Sent', '실패', '010-2345-6789');
  await post(person, '/local/sends', {
    recipient: '051-747-0123',
    amount: '999900',
    method: 'phone',
  });
  await send('101');
  await expect(page.getByText('오늘 남은 한도 100원 / 1,000,000원')).toBeVisible();
  await expect(page.getByLabel('보낼 금액')).toHaveAccessibleDescription(
    /오늘은 100원까지 더 보낼 수 있어요\./,
  );
  await send('100');
  await confirm();
  await expectNotice(person, '송금 완료', '010-2345-6789번으로 100원을 보냈어요.');
  await expectLatest(person, 'Sent', '완료', '₩100');

  await goTo(person, '/local-withdraw');
  await page.getByLabel('출금 금액').fill('2404');
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await page.getByRole('radio', { name: '무료 출금' }).click();
  await page.getByRole('button', { name: '출금하기' }).click();
  await confirm();
  await expectRefusalNotice(person, '출금 실패', '계좌를 찾을 수 없어요.');
  await expect(refusalIn(person)).toContainText('은행에서 계좌를 찾을 수 없어요.');
  await expectLatest(person, 'Withdrew', '실패', '•••• 끝 번호 9012');
});

test.describe('a camera that sees the screen of another phone', () => {
  test.use({ camera: { sees: [], allowed: true } });
  test('two phones: one shows a code with an amount, the other scans it and pays', async ({
    newPerson,
    startCameraPhone,
  }) => {
    const payee = await newPerson('Nari');
    await payee.page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
    await payee.page.getByRole('button', { name: /Get paid/ }).click();
    await expect(payee.page.getByText('No payments yet today.')).toBeVisible();
    await payee.page.getByLabel('Amount (optional)').fill('2500');
    const code = payee.page.getByRole('img', { name: /^QR code: .*2,500/ });
    const phone = await startCameraPhone();
    await phone.show(await videoOfPicture(payee.page, await code.screenshot()));

    const payer = await newPerson('Sangho', 'local-send');
    const { page } = payer;
    await page.getByRole('radio', { name: 'QR 코드' }).click();
    await expect(page.getByLabel('받는 분', { exact: true })).toHaveValue(
      /^did:ethr:0x[0-9a-fA-F]{40}$/,
    );
    await expect(page.getByLabel('보낼 금액')).toHaveValue('2,500');
    await page.getByRole('button', { name: '보내기', exact: true }).click();
    const asks = page.getByRole('dialog', { name: '송금 확인' });
    await expect(asks).toContainText('N*** T***');
    await asks.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByText('송금 완료', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '영수증 보기' }).click();
    await expect(page.getByRole('main')).toContainText('완료');
    await expect(page.getByRole('main')).toContainText('Nari Tester');

    // The vendor's screen shows the payment itself, in place of a toast.
    await expect(payee.page.getByText('₩2,500 from Sangho Tester · paid')).toBeVisible();
    await expect(payee.page.getByText('1 payment · ₩2,500')).toBeVisible();
    await expect(payee.page.locator('[data-tone]')).toHaveCount(0);
    await payee.page.getByRole('link', { name: /^Sangho Tester/ }).click();
    await expect(payee.page.getByRole('heading', { name: '영수증', level: 1 })).toBeVisible();
    await payee.page.getByRole('main').getByRole('link', { name: '뒤로' }).click();
    await payee.page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(payee.page.getByRole('region', { name: 'BusanCoin balance' })).toContainText(
      '₩12,500',
    );
    await expectLatest(payee, 'Received', '완료', '₩2,500', 'Sangho Tester');
    await expectLatest(payer, 'Sent', '완료', '₩2,500', 'Nari Tester');
  });
});

test('two users: a transfer becomes completed on both open receipts without a reload', async ({
  newPerson,
  startProvider,
}) => {
  // A send stays pending until the provider restarts, which settles it.
  const provider = await startProvider({ settings: { SETTLE_DELAY_MS: '3600000' } });
  const sender = await newPerson('Woojin', outsideWallet, provider);
  const recipient = await newPerson('Yerim', outsideWallet, provider);
  await transfer(sender, { assetType: 'XP', amount: '5', to: await addressOf(recipient) });
  await expectLatest(sender, 'Sent', 'Pending', 'Yerim Tester');
  await expectLatest(recipient, 'Received', 'Pending', 'Woojin Tester');
  await provider.pause();
  await provider.resume();
  for (const { page } of [sender, recipient]) {
    await expect(page.getByRole('main')).toContainText('Completed', { timeout: 30_000 });
  }
});
