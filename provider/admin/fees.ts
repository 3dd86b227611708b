import type { FeeName } from '#wallet/entities/fees.ts';
import { amount } from '#wallet/entities/fields.ts';
import {
  canonical,
  compare,
  decimal,
  multiply,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';

import { eq } from '../database/drizzle.ts';
import { operatorFees } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { operatorFeesOf } from '../money/operator-fees.ts';
import { documentedFees } from '../money/sample-fees.ts';
import { textOf, type AdminCommand } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';

/** The bounds of fees in one unit, which is also the option that states them. */
interface Unit {
  option: 'percent' | 'dollars' | 'won' | 'units';
  most: DecimalString;
  fractionDigits: number;
  /** The stored value of 1. */
  scale: DecimalString;
}

const units = {
  percent: { option: 'percent', most: decimal('10'), fractionDigits: 2, scale: decimal('0.01') },
  dollars: { option: 'dollars', most: decimal('100'), fractionDigits: 2, scale: decimal('1') },
  won: { option: 'won', most: decimal('10000'), fractionDigits: 0, scale: decimal('1') },
  // The form shows the total of a send to three decimals.
  units: { option: 'units', most: decimal('0.01'), fractionDigits: 3, scale: decimal('1') },
} as const satisfies Record<string, Unit>;

const unitOf: Readonly<Record<FeeName, Unit>> = {
  send: units.units,
  'withdraw-instant': units.percent,
  'withdraw-standard': units.percent,
  'deposit-card': units.percent,
  'deposit-wire': units.dollars,
  'local-withdraw-instant': units.won,
  'local-withdraw-standard': units.won,
  'top-up-XP': units.percent,
  'top-up-USDC': units.percent,
  'top-up-CBDC': units.percent,
};

// `Object.keys` loses the type of the names.
const names = Object.keys(unitOf) as FeeName[];

const subjectOf = (name: FeeName) => `fee ${name}`;

const words: Readonly<Record<Unit['option'], string>> = {
  percent: '%',
  dollars: ' dollars',
  won: ' won',
  units: ' of the sent asset',
};

function lineOf(name: FeeName, value: DecimalString, origin: string): string {
  const { option } = unitOf[name];
  const figure = option === 'percent' ? multiply(value, decimal('100')) : value;
  return `${name}: ${figure}${words[option]}, ${origin}`;
}

/** @throws {AdminProblem} for an unknown fee */
function feeNamed(text: string): FeeName {
  const name = names.find((known) => known === text);
  if (name === undefined) throw new AdminProblem(`Name one of these fees: ${names.join(', ')}.`);
  return name;
}

/** The stored value of a fee in its options. @throws {AdminProblem} for another unit, or outside the bounds */
function valueOf(name: FeeName, options: Readonly<Record<string, unknown>>): DecimalString {
  const { option, most, fractionDigits, scale } = unitOf[name];
  const stated = Object.keys(units).filter((one) => textOf(options[one]) !== '');
  const typed = amount.safeParse(textOf(options[option]));
  if (
    !typed.success ||
    stated.length > 1 ||
    compare(typed.data, decimal('0')) < 0 ||
    compare(typed.data, most) > 0 ||
    compare(truncate(typed.data, fractionDigits), typed.data) !== 0
  ) {
    throw new AdminProblem(
      `Give the fee ${name} by --${option}, from 0 to ${most}, with at most ${fractionDigits} decimals.`,
    );
  }
  return canonical(multiply(typed.data, scale));
}

const ownFee = async (tx: Tx, name: FeeName) => (await operatorFeesOf(tx))[name];

/**
 * The commands on the fees. Each process applies a change within seconds, and the wallet shows it (decision 243). The
 * methods that are documented as free have no fee to set.
 */
export const feeCommands: Readonly<Record<string, AdminCommand>> = {
  'fees list': {
    use: '',
    words: [0, 0],
    changes: false,
    async run(tx) {
      const own = await operatorFeesOf(tx);
      return names.map((name) => {
        const value = own[name];
        return value === undefined
          ? lineOf(name, documentedFees[name], 'documented')
          : lineOf(name, value, 'set by an operator');
      });
    },
  },
  'fees set': {
    use: 'FEE --percent|--dollars|--won|--units AMOUNT',
    words: [1, 1],
    changes: true,
    options: {
      percent: { type: 'string' },
      dollars: { type: 'string' },
      won: { type: 'string' },
      units: { type: 'string' },
    },
    async run(tx, { words: [text = ''], options, at, record }) {
      const name = feeNamed(text);
      const value = valueOf(name, options);
      const before = (await ownFee(tx, name)) ?? documentedFees[name];
      const row = { name, value, setAt: at };
      await tx
        .insert(operatorFees)
        .values(row)
        .onConflictDoUpdate({ target: operatorFees.name, set: row });
      await record({ subject: subjectOf(name), before: { fee: before }, after: { fee: value } });
      return [lineOf(name, value, 'set by an operator')];
    },
  },
  'fees reset': {
    use: 'FEE',
    words: [1, 1],
    changes: true,
    async run(tx, { words: [text = ''], record }) {
      const name = feeNamed(text);
      const before = await ownFee(tx, name);
      const documented = lineOf(name, documentedFees[name], 'documented');
      if (before === undefined) {
        throw new AdminProblem(`It is the documented one already: ${documented}`);
      }
      await tx.delete(operatorFees).where(eq(operatorFees.name, name));
      await record({ subject: subjectOf(name), before: { fee: before }, after: null });
      return [documented];
    },
  },
};
