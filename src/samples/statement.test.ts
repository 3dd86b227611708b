import { expect, it } from 'vitest';

import { english } from '#i18n/english.ts';
import type { Statement } from '#wallet/entities/statement.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { statementCsv, statementEnd } from '#wallet/statement-csv.ts';
import { addsUp } from '#wallet/statement-lines.ts';

import { sampleStatement } from './statement.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const rowsOf = (statement: Statement) =>
  statementCsv(statement, now, english.history.statement).split('\r\n');

it('begins with a byte order mark and the columns, and ends each row with CR and LF', () => {
  const text = statementCsv(sampleStatement('2024-12'), now, english.history.statement);
  expect(text.startsWith('\uFEFF"Date","Type","Counterparty","Account","Asset",')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // The columns, six opening balances, eleven changes and six closing balances.
  expect(text.split('\r\n')).toHaveLength(1 + 6 + 11 + 6 + 1);
});

it('has opening balances, a row for each change of a balance, and closing balances', () => {
  const rows = rowsOf(sampleStatement('2024-12'));
  expect(rows[1]).toBe(
    '"2024-12-01T00:00:00+09:00","Opening balance","","","XP",,,,1275.501,"",""',
  );
  expect(rows.slice(8, 11)).toEqual([
    '"2024-12-01T18:40:00+09:00","Sent XP","Minseo Park","0x7864f1c8A8c20C9A3F6bC5b1b4A1F3b2D5e98c07","XP",-25,-0.001,-25.001,1250.5,"completed","SW-0000-0102"',
    '"2024-12-02T10:05:00+09:00","Exchanged USDC for BusanCoin","USDC","","USDC",-8,-0.08,-8.08,808.25,"completed","SW-0000-0103"',
    '"2024-12-02T10:05:00+09:00","Exchanged USDC for BusanCoin","USDC","","BusanCoin",10000,0,10000,75700,"completed","SW-0000-0103"',
  ]);
  expect(rows.at(-2)).toBe(
    '"2024-12-31T23:59:59+09:00","Closing balance","","","BusanCoin",,,,48500,"",""',
  );
});

it('adds up: the last balance of each asset is its closing balance', () => {
  const statement = sampleStatement('2024-12');
  const cells = rowsOf(statement)
    .slice(1, -1)
    // Some names contain a comma.
    .map((row) => row.replaceAll(/"[^"]*"/g, (text) => text.replaceAll(',', ';')).split(','));
  for (const { assetType, closing } of statement.balances) {
    const own = cells.filter((row) => row[4] === `"${assetType}"`);
    expect(new Set(own.slice(-2).map((row) => row[8]))).toEqual(new Set([closing]));
  }
});

it('closes the current month now', () => {
  expect(statementEnd(sampleStatement('2025-01'), now)).toEqual(now);
});

it.each(['=1+1', '+82 10', '-5', '@sum', '\tx', '\rx', '＝1'])(
  'shows %j as a text, not as a formula',
  (name) => {
    const statement = sampleStatement('2024-12');
    const [movement] = statement.movements;
    if (movement === undefined) throw new Error('The sample has movements');
    const text = statementCsv(
      { ...statement, movements: [{ ...movement, name }] },
      now,
      english.history.statement,
    );
    expect(text).toContain(`,"'${name}",`);
  },
);

it('doubles quotes, and keeps commas and Korean names', () => {
  const statement = sampleStatement('2024-12');
  const [movement] = statement.movements;
  if (movement === undefined) throw new Error('The sample has movements');
  const name = '부산, "은행"';
  const effects = [{ assetType: 'XP', amount: decimal('-5'), fee: decimal('0') }];
  const text = statementCsv(
    { ...statement, movements: [{ ...movement, name, effects }] },
    now,
    english.history.statement,
  );
  expect(text).toContain('"부산, ""은행""","••••••8901","XP",-5,0,-5,');
});

it('has a sample that adds up, and notices one that does not', () => {
  const statement = sampleStatement('2024-12');
  expect(addsUp(statement)).toBe(true);
  expect(addsUp({ ...statement, movements: statement.movements.slice(1) })).toBe(false);
});
