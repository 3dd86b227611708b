import { cva } from 'class-variance-authority';
import { Check, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';

import { Badge } from './Badge.tsx';
import { Spoken } from './Spoken.tsx';
import { RadioGroup, type RadioProps } from './RadioGroup.tsx';

/** A card of the group. */
export type Choice<Value extends string> = ChoiceLabels<Value> &
  (
    | { icon: LucideIcon; mark?: never }
    /** Rendered instead of an icon, such as the mark of an asset. */
    | { icon?: never; mark: ReactNode }
  );

interface ChoiceLabels<Value extends string> {
  value: Value;
  label: string;
  /** The difference from the other choices, such as the duration. */
  detail?: ReactNode;
  /** The fee of the choice. */
  fee?: string;
  /** A short word that marks one choice, such as the default. */
  badge?: string | undefined;
  /** A separate line below the detail, such as a balance. */
  note?: string | undefined;
  /** The reason why the card cannot be chosen; it is then disabled. */
  unavailable?: string | undefined;
}

/** `rows` are as wide as the screen; `tiles` are shown two in a row and `thirds` three, if their text fits. */
export type ChoiceLayout = 'rows' | 'tiles' | 'thirds';

export interface ChoiceCardsProps<Value extends string> {
  /** The input that receives the focus: the chosen card, or else the first available one. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  choices: readonly Choice<Value>[];
  layout?: ChoiceLayout;
  /** Empty while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** The error of the choice; tied to the group. */
  error?: string | undefined;
}

const group = cva('grid gap-2', {
  variants: {
    layout: {
      rows: '',
      // As many as fit. A card is never narrower than its longest word, even with large text.
      tiles: 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]',
      thirds: 'grid-cols-[repeat(auto-fit,minmax(min(5.625rem,100%),1fr))]',
    },
  },
});

/** A choice among a few options, each shown as a card. */
export function ChoiceCards<Value extends string>({
  ref,
  label,
  choices,
  layout = 'rows',
  value,
  onValueChange,
  error,
}: ChoiceCardsProps<Value>) {
  const first = choices.find(({ unavailable }) => unavailable === undefined);
  const focused = value === '' ? first?.value : value;
  return (
    <RadioGroup
      label={label}
      options={choices.map((choice) => ({
        ...choice,
        disabled: choice.unavailable !== undefined,
      }))}
      value={value}
      onValueChange={onValueChange}
      error={error}
      className={group({ layout })}
      renderOption={(choice, radio) => (
        <ChoiceCard
          ref={choice.value === focused ? ref : undefined}
          choice={choice}
          radio={radio}
          layout={layout}
          invalid={error !== undefined}
        />
      )}
    />
  );
}

const card = cva(
  'pressable group relative grid min-w-0 rounded-control bg-raised py-3 shadow-soft has-checked:selected has-disabled:bg-well has-disabled:text-ink-muted has-disabled:shadow-none',
  {
    variants: {
      layout: {
        rows: 'min-h-16 px-4 grid-cols-[auto_1fr_auto] items-center gap-3 [grid-template-areas:"icon_text_mark"]',
        tiles:
          'px-3 grid-cols-[1fr_auto] grid-rows-[auto_1fr] gap-2 [grid-template-areas:"icon_mark""text_text"]',
        thirds:
          'px-2.5 grid-cols-[1fr_auto] grid-rows-[auto_1fr] gap-2 [grid-template-areas:"icon_mark""text_text"]',
      },
      invalid: { true: 'inset-ring-2 inset-ring-negative', false: '' },
    },
  },
);

/** The title of a card. It is smaller if three cards share a row of a very small phone. */
const cardTitle = cva('block text-body font-semibold wrap-anywhere', {
  variants: { layout: { rows: '', tiles: '', thirds: 'max-[22.5rem]:text-small' } },
});

const text = cva('flex min-w-0', {
  variants: {
    layout: {
      rows: 'flex-wrap items-center justify-between gap-x-3',
      tiles: 'flex-col justify-between gap-1.5',
      thirds: 'flex-col justify-between gap-1.5',
    },
  },
});

/** In the layout `rows` the fee is beside the name, so that the detail below gets the full width. */
const block = cva('min-w-0', {
  variants: { layout: { rows: 'flex-auto', tiles: '', thirds: '' } },
});

function ChoiceCard({
  ref,
  choice: { label, icon: Icon, mark, detail, fee, badge, note, unavailable },
  radio,
  layout,
  invalid,
}: {
  ref: Ref<HTMLInputElement> | undefined;
  choice: Choice<string>;
  radio: RadioProps;
  layout: ChoiceLayout;
  invalid: boolean;
}) {
  const id = useId();
  const described = [
    unavailable && `${id}-unavailable`,
    badge && `${id}-badge`,
    fee && `${id}-fee`,
    detail && `${id}-detail`,
    note && `${id}-note`,
  ]
    .filter(Boolean)
    .join(' ');
  const cost = fee && (
    <span
      id={`${id}-fee`}
      className="text-small font-semibold wrap-anywhere group-has-checked:text-brand-ink"
    >
      {fee}
    </span>
  );
  return (
    <div
      data-unavailable={unavailable === undefined ? undefined : true}
      className={card({ layout, invalid })}
    >
      <input
        {...radio}
        ref={ref}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      />
      {Icon ? (
        <Icon
          aria-hidden
          className="size-6 text-ink-muted [grid-area:icon] group-has-checked:text-brand-ink"
          strokeWidth={1.75}
        />
      ) : (
        <span className="[grid-area:icon] group-data-unavailable:grayscale">{mark}</span>
      )}
      {/* Colour alone must not show which card is chosen. */}
      <span
        aria-hidden
        className="group-data-unavailable:invisible flex size-5 items-center justify-center rounded-full border border-control-line text-on-brand [grid-area:mark] group-has-checked:border-brand group-has-checked:bg-brand"
      >
        {radio.checked && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className={`${text({ layout })} [grid-area:text]`}>
        <span className={block({ layout })}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span id={`${id}-label`} className={cardTitle({ layout })}>
              {label}
            </span>
            {layout === 'rows' && cost}
          </span>
          {detail && (
            <span id={`${id}-detail`} className="block text-small wrap-anywhere text-ink-muted">
              <Spoken>{detail}</Spoken>
            </span>
          )}
          {note && (
            <span id={`${id}-note`} className="block text-small wrap-anywhere text-ink-muted">
              {note}
            </span>
          )}
          {unavailable && (
            <span id={`${id}-unavailable`} className="mt-1 flex *:shrink *:whitespace-normal">
              <Badge tone="caution">{unavailable}</Badge>
            </span>
          )}
        </span>
        {layout !== 'rows' && cost}
        {badge && (
          // A chosen card has the badge's colour, so its badge needs another background.
          <span id={`${id}-badge`} className="flex group-has-checked:*:bg-raised">
            <Badge tone="brand">{badge}</Badge>
          </span>
        )}
      </span>
    </div>
  );
}
