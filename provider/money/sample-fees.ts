import { sampleFees } from '#samples/fees.ts';
import type { Fees } from '#wallet/entities/fees.ts';

/** The fees unless an operator has set others. */
export const documentedFees: Fees = sampleFees;
