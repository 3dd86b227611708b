import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useStore } from '#components/use-store.ts';
import type { ReceivedPayment, ReceivedToday } from '#wallet/entities/received-today.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { useWalletServices } from '../context.ts';
import { createLiveConnection } from './live-connection.ts';
import { createShownArrivals } from './shown-arrivals.ts';
import { loadableOf } from './use-loadable.ts';

/** Interval of reads, in milliseconds. They start the next day, and keep the provider's session in use. */
const readInterval = 30_000;

/**
 * Today's payments, and those that have arrived since the screen was opened. A payment is new if its id was in no
 * earlier answer, so an event that comes twice, or after a lost connection, counts no payment twice.
 */
export function useArrivals(
  userId: number,
  onArrival: () => void,
): { payments: Loadable<ReceivedToday>; arrived: readonly ReceivedPayment[]; paused: boolean } {
  const { queries, clock, sessionScoped } = useWalletServices();
  const result = useQuery(queries.query('receivedToday', { params: { userId } }));
  const connection = useStore(sessionScoped(createLiveConnection));
  const shown = sessionScoped(createShownArrivals);
  const seen = useRef<Set<number>>(undefined);
  const [arrived, setArrived] = useState<readonly ReceivedPayment[]>([]);
  const { data, isFetching, isError } = result;

  useEffect(() => {
    shown.write(true);
    return () => shown.write(false);
  }, [shown]);

  useEffect(() => {
    // A cached answer may lack payments that arrived before the screen was opened.
    if (!data || isFetching || isError) return;
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...data.payments.map((one) => one.transactionId)]);
    const fresh = known ? data.payments.filter((one) => !known.has(one.transactionId)) : [];
    if (fresh.length === 0) return;
    setArrived(fresh);
    onArrival();
  }, [data, isFetching, isError, onArrival]);

  useEffect(() => {
    const read = () => void queries.refresh('receivedToday');
    const end = clock.every(readInterval, () => {
      if (document.visibilityState === 'visible') read();
    });
    // The stream notices a lost network late, a read at once.
    addEventListener('offline', read);
    return () => {
      end();
      removeEventListener('offline', read);
    };
  }, [queries, clock]);

  const paused = data !== undefined && (isError || connection === 'lost');
  return { payments: loadableOf(result), arrived, paused };
}
