import { ArrowDownLeft, ArrowUpRight, FileSignature } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { BalanceAction, BalanceActions } from '#widgets/BalanceAction.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { PortfolioCard } from '#widgets/PortfolioCard.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { TransactionRow } from '#widgets/TransactionRow.tsx';
import type { Holding, Rates } from '#wallet/money/assets.ts';
import { mostRecent } from '#wallet/entities/most-recent.ts';
import type { Transaction } from '#wallet/entities/transaction.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { lastSigned } from '#wallet/entities/signed-document.ts';
import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import { documentPath, paths } from '#wallet/paths.ts';

export interface HomeState {
  /** The currency of the profile; dollars if it is empty (decision 217). */
  currency?: string | undefined;
  /** Undefined while the user is loading, or without a first name: the greeting then falls back to `User`. */
  firstName: string | undefined;
  holdings: Loadable<readonly Holding[]>;
  rates: Loadable<Rates>;
  transactions: Loadable<readonly Transaction[]>;
  /** The approvals that the user decides: the document approved last is shown as signed. */
  approvals: Loadable<readonly WorkApproval[]>;
  /** The user's ID cards, which are loaded after the first screen. */
  idCards: ReactNode;
}

export interface HomeActions {
  onNavigate: Navigate;
  /** Refetches a failed part, by the name of its call. */
  onRetry: (call: 'assets' | 'exchangeRates' | 'transactions' | 'workApprovals') => void;
}

/** An overview of the user's assets (core §2). Send and Receive come with the balances (decision 188). */
export function HomeScreen({
  firstName,
  currency,
  holdings,
  rates,
  transactions,
  approvals,
  idCards,
  onNavigate,
  onRetry,
}: HomeState & HomeActions) {
  const t = useMessages('home');
  const { greeting, user } = useMessages('shell');
  return (
    <Screen>
      <ScreenTitle>{greeting(firstName || user)}</ScreenTitle>

      <Loaded
        from={holdings}
        skeleton={<PortfolioSkeleton />}
        errorTitle={t.walletFailed}
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
              <BalanceActions>
                <BalanceAction
                  main
                  icon={ArrowUpRight}
                  label={t.send}
                  to={paths.send}
                  onNavigate={onNavigate}
                />
                <BalanceAction
                  icon={ArrowDownLeft}
                  label={t.receive}
                  to={paths.receive}
                  onNavigate={onNavigate}
                />
              </BalanceActions>
            </PortfolioCard>
          )
        }
      </Loaded>

      <Section title={t.idCards.title}>{idCards}</Section>

      {/* Lets React hydrate the page in parts, starting with the buttons above. */}
      <Suspense>
        <Section
          title={t.activity.title}
          action={
            <ButtonLink tone="quiet" size="small" to={paths.history} onNavigate={onNavigate}>
              {t.activity.history}
            </ButtonLink>
          }
        >
          <RecentActivity
            approvals={approvals}
            transactions={transactions}
            onNavigate={onNavigate}
          />
          {approvals.status === 'failed' && (
            <LoadErrorCard
              title={t.activity.documentsFailed}
              failure={approvals}
              onRetry={() => onRetry('workApprovals')}
            />
          )}
          {transactions.status === 'failed' && (
            <LoadErrorCard
              title={t.activity.failed}
              failure={transactions}
              onRetry={() => onRetry('transactions')}
            />
          )}
        </Section>
      </Suspense>
    </Screen>
  );
}

/** The document that was signed last and the latest transaction. Each is shown as soon as it is loaded. */
function RecentActivity({
  approvals,
  transactions,
  onNavigate,
}: Pick<HomeState, 'approvals' | 'transactions'> & Pick<HomeActions, 'onNavigate'>) {
  const { activity } = useMessages('home');
  const signed = approvals.status === 'ready' ? lastSigned(approvals.data) : undefined;
  const latest = transactions.status === 'ready' ? mostRecent(transactions.data, 1) : [];
  const reading = approvals.status === 'loading' || transactions.status === 'loading';
  const isEmpty = !reading && signed === undefined && latest.length === 0;
  // The error card of a failed part already shows that there may be more.
  if (isEmpty && (approvals.status === 'failed' || transactions.status === 'failed')) return null;
  return (
    <Card inset="rows">
      {isEmpty ? (
        <p className="py-5 text-center text-ink-muted">{activity.empty}</p>
      ) : (
        <ul>
          {approvals.status === 'loading' && <RowSkeleton label={activity.loadingDocuments} />}
          {signed && (
            <ListRow
              mark={<IconMark icon={FileSignature} tone="info" />}
              title={activity.signed}
              detail={signed.title}
              link={{ to: documentPath(signed.documentId), onNavigate }}
            />
          )}
          {transactions.status === 'loading' && <RowSkeleton label={activity.loading} />}
          {latest.map((transaction) => (
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
  );
}

function RowSkeleton({ label }: { label: string }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Loading label={label}>
        <SkeletonRows count={1} />
      </Loading>
    </li>
  );
}

function PortfolioSkeleton() {
  const t = useMessages('home');
  return (
    <Loading label={t.loadingWallet}>
      <Skeleton shape="balanceWithActions" />
    </Loading>
  );
}
