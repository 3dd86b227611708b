import { Credential } from '#wallet/entities/credential.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { SecuritySettings } from '#wallet/entities/security-settings.ts';
import { TaxRefund } from '#wallet/entities/tax-refund.ts';
import { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';
import { add, decimal, subtract } from '#wallet/money/decimal.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { documentPath, paths } from '#wallet/paths.ts';

import { addressOf, proveEmail, saveBankAccount, userOf } from './calls.ts';
import { documentPhoto } from './document-photo.ts';
import { expect, test, type Person } from './journey.ts';
import { enter, load, walkers } from './screens.ts';
import {
  auditOf,
  balance,
  compareBalances,
  compareScreens,
  expectBalance,
  latestTransaction,
  read,
} from './shown-truth.ts';
import { expectNotice, goToAssets, send } from './steps.ts';

/** Expects that the latest transaction ends with this status, and returns it. */
async function expectEnd(person: Person, status: string) {
  await expect.poll(async () => (await latestTransaction(person)).status).toBe(status);
  return latestTransaction(person);
}

/** Confirms the payment if the form asks for it, and expects the toast of its success. */
async function confirmUntil({ page }: Person, title: string): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Confirm|확인)$/ });
  const done = page.getByText(title, { exact: true });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done).toBeVisible();
}

/** Sends assets to an account, and to an address without one, from which they are taken back. */
async function moveAssets(person: Person, other: Person): Promise<void> {
  const { page } = person;
  const held = await balance(person, 'XP');
  const before = await balance(other, 'XP');
  await send(person, { assetType: 'XP', amount: '1', to: await addressOf(other) });
  await expect(page.getByText('Transfer Complete', { exact: true })).toBeVisible();
  await expectEnd(person, 'completed');
  const left = subtract(held, decimal('1.001'));
  await expectBalance(person, 'XP', left);
  await expectBalance(other, 'XP', add(before, decimal('1')));

  await send(person, {
    assetType: 'XP',
    amount: '2',
    to: 'did:ethr:0x52908400098527886E0F7030069857D2E4169EE7',
  });
  await expectEnd(person, 'waiting');
  await expectBalance(person, 'XP', subtract(left, decimal('2.001')));
  await goToAssets(person);
  const latest = page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem');
  await expect(latest.first()).toContainText('Waiting');
  await latest.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expectEnd(person, 'returned');
  await expectBalance(person, 'XP', left);
}

/** Deposits from a bank account, and withdraws to it. */
async function useBank(person: Person): Promise<void> {
  const { page } = person;
  await saveBankAccount(person);
  const held = await balance(person, 'USDC');
  await load(person, paths.deposit);
  await page.getByLabel('Asset').selectOption('USDC');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('radio', { name: 'Bank transfer' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(
    page.getByText('10 USDC deposit has been initiated.', { exact: true }),
  ).toBeVisible();
  await expectEnd(person, 'completed');
  const more = add(held, decimal('10'));
  await expectBalance(person, 'USDC', more);

  await load(person, paths.withdraw);
  await page.getByLabel('Asset').selectOption('USDC');
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await confirmUntil(person, 'Withdrawal Initiated');
  // The fee of 1% is on top.
  await expectBalance(person, 'USDC', subtract(more, decimal('20.2')));
  await expectEnd(person, 'completed');
}

/** Tops up, pays another account, and withdraws local currency. */
async function useLocalCurrency(person: Person, other: Person): Promise<void> {
  const { page } = person;
  const held = await balance(person, localCurrency);
  const before = await balance(other, localCurrency);
  await load(person, paths.localTopup);
  await page.getByLabel('Amount', { exact: true }).fill('5000');
  await page.getByRole('radio', { name: 'Bank Account' }).click();
  await page.getByRole('button', { name: 'Top Up', exact: true }).click();
  await expectNotice(person, 'Top-up Successful', '₩5,000 has been added to your balance.');
  const more = add(held, decimal('5000'));
  await expectBalance(person, localCurrency, more);

  await load(person, paths.localSend);
  const korean = page.getByRole('main').locator('[lang="ko"]');
  await page.getByRole('radio', { name: '이름 또는 이메일' }).click();
  await page.getByLabel('받는 분 이름 또는 이메일').fill(other.email);
  await page.getByLabel('보낼 금액').fill('1500');
  await korean.getByRole('button', { name: '보내기', exact: true }).click();
  await confirmUntil(person, '송금 완료');
  await expectEnd(person, 'completed');
  const rest = subtract(more, decimal('1500'));
  await expectBalance(person, localCurrency, rest);
  await expectBalance(other, localCurrency, add(before, decimal('1500')));

  await load(person, paths.localWithdraw);
  await page.getByLabel('출금 금액').fill('1000');
  await page
    .getByRole('radio', { name: /하나은행/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '즉시' }).click();
  await korean.getByRole('button', { name: '출금하기' }).click();
  await confirmUntil(person, '출금 신청 완료');
  await expectBalance(person, localCurrency, subtract(rest, decimal('1500')));
  await expectEnd(person, 'completed');
}

/** Requests a tax refund and withdraws it, and saves a trip. */
async function travel(person: Person): Promise<void> {
  const { page } = person;
  const { id } = await userOf(person);
  const refunds = () => read(person, `/tax-refunds/${id}`, rowsOf(TaxRefund));
  await load(person, paths.traveler);
  await page.getByRole('button', { name: 'Enter manually' }).click();
  await page.getByLabel('Merchant').fill('Truth Books');
  await page.getByLabel('Purchase amount').fill('40');
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();
  const requested = (await refunds()).find(({ merchantName }) => merchantName === 'Truth Books');
  expect(requested).toMatchObject({ status: 'processing', refundAmount: '3.2' });
  await page
    .getByRole('region', { name: 'Recent refunds' })
    .getByRole('link', { name: /Truth Books/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Tax refund' });
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Refund Withdrawn', { exact: true })).toBeVisible();
  expect((await refunds()).find((refund) => refund.id === requested?.id)?.status).toBe('withdrawn');

  await load(person, paths.travelPlan);
  await page.getByRole('button', { name: 'Add travel plan' }).click();
  await page.getByLabel('Title').fill('Truth tour');
  await page.getByLabel('Destination').fill('Gyeongju');
  await page.getByLabel('Start date').fill('2027-04-06');
  await page.getByLabel('End date').fill('2027-04-12');
  await page.getByRole('radio', { name: 'Leisure' }).click();
  await page.getByRole('button', { name: 'Save travel plan' }).click();
  await expect(page.getByText('Travel Plan Created', { exact: true })).toBeVisible();
  const trips = await read(person, `/travel-plans/${id}`, rowsOf(TravelPlan));
  expect(trips).toContainEqual(expect.objectContaining({ title: 'Truth tour' }));
}

/** Has a document reviewed by the sandbox. */
async function verifyIdentity(person: Person): Promise<void> {
  const { page } = person;
  const { id, firstName, lastName } = await userOf(person);
  const tested = async () =>
    (await read(person, `/credentials/${id}`, rowsOf(Credential))).filter(
      ({ credentialType, issuer }) => credentialType === 'passport' && issuer.includes('Sandbox'),
    ).length;
  const before = await tested();
  await load(person, paths.verifyIdentity);
  await page.getByRole('radio', { name: 'Passport' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Photo').setInputFiles(documentPhoto);
  await page.getByLabel('Document number').fill('M12345678');
  await page.getByLabel('Name').fill(`${firstName} ${lastName}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Verification Request Completed', { exact: true })).toBeVisible();
  await expect.poll(tested).toBe(before + 1);
}

/** Requests an approval, which the other person gives. */
async function haveApproved(person: Person, other: Person): Promise<void> {
  const { page } = person;
  const { id } = await userOf(person);
  await load(person, paths.requestApproval);
  await page.getByLabel('Amount', { exact: true }).fill('90000');
  await page.getByLabel('Approver’s e-mail').fill(other.email);
  await page.getByLabel('Title').fill('Truth dinner');
  await page.getByLabel('Kind').selectOption('Travel request');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectNotice(person, 'Approval Requested', 'Your request has been sent.');
  const status = async () => {
    const requests = await read(person, `/work/requests/${id}`, rowsOf(WorkApproval));
    return requests.find(({ title }) => title === 'Truth dinner');
  };
  const request = await status();
  expect(request?.status).toBe('pending');
  await load(other, documentPath(request?.documentId ?? 0));
  await other.page.getByRole('button', { name: 'Approve' }).click();
  await expectNotice(other, 'Document Approved', 'The document has been approved.');
  expect((await status())?.status).toBe('approved');
  await expect(page.getByRole('region', { name: 'Document history' })).toContainText('Approved by');
}

/** Changes a security setting and the profile. */
async function changeSettings(person: Person): Promise<void> {
  const { page } = person;
  const { id } = await userOf(person);
  const isOn = async () =>
    (await read(person, `/security-settings/${id}`, SecuritySettings)).loginNotifications;
  const before = await isOn();
  await load(person, paths.securitySettings);
  await page.getByRole('switch', { name: /^Login notifications/ }).click();
  await expect.poll(isOn).toBe(!before);

  await load(person, paths.editProfile);
  await page.getByLabel('Country').selectOption('Japan');
  await page.getByLabel('Currency').selectOption('JPY');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  expect(await userOf(person)).toMatchObject({ country: 'Japan', currency: 'JPY' });
}

for (const walker of walkers) {
  test(`what the wallet shows a ${walker} is what the provider has, after each action`, async ({
    newPerson,
    signedIn,
    startProvider,
  }) => {
    test.setTimeout(600_000);
    const provider = await startProvider();
    const other = await newPerson('Otto', '', provider);
    await proveEmail(other);
    const person = await enter({ newPerson, signedIn }, walker, provider);
    await load(person, paths.home);
    await compareScreens(person);
    for (const act of [
      moveAssets,
      useBank,
      useLocalCurrency,
      travel,
      verifyIdentity,
      haveApproved,
      changeSettings,
    ]) {
      await test.step(act.name, async () => {
        await act(person, other);
        await compareBalances(person);
      });
    }
    await compareScreens(person);
    await compareBalances(other);
    expect(await auditOf(provider)).toBe('The audit found nothing.');
  });
}
