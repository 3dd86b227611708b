import type { HistoryMessages } from '#i18n/en/history.ts';

import type { Statement } from './entities/statement.ts';
import { statementLines } from './statement-lines.ts';
import { monthAfter, zoneClock } from './zone-clock.ts';

/** The columns, in their order. */
const columns = [
  'date',
  'type',
  'counterparty',
  'account',
  'asset',
  'amount',
  'fee',
  'total',
  'balance',
  'status',
  'reference',
] as const;

/** The first characters that make a spreadsheet read a text as a formula, some of them in full width. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A text in quotes. A spreadsheet shows a text that begins like a formula after an apostrophe. */
function quoted(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The last moment of a statement: the end of its month, or now. */
export function statementEnd({ month, timeZone }: Statement, now: Date): Date {
  const end = zoneClock(timeZone).startOf(monthAfter(month)).getTime() - 1_000;
  return new Date(Math.min(end, now.getTime()));
}

/** The name of a statement's file, without its ending. */
export function statementFileName(month: string): string {
  return `superwallet-statement-${month}`;
}

/**
 * A statement as CSV for a spreadsheet: UTF-8 with a byte order mark, CRLF, texts in quotes, and amounts as numbers.
 * Its times are in the statement's zone, with the offset (decision 166).
 */
export function statementCsv(
  statement: Statement,
  now: Date,
  t: HistoryMessages['statement'],
): string {
  const { isoTime, startOf } = zoneClock(statement.timeZone);
  const balanceRows = (type: string, at: Date, part: 'opening' | 'closing') =>
    statement.balances.map(({ assetType, ...balance }) =>
      [isoTime(at), type, '', '', assetType]
        .map(quoted)
        .concat('', '', '', balance[part], '""', '""'),
    );
  const rows = [
    columns.map((column) => quoted(t.columns[column])),
    ...balanceRows(t.opening, startOf(statement.month), 'opening'),
    ...statementLines(statement).map(({ movement, assetType, amount, fee, total, balance }) => [
      quoted(isoTime(new Date(movement.at))),
      quoted(movement.title),
      quoted(movement.name),
      quoted(movement.detail),
      quoted(assetType),
      amount,
      fee,
      total,
      balance,
      quoted(movement.status),
      quoted(movement.reference),
    ]),
    ...balanceRows(t.closing, statementEnd(statement, now), 'closing'),
  ];
  return `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}
