import { History, Landmark, PlaneTakeoff, type LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import type { TravelMessages } from '#i18n/en/travel.ts';
import { Card } from '#components/Card.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { FerryDrawing } from '#components/drawings/FerryDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { QuickAction } from '#components/QuickAction.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import type { RefundsOverview } from '#wallet/entities/tax-refund.ts';
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
const shortcuts: readonly {
  icon: LucideIcon;
  name: keyof TravelMessages['traveler']['shortcuts'];
  to: string;
}[] = [
  { icon: History, name: 'history', to: paths.history },
  { icon: Landmark, name: 'bankInfo', to: paths.bankInfo },
  { icon: PlaneTakeoff, name: 'travelPlans', to: paths.travelPlan },
];

/** The conditions of a refund (core §9), the first three enforced by the provider (decisions 37 and 213). */
const eligibility = ['minimum', 'maximum', 'validity', 'rate', 'speed'] as const;

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
  const t = useMessages('travel').traveler;
  return (
    <Screen>
      <ScreenTitle>{t.title}</ScreenTitle>

      <PassportCard {...traveller} refunds={refunds} />
      {refunds.status === 'failed' && (
        <LoadErrorCard title={t.failed} failure={refunds} onRetry={() => onRetry('refunds')} />
      )}

      <ScannerCard {...actions} />

      <nav aria-label={t.services} className="grid grid-cols-3 gap-2">
        {shortcuts.map(({ name, ...shortcut }) => (
          <QuickAction key={name} label={t.shortcuts[name]} {...shortcut} onNavigate={onNavigate} />
        ))}
      </nav>

      <Section title={t.automatic.title}>
        <InlineNotice>{t.automatic.text}</InlineNotice>
      </Section>

      {refunds.status !== 'failed' && (
        <Section title={t.recent.title}>
          <Card inset="rows">
            {refunds.status === 'loading' ? (
              <Loading label={t.recent.loading}>
                <SkeletonRows count={recentCount} />
              </Loading>
            ) : (
              <RecentRefunds refunds={refunds.data.recent} onNavigate={onNavigate} />
            )}
          </Card>
        </Section>
      )}

      <Section title={t.eligibility.title}>
        <Card>
          <CheckList items={eligibility.map((condition) => t.eligibility.conditions[condition])} />
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

function RecentRefunds({
  refunds,
  onNavigate,
}: {
  refunds: RefundsOverview['recent'];
  onNavigate: Navigate;
}) {
  const t = useMessages('travel').traveler;
  if (refunds.length === 0)
    return <EmptyState drawing={<FerryDrawing />}>{t.recent.empty}</EmptyState>;
  return (
    <ul>
      {refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}
