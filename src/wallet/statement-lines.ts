import type { HistoryMessages } from '#i18n/en/history.ts';
import type { Language } from '#i18n/language.ts';

import type { Statement, StatementEffect, StatementMovement } from './entities/statement.ts';
import { add, compare, decimal, type DecimalString } from './money/decimal.ts';

/** A line of a statement: the change of one balance. */
export interface StatementLine {
  movement: StatementMovement;
  assetType: string;
  /** Negative if it left the wallet; in units of the asset, like the fee. */
  amount: DecimalString;
  fee: DecimalString;
  /** Amount and fee. */
  total: DecimalString;
  /** The balance of the asset after it. */
  balance: DecimalString;
}

/** The complete change of a balance, in units of the asset. */
export function totalOf({ amount, fee }: StatementEffect): DecimalString {
  return add(amount, fee);
}

/** True for an amount that left the wallet. */
export function isOut(value: DecimalString): boolean {
  return value.startsWith('-');
}

/** An amount without its sign. */
export function magnitude(value: DecimalString): DecimalString {
  return isOut(value) ? decimal(value.slice(1)) : value;
}

/** A statement with the words of its movements in a language. */
export function statementIn(statement: Statement, language: Language): Statement {
  if (language === 'en') return statement;
  const movements = statement.movements.map((movement) => ({ ...movement, ...movement.korean }));
  return { ...statement, movements };
}

/** The lines of a statement, the oldest first, with the balance after each. */
export function statementLines({ balances, movements }: Statement): StatementLine[] {
  const current = new Map(balances.map(({ assetType, opening }) => [assetType, opening]));
  return movements.flatMap((movement) =>
    movement.effects.map((effect) => {
      const { assetType, amount, fee } = effect;
      const total = totalOf(effect);
      const balance = add(current.get(assetType) ?? decimal('0'), total);
      current.set(assetType, balance);
      return { movement, assetType, amount, fee, total, balance };
    }),
  );
}

/** True if opening plus movements is closing for each asset. */
export function addsUp(statement: Statement): boolean {
  const last = new Map(
    statementLines(statement).map(({ assetType, balance }) => [assetType, balance]),
  );
  return statement.balances.every(
    ({ assetType, opening, closing }) => compare(last.get(assetType) ?? opening, closing) === 0,
  );
}

/** The other side of a movement with its preposition, as in the history; empty for an exchange or an issuance. */
export function otherSideOf(
  { effects, name, detail }: StatementMovement,
  t: Pick<HistoryMessages['statement'], 'to' | 'from'>,
): string {
  const [effect, second] = effects;
  if (effect === undefined || second !== undefined || (name || detail) === '') return '';
  // A name identifies an account; a bank has several.
  const side = name === '' || !isAddress(detail) ? [name, detail] : [name];
  const text = side.filter((part) => part !== '').join(' ');
  return isOut(totalOf(effect)) ? t.to(text) : t.from(text);
}

const isAddress = (text: string) => text.startsWith('0x');
