import { decimal } from '#wallet/money/decimal.ts';
import { formatExact, formatWon, formatKoreanWon } from '#wallet/money/format-figure.ts';

/** A figure of a refusal in won. @throws {RangeError} if it is not a decimal */
export const won = (figure: string): string => formatWon(decimal(figure));

/** A figure of a refusal in won, for a Korean sentence. @throws {RangeError} if it is not a decimal */
export const inKoreanWon = (figure: string): string => formatKoreanWon(decimal(figure));

/** A figure of a refusal in units of an asset. @throws {RangeError} if it is not a decimal */
export const units = (figure: string): string => formatExact(decimal(figure));

/** Seconds as minutes, rounded up. */
export const minutes = (seconds: string): number => Math.ceil(Number.parseInt(seconds, 10) / 60);

/** Seconds as hours, rounded up. */
export const hours = (seconds: string): number => Math.ceil(Number.parseInt(seconds, 10) / 3600);
