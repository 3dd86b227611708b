import { topUp } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { recordWrites, expectNotice } from './steps.ts';

/** Opens local send through LocalPay. */
async function goToLocalSend({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: '보내기', level: 1 })).toBeVisible();
}

test('each refusal of a local send shows its notice, and a send arrives once', async ({
  newPerson,
}) => {
  // A new account has 10,000 won of local currency.
  const person = await newPerson('Minji');
  const { page } = person;
  const writes = recordWrites(person);
  await goToLocalSend(person);
  await expect(page.getByRole('region', { name: '보유 잔액' })).toContainText('₩10,000');
  const korean = page.getByRole('main').locator('[lang="ko"]');
  const submit = korean.getByRole('button', { name: '보내기', exact: true });
  const amount = page.getByLabel('보낼 금액');

  await submit.click();
  await expectNotice(person, '필수 정보 누락', '모든 필수 정보를 입력해 주세요.');
  await expect(page.getByLabel('받는 분 전화번호')).toBeFocused();

  await page.getByLabel('받는 분 전화번호').fill('010-2345-6789');
  await amount.fill('0');
  await submit.click();
  await expectNotice(person, 'Invalid amount', '0보다 큰 금액을 입력해 주세요.');
  await expect(amount).toBeFocused();

  await page.getByRole('button', { name: /, 50K$/ }).click();
  await expect(amount).toHaveValue('50,000');
  await submit.click();
  await expectNotice(person, 'Insufficient balance', '현재 잔액: ₩10,000');

  await amount.fill('99');
  await submit.click();
  await expectNotice(person, '최소 금액', '최소 송금 금액은 ₩100입니다.');

  await page.getByRole('button', { name: /, 10K$/ }).click();
  await page.getByLabel('메시지 (선택)').fill('점심값');
  await expect(page.getByText('3/100', { exact: true })).toBeVisible();
  await submit.click();
  await page.getByRole('button', { name: '확인', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeDisabled();
  await expectNotice(person, '송금 완료', '010-2345-6789번으로 10,000원을 보냈어요.');
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩0');
  expect(writes.filter((write) => write.endsWith('/local/sends'))).toHaveLength(1);

  await topUp(person, '5000');
  await goToLocalSend(person);
  await page
    .getByRole('list', { name: '최근 송금' })
    .getByRole('button', { name: /^(?!연락처 수정).*010-2345-6789/ })
    .click();
  await page.getByRole('button', { name: /, 1K$/ }).click();
  await expect(page.getByLabel('받는 분 전화번호')).toHaveValue('010-2345-6789');
  // The number was paid before, but belongs to no account.
  await submit.click();
  await expect(page.getByRole('dialog', { name: '송금 확인' })).toContainText(
    '이 번호의 계정이 없어요.',
  );
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expectNotice(person, '송금 완료', '010-2345-6789번으로 1,000원을 보냈어요.');
});

test('QR without a camera shows a notice, and a send to an account name succeeds', async ({
  newPerson,
}) => {
  const person = await newPerson('Hyunwoo');
  const { page } = person;
  await goToLocalSend(person);
  await page.getByRole('radio', { name: 'QR 코드' }).click();
  await expectNotice(person, 'Camera Not Available', 'QR scanning requires camera access');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('받는 분', { exact: true })).toBeDisabled();
  await expect(page.getByRole('list', { name: '최근 송금' })).toHaveCount(0);

  await page.getByRole('radio', { name: '이름 또는 이메일' }).click();
  await page.getByLabel('받는 분 이름 또는 이메일').fill('박도현');
  await page.getByLabel('보낼 금액').focus();
  await expect(page.getByLabel('받는 분 이름 또는 이메일')).toHaveAccessibleDescription(
    /^이 이름이나 주소의 계정을 찾을 수 없어요/,
  );
  await page.getByLabel('받는 분 이름 또는 이메일').fill('PARK minseo');
  await page.getByRole('button', { name: /, 1K$/ }).click();
  await page.getByLabel('보낼 금액').press('Enter');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expectNotice(person, '송금 완료', 'M*** P***님에게 1,000원을 보냈어요.');
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
});

test('a send continues when its screen is left, and a notice on another screen reports it', async ({
  newPerson,
}) => {
  const person = await newPerson('Yuna');
  const { page } = person;
  await goToLocalSend(person);
  await page.getByLabel('받는 분 전화번호').fill('010-1111-2222');
  await page.getByRole('button', { name: /, 1K$/ }).click();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByRole('button', { name: '처리 중…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Yuna' })).toBeVisible();
  await expectNotice(person, '송금 완료', '010-1111-2222번으로 1,000원을 보냈어요.');
  await expect(page).toHaveURL(/\/superwallet\/$/);
});

test('the method in the address is selected, or Phone if there is no such method', async ({
  newPerson,
}) => {
  const person = await newPerson('Taeo');
  const { page } = person;
  for (const [method, name] of [
    ['everything', '전화번호'],
    ['nfc', 'NFC 터치'],
  ] as const) {
    await page.goto(`${new URL(page.url()).origin}/superwallet/local-send?method=${method}`);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await expectNotice(person, 'NFC Not Available', "This device doesn't support NFC payments");
});
