/** A row of choices, one of which is selected. A choice is only as wide as its label. */
export function Chips<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  /** The choices with their titles. */
  choices: readonly (readonly [value: Value, title: string])[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {choices.map(([choice, title]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
          className="min-h-9 rounded-full border border-control-line bg-raised px-3 text-small font-medium text-ink aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {title}
        </button>
      ))}
    </div>
  );
}
