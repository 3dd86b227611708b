import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { ReceiptScreen, type ReceiptState } from '#screens/receipt/ReceiptScreen.tsx';
import { originInQuery } from '#wallet/asset-path.ts';
import { idInAddress } from '#wallet/entities/id-in-address.ts';
import { ready } from '#wallet/loadable.ts';
import { receiptIdIn } from '#wallet/paths.ts';

import { loadableOf } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** A receipt, wrapped because it may be missing, which `loadableOf` would treat as loading. */
function useReceipt(id: number | undefined): ReceiptState['receipt'] {
  const { queries } = useWalletServices();
  const read = loadableOf(
    useQuery({
      ...queries.query('receipt', { params: { id: id ?? 0 } }),
      enabled: id !== undefined,
      select: (receipt) => ({ receipt }),
    }),
  );
  if (id === undefined) return { status: 'not-found' };
  if (read.status !== 'ready') return read;
  return read.data.receipt === null ? { status: 'not-found' } : ready(read.data.receipt);
}

/** True if a transaction is still pending after its expected time. Renders again at that time. */
function useLate(receipt: ReceiptState['receipt']): boolean {
  const { clock } = useWalletServices();
  const pending = receipt.status === 'ready' && receipt.data.status === 'pending';
  const expectedAt = pending ? receipt.data.expectedAt : null;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (expectedAt === null) return;
    const left = Date.parse(expectedAt) - clock.now().getTime();
    const leaving = new AbortController();
    clock.wait(Math.max(0, left), leaving.signal).then(
      () => setLate(expectedAt),
      () => undefined,
    );
    return () => leaving.abort();
  }, [clock, expectedAt]);
  return expectedAt !== null && late === expectedAt;
}

export default function ReceiptRoute({ path, search }: RouteProps) {
  const { client, queries, device, toasts, log, navigate } = useWalletServices();
  const onDevice = useOnDevice();
  const receipt = useReceipt(idInAddress(receiptIdIn(path)));
  return (
    <ReceiptScreen
      receipt={receipt}
      isLate={useLate(receipt)}
      from={originInQuery(search)}
      onTakeBack={async (id) => {
        await client('takeBack', { params: { id } });
      }}
      onBlock={async (transactionId) => {
        await client('addBlock', { body: { transactionId } });
      }}
      onCopy={device.copy}
      onShare={onDevice ? device.share : undefined}
      onSave={(fileName, text) => device.saveFile(fileName, text, 'text/plain;charset=utf-8')}
      notify={toasts.notify}
      log={log.info}
      onRetry={() => void queries.refresh('receipt')}
      onNavigate={navigate}
    />
  );
}
