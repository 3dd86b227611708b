import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { sampleReceiptHash } from '#samples/receipt-hash.ts';
import { TravelerScreen } from '#screens/traveler/TravelerScreen.tsx';
import type { RefundRequest } from '#wallet/forms/traveler.ts';

import { scanOnDemand } from '../device/scan-on-demand.ts';
import { createOnce } from '../create-once.ts';
import { hasCamera } from '../device/device.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function TravelerRoute({ user }: RouteProps) {
  const [requestRefund] = useState(() =>
    createOnce(
      (refund: RefundRequest) => ({
        userId: user.id,
        ...refund,
        receiptHash: sampleReceiptHash(new Date()),
        status: 'processing' as const,
        isAutomatic: false as const,
      }),
      (request) => client('createTaxRefund', request),
    ),
  );
  return (
    <TravelerScreen
      refunds={loadableOf(useQuery(query('taxRefunds', { params: { userId: user.id } })))}
      traveller={{ name: `${user.firstName} ${user.lastName}`.trim(), country: user.country }}
      hasCamera={hasCamera}
      scan={scanOnDemand}
      onRequestRefund={async (refund) => {
        try {
          await requestRefund(refund);
        } finally {
          // Also after a failure: when only the answer was lost, the list shows that it got through.
          void refresh('taxRefunds');
        }
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('taxRefunds')}
    />
  );
}
