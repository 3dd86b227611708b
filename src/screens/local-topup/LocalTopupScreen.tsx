import { useMessages } from '#i18n/messages-context.ts';
import type { LocalMessages } from '#i18n/en/local.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { Fees } from '#wallet/entities/fees.ts';
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
  fees: Loadable<Fees>;
  accounts: Loadable<readonly BankAccount[]>;
  /** The draft that the form had when the user left it to add an account. */
  held?: TopUpFormProps['held'];
  /** The remainder of the daily limit in won; undefined if it is unknown. */
  left?: TopUpFormProps['left'];
}

export interface LocalTopupActions extends Pick<
  TopUpFormProps,
  'onTopUp' | 'onHold' | 'onNavigate' | 'notify'
> {
  onRetry: () => void;
}

/** The benefits of local §9, which the form only shows (decision 114). */
const benefits = ['cashback', 'noFee', 'worth'] as const;

/** Buys local currency with money from a bank or the wallet, at the provider's rates (local §2, decision 91). */
export function LocalTopupScreen({
  holdings,
  rates,
  coinRate,
  fees,
  accounts,
  held,
  left,
  onRetry,
  ...form
}: LocalTopupState & LocalTopupActions) {
  const common = useMessages('common');
  const t = useMessages('local').topUp;
  return (
    <Screen area="city">
      <ScreenHeader
        title={t.title}
        back={{ to: paths.localpay, label: common.back }}
        onNavigate={form.onNavigate}
      />
      <Loaded
        from={both(both(holdings, accounts), both(both(rates, coinRate), fees))}
        skeleton={<TopUpSkeleton />}
        errorTitle={t.failed[firstFailed({ holdings, accounts, fees })]}
        onRetry={onRetry}
      >
        {([[owned, saved], [[known, { won }], charged]]) => (
          <TopUpForm
            sources={fundingSources(owned, known, charged)}
            accounts={saved}
            held={held}
            left={left}
            coinRate={won}
            {...form}
          />
        )}
      </Loaded>
      <Section title={t.benefits.title}>
        <Card tone="city">
          <div className="flex flex-col items-start gap-4">
            <CheckList items={benefits.map((benefit) => t.benefits[benefit])} />
            <ButtonLink
              tone="secondary"
              size="small"
              to={paths.localMerchants}
              onNavigate={form.onNavigate}
            >
              {t.benefits.shops}
            </ButtonLink>
          </div>
        </Card>
      </Section>
    </Screen>
  );
}

/** The read that failed first. */
function firstFailed({
  holdings,
  accounts,
  fees,
}: Pick<
  LocalTopupState,
  'holdings' | 'accounts' | 'fees'
>): keyof LocalMessages['topUp']['failed'] {
  if (holdings.status === 'failed') return 'holdings';
  if (accounts.status === 'failed') return 'accounts';
  return fees.status === 'failed' ? 'fees' : 'rates';
}
