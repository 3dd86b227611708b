import { useEffect, useRef } from 'react';

import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { TextLines } from '#components/TextLines.tsx';
import type { TravelPlan, TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import type { TravelPlanDraft } from '#wallet/forms/travel-plan.ts';
import { english } from '#wallet/labels/english.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

import { travelStatusLooks } from './travel-status-looks.ts';
import { travelTypeLooks } from './travel-type-looks.ts';
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
  return (
    <Sheet title="Travel plan" closeLabel={english.close} onClose={onClose}>
      {trip === undefined ? (
        <InlineNotice>
          You have no such trip. You may have removed it, or it belongs to another account.
        </InlineNotice>
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
          Edit
        </Button>
      </div>
    );
  }
  return (
    <TravelPlanForm
      label="Edit travel plan"
      submitLabel="Save changes"
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
        {english.cancel}
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
  const { icon, label } = travelTypeLooks[type];
  const { tone, label: statusLabel } = travelStatusLooks[status];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <IconMark icon={icon} tone="brand" />
        <p className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">{title}</p>
        <p className="flex">
          <Badge tone={tone}>{statusLabel}</Badge>
        </p>
      </div>
      <Summary
        title="Details"
        rows={[
          { label: 'Destination', value: destination },
          { label: 'Dates', value: <TripDays {...trip} /> },
          { label: 'Type', value: label },
        ]}
      />
      <section aria-label="Notes" className="flex flex-col gap-0.5">
        <h3 className="text-small text-ink-muted">Notes</h3>
        <p className="text-body wrap-anywhere">
          {notes === '' ? 'No notes' : <TextLines text={notes} />}
        </p>
      </section>
    </>
  );
}
