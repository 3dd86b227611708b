import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { english } from '#wallet/labels/english.ts';
import type { Holding } from '#wallet/money/assets.ts';
import type { BusanCoinRate, ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import { fundingSources } from '#wallet/rules/local-topup.ts';
import { paths } from '#wallet/paths.ts';

import { TopUpForm, type TopUpFormProps } from './TopUpForm.tsx';
import { TopUpSkeleton } from './TopUpSkeleton.tsx';

export interface LocalTopupState {
  holdings: Loadable<readonly Holding[]>;
  rates: Loadable<readonly ExchangeRate[]>;
  coinRate: Loadable<BusanCoinRate>;
}

export interface LocalTopupActions extends Pick<
  TopUpFormProps,
  'onTopUp' | 'onNavigate' | 'notify'
> {
  onRetry: () => void;
}

/** The benefits of local §9, which the form only shows (decision 114). */
const benefits = [
  'Cashback up to 15% at local shops',
  'No fee from your bank account',
  '1 coin is always worth ₩1',
] as const;

/** Buys local currency with money from a bank or the wallet, at the provider's rates (local §2, decision 91). */
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
        from={both(holdings, both(rates, coinRate))}
        skeleton={<TopUpSkeleton />}
        errorTitle={
          holdings.status === 'failed'
            ? 'We could not load your balances'
            : 'We could not load the exchange rates'
        }
        labels={english.loadError}
        onRetry={onRetry}
      >
        {([held, [known, { won }]]) => (
          <TopUpForm
            sources={fundingSources(held, known)}
            coinRate={won}
            onTopUp={onTopUp}
            onNavigate={onNavigate}
            notify={notify}
          />
        )}
      </Loaded>
      <Section title="Benefits">
        <Card tone="city">
          <div className="flex flex-col items-start gap-4">
            <CheckList items={benefits} />
            <ButtonLink
              tone="secondary"
              size="small"
              to={paths.localMerchants}
              onNavigate={onNavigate}
            >
              See the shops
            </ButtonLink>
          </div>
        </Card>
      </Section>
    </Screen>
  );
}
