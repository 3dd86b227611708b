import { useMessages } from '#i18n/messages-context.ts';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { Fees } from '#wallet/entities/fees.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import type { Holding } from '#wallet/money/assets.ts';
import { paths } from '#wallet/paths.ts';

import { SendForm, type SendFormProps } from './SendForm.tsx';

export interface SendScreenProps extends Omit<
  SendFormProps,
  'holdings' | 'rates' | 'fees' | 'ownAddress' | 'asset' | 'left'
> {
  holdings: Loadable<readonly Holding[]>;
  /** The rates, for the value of the amount, and the fees of the provider. */
  prices: { rates: SendFormProps['rates']; fees: Loadable<Fees> };
  /** The sender's own address and remaining limit, and the asset that is selected at first. */
  sender: Pick<SendFormProps, 'ownAddress' | 'asset' | 'left'>;
}

/** Sends an asset to an address (core §2). */
export function SendScreen({
  holdings,
  prices: { rates, fees },
  sender,
  ...form
}: SendScreenProps) {
  const t = useMessages('send');
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.assets, label: back }}
        onNavigate={form.onNavigate}
      />
      <Loaded
        from={both(holdings, fees)}
        skeleton={<SendSkeleton />}
        errorTitle={holdings.status === 'failed' ? t.assetsFailed : t.feesFailed}
        onRetry={() => form.onRetry('holdings')}
      >
        {([owned, charged]) => (
          <SendForm {...form} {...sender} holdings={owned} rates={rates} fees={charged} />
        )}
      </Loaded>
    </Screen>
  );
}

function SendSkeleton() {
  const { loading } = useMessages('send');
  return (
    <Loading label={loading}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-5">
          <FieldSkeleton />
          <FieldSkeleton />
          <div className="flex flex-col gap-3">
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        </div>
        <Skeleton shape="balance" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
