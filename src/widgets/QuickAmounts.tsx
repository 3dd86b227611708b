import type { DecimalString } from '#wallet/money/decimal.ts';

/** A button that sets an amount. */
export interface QuickAmount {
  label: string;
  /** The amount in words, for screen readers, if the label abbreviates it. */
  words?: string;
  /** The amount that the button sets, in the unit of the field. */
  amount: DecimalString;
  disabled?: boolean;
}

export interface QuickAmountsProps {
  /** The accessible name of the group. */
  label: string;
  amounts: readonly QuickAmount[];
  onChoose: (amount: DecimalString) => void;
}

/** A row of buttons, each of which sets the amount instead of adding to it (decision 59). */
export function QuickAmounts({ label, amounts, onChoose }: QuickAmountsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] gap-2"
    >
      {amounts.map(({ label: amountLabel, words, amount, disabled }) => (
        // Speech control finds the button by its visible label, so the accessible name contains both.
        <button
          key={amountLabel}
          type="button"
          aria-label={words && `${words}, ${amountLabel}`}
          disabled={disabled}
          onClick={() => onChoose(amount)}
          className="pressable min-h-11 rounded-full bg-brand-soft px-3 text-body font-semibold text-brand-ink hover:brightness-97 disabled:cursor-not-allowed disabled:bg-well disabled:font-medium disabled:text-ink-muted"
        >
          {amountLabel}
        </button>
      ))}
    </div>
  );
}
