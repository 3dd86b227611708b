import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { english } from '#wallet/labels/english.ts';
import type { Holding } from '#wallet/money/assets.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { fundingSources, type ExchangeRates, type TopUp } from '#wallet/forms/local-topup.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { TopUpForm } from './TopUpForm.tsx';
import { TopUpSkeleton } from './TopUpSkeleton.tsx';

export interface LocalTopupState {
  holdings: Loadable<readonly Holding[]>;
  /** Won per unit of each source. */
  rates: ExchangeRates;
  /** Won per coin. */
  coinRate: DecimalString;
}

export interface LocalTopupActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Asks for the top-up; rejects when that failed. The signal aborts when the person leaves. */
  onTopUp: (topUp: TopUp, signal: AbortSignal) => Promise<void>;
  notify: Notify;
}

/** Shown and not enforced (local §9, decision 37). */
const benefits = [
  'Cashback up to 15% at local shops',
  'No fee from your bank account',
  '1 coin is always worth ₩1',
] as const;

/**
 * Buys local currency with money of a bank or of the wallet (local §2). It is simulated: no balance changes (local §7).
 */
export function LocalTopupScreen({
  holdings,
  rates,
  coinRate,
  onNavigate,
  onRetry,
  onTopUp,
  notify,
}: LocalTopupState & LocalTopupActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Top Up"
        back={{ to: paths.localpay, label: english.back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={holdings}
        skeleton={<TopUpSkeleton />}
        errorTitle="We could not load your balances"
        labels={english.loadError}
        onRetry={onRetry}
      >
        {(data) => (
          <TopUpForm
            sources={fundingSources(data, rates)}
            coinRate={coinRate}
            onTopUp={onTopUp}
            onNavigate={onNavigate}
            notify={notify}
          />
        )}
      </Loaded>
      <Section title="Benefits">
        <Card tone="city">
          <CheckList items={benefits} />
        </Card>
      </Section>
    </Screen>
  );
}
