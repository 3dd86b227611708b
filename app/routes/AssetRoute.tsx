import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { AssetScreen, type AssetState } from '#screens/asset/AssetScreen.tsx';
import { isAssetCode } from '#wallet/asset-path.ts';
import { ready } from '#wallet/loadable.ts';
import type { PriceRange } from '#wallet/money/price-range.ts';
import { assetTypeIn } from '#wallet/paths.ts';

import { useActivities } from '../services/use-activities.ts';
import { loadableOf, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** Time for which cached prices are shown without another read, in milliseconds. */
const freshFor = 5 * 60_000;

/** The prices of a period, wrapped because the asset may be unknown, which `loadableOf` would treat as loading. */
function usePrices(asset: string, range: PriceRange): AssetState['prices'] {
  const { client } = useWalletServices();
  const isCode = isAssetCode(asset);
  const read = loadableOf(
    useQuery({
      queryKey: ['assetPrices', {}, { asset, range }],
      queryFn: ({ signal }) => client('assetPrices', { filter: { asset, range }, signal }),
      select: (prices) => ({ prices }),
      enabled: isCode,
      staleTime: freshFor,
    }),
  );
  if (!isCode) return { status: 'not-found' };
  if (read.status !== 'ready') return read;
  return read.data.prices === null ? { status: 'not-found' } : ready(read.data.prices);
}

export default function AssetRoute({ user, path }: RouteProps) {
  const { clock, queries, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const [range, setRange] = useState<PriceRange>('day');
  const asset = assetTypeIn(path) ?? '';
  const params = { userId: user.id };
  const { activities, onMore } = useActivities(user.id, isAssetCode(asset) ? { asset } : undefined);
  return (
    <AssetScreen
      assetType={asset}
      holdings={useLoadable('assets', { params })}
      rates={useLoadable('exchangeRates', {})}
      prices={usePrices(asset, range)}
      range={range}
      activities={activities}
      now={now}
      onRange={setRange}
      onMore={onMore}
      onRetry={(call) => void queries.refresh(call)}
      onNavigate={navigate}
    />
  );
}
