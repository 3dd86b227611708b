import { History, Landmark, PlaneTakeoff, ReceiptText, type LucideIcon } from 'lucide-react';

import { Dollars } from '#widgets/Amount.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { QuickAction } from '#components/QuickAction.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { RefundsOverview } from '#wallet/entities/tax-refund.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';
import { recentCount } from '#wallet/entities/most-recent.ts';

import { PassportCard } from './PassportCard.tsx';
import { RefundRow } from './RefundRow.tsx';
import { RefundSheet, type RefundSheetProps } from './RefundSheet.tsx';
import { ScannerCard, type ScannerCardProps } from './ScannerCard.tsx';

export interface TravelerState {
  refunds: Loadable<RefundsOverview>;
  /** The refund whose details are open. */
  opened?: RefundSheetProps['refund'] | undefined;
  /** The owner of the passport; either field may be empty. */
  traveller: { name: string; country: string };
}

export interface TravelerActions extends ScannerCardProps {
  onWithdraw: RefundSheetProps['onWithdraw'];
  onNavigate: Navigate;
  /** Refetches a failed part: the overview of the refunds, or the opened refund. */
  onRetry: (part: 'refunds' | 'opened') => void;
}

/** The shortcuts, in the documents' order (core §2). */
const shortcuts: readonly { icon: LucideIcon; label: string; to: string }[] = [
  { icon: History, label: 'History', to: paths.history },
  { icon: Landmark, label: 'Bank info', to: paths.bankInfo },
  { icon: PlaneTakeoff, label: 'Travel plans', to: paths.travelPlan },
];

/** The conditions of a refund (core §9), the first three enforced by the provider (decisions 37 and 213). */
const eligibility = [
  'Minimum purchase $30',
  'Maximum refund $500 per day',
  'Valid 90 days from entry',
  'Refund rate 8-10%',
  'Instant processing',
] as const;

/** A traveller's tax refunds and documents (core §2). */
export function TravelerScreen({
  refunds,
  traveller,
  opened,
  onWithdraw,
  onNavigate,
  onRetry,
  ...actions
}: TravelerState & TravelerActions) {
  return (
    <Screen>
      <ScreenHeader title="Traveler" onNavigate={onNavigate} />

      <Loaded
        from={refunds}
        skeleton={
          <Loading label="Loading your refunds">
            <Skeleton shape="balance" />
          </Loading>
        }
        errorTitle="We could not load your refunds"
        onRetry={() => onRetry('refunds')}
      >
        {(data) => <RefundsCard {...data} />}
      </Loaded>

      <ScannerCard {...actions} />

      <nav aria-label="Travel services" className="grid grid-cols-3 gap-2">
        {shortcuts.map((shortcut) => (
          <QuickAction key={shortcut.to} {...shortcut} onNavigate={onNavigate} />
        ))}
      </nav>

      <Section title="Automatic refunds">
        <InlineNotice>
          Automatic refunds are processed when you shop at partner stores. Scan the code on the
          receipt, which fills in your refund.
        </InlineNotice>
      </Section>

      {refunds.status !== 'failed' && (
        <Section title="Recent refunds">
          <Card inset="rows">
            {refunds.status === 'loading' ? (
              <Loading label="Loading recent refunds">
                <SkeletonRows count={recentCount} />
              </Loading>
            ) : (
              <RecentRefunds refunds={refunds.data.recent} onNavigate={onNavigate} />
            )}
          </Card>
        </Section>
      )}

      <Section title="Passport">
        <PassportCard {...traveller} />
      </Section>

      <Section title="Eligibility">
        <Card>
          <CheckList items={eligibility} />
        </Card>
      </Section>

      {opened && (
        <RefundSheet
          refund={opened}
          onWithdraw={onWithdraw}
          onRetry={() => onRetry('opened')}
          onNavigate={onNavigate}
          notify={actions.notify}
        />
      )}
    </Screen>
  );
}

function RefundsCard({ refunded, count, processingCount }: RefundsOverview) {
  return (
    <BalanceCard
      label="Total refunded"
      note={useTestMoney()}
      figure={<Dollars value={refunded} size="balance" />}
      chip={`${formatCount(count)} ${count === 1 ? 'refund' : 'refunds'} · ${formatCount(processingCount)} processing`}
    />
  );
}

function RecentRefunds({
  refunds,
  onNavigate,
}: {
  refunds: RefundsOverview['recent'];
  onNavigate: Navigate;
}) {
  if (refunds.length === 0) return <EmptyState icon={ReceiptText}>No refunds yet</EmptyState>;
  return (
    <ul>
      {refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}
