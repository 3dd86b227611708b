import { useQuery } from '@tanstack/react-query';

import { fromNetwork } from '#api/client.ts';
import { TravelerScreen } from '#screens/traveler/TravelerScreen.tsx';
import type { RefundRequest } from '#wallet/forms/traveler.ts';
import { refundIdIn } from '#wallet/refund-path.ts';
import { koreanDay } from '#wallet/seoul-time.ts';

import { createRefundRequests } from '../refund-requests.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { loadableOf, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The opened refund, wrapped because it may be missing, which `loadableOf` would treat as loading. */
function useOpenedRefund(id: number | undefined) {
  const { queries } = useWalletServices();
  const read = loadableOf(
    useQuery({
      ...queries.query('taxRefund', { params: { id: id ?? 0 } }),
      enabled: id !== undefined,
      select: (refund) => ({ refund }),
    }),
  );
  return id === undefined ? undefined : read;
}

const minute = 60_000;

/** The minute that ends after some seconds: a time without its seconds would be too early. */
function expectedMinute(from: Date, seconds: number): Date {
  return new Date(Math.ceil((from.getTime() + seconds * 1_000) / minute) * minute);
}

export default function TravelerRoute({ user, search }: RouteProps) {
  const { client, queries, clock, device, scan, sessionScoped, toasts, navigate } =
    useWalletServices();
  const requestRefund = useCreateOnce(
    'createTaxRefund',
    (refund: RefundRequest & { receiptHash: string }) => ({
      userId: user.id,
      ...refund,
      status: 'processing' as const,
      isAutomatic: false as const,
    }),
  );
  const refunds = useLoadable('refundsOverview', { params: { userId: user.id } });
  const paidIn = refunds.status === 'ready' ? refunds.data.paidInSeconds : undefined;
  const rates = useLoadable('exchangeRates', {});
  const dollar =
    rates.status === 'ready' && rates.data.find(({ assetType }) => assetType === 'USDC');
  return (
    <TravelerScreen
      refunds={refunds}
      traveller={{ name: `${user.firstName} ${user.lastName}`.trim(), country: user.country }}
      opened={useOpenedRefund(refundIdIn(search))}
      camera={{ hasCamera: device.hasCamera, scan }}
      terms={{
        today: koreanDay(clock.now()),
        wonPerDollar: dollar ? dollar.won : undefined,
        expectedAt:
          paidIn === undefined
            ? undefined
            : () => expectedMinute(clock.now(), paidIn).toISOString(),
        stores: useLoadable('merchants', {}),
      }}
      subscribeToRequests={sessionScoped(createRefundRequests).follow}
      onRequestRefund={async (refund, scannedCode) => {
        // Lazy-loaded: only a refund request needs the hash.
        const { receiptHash } = await fromNetwork(import('#wallet/receipt-hash.ts'));
        await requestRefund({ ...refund, receiptHash: receiptHash(refund, scannedCode) });
      }}
      onWithdraw={async (id) => {
        await client('withdrawTaxRefund', { params: { id } });
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={(part) => void queries.refresh(part === 'refunds' ? 'refundsOverview' : 'taxRefund')}
    />
  );
}
