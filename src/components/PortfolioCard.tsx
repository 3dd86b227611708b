import type { ReactNode } from 'react';

import { changeToday, portfolioValue, type Holding } from '#wallet/money/assets.ts';

import { Dollars } from './Amount.tsx';
import { BalanceCard } from './BalanceCard.tsx';

export interface PortfolioCardProps {
  holdings: readonly Holding[];
  /** What can be done with the portfolio. */
  children?: ReactNode;
}

/** What a person's assets are worth together in dollars, with the change of the day. */
export function PortfolioCard({ holdings, children }: PortfolioCardProps) {
  return (
    <BalanceCard
      label="Total portfolio value"
      figure={<Dollars value={portfolioValue(holdings)} size="balance" />}
      chip={changeToday(holdings)}
    >
      {children}
    </BalanceCard>
  );
}
