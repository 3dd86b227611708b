import type { ReactNode } from 'react';

import { localCurrency } from '#wallet/money/assets.ts';

import { LeftToday, type LeftTodayProps } from './LeftToday.tsx';

/** The hint of an amount of any asset; for the local currency with the remainder of its daily limit (decision 173). */
export function assetAmountHint(
  assetType: string,
  hint: string | undefined,
  limits: Pick<LeftTodayProps, 'left' | 'limit'>,
): ReactNode {
  if (assetType !== localCurrency || limits.left === undefined) return hint;
  return (
    <>
      {hint}
      <LeftToday {...limits} />
    </>
  );
}
