import type { Fees } from '#wallet/entities/fees.ts';
import { decimal } from '#wallet/money/decimal.ts';

/** The documented fees (core §9, local §9), which are charged unless an operator has set others (decision 243). */
export const sampleFees: Fees = {
  send: decimal('0.001'),
  'withdraw-instant': decimal('0.01'),
  'withdraw-standard': decimal('0.005'),
  'deposit-card': decimal('0.025'),
  'deposit-wire': decimal('15'),
  'local-withdraw-instant': decimal('500'),
  'local-withdraw-standard': decimal('200'),
  'top-up-XP': decimal('0.01'),
  'top-up-USDC': decimal('0.02'),
  'top-up-CBDC': decimal('0.005'),
};
