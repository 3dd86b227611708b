import { ArrowLeftRight, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { AddForm } from '#components/AddForm.tsx';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { FerryDrawing } from '#components/drawings/FerryDrawing.tsx';
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
import type { Loadable } from '#wallet/loadable.ts';
import {
  failureNotice,
  notices,
  type Notify,
  writeFailureNotice,
} from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import type { TravelPlan, TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import { emptyTravelPlan, type TravelPlanDraft } from '#wallet/forms/travel-plan.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import { tripPath } from '#wallet/trip-path.ts';

import { travelStatusTones } from './travel-status-tones.ts';
import { travelTypeIcons } from './travel-type-icons.ts';
import { TravelPlanForm } from './TravelPlanForm.tsx';
import { TripDays } from './TripDays.tsx';
import { TripSheet, type TripSheetProps } from './TripSheet.tsx';

export interface TravelPlanState {
  plans: Loadable<readonly TravelPlan[]>;
  /** The trip whose details are open. */
  opened?: TravelPlan['id'] | undefined;
}

export interface TravelPlanActions extends Pick<TripSheetProps, 'onUpdate'> {
  /** Saves a trip; rejects if that failed. */
  onAdd: (plan: TravelPlanChanges) => Promise<void>;
  /** Removes a trip; rejects if that failed. */
  onRemove: (id: TravelPlan['id']) => Promise<void>;
  onRetry: () => void;
  onNavigate: Navigate;
  notify: Notify;
}

/** The edited fields of a trip. */
interface Edit {
  id: TravelPlan['id'];
  draft: TravelPlanDraft;
}

/** Number of trips that are shown at a time: 200 in one list would be 20 screens high. */
const step = 20;

/** Planned and past trips, and a form to plan another one (core §2, decision 97). */
export function TravelPlanScreen({
  plans,
  opened,
  onAdd,
  onUpdate,
  onRemove,
  onRetry,
  onNavigate,
  notify,
}: TravelPlanState & TravelPlanActions) {
  const common = useMessages('common');
  const t = useMessages('travel').plans;
  // Closing a form must not lose its draft, so both are stored here.
  const [draft, setDraft] = useDraft('travel-plan', () => emptyTravelPlan);
  const [edit, setEdit] = useDraft<Edit | undefined>('travel-plan.edit', () => undefined);
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.traveler, label: common.back }}
        onNavigate={onNavigate}
      />

      <AddForm label={t.add}>
        <TravelPlanForm
          label={t.newPlan}
          submitLabel={t.saveNew}
          draft={draft}
          onDraftChange={setDraft}
          onSave={onAdd}
          onSaved={(left) => {
            setDraft(emptyTravelPlan);
            if (!left) notify(notices['travel-plan.created']);
          }}
          failureNotice={(error) => failureNotice(error, notices['travel-plan.failed'])}
          notify={notify}
        />
      </AddForm>

      <Section title={t.yourTrips}>
        <Loaded
          from={plans}
          skeleton={
            <Card inset="rows">
              <Loading label={t.loading}>
                <SkeletonRows count={2} />
              </Loading>
            </Card>
          }
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => (
            <PlanList plans={data} onRemove={onRemove} onNavigate={onNavigate} notify={notify} />
          )}
        </Loaded>
      </Section>

      {/* The service itself is outside of the wallet: this is only a link (decision 40). */}
      <Card inset="rows">
        <ul>
          <LinkRow
            icon={ArrowLeftRight}
            label={t.exchange}
            detail={t.exchangeText}
            to={paths.traveler}
            onNavigate={onNavigate}
          />
        </ul>
      </Card>

      {opened !== undefined && plans.status === 'ready' && (
        <TripSheet
          key={opened}
          trip={plans.data.find(({ id }) => id === opened)}
          draft={edit?.id === opened ? edit.draft : undefined}
          onDraftChange={(changed) => setEdit(changed && { id: opened, draft: changed })}
          onUpdate={onUpdate}
          onClose={() => onNavigate(paths.travelPlan)}
          notify={notify}
        />
      )}
    </Screen>
  );
}

type ListProps = Pick<TravelPlanActions, 'onRemove' | 'onNavigate' | 'notify'>;

function PlanList({
  plans,
  onRemove,
  onNavigate,
  notify,
}: { plans: readonly TravelPlan[] } & ListProps) {
  const t = useMessages('travel').plans;
  const [removing, setRemoving] = useState<TravelPlan>();
  const [count, setCount] = useState(step);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);

  function showMore() {
    // Synchronously: the text that replaces the button after the last trips receives the focus.
    flushSync(() => setCount(count + step));
    end.current?.focus({ preventScroll: true });
  }

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
          <EmptyState drawing={<FerryDrawing />}>{t.empty}</EmptyState>
        ) : (
          <ul>
            {plans.slice(0, count).map((plan) => (
              <PlanRow
                key={plan.id}
                plan={plan}
                onAskRemove={() => setRemoving(plan)}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        )}
        {plans.length > count && (
          <div className="flex flex-col items-center gap-1 border-t border-line py-3">
            <p className="text-small text-ink-muted">
              {t.shown(formatCount(count), formatCount(plans.length))}
            </p>
            <Button tone="quiet" size="small" width="full" onClick={showMore}>
              {t.showMore}
            </Button>
          </div>
        )}
        {plans.length > step && plans.length <= count && (
          <p
            ref={end}
            tabIndex={-1}
            className="border-t border-line py-4 text-center text-small text-ink-muted outline-none"
          >
            {t.allShown(formatCount(plans.length))}
          </p>
        )}
      </Card>
      {removing && (
        <RemoveDialog
          title={t.removeTitle}
          onRemove={() => onRemove(removing.id)}
          onRemoved={handleRemoved}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['travel-plan.remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {removing.notes === ''
              ? t.removeText(removing.title)
              : t.removeWithNotes(removing.title)}
          </p>
        </RemoveDialog>
      )}
    </div>
  );
}

function PlanRow({
  plan,
  onAskRemove,
  onNavigate,
}: {
  plan: TravelPlan;
  onAskRemove: () => void;
  onNavigate: Navigate;
}) {
  const { id, title, destination, status, type } = plan;
  const t = useMessages('travel').plans;
  return (
    <StatusRow
      mark={<IconMark icon={travelTypeIcons[type]} tone="brand" />}
      title={title}
      end={<Badge tone={travelStatusTones[status]}>{t.statuses[status]}</Badge>}
      detail={
        <>
          {t.types[type]} · <span className="inline-block max-w-full">{destination}</span>
        </>
      }
      when={<TripDays {...plan} />}
      link={{ to: tripPath(id), onNavigate }}
      action={
        <div className="-mr-2.5">
          <IconButton icon={Trash2} label={t.remove(title)} onClick={onAskRemove} />
        </div>
      }
    />
  );
}
