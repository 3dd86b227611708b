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
  /** A last button outside of the group, such as Max. */
  last?: QuickAmount;
}

/** A row of buttons, each of which sets the amount instead of adding to it (decision 59). */
export function QuickAmounts({ label, amounts, onChoose, last }: QuickAmountsProps) {
  const key = (quick: QuickAmount) => <QuickKey key={quick.label} {...quick} onChoose={onChoose} />;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(3.125rem,100%),1fr))] gap-2 max-[22.5rem]:gap-1.5">
      <div role="group" aria-label={label} className="contents">
        {amounts.map(key)}
      </div>
      {last && key(last)}
    </div>
  );
}

function QuickKey({
  label,
  words,
  amount,
  disabled,
  onChoose,
}: QuickAmount & Pick<QuickAmountsProps, 'onChoose'>) {
  return (
    // Speech control finds the button by its visible label, so the accessible name contains both.
    <button
      type="button"
      aria-label={words && `${words}, ${label}`}
      disabled={disabled}
      onClick={() => onChoose(amount)}
      className="pressable min-h-11 rounded-full bg-brand-soft px-1 text-body font-semibold text-brand-ink hover:brightness-97 disabled:cursor-not-allowed disabled:bg-well disabled:font-medium disabled:text-ink-muted"
    >
      {label}
    </button>
  );
}
