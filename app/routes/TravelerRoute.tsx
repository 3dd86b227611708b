import { fromNetwork } from '#api/client.ts';
import { TravelerScreen } from '#screens/traveler/TravelerScreen.tsx';
import type { RefundRequest } from '#wallet/forms/traveler.ts';

import { createRefundRequests } from '../refund-requests.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function TravelerRoute({ user }: RouteProps) {
  const { queries, device, scan, sessionScoped, toasts, navigate } = useWalletServices();
  const requestRefund = useCreateOnce(
    'createTaxRefund',
    (refund: RefundRequest & { receiptHash: string }) => ({
      userId: user.id,
      ...refund,
      status: 'processing' as const,
      isAutomatic: false as const,
    }),
  );
  return (
    <TravelerScreen
      refunds={useLoadable('taxRefunds', { params: { userId: user.id } })}
      traveller={{ name: `${user.firstName} ${user.lastName}`.trim(), country: user.country }}
      camera={{ hasCamera: device.hasCamera, scan }}
      subscribeToRequests={sessionScoped(createRefundRequests).follow}
      onRequestRefund={async (refund, scannedCode) => {
        // Lazy-loaded: only a refund request needs the hash.
        const { receiptHash } = await fromNetwork(import('#wallet/receipt-hash.ts'));
        await requestRefund({ ...refund, receiptHash: receiptHash(refund, scannedCode) });
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('taxRefunds')}
    />
  );
}
