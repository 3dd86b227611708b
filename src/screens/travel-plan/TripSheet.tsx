import { useEffect, useRef } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { TextLines } from '#components/TextLines.tsx';
import type { TravelPlan, TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import type { TravelPlanDraft } from '#wallet/forms/travel-plan.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

import { travelStatusTones } from './travel-status-tones.ts';
import { travelTypeIcons } from './travel-type-icons.ts';
import { TravelPlanForm } from './TravelPlanForm.tsx';
import { TripDays } from './TripDays.tsx';

export interface TripSheetProps {
  /** Undefined if the user has no such trip. */
  trip: TravelPlan | undefined;
  /** The edited fields; undefined while the trip is only shown. */
  draft: TravelPlanDraft | undefined;
  onDraftChange: (draft: TravelPlanDraft | undefined) => void;
  /** Changes all fields of the trip; rejects if that failed. */
  onUpdate: (id: TravelPlan['id'], changes: TravelPlanChanges) => Promise<void>;
  onClose: () => void;
  notify: Notify;
}

/** A trip with its notes, and a form to edit it (decision 169). */
export function TripSheet({ trip, onClose, ...editing }: TripSheetProps) {
  const common = useMessages('common');
  const t = useMessages('travel').trip;
  return (
    <Sheet title={t.title} closeLabel={common.close} onClose={onClose}>
      {trip === undefined ? (
        <InlineNotice>{t.unknown}</InlineNotice>
      ) : (
        <Trip trip={trip} {...editing} />
      )}
    </Sheet>
  );
}

function Trip({
  trip,
  draft,
  onDraftChange,
  onUpdate,
  notify,
}: { trip: TravelPlan } & Omit<TripSheetProps, 'trip' | 'onClose'>) {
  const common = useMessages('common');
  const t = useMessages('travel').trip;
  const editButton = useRef<HTMLButtonElement>(null);
  const returned = useRef(false);
  const editing = draft !== undefined;
  useEffect(() => {
    // The form, which had the focus, has been replaced.
    if (!editing && returned.current) editButton.current?.focus();
  }, [editing]);

  function endEditing() {
    returned.current = true;
    onDraftChange(undefined);
  }

  if (!editing) {
    return (
      <div className="flex flex-col gap-4">
        <Details trip={trip} />
        <Button ref={editButton} tone="secondary" onClick={() => onDraftChange(draftOf(trip))}>
          {t.edit}
        </Button>
      </div>
    );
  }
  return (
    <TravelPlanForm
      label={t.editForm}
      submitLabel={t.saveChanges}
      draft={draft}
      onDraftChange={onDraftChange}
      onSave={(changes) => onUpdate(trip.id, changes)}
      onSaved={(left) => {
        endEditing();
        if (!left) notify(notices['travel-plan.updated']);
      }}
      failureNotice={(error) => writeFailureNotice(error, notices['travel-plan.failed'])}
      notify={notify}
    >
      <Button tone="secondary" width="full" onClick={endEditing}>
        {common.cancel}
      </Button>
    </TravelPlanForm>
  );
}

const draftOf = ({ title, destination, startDate, endDate, type, notes }: TravelPlan) => ({
  title,
  destination,
  startDate,
  endDate,
  type,
  notes,
});

function Details({ trip }: { trip: TravelPlan }) {
  const { title, destination, status, type, notes } = trip;
  const { trip: t, plans } = useMessages('travel');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <IconMark icon={travelTypeIcons[type]} tone="brand" />
        <p className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">{title}</p>
        <p className="flex">
          <Badge tone={travelStatusTones[status]}>{plans.statuses[status]}</Badge>
        </p>
      </div>
      <Summary
        title={t.details}
        rows={[
          { label: t.fields.destination, value: destination },
          { label: t.dates, value: <TripDays {...trip} /> },
          { label: t.fields.type, value: plans.types[type] },
        ]}
      />
      <section aria-label={t.notes} className="flex flex-col gap-0.5">
        <h3 className="text-small text-ink-muted">{t.notes}</h3>
        <p className="text-body wrap-anywhere">
          {notes === '' ? t.noNotes : <TextLines text={notes} />}
        </p>
      </section>
    </>
  );
}
