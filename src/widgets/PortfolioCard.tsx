import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { inCurrency, portfolioValue, type Holding, type Rates } from '#wallet/money/assets.ts';

import { AllocationBar } from './AllocationBar.tsx';
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
  const t = useMessages('home').portfolio;
  const { loadError } = useMessages('common');
  const note = useTestMoney();
  if (rates.status === 'failed') {
    return (
      <BalanceCard
        label={t.title}
        note={note}
        figure={
          <span role="alert">
            <span className="block text-row font-semibold">{t.ratesFailed}</span>
            <span className="block text-small text-on-deep-muted">
              {loadError.explanations[rates.kind]}
            </span>
          </span>
        }
      >
        <Button tone="secondary" size="small" onClick={onRetry}>
          {loadError.retry}
        </Button>
        {children}
      </BalanceCard>
    );
  }
  const today = holdings[0]?.today;
  const falls = today?.startsWith('-') ?? false;
  return (
    <BalanceCard
      label={t.title}
      note={note}
      figure={
        <Money
          {...inCurrency(rates.data, portfolioValue(rates.data, holdings), currency)}
          size="balance"
        />
      }
      chip={today && t.today(falls ? `−${today.slice(1)}` : `+${today}`)}
      trend={falls ? 'down' : 'up'}
    >
      <AllocationBar holdings={holdings} rates={rates.data} />
      {children}
    </BalanceCard>
  );
}
