import { useMessages } from '#i18n/messages-context.ts';
import { Won } from '#widgets/Won.tsx';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { LocalSendForm, type LocalSendFormProps } from './LocalSendForm.tsx';
import { LocalSendSkeleton } from './LocalSendSkeleton.tsx';

export interface LocalSendScreenProps extends Omit<LocalSendFormProps, 'balance'> {
  holdings: Loadable<readonly Holding[]>;
}

const benefits = ['noFee', 'instant', 'worth'] as const;

/** Sends the city's currency to another user, in the language of local payments (local §2). */
export function LocalSendScreen(props: LocalSendScreenProps) {
  return (
    <InLocalLanguage>
      <Transfer {...props} />
    </InLocalLanguage>
  );
}

function Transfer({ holdings, ...form }: LocalSendScreenProps) {
  const common = useMessages('common');
  const { send: t, balanceFailed } = useMessages('local');
  return (
    <Screen area="city">
      <div className="flex flex-col gap-2.5">
        <div>
          <ScreenHeader
            title={t.title}
            back={{ to: paths.localpay, label: common.back }}
            onNavigate={form.onNavigate}
          />
          {holdings.status === 'ready' && <Balance holdings={holdings.data} />}
        </div>
        <Loaded
          from={holdings}
          skeleton={<LocalSendSkeleton />}
          errorTitle={balanceFailed}
          onRetry={() => form.onRetry('balance')}
        >
          {(data) => <LocalSendForm {...form} balance={balanceOf(data, localCurrency)} />}
        </Loaded>
      </div>
      <Section title={t.benefits.title}>
        <Card>
          <CheckList items={benefits.map((benefit) => t.benefits[benefit])} />
        </Card>
      </Section>
    </Screen>
  );
}

/** The balance, in one line below the title so that recipient and amount come first (decision 96). */
function Balance({ holdings }: { holdings: readonly Holding[] }) {
  const t = useMessages('local').send;
  return (
    <section
      aria-label={t.balance}
      // Aligned with the title, which follows the back arrow.
      className="mt-1 flex flex-wrap items-baseline gap-x-2 pl-9.5"
    >
      <p className="text-small text-ink-muted">{t.balanceNote}</p>
      <p className="wrap-anywhere">
        <Won value={balanceOf(holdings, localCurrency)} size="row" />
      </p>
    </section>
  );
}
