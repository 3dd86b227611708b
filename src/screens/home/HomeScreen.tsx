import {
  ArrowDownLeft,
  ArrowUpRight,
  Car,
  FileSignature,
  GraduationCap,
  Landmark,
  type LucideIcon,
} from 'lucide-react';

import { BalanceAction } from '#components/BalanceAction.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { PortfolioCard } from '#components/PortfolioCard.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { IdCardProps } from '#components/IdCard.tsx';
import { IdCardRow } from '#components/IdCardRow.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { TransactionRow } from '#components/TransactionRow.tsx';
import { english } from '#wallet/labels/english.ts';
import type { Holding, Rates } from '#wallet/money/assets.ts';
import { mostRecent, type Transaction } from '#wallet/entities/transaction.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

/** One of Home's fixed identity cards. */
export interface HomeIdCard {
  kind: 'national-id' | 'student-id' | 'drivers-license';
  title: string;
  issuer: string;
  maskedNumber: string;
}

export interface HomeState {
  /** Missing while the user is loading or has none: the greeting then falls back to `User`. */
  firstName: string | undefined;
  holdings: Loadable<readonly Holding[]>;
  rates: Loadable<Rates>;
  transactions: Loadable<readonly Transaction[]>;
  idCards: readonly HomeIdCard[];
  signedDocument: { title: string; detail: string };
}

export interface HomeActions {
  onNavigate: Navigate;
  /** Reads what failed again, by the name of its call. */
  onRetry: (call: 'assets' | 'exchangeRates' | 'transactions') => void;
}

const cardLooks: Readonly<
  Record<HomeIdCard['kind'], { icon: LucideIcon; tone: IdCardProps['tone'] }>
> = {
  'national-id': { icon: Landmark, tone: 'indigo' },
  'student-id': { icon: GraduationCap, tone: 'teal' },
  'drivers-license': { icon: Car, tone: 'slate' },
};

/** What a person owns, in one look (core §2). */
export function HomeScreen({
  firstName,
  holdings,
  rates,
  transactions,
  idCards,
  signedDocument,
  onNavigate,
  onRetry,
}: HomeState & HomeActions) {
  return (
    <Screen>
      <h1 className="text-title font-bold wrap-anywhere">Hello, {firstName || 'User'}</h1>

      <Loaded
        from={holdings}
        skeleton={<PortfolioSkeleton />}
        errorTitle="We could not load your wallet"
        labels={english.loadError}
        onRetry={() => onRetry('assets')}
      >
        {(held) =>
          rates.status === 'loading' ? (
            <PortfolioSkeleton />
          ) : (
            <PortfolioCard holdings={held} rates={rates} onRetry={() => onRetry('exchangeRates')}>
              <div className="flex flex-wrap gap-3">
                <BalanceAction
                  icon={ArrowUpRight}
                  label="Send"
                  to={paths.send}
                  onNavigate={onNavigate}
                />
                <BalanceAction
                  icon={ArrowDownLeft}
                  label="Receive"
                  to={paths.receive}
                  onNavigate={onNavigate}
                />
              </div>
            </PortfolioCard>
          )
        }
      </Loaded>

      <Section title="ID cards">
        <IdCardRow
          label="ID cards"
          cards={idCards.map(({ kind, title, issuer, maskedNumber }) => ({
            id: kind,
            ...cardLooks[kind],
            kind: title,
            issuer,
            maskedNumber,
          }))}
        />
      </Section>

      <Section
        title="Recent activity"
        action={
          <ButtonLink tone="quiet" size="small" to={paths.history} onNavigate={onNavigate}>
            History
          </ButtonLink>
        }
      >
        <Card inset="rows">
          {transactions.status === 'loading' ? (
            <Loading label="Loading recent activity">
              <SkeletonRows count={2} />
            </Loading>
          ) : (
            <ul>
              <ListRow
                mark={<IconMark icon={FileSignature} tone="info" />}
                title={signedDocument.title}
                detail={signedDocument.detail}
              />
              {transactions.status === 'ready' &&
                mostRecent(transactions.data, 1).map((transaction) => (
                  <TransactionRow
                    key={transaction.id}
                    transaction={transaction}
                    from={paths.home}
                    onNavigate={onNavigate}
                  />
                ))}
            </ul>
          )}
        </Card>
        {transactions.status === 'failed' && (
          <LoadErrorCard
            title="We could not load your transactions"
            failure={transactions}
            labels={english.loadError}
            onRetry={() => onRetry('transactions')}
          />
        )}
      </Section>
    </Screen>
  );
}

function PortfolioSkeleton() {
  return (
    <Loading label="Loading your wallet">
      <Skeleton shape="balanceWithActions" />
    </Loading>
  );
}
