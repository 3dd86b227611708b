import { Won } from '#widgets/Won.tsx';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { korean } from '#wallet/labels/korean.ts';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { LocalSendForm, type LocalSendFormProps } from './LocalSendForm.tsx';
import { LocalSendSkeleton } from './LocalSendSkeleton.tsx';

export interface LocalSendScreenProps extends Omit<LocalSendFormProps, 'balance'> {
  holdings: Loadable<readonly Holding[]>;
}

const benefits = ['송금 수수료 무료', '24시간 즉시 송금', '1코인은 언제나 1원'] as const;

/** Sends the city's currency to another user (local §2), in Korean. */
export function LocalSendScreen({ holdings, ...form }: LocalSendScreenProps) {
  return (
    <InLocalLanguage>
      <Screen>
        <ScreenHeader
          title="보내기"
          back={{ to: paths.localpay, label: korean.back }}
          aside={holdings.status === 'ready' && <Balance holdings={holdings.data} />}
          onNavigate={form.onNavigate}
        />
        <Loaded
          from={holdings}
          skeleton={<LocalSendSkeleton />}
          errorTitle="잔액을 불러오지 못했습니다"
          onRetry={() => form.onRetry('balance')}
        >
          {(data) => <LocalSendForm {...form} balance={balanceOf(data, localCurrency)} />}
        </Loaded>
        <Section title="혜택 안내">
          <Card>
            <CheckList items={benefits} />
          </Card>
        </Section>
      </Screen>
    </InLocalLanguage>
  );
}

/** The balance, beside the title so that recipient and amount come first (decision 96). */
function Balance({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <section
      aria-label="보유 잔액"
      // Keeps clear of the buttons that the shell pins to the corner above.
      className="mt-3 flex min-w-0 flex-col rounded-control bg-city-soft px-3 py-1.5 text-right text-city-ink"
    >
      <p className="text-tiny font-medium">보유 잔액 · 1코인 = 1원</p>
      <p className="wrap-anywhere">
        <Won value={balanceOf(holdings, localCurrency)} size="row" />
      </p>
    </section>
  );
}
