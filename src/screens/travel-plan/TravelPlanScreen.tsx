import type { TravelStatus } from '#wallet/entities/travel-plan.ts';
import { ArrowLeftRight, Map, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { AddForm } from '#components/AddForm.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { useDates } from '#components/use-dates.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { emptyTravelPlan } from '#wallet/forms/travel-plan.ts';

import { TravelPlanForm, type TravelPlanFormProps } from './TravelPlanForm.tsx';
import { travelTypeLooks } from './travel-type-looks.ts';

export interface TravelPlanState {
  plans: Loadable<readonly TravelPlan[]>;
}

export interface TravelPlanActions extends Pick<TravelPlanFormProps, 'onAdd'> {
  /** Removes a trip; rejects if that failed. */
  onRemove: (id: TravelPlan['id']) => Promise<void>;
  onRetry: () => void;
  onNavigate: Navigate;
  notify: Notify;
}

const statusLooks: Readonly<Record<TravelStatus, { tone: BadgeTone; label: string }>> = {
  confirmed: { tone: 'positive', label: 'Confirmed' },
  planning: { tone: 'info', label: 'Planning' },
  completed: { tone: 'neutral', label: 'Completed' },
};

/** Planned and past trips, and a form to plan another one (core §2, decision 97). */
export function TravelPlanScreen({
  plans,
  onAdd,
  onRemove,
  onRetry,
  onNavigate,
  notify,
}: TravelPlanState & TravelPlanActions) {
  // Closing the form must not lose the draft, so it is stored here.
  const [draft, setDraft] = useDraft('travel-plan', () => emptyTravelPlan);
  return (
    <Screen>
      <ScreenHeader
        title="Travel Plans"
        back={{ to: paths.traveler, label: english.back }}
        onNavigate={onNavigate}
      />

      <AddForm label="Add travel plan">
        <TravelPlanForm draft={draft} onDraftChange={setDraft} onAdd={onAdd} notify={notify} />
      </AddForm>

      <Section title="Your trips">
        <Loaded
          from={plans}
          skeleton={
            <Card inset="rows">
              <Loading label="Loading your travel plans">
                <SkeletonRows count={2} />
              </Loading>
            </Card>
          }
          errorTitle="We could not load your travel plans"
          labels={english.loadError}
          onRetry={onRetry}
        >
          {(data) => <PlanList plans={data} onRemove={onRemove} notify={notify} />}
        </Loaded>
      </Section>

      {/* The service itself is outside of the wallet: this is only a link (decision 40). */}
      <Card inset="rows">
        <ul>
          <LinkRow
            icon={ArrowLeftRight}
            label="Currency exchange"
            detail="Not part of this wallet yet: opens Traveler"
            to={paths.traveler}
            onNavigate={onNavigate}
          />
        </ul>
      </Card>
    </Screen>
  );
}

function PlanList({
  plans,
  onRemove,
  notify,
}: { plans: readonly TravelPlan[] } & Pick<TravelPlanActions, 'onRemove' | 'notify'>) {
  const [removing, setRemoving] = useState<TravelPlan>();
  const list = useRef<HTMLDivElement>(null);

  function handleRemoved() {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => setRemoving(undefined));
    list.current?.focus();
    notify(notices['travel-plan.removed']);
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Card inset="rows">
        {plans.length === 0 ? (
          <EmptyState icon={Map}>No travel plans yet</EmptyState>
        ) : (
          <ul>
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} onAskRemove={() => setRemoving(plan)} />
            ))}
          </ul>
        )}
      </Card>
      {removing && (
        <RemoveDialog
          title="Remove this trip?"
          onRemove={() => onRemove(removing.id)}
          onRemoved={handleRemoved}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['travel-plan.remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>{removing.title} and its notes are deleted. This cannot be undone.</p>
        </RemoveDialog>
      )}
    </div>
  );
}

function PlanRow({
  plan: { title, destination, startDate, endDate, status, type },
  onAskRemove,
}: {
  plan: TravelPlan;
  onAskRemove: () => void;
}) {
  const { formatDate } = useDates();
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
      action={
        <div className="-mr-2.5">
          <IconButton icon={Trash2} label={`Remove ${title}`} onClick={onAskRemove} />
        </div>
      }
    />
  );
}
