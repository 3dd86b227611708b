import type { TravelStatus } from '#wallet/entities/travel-plan.ts';
import { ArrowLeftRight, Map } from 'lucide-react';

import { AddForm } from '#components/AddForm.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { formatDate } from '#wallet/dates.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { emptyTravelPlan } from '#wallet/forms/travel-plan.ts';

import { TravelPlanForm } from './TravelPlanForm.tsx';
import { travelTypeLooks } from './travel-type-looks.ts';

export interface TravelPlanState {
  plans: readonly TravelPlan[];
}

export interface TravelPlanActions {
  onNavigate: Navigate;
  notify: Notify;
}

const statusLooks: Readonly<Record<TravelStatus, { tone: BadgeTone; label: string }>> = {
  confirmed: { tone: 'positive', label: 'Confirmed' },
  planning: { tone: 'info', label: 'Planning' },
  completed: { tone: 'neutral', label: 'Completed' },
};

/** Trips planned and made, and a form to plan one more (core §2). */
export function TravelPlanScreen({
  plans,
  onNavigate,
  notify,
}: TravelPlanState & TravelPlanActions) {
  // Kept while the form is closed, so that closing it by mistake costs nothing.
  const [draft, setDraft] = useDraft('travel-plan', () => emptyTravelPlan);
  return (
    <Screen>
      <ScreenHeader
        title="Travel Plans"
        back={{ to: paths.traveler, label: english.back }}
        onNavigate={onNavigate}
      />

      <AddForm label="Add travel plan">
        <TravelPlanForm draft={draft} onDraftChange={setDraft} notify={notify} />
      </AddForm>

      <Section title="Your trips">
        <Card inset="rows">
          {plans.length === 0 ? (
            <EmptyState icon={Map}>No travel plans yet</EmptyState>
          ) : (
            <ul>
              {plans.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </ul>
          )}
        </Card>
      </Section>

      {/* The service itself is no part of the wallet: it is only a link (decision 40). */}
      <Card inset="rows">
        <ul>
          <LinkRow
            icon={ArrowLeftRight}
            label="Currency exchange"
            detail="Change money before you go"
            to={paths.traveler}
            onNavigate={onNavigate}
          />
        </ul>
      </Card>
    </Screen>
  );
}

function PlanRow({
  plan: { title, destination, startDate, endDate, status, type },
}: {
  plan: TravelPlan;
}) {
  const { icon, label } = travelTypeLooks[type];
  const { tone, label: statusLabel } = statusLooks[status];
  return (
    <StatusRow
      mark={<IconMark icon={icon} tone="brand" />}
      title={title}
      end={<Badge tone={tone}>{statusLabel}</Badge>}
      detail={`${label} · ${destination}`}
      when={
        <>
          <time dateTime={startDate}>{formatDate(startDate)}</time>
          {endDate !== startDate && (
            <>
              {' – '}
              <time dateTime={endDate}>{formatDate(endDate)}</time>
            </>
          )}
        </>
      }
    />
  );
}
