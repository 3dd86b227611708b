import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowUpRight,
  Coins,
  Landmark,
  type LucideIcon,
} from 'lucide-react';

import type { AssetsMessages } from '#i18n/en/assets.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Money, Units } from '#widgets/Amount.tsx';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { BalanceAction, BalanceActions } from '#widgets/BalanceAction.tsx';
import { PortfolioCard } from '#widgets/PortfolioCard.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { QuickAction } from '#components/QuickAction.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { TransactionRow } from '#widgets/TransactionRow.tsx';
import { useDates } from '#components/use-dates.ts';
import { DayLists } from '#widgets/DayLists.tsx';
import { PartyMark } from '#widgets/PartyMark.tsx';
import { assetName } from '#wallet/money/asset-name.ts';
import { dollarValue, inCurrency, type Holding, type Rates } from '#wallet/money/assets.ts';
import { mostRecent, recentCount } from '#wallet/entities/most-recent.ts';
import { directionOf, type Transaction } from '#wallet/entities/transaction.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { assetPath } from '#wallet/asset-path.ts';
import { paths } from '#wallet/paths.ts';

export interface AssetsState {
  /** The currency of the profile; dollars if it is empty (decision 217). */
  currency?: string | undefined;
  holdings: Loadable<readonly Holding[]>;
  rates: Loadable<Rates>;
  transactions: Loadable<readonly Transaction[]>;
  /** The current time, which decides what was today. */
  now: Date;
}

export interface AssetsActions {
  onNavigate: Navigate;
  /** Refetches a failed part, by the name of its call. */
  onRetry: (call: 'assets' | 'exchangeRates' | 'transactions') => void;
}

/** The actions, in the documents' order (core §2). */
const actions: readonly {
  icon: LucideIcon;
  name: keyof AssetsMessages['moves'];
  to: string;
}[] = [
  { icon: ArrowDownLeft, name: 'receive', to: paths.receive },
  { icon: ArrowUpRight, name: 'send', to: paths.send },
  { icon: ArrowDownToLine, name: 'deposit', to: paths.deposit },
  { icon: Landmark, name: 'withdraw', to: paths.withdraw },
];

/** A user's assets and their latest transactions (core §2), the actions first (decision 176). */
export function AssetsScreen({
  currency = '',
  holdings,
  rates,
  transactions,
  now,
  onNavigate,
  onRetry,
}: AssetsState & AssetsActions) {
  const t = useMessages('assets');
  const hasPlate = holdings.status === 'ready' && rates.status !== 'loading';
  return (
    <Screen>
      <ScreenTitle>{t.title}</ScreenTitle>

      <Loaded
        from={holdings}
        skeleton={<PortfolioSkeleton />}
        errorTitle={t.failed}
        onRetry={() => onRetry('assets')}
      >
        {(held) =>
          rates.status === 'loading' ? (
            <PortfolioSkeleton />
          ) : (
            <PortfolioCard
              holdings={held}
              rates={rates}
              currency={currency}
              onRetry={() => onRetry('exchangeRates')}
            >
              <nav aria-label={t.move}>
                <BalanceActions>
                  {actions.map(({ name, ...action }) => (
                    <BalanceAction
                      key={name}
                      {...action}
                      shape="tall"
                      label={t.moves[name]}
                      onNavigate={onNavigate}
                    />
                  ))}
                </BalanceActions>
              </nav>
            </PortfolioCard>
          )
        }
      </Loaded>

      {/* Without balances there is no plate, but receiving and depositing need none. */}
      {!hasPlate && (
        <nav
          aria-label={t.move}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(4.25rem,50%),1fr))] gap-y-2"
        >
          {actions.map(({ name, ...action }) => (
            <QuickAction key={name} {...action} label={t.moves[name]} onNavigate={onNavigate} />
          ))}
        </nav>
      )}

      {holdings.status !== 'failed' && (
        <Section title={t.list}>
          <Card inset="rows">
            {holdings.status === 'loading' ? (
              <Loading label={t.loading}>
                <SkeletonRows count={6} />
              </Loading>
            ) : (
              <AssetList
                currency={currency}
                holdings={holdings.data}
                rates={rates}
                onNavigate={onNavigate}
              />
            )}
          </Card>
        </Section>
      )}

      <Section
        title={t.transactions.title}
        action={
          <ButtonLink tone="quiet" size="small" to={paths.history} onNavigate={onNavigate}>
            {t.transactions.history}
          </ButtonLink>
        }
      >
        <Loaded
          from={transactions}
          skeleton={
            <Card inset="rows">
              <Loading label={t.transactions.loading}>
                <SkeletonRows count={recentCount} />
              </Loading>
            </Card>
          }
          errorTitle={t.transactions.failed}
          onRetry={() => onRetry('transactions')}
        >
          {(data) => (
            <Card inset="rows">
              <TransactionList transactions={data} now={now} onNavigate={onNavigate} />
            </Card>
          )}
        </Loaded>
      </Section>
    </Screen>
  );
}

function AssetList({
  holdings,
  currency,
  rates,
  onNavigate,
}: {
  holdings: readonly Holding[];
  currency: string;
  rates: Loadable<Rates>;
  onNavigate: Navigate;
}) {
  const t = useMessages('assets');
  if (holdings.length === 0) {
    return (
      <EmptyState
        icon={Coins}
        action={
          <ButtonLink tone="secondary" size="small" to={paths.receive} onNavigate={onNavigate}>
            {t.receiveFirst}
          </ButtonLink>
        }
      >
        {t.empty}
      </EmptyState>
    );
  }
  return (
    <ul>
      {holdings.map(({ assetType, balance }) => (
        <ListRow
          key={assetType}
          mark={<AssetMark assetType={assetType} />}
          title={assetName(assetType, t)}
          detail={<Units value={balance} assetType={assetType} size="detail" tone="muted" />}
          end={
            rates.status === 'ready' && (
              <Money
                {...inCurrency(rates.data, dollarValue(rates.data, assetType, balance), currency)}
              />
            )
          }
          link={{ to: assetPath(assetType), onNavigate }}
        />
      ))}
    </ul>
  );
}

/** The latest transactions by day. */
function TransactionList({
  transactions,
  now,
  onNavigate,
}: {
  transactions: readonly Transaction[];
  now: Date;
  onNavigate: Navigate;
}) {
  const t = useMessages('assets').transactions;
  const dates = useDates();
  if (transactions.length === 0) {
    return <EmptyState drawing={<BuoyDrawing />}>{t.empty}</EmptyState>;
  }
  const timeOf = ({ createdAt }: Transaction) => createdAt ?? '';
  return (
    <DayLists items={mostRecent(transactions, recentCount)} timeOf={timeOf} now={now} heading="h3">
      {(transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          when={dates.formatTime(timeOf(transaction))}
          mark={
            <PartyMark
              name={transaction.counterpartyName}
              detail={transaction.counterpartyDetail ?? transaction.toAddress ?? ''}
              direction={directionOf(transaction)}
            />
          }
          from={paths.assets}
          onNavigate={onNavigate}
        />
      )}
    </DayLists>
  );
}

/** As high as the plate together with the actions below it, which are on the plate later. */
function PortfolioSkeleton() {
  const { loadingPortfolio } = useMessages('assets');
  return (
    <Loading label={loadingPortfolio}>
      <Skeleton shape="portfolio" />
    </Loading>
  );
}
