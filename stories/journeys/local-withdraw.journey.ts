import {
  createAccount,
  expect,
  recordWrites,
  saveBankAccount,
  seeNotice,
  test,
  topUp,
  type Person,
} from './journey.ts';

/** Opens local withdraw as a person with a bank account and 48,500 won of local currency. */
async function openLocalWithdraw(open: (path?: string) => Promise<Person>): Promise<Person> {
  const person = await open();
  await createAccount(person, 'Jiwon');
  await saveBankAccount(person);
  await topUp(person, '38500');
  await person.page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await person.page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(person.page.getByRole('heading', { name: '출금하기', level: 1 })).toBeVisible();
  await expect(person.page.getByText('₩48,500', { exact: true })).toBeVisible();
  return person;
}

async function expectRefusal(person: Person, title: string, message: string): Promise<void> {
  const korean = person.page.getByRole('main').locator('[lang="ko"]');
  await korean.getByRole('button', { name: '출금하기' }).click();
  await seeNotice(person, title, message);
}

test('withdrawing the full amount is refused with a fee, and leaves nothing with economy', async ({
  open,
}) => {
  const person = await openLocalWithdraw(open);
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

  await page.getByRole('radio', { name: '이코노미' }).click();
  await page.getByRole('button', { name: '출금하기' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeDisabled();
  await expect(page.getByText('출금 신청 완료', { exact: true })).toBeVisible();
  await expect(page.getByText('₩48,500 출금이 신청되었습니다.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩0');
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/local\/withdrawals$/)]);
});

test('missing fields, a zero amount, too little and too much are refused in this order', async ({
  open,
}) => {
  const person = await openLocalWithdraw(open);
  const { page } = person;
  const amount = page.getByLabel('출금 금액');
  const missing = ['필수 정보 누락', '출금 금액, 계좌, 출금 방법을 모두 입력해 주세요.'] as const;
  await expectRefusal(person, ...missing);
  await expect(amount).toBeFocused();
  await amount.fill('0');
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await expectRefusal(person, ...missing);
  await expect(page.getByText('출금 방법을 선택해 주세요.', { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: '일반' }).click();
  await expectRefusal(person, '올바르지 않은 금액', '0보다 큰 금액을 입력해 주세요.');
  await amount.fill('999');
  await expectRefusal(person, '최소 금액', '최소 출금 금액은 ₩1,000입니다.');
  await amount.fill('48301');
  await expectRefusal(person, '잔액 부족', '필요 금액(수수료 포함): ₩48,501, 현재 잔액: ₩48,500');
  await amount.fill('48300');
  await page.getByRole('button', { name: '출금하기' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('₩48,300 출금이 신청되었습니다.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
});

test('without an account 계좌 추가 leads to Bank Information, and the saved account can be chosen', async ({
  open,
}) => {
  const person = await open();
  await createAccount(person, 'Haneul');
  const { page } = person;
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('link', { name: '계좌 추가' }).click();
  await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();
  await saveBankAccount(person);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('radio', { name: /하나은행/ })).toBeVisible();
});

test('a withdrawal goes on when its screen is left, and says so where the person is', async ({
  open,
}) => {
  const person = await openLocalWithdraw(open);
  const { page } = person;
  await page.getByRole('button', { name: '10K' }).click();
  await page.getByRole('radio', { name: /하나은행/ }).click();
  await page.getByRole('radio', { name: '이코노미' }).click();
  await page.getByRole('button', { name: '출금하기' }).click();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwon' })).toBeVisible();
  await expect(page.getByText('₩10,000 출금이 신청되었습니다.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
});
