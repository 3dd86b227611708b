import { Won } from '#components/Amount.tsx';
import { BalanceCard } from '#components/BalanceCard.tsx';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { Loaded } from '#components/Loaded.tsx';
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
  onRetry: () => void;
}

const benefits = ['송금 수수료 무료', '24시간 즉시 송금', '1코인은 언제나 1원'] as const;

/** Sends the city's currency to a person (local §2), in Korean. Sending is simulated (local §7). */
export function LocalSendScreen({ holdings, onRetry, ...form }: LocalSendScreenProps) {
  return (
    <div lang="ko">
      <Screen>
        <ScreenHeader
          title="보내기"
          back={{ to: paths.localpay, label: korean.back }}
          onNavigate={form.onNavigate}
        />
        <Loaded
          from={holdings}
          skeleton={<LocalSendSkeleton />}
          errorTitle="잔액을 불러오지 못했습니다"
          labels={korean.loadError}
          onRetry={onRetry}
        >
          {(data) => {
            const balance = balanceOf(data, localCurrency);
            return (
              <>
                <BalanceCard
                  tone="city"
                  label="보유 잔액"
                  figure={<Won value={balance} size="balance" />}
                  chip="1코인 = ₩1"
                />
                <LocalSendForm {...form} balance={balance} />
              </>
            );
          }}
        </Loaded>
        <Section title="혜택 안내">
          <Card>
            <CheckList items={benefits} />
          </Card>
        </Section>
      </Screen>
    </div>
  );
}
