import type { Statement, StatementMovement } from '#wallet/entities/statement.ts';
import { add, decimal, subtract } from '#wallet/money/decimal.ts';

/** A change of a balance: asset, amount, and fee. */
type Change = readonly [assetType: string, amount: string, fee?: string];

/** A movement and its time in a month. */
interface SampleMovement extends Pick<StatementMovement, 'title' | 'name' | 'detail'> {
  /** The day and the time in UTC, `02T03:40`. */
  on: string;
  /** The id of the transaction. */
  of: number;
  changes: readonly Change[];
}

const friend = { name: 'Minseo Park', detail: '0x7864f1c8A8c20C9A3F6bC5b1b4A1F3b2D5e98c07' };
const stranger = { name: '', detail: '0x52908400098527886E0F7030069857D2E4169EE7' };
const market = { name: 'Jagalchi Fish Market', detail: 'busan-0001' };

const samples: readonly SampleMovement[] = [
  {
    on: '01T00:12',
    of: 101,
    title: 'Deposited USDC',
    name: 'KB Kookmin',
    detail: '••••••8901',
    changes: [['USDC', '100']],
  },
  { on: '01T09:40', of: 102, title: 'Sent XP', ...friend, changes: [['XP', '-25', '-0.001']] },
  {
    on: '02T01:05',
    of: 103,
    title: 'Exchanged USDC for BusanCoin',
    name: 'USDC',
    detail: '',
    changes: [
      ['USDC', '-8', '-0.08'],
      ['BusanCoin', '10000'],
    ],
  },
  {
    on: '02T03:40',
    of: 104,
    title: 'Sent BusanCoin',
    ...market,
    changes: [['BusanCoin', '-20000']],
  },
  {
    on: '02T03:40',
    of: 104,
    title: 'Cashback BusanCoin',
    ...market,
    changes: [['BusanCoin', '3000']],
  },
  {
    on: '03T02:15',
    of: 105,
    title: 'Withdrew BusanCoin',
    name: '부산은행',
    detail: '•••••••2345',
    changes: [['BusanCoin', '-10000', '-200']],
  },
  { on: '03T04:00', of: 106, title: 'Sent XP', ...stranger, changes: [['XP', '-50', '-0.001']] },
  {
    on: '03T04:20',
    of: 106,
    title: 'Returned XP',
    ...stranger,
    changes: [['XP', '50', '0.001']],
  },
  {
    on: '04T06:30',
    of: 107,
    title: 'Received USDC',
    name: 'Tax office',
    detail: 'Lotte Duty Free, Busan',
    changes: [['USDC', '12']],
  },
  { on: '04T07:45', of: 108, title: 'Received ETH', ...friend, changes: [['ETH', '0.05']] },
];

/** The balances at the end of the month. */
const closing = {
  XP: '1250.5',
  USDC: '820.25',
  CBDC: '500',
  BTC: '0.0525',
  ETH: '1.2',
  BusanCoin: '48500',
} as const;

/** The sample statement of a month, as `2025-01`. Its balances and movements add up. */
export function sampleStatement(month: string, timeZone = 'UTC+9'): Statement {
  const movements = samples.map(({ on, of, changes, title, name, detail }, index) => ({
    id: index + 1,
    at: `${month}-${on}:00.000Z`,
    title,
    name,
    detail,
    effects: changes.map(([assetType, amount, fee = '0']) => ({
      assetType,
      amount: decimal(amount),
      fee: decimal(fee),
    })),
    status: of === 106 ? 'returned' : 'completed',
    reference: `SW-0000-0${of}`,
    transactionId: of,
  }));
  return { month, timeZone, balances: balancesAround(movements), movements, next: null };
}

function balancesAround(movements: readonly StatementMovement[]): Statement['balances'] {
  return Object.entries(closing).map(([assetType, balance]) => ({
    assetType,
    opening: movements
      .flatMap(({ effects }) => effects)
      .filter((effect) => effect.assetType === assetType)
      .reduce((left, { amount, fee }) => subtract(left, add(amount, fee)), decimal(balance)),
    closing: decimal(balance),
  }));
}
