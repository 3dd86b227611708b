import { expect, test } from './journey.ts';
import { recordWrites, expectNotice } from './steps.ts';

test('a merchant is found in the directory and paid, and its cashback arrives', async ({
  newPerson,
}) => {
  // A new account has 10,000 won of local currency.
  const person = await newPerson('Minji');
  const { page } = person;
  const writes = recordWrites(person);
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await page.getByRole('link', { name: 'Shops with cashback' }).click();
  await expect(page.getByRole('heading', { name: '캐시백 가맹점', level: 1 })).toBeVisible();

  await page.getByRole('searchbox', { name: '가맹점 검색' }).fill('광안리');
  await page.getByRole('button', { name: '광안리 밀면' }).click();
  const sheet = page.getByRole('dialog', { name: '광안리 밀면' });
  await expect(sheet.getByRole('img', { name: '광안리 밀면 결제 코드' })).toBeVisible();
  await sheet.getByRole('link', { name: '결제하기' }).click();

  await expect(page.getByLabel('받는 분', { exact: true })).toHaveValue('가맹점 busan-0008');
  await expect(page.getByRole('region', { name: '송금 정보' })).toContainText('광안리 밀면');
  await page.getByLabel('보낼 금액').fill('2000');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page
    .getByRole('dialog', { name: '송금 확인' })
    .getByRole('button', { name: '확인' })
    .click();
  await expectNotice(person, '송금 완료', '광안리 밀면에 2,000원을 보냈어요.');

  // 15 % of 2,000 won.
  await expect(page.getByText('300 cashback', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩8,300');
  expect(writes.filter((write) => write.endsWith('/local/sends'))).toHaveLength(1);
});
