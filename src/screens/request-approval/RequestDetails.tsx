import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import type { WorkMessages } from '#i18n/en/work.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { FieldError } from '#components/form/FieldError.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { documentLimits, type DocumentCurrency } from '#wallet/entities/document.ts';
import {
  amountLeft,
  type ApprovalRequestDraft,
  type ApprovalRequestFields,
  type CategoryDraft,
} from '#wallet/forms/request-approval.ts';
import { compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { formatExactUnits } from '#wallet/money/format-figure.ts';

import { MoneyField } from './MoneyField.tsx';

export interface RequestDetailsProps {
  draft: ApprovalRequestDraft;
  problems: Readonly<Partial<ApprovalRequestFields>>;
  onChange: (part: Partial<ApprovalRequestDraft>) => void;
}

/** The optional details of a request: the department, the dates and places, and the categories of the expenses. */
export function RequestDetails({ draft, problems, onChange }: RequestDetailsProps) {
  const t = useMessages('work').requestDetails;
  const destinationsError = () =>
    problems.destinations === 'too-many'
      ? t.tooManyDestinations(documentLimits.destinations)
      : t.destinationTooLong(documentLimits.destination);
  return (
    <>
      <TextField
        label={t.department}
        autoComplete="off"
        maxLength={documentLimits.department}
        value={draft.department}
        onChange={(event) => onChange({ department: event.target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] items-start gap-x-3 gap-y-5">
        <TextField
          type="date"
          label={t.firstDay}
          autoComplete="off"
          min="1900-01-01"
          max="9999-12-31"
          error={problems.from && t.fromProblems[problems.from]}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t.lastDay}
          autoComplete="off"
          min={draft.from || '1900-01-01'}
          max="9999-12-31"
          error={problems.to && t.toProblems[problems.to]}
          value={draft.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
      <Field
        label={t.destinations}
        hint={t.destinationsHint}
        error={problems.destinations && destinationsError()}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoComplete="off"
            value={draft.destinations}
            onChange={(event) => onChange({ destinations: event.target.value })}
          />
        )}
      </Field>
      <Categories draft={draft} problems={problems} onChange={onChange} />
    </>
  );
}

const nothing = decimal('0');

/** The difference between the categories and the amount in words; undefined if there is none. */
function sumLabel(
  t: WorkMessages['requestDetails'],
  left: DecimalString,
  currency: DocumentCurrency,
): string | undefined {
  switch (compare(left, nothing)) {
    case 0:
      return undefined;
    case 1:
      return t.left(formatExactUnits(left, currency));
    case -1:
      return t.tooMuch(formatExactUnits(subtract(nothing, left), currency));
  }
}

/** The expense categories, which must add up to the amount. */
function Categories({ draft, problems, onChange }: RequestDetailsProps) {
  const t = useMessages('work').requestDetails;
  const { categories, currency } = draft;
  const headingId = useId();
  const sumId = useId();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const changeAt = (place: number, part: Partial<CategoryDraft>) =>
    onChange({
      categories: categories.map((category, at) =>
        at === place ? { ...category, ...part } : category,
      ),
    });

  function add() {
    // Synchronously: the new field receives the focus.
    flushSync(() => onChange({ categories: [...categories, { name: '', amount: '' }] }));
    const names = list.current?.querySelectorAll<HTMLInputElement>('[data-category-name] input');
    names?.item(names.length - 1).focus();
  }

  function remove(place: number) {
    // Synchronously: the focused button is removed with its row.
    flushSync(() => onChange({ categories: categories.filter((_, at) => at !== place) }));
    addButton.current?.focus();
  }

  const sum = sumLabel(t, amountLeft(draft) ?? nothing, currency);
  return (
    <div
      ref={list}
      role="group"
      aria-labelledby={headingId}
      aria-describedby={problems.sum && sumId}
      // Receives the focus for an error about all categories together.
      tabIndex={-1}
      data-refused={problems.sum && ''}
      className="flex flex-col gap-3 rounded-small"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={headingId} className="text-small font-medium text-ink-muted">
          {t.categories}
        </span>
        {sum && (
          <span className="max-w-full min-w-0 text-small wrap-anywhere text-ink-muted">{sum}</span>
        )}
      </div>
      {categories.map((category, place) => {
        const number = place + 1;
        const wrong = problems.categories?.[place];
        return (
          <fieldset
            // Only the index identifies a row: two rows may be equal.
            key={number}
            className="flex min-w-0 flex-col gap-3 rounded-card bg-well p-4"
          >
            <legend className="sr-only">{t.category(number)}</legend>
            <div className="flex items-end gap-1">
              <div data-category-name className="min-w-0 flex-1">
                <TextField
                  label={t.category(number)}
                  autoComplete="off"
                  maxLength={documentLimits.category}
                  error={wrong?.name && t.categoryMissing}
                  value={category.name}
                  onChange={(event) => changeAt(place, { name: event.target.value })}
                />
              </div>
              <div className="-mr-2.5 py-1">
                <IconButton
                  icon={Trash2}
                  label={t.removeCategory(number)}
                  onClick={() => remove(place)}
                />
              </div>
            </div>
            <MoneyField
              label={t.categoryAmount(number)}
              currency={currency}
              problem={wrong?.amount}
              value={category.amount}
              onValueChange={(amount) => changeAt(place, { amount })}
            />
          </fieldset>
        );
      })}
      {problems.sum && <FieldError id={sumId}>{t.sumDiffers(sum ?? '')}</FieldError>}
      {categories.length < documentLimits.categories && (
        <Button ref={addButton} tone="quiet" size="small" onClick={add}>
          <Plus aria-hidden className="size-4.5" strokeWidth={2} />
          {t.addCategory}
        </Button>
      )}
    </div>
  );
}
