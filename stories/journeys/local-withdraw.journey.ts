import { paths } from '#wallet/paths.ts';

import { saveBankAccount, topUp } from './calls.ts';
import { expect, outsideWallet, test, type People, type Person } from './journey.ts';
import { goTo, recordWrites, expectNotice } from './steps.ts';

/** Opens local withdraw as a user with a bank account and 48,500 won of local currency. */
async function openLocalWithdraw(newPerson: People['newPerson']): Promise<Person> {
  const person = await newPerson('Jiwon', outsideWallet);
  await saveBankAccount(person);
  await topUp(person, '38500');
  await goTo(person, paths.localWithdraw);
  await expect(person.page.getByText('₩48,500', { exact: true })).toBeVisible();
  return person;
}

async function expectRefusal(person: Person, title: string, message: string): Promise<void> {
  const korean = person.page.getByRole('main').locator('[lang="ko"]');
  await korean.getByRole('button', { name: '출금하기' }).click();
  await expectNotice(person, title, message);
}

test('withdrawing the full amount is refused with a fee, and leaves a balance of zero with Economy', async ({
  newPerson,
}) => {
  const person = await openLocalWithdraw(newPerson);
  const { page } = person;
  const writes = recordWrites(person);
  await expect(page.getByRole('button', { name: '50K' })).toBeDisabled();
  await page.getByRole('button', { name: '전액' }).click();
  await expect(page.getByLabel('출금 금액')).toHaveValue('48,500');
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await page.getByRole('radio', { name: '즉시' }).click();
  await expect(page.getByRole('region', { name: '출금 정보' })).toContainText('₩500 부족');
  await expectRefusal(person, '잔액 부족', '필요 금액(수수료 포함): ₩49,000, 현재 잔액: ₩48,500');
  await expect(page.getByLabel('출금 금액')).toBeFocused();

  await page.getByRole('radio', { name: '무료 출금' }).click();
  await page.getByRole('button', { name: '출금하기' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeDisabled();
  await expect(page.getByText('출금 신청 완료', { exact: true })).toBeVisible();
  await expect(page.getByText('48,500원 출금을 신청했어요.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩0');
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/local\/withdrawals$/)]);
});

test('without an account 계좌 추가 leads to Bank Information, and back to what was typed', async ({
  newPerson,
}) => {
  const person = await newPerson('Haneul');
  const { page } = person;
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await page.getByLabel('출금 금액').fill('5000');
  await page.getByRole('radio', { name: '무료 출금' }).click();
  await page.getByRole('link', { name: '계좌 추가' }).click();
  await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();
  await page.getByLabel('Bank', { exact: true }).selectOption('Hana');
  await page.getByLabel('Account number').fill('123-456-789012');
  await page.getByLabel('Account holder').fill('Haneul Tester');
  await page.getByLabel('Account type').selectOption('checking');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page).toHaveURL(/\/superwallet\/local-withdraw$/);
  await expect(page.getByRole('radio', { name: /하나은행/ })).toBeVisible();
  await expect(page.getByLabel('출금 금액')).toHaveValue('5,000');
  await expect(page.getByRole('radio', { name: '무료 출금' })).toBeChecked();
});

test('계좌 추가 is left by its Back link and by the browser, and the form keeps amount, account and method', async ({
  newPerson,
}) => {
  const person = await openLocalWithdraw(newPerson);
  const { page } = person;
  await page.getByLabel('출금 금액').fill('5000');
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await page.getByRole('radio', { name: '무료 출금' }).click();
  const add = async () => {
    await page.getByRole('link', { name: '계좌 추가' }).click();
    await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();
  };
  const expectKept = async () => {
    await expect(page).toHaveURL(/\/superwallet\/local-withdraw$/);
    await expect(page.getByLabel('출금 금액')).toHaveValue('5,000');
    await expect(page.getByRole('radio', { name: /하나은행/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: '무료 출금' })).toBeChecked();
  };
  await add();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectKept();
  await add();
  await page.goBack();
  await expectKept();
});

test('a withdrawal continues when its screen is left, and a notice on another screen reports it', async ({
  newPerson,
}) => {
  const person = await openLocalWithdraw(newPerson);
  const { page } = person;
  await page.getByRole('button', { name: '10K' }).click();
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await page.getByRole('radio', { name: '무료 출금' }).click();
  await page.getByRole('button', { name: '출금하기' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwon' })).toBeVisible();
  await expect(page.getByText('10,000원 출금을 신청했어요.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
});
