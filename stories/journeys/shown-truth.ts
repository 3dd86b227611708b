import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type * as z from 'zod/mini';

import { english } from '#i18n/english.ts';
import { Activity } from '#wallet/entities/activity.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Credential } from '#wallet/entities/credential.ts';
import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { DeviceSession, SecuritySettings } from '#wallet/entities/security-settings.ts';
import { RefundsOverview } from '#wallet/entities/tax-refund.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';
import {
  balanceOf,
  dollarValue,
  inCurrency,
  localCurrency,
  portfolioValue,
} from '#wallet/money/assets.ts';
import { assetName } from '#wallet/money/asset-name.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { formatDollars, formatMoney, formatUnits } from '#wallet/money/format.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { paths, receiptPath } from '#wallet/paths.ts';

import { call, userOf } from './calls.ts';
import { expect, type Person } from './journey.ts';
import type { ProviderProcess } from './provider-process.ts';
import { load } from './screens.ts';
import { assetRow } from './steps.ts';

/** Reads an answer of the provider, without the wallet. The path starts below `/api`. */
export async function read<Schema extends z.ZodMiniType>(
  person: Person,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await call(person, 'GET', path);
  expect(answer.status(), path).toBe(200);
  return schema.parse(await answer.json());
}

/** The balance of an asset, as the provider has it. */
export async function balance(person: Person, assetType: string): Promise<DecimalString> {
  const { id } = await userOf(person);
  return balanceOf(await read(person, `/assets/${id}`, Holdings), assetType);
}

/** The latest transaction, as the provider has it. */
export async function latestTransaction(person: Person): Promise<z.output<typeof Transaction>> {
  const { id } = await userOf(person);
  const [latest] = await read(person, `/transactions/${id}`, rowsOf(Transaction));
  if (latest === undefined) throw new Error('There is no transaction');
  return latest;
}

/** Compares the portfolio and each asset on Home, Assets and LocalPay with the provider. */
export async function compareBalances(person: Person): Promise<void> {
  const { page } = person;
  const { id, currency } = await userOf(person);
  const holdings = await read(person, `/assets/${id}`, Holdings);
  const rates = await read(person, '/exchange-rates', rowsOf(ExchangeRate));
  const figure = (dollars: DecimalString) => {
    const { value, currency: shown } = inCurrency(rates, dollars, currency);
    return formatMoney(value, shown);
  };
  const today = holdings[0]?.today;
  for (const path of [paths.home, paths.assets]) {
    await load(person, path);
    const card = page.getByRole('region', { name: 'Total portfolio value' });
    await expect(card).toContainText(figure(portfolioValue(rates, holdings)));
    await expect(card.getByText(/% today$/)).toHaveCount(today === undefined ? 0 : 1);
    if (today !== undefined) await expect(card).toContainText(`${today.replace('-', '−')}% today`);
  }
  const rows = page.getByRole('region', { name: 'Your assets' }).getByRole('listitem');
  await expect(rows).toHaveCount(holdings.length);
  for (const { assetType, balance: held } of holdings) {
    const row = assetRow(person, assetName(assetType, english.assets)).first();
    await expect(row).toContainText(`${formatUnits(held)} ${assetType}`);
    await expect(row).toContainText(figure(dollarValue(rates, assetType, held)));
  }
  const figures = await read(person, `/local-pay/${id}`, LocalPayFigures);
  await load(person, paths.localpay);
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText(
    formatWon(balanceOf(holdings, localCurrency)),
  );
  const { transactions, cashback } = figures;
  await expect(page.getByRole('main')).toContainText(
    new RegExp(`(?<!\\d)${transactions} transactions?\\D*${formatUnits(cashback)} cashback`),
  );
}

/** The statuses of a transaction in the words of its receipt. */
const receiptStatuses = {
  pending: /Pending|처리 중/,
  waiting: /Waiting for its owner/,
  completed: /Completed|완료/,
  failed: /Failed|실패/,
  returned: /Returned|반환/,
} as const;

/** Compares the receipts of the latest transactions, and the rows of the history, with the provider. */
async function compareHistory(person: Person): Promise<void> {
  const { page } = person;
  const { id } = await userOf(person);
  for (const { id: transactionId } of (
    await read(person, `/transactions/${id}`, rowsOf(Transaction))
  ).slice(0, 8)) {
    const receipt = await read(person, `/receipts/${transactionId}`, Receipt);
    await load(person, receiptPath(transactionId));
    const main = page.getByRole('main');
    await expect(main).toContainText(receiptStatuses[receipt.status]);
    await expect(main).toContainText(receipt.reference);
    const shown =
      receipt.assetType === localCurrency
        ? new RegExp(`${formatUnits(receipt.amount)}(?!\\d)`)
        : `${formatUnits(receipt.amount)} ${receipt.assetType}`;
    await expect(main).toContainText(shown);
  }
  const activities = await read(person, `/activities/${id}`, rowsOf(Activity));
  await load(person, paths.history);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  for (const [index, { title, status }] of activities.slice(0, 20).entries()) {
    await expect(rows.nth(index)).toContainText(title);
    const words = status === 'waiting' ? 'waiting for its owner' : status.replaceAll('_', ' ');
    await expect(rows.nth(index)).toContainText(new RegExp(words, 'i'));
  }
}

/** Compares the refunds, credentials, work and accounts that the screens show with the provider. */
async function compareRecords(person: Person): Promise<void> {
  const { page } = person;
  const main = page.getByRole('main');
  const { id, firstName, lastName, country } = await userOf(person);
  const refunds = await read(person, `/tax-refunds/${id}/overview`, RefundsOverview);
  await load(person, paths.traveler);
  const summary = page.getByRole('region', { name: 'Total refunded' });
  await expect(summary).toContainText(formatDollars(refunds.refunded));
  if (refunds.count > 0) {
    await expect(summary).toContainText(
      new RegExp(`${refunds.count} refunds? · ${refunds.processingCount} processing`),
    );
  }
  const passport = page.getByRole('article', { name: 'Digital Passport' });
  await expect(passport).toContainText(`${firstName} ${lastName}`.trim());
  await expect(passport).toContainText(country || 'Not given yet');

  const credentials = await read(person, `/credentials/${id}`, rowsOf(Credential));
  await load(person, paths.digitalId);
  for (const { credentialData } of credentials) {
    await expect(main).toContainText(credentialData.name);
  }
  const tested = credentials.filter(({ issuer }) => issuer.includes('Sandbox'));
  await expect(main.getByText('Test credential')).toHaveCount(tested.length);

  const approvals = await read(person, `/work/approvals/${id}`, rowsOf(WorkApproval));
  await load(person, paths.work);
  for (const { title } of approvals) await expect(main).toContainText(title);

  const accounts = await read(person, `/bank-accounts/${id}`, rowsOf(BankAccount));
  await load(person, paths.bankInfo);
  await expect(
    page.getByRole('region', { name: 'Registered accounts' }).getByRole('listitem'),
  ).toHaveCount(accounts.length);

  const settings = await read(person, `/security-settings/${id}`, SecuritySettings);
  const devices = await read(person, `/sessions/${id}`, rowsOf(DeviceSession));
  await load(person, paths.securitySettings);
  await expect(page.getByRole('switch', { name: /^Two-factor authentication/ })).toBeChecked({
    checked: settings.twoFactorEnabled,
  });
  await expect(page.getByRole('switch', { name: /^Login notifications/ })).toBeChecked({
    checked: settings.loginNotifications,
  });
  await expect(main).toContainText(new RegExp(`Trusted devices\\D*${devices.length}(?!\\d)`));
}

/** Compares every figure and badge of the wallet's screens with the provider. */
export async function compareScreens(person: Person): Promise<void> {
  await compareBalances(person);
  await compareHistory(person);
  await compareRecords(person);
}

/** Compares a change of a balance with the expected one. */
export async function expectBalance(
  person: Person,
  assetType: string,
  expected: string,
): Promise<void> {
  await expect.poll(() => balance(person, assetType)).toBe(decimal(expected));
}

const run = promisify(execFile);

/** The findings of `npm run audit` on the database of a running provider. */
export async function auditOf({ dataDirectory }: ProviderProcess): Promise<string> {
  const operate = join(import.meta.dirname, '../../provider/operate.ts');
  const { stdout } = await run(process.execPath, [operate, 'audit'], {
    env: { DATA_DIR: dataDirectory },
  });
  return stdout.trim();
}
