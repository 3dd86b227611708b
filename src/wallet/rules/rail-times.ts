import type {
  DepositMethod,
  FundingSourceId,
  LocalWithdrawMethod,
  WithdrawSpeed,
} from '#wallet/entities/money-choices.ts';

type Unit = 'minute' | 'hour' | 'day';

/** The documented time of an operation, from `least` to `most` units; instant if `least` is 0. */
export interface RailTime {
  least: number;
  most: number;
  unit: Unit;
}

/** An operation that is documented as instant ends within a minute. */
const instant: RailTime = { least: 0, most: 1, unit: 'minute' };

/** The times of a withdrawal (core §9). */
export const withdrawTimes: Readonly<Record<WithdrawSpeed, RailTime>> = {
  instant: { least: 5, most: 5, unit: 'minute' },
  standard: { least: 1, most: 2, unit: 'hour' },
  economy: { least: 1, most: 3, unit: 'day' },
};

/** The times of a withdrawal of local currency (local §9). */
export const localWithdrawTimes: Readonly<Record<LocalWithdrawMethod, RailTime>> = {
  instant: { least: 1, most: 3, unit: 'minute' },
  standard: { least: 10, most: 30, unit: 'minute' },
  economy: { least: 1, most: 3, unit: 'hour' },
};

/** The times of a top-up (local §9). The provider exchanges assets at once, which is earlier than documented. */
export const topUpTimes: Readonly<Record<FundingSourceId, RailTime>> = {
  bank: instant,
  XP: { least: 1, most: 2, unit: 'minute' },
  USDC: { least: 2, most: 5, unit: 'minute' },
  CBDC: { least: 1, most: 3, unit: 'minute' },
};

/** The times of a deposit. The documents give none (decision 202). */
export const depositTimes: Readonly<Record<DepositMethod, RailTime>> = {
  bank: instant,
  card: instant,
  crypto: instant,
  wire: instant,
};

/** The time of a local send (local §2). */
export const localSendTime = instant;

const milliseconds: Readonly<Record<Unit, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** The longest documented time, in milliseconds. */
export function longestTime({ most, unit }: RailTime): number {
  return most * milliseconds[unit];
}

const range = ({ least, most }: RailTime) => (least === most ? `${most}` : `${least}-${most}`);

/** The documented time in words, such as `1-2 hours`. */
export function englishTime(time: RailTime): string {
  return time.least === 0 ? 'Instant' : `${range(time)} ${time.unit}${time.most === 1 ? '' : 's'}`;
}

const koreanUnits: Readonly<Record<Unit, string>> = { minute: '분', hour: '시간', day: '일' };

/** The documented time in Korean, such as `1~3시간`. */
export function koreanTime(time: RailTime): string {
  return time.least === 0 ? '즉시' : `${range(time).replace('-', '~')}${koreanUnits[time.unit]}`;
}

/** The banks' maintenance in Seoul, when they make no payouts (local §9). */
export const bankMaintenance = { start: '23:30', end: '06:00' } as const;
