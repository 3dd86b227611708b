import type { ReactNode } from 'react';

import { english } from '#wallet/labels/english.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { inCurrency, portfolioValue, type Holding, type Rates } from '#wallet/money/assets.ts';

import { Money } from './Amount.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { useTestMoney } from './sandboxes.ts';
import { Button } from '#components/Button.tsx';

export interface PortfolioCardProps {
  holdings: readonly Holding[];
  rates: Exclude<Loadable<Rates>, { status: 'loading' }>;
  /** The currency of the profile; dollars if it is empty. */
  currency?: string | undefined;
  /** Refetches the rates. */
  onRetry: () => void;
  /** The actions on the portfolio. */
  children?: ReactNode;
}

/**
 * The total value of a user's assets in the currency of the profile, with the change of the day. Without rates it shows
 * an error, but still the actions, which do not need rates.
 */
export function PortfolioCard({
  holdings,
  rates,
  currency = '',
  onRetry,
  children,
}: PortfolioCardProps) {
  const note = useTestMoney();
  if (rates.status === 'failed') {
    return (
      <BalanceCard
        label="Total portfolio value"
        note={note}
        figure={
          <span role="alert">
            <span className="block text-row font-semibold">We could not load the rates</span>
            <span className="block text-small text-on-deep-muted">
              {english.loadError.explanations[rates.kind]}
            </span>
          </span>
        }
      >
        <div className="mb-4">
          <Button tone="secondary" size="small" onClick={onRetry}>
            {english.loadError.retry}
          </Button>
        </div>
        {children}
      </BalanceCard>
    );
  }
  const today = holdings[0]?.today;
  return (
    <BalanceCard
      label="Total portfolio value"
      note={note}
      figure={
        <Money
          {...inCurrency(rates.data, portfolioValue(rates.data, holdings), currency)}
          size="balance"
        />
      }
      chip={today && `${today.startsWith('-') ? `−${today.slice(1)}` : `+${today}`}% today`}
    >
      {children}
    </BalanceCard>
  );
}
