import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowUpRight,
  Landmark,
  type LucideIcon,
} from 'lucide-react';

import type { AssetsMessages } from '#i18n/en/assets.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CompassDrawing } from '#components/drawings/CompassDrawing.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { QuickAction } from '#components/QuickAction.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { assetPath, pathWithAsset } from '#wallet/asset-path.ts';
import type { AssetPrices } from '#wallet/entities/asset-prices.ts';
import type { LoadedActivities } from '#wallet/entities/history.ts';
import type { Loadable } from '#wallet/loadable.ts';
import {
  balanceOf,
  dollarValue,
  localCurrency,
  type Holding,
  type Rates,
} from '#wallet/money/assets.ts';
import { assetName } from '#wallet/money/asset-name.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { priceRanges, type PriceRange } from '#wallet/money/price-range.ts';
import { paths } from '#wallet/paths.ts';
import { ActivityList } from '#widgets/ActivityList.tsx';
import { Dollars, Units } from '#widgets/Amount.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';

import { PriceChart } from './PriceChart.tsx';

export interface AssetState {
  /** The asset's code. */
  assetType: string;
  holdings: Loadable<readonly Holding[]>;
  rates: Loadable<Rates>;
  /** The prices of the selected period; `not-found` if there is no such asset. */
  prices: Loadable<AssetPrices> | { status: 'not-found' };
  range: PriceRange;
  /** The transactions of the asset, of the loaded pages. */
  activities: Loadable<LoadedActivities>;
  /** The current time, which decides what was today. */
  now: Date;
}

export interface AssetActions {
  onRange: (range: PriceRange) => void;
  /** Reads the next page of the transactions. */
  onMore: () => void;
  /** Refetches a failed part, by the name of its call. */
  onRetry: (call: 'assets' | 'exchangeRates' | 'assetPrices' | 'activities') => void;
  onNavigate: Navigate;
}

/** One asset: balance, price with its past, transactions, and the ways to move it (decision 215). */
export function AssetScreen(props: AssetState & AssetActions) {
  const { assetType, prices, range, activities, now, onRange, onMore, onRetry, onNavigate } = props;
  const messages = useMessages('assets');
  const { back } = useMessages('common');
  const t = messages.asset;
  const name = assetName(assetType, messages);
  const isMissing = prices.status === 'not-found';
  return (
    <Screen>
      <ScreenHeader
        title={isMissing ? t.title : name}
        back={{ to: paths.assets, label: back }}
        onNavigate={onNavigate}
      />
      {isMissing ? (
        <AssetNotFound onNavigate={onNavigate} />
      ) : (
        <>
          <Balance {...props} />
          <Moves assetType={assetType} onNavigate={onNavigate} />
          <Section title={t.price}>
            <SegmentedControl
              label={t.period}
              segments={priceRanges.map((value) => ({ value, label: t.periods[value] }))}
              value={range}
              onValueChange={onRange}
            />
            <Loaded
              from={prices}
              skeleton={
                <Loading label={t.loadingPrices}>
                  <Skeleton shape="card" />
                </Loading>
              }
              errorTitle={t.pricesFailed}
              onRetry={() => onRetry('assetPrices')}
            >
              {(data) => (
                <Card>
                  {/* The key selects the current price again for another period. */}
                  <PriceChart key={`${data.assetType} ${data.range}`} prices={data} />
                </Card>
              )}
            </Loaded>
          </Section>
          <Section title={t.transactions}>
            <Loaded
              from={activities}
              skeleton={
                <Card inset="rows">
                  <Loading label={t.loadingTransactions}>
                    <SkeletonRows count={3} />
                  </Loading>
                </Card>
              }
              errorTitle={t.transactionsFailed}
              onRetry={() => onRetry('activities')}
            >
              {(loaded) => (
                <ActivityList
                  {...loaded}
                  from={assetPath(assetType)}
                  now={now}
                  heading="h3"
                  empty={
                    <EmptyState drawing={<BuoyDrawing />}>{t.noTransactions(name)}</EmptyState>
                  }
                  onMore={onMore}
                  onNavigate={onNavigate}
                />
              )}
            </Loaded>
          </Section>
        </>
      )}
    </Screen>
  );
}

/** The balance and its value. Without rates only the value is missing. */
function Balance({ assetType, holdings, rates, onRetry }: AssetState & AssetActions) {
  const t = useMessages('assets').asset;
  const testMoney = useTestMoney();
  const skeleton = (
    <Loading label={t.loadingBalance}>
      <Skeleton shape="balance" />
    </Loading>
  );
  return (
    <Loaded
      from={holdings}
      skeleton={skeleton}
      errorTitle={t.balanceFailed}
      onRetry={() => onRetry('assets')}
    >
      {(held) =>
        rates.status === 'loading' ? (
          skeleton
        ) : (
          <BalanceCard
            label={t.balance}
            note={testMoney}
            tone={assetType === localCurrency ? 'city' : 'brand'}
            figure={<Units value={balanceOf(held, assetType)} assetType={assetType} size="large" />}
          >
            <Value
              assetType={assetType}
              balance={balanceOf(held, assetType)}
              rates={rates}
              onRetry={() => onRetry('exchangeRates')}
            />
          </BalanceCard>
        )
      }
    </Loaded>
  );
}

function Value({
  assetType,
  balance,
  rates,
  onRetry,
}: {
  assetType: string;
  balance: DecimalString;
  rates: Exclude<Loadable<Rates>, { status: 'loading' }>;
  onRetry: () => void;
}) {
  const { ratesFailed } = useMessages('assets').asset;
  const { explanations, retry } = useMessages('common').loadError;
  if (rates.status === 'ready') {
    return <Dollars value={dollarValue(rates.data, assetType, balance)} />;
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert">
        <span className="block text-row font-semibold">{ratesFailed}</span>
        <span className="block text-small">{explanations[rates.kind]}</span>
      </p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

interface Move {
  icon: LucideIcon;
  name: keyof AssetsMessages['moves'];
  to: string;
}

/** The forms that can select an asset, in the order of Assets. */
const formMoves: readonly Move[] = [
  { icon: ArrowDownLeft, name: 'receive', to: paths.receive },
  { icon: ArrowUpRight, name: 'send', to: paths.send },
  { icon: ArrowDownToLine, name: 'deposit', to: paths.deposit },
  { icon: Landmark, name: 'withdraw', to: paths.withdraw },
];

/** The local currency is received by a top-up: the lists of Receive and Deposit omit it (core §9). */
const localMoves: readonly Move[] = [
  { icon: ArrowDownToLine, name: 'topUp', to: paths.localTopup },
  { icon: ArrowUpRight, name: 'send', to: paths.send },
  { icon: Landmark, name: 'withdraw', to: paths.withdraw },
];

function Moves({ assetType, onNavigate }: { assetType: string; onNavigate: Navigate }) {
  const t = useMessages('assets');
  return (
    <nav
      aria-label={t.asset.move(assetName(assetType, t))}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(4.25rem,50%),1fr))] gap-y-2"
    >
      {(assetType === localCurrency ? localMoves : formMoves).map(({ to, name, ...action }) => (
        <QuickAction
          key={to}
          {...action}
          label={t.moves[name]}
          to={to === paths.localTopup ? to : pathWithAsset(to, assetType)}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
}

function AssetNotFound({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('assets').asset;
  return (
    <Card>
      <EmptyState
        drawing={<CompassDrawing />}
        action={
          <ButtonLink tone="secondary" size="small" to={paths.assets} onNavigate={onNavigate}>
            {t.showAll}
          </ButtonLink>
        }
      >
        {t.notFound}
      </EmptyState>
    </Card>
  );
}
