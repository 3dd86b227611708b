import { useLayoutEffect, useReducer, useRef, useState, type ChangeEvent } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { wonProblem } from '#wallet/forms/amount-problem.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';

import { TextField, type TextFieldProps } from '#components/form/Field.tsx';

export interface WonFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'hero' | 'keys'
> {
  /** The unit after the figure: `KRW`, or 원 on a Korean screen. */
  unit: string;
  /** The errors of an unreadable amount, shown on blur; by default those of won. */
  problemLabels?: Readonly<Record<'no-amount' | 'not-whole', string>>;
  /** The typed amount without its grouping commas; other commas stay. */
  value: string;
  onValueChange: (amount: string) => void;
}

/**
 * A field for an amount of won. It groups the thousands while the user types, and reads a pasted amount with its
 * unit; a text that is not a whole number stays unchanged.
 */
export function WonField({ problemLabels, value, onValueChange, error, ...rest }: WonFieldProps) {
  const t = useMessages('forms').won;
  const [blurred, setBlurred] = useState(false);
  const problem = blurred ? unreadable(value, rest.unit) : undefined;
  const input = useRef<HTMLInputElement>(null);
  // The caret position, counted without commas: adding and removing commas must not move it.
  const typedBeforeCaret = useRef<number>(undefined);
  // A typed comma does not change the value, so an explicit render must restore the text and the caret.
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || typedBeforeCaret.current === undefined) return;
    const caret = caretAfter(element.value, typedBeforeCaret.current);
    typedBeforeCaret.current = undefined;
    element.setSelectionRange(caret, caret);
  });

  return (
    <TextField
      {...rest}
      error={error ?? (problem && (problemLabels ?? t.problems)[problem])}
      ref={input}
      figure
      placeholder="0"
      inputMode="numeric"
      autoComplete="off"
      value={grouped(value)}
      onBlur={() => setBlurred(true)}
      onChange={(event) => {
        setBlurred(false);
        const { typed, beforeCaret } = edit(event, value, rest.unit);
        typedBeforeCaret.current = beforeCaret;
        redraw();
        onValueChange(typed);
      }}
    />
  );
}

/** The error of a field that has lost the focus; undefined if it is empty or contains an amount. */
function unreadable(value: string, unit: string): 'no-amount' | 'not-whole' | undefined {
  const amount = readWon(value, unit);
  if (amount !== undefined && isPositive(amount)) return undefined;
  const problem = wonProblem(value, unit);
  return problem === 'missing' ? undefined : problem;
}

/** The amount after an edit, and the caret position in it; both without commas. */
function edit(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  unit: string,
): { typed: string; beforeCaret: number } {
  const caret = target.selectionStart ?? target.value.length;
  if (isPasted(nativeEvent) && !groupsOnly.test(target.value)) {
    const amount = readWon(target.value, unit);
    if (amount !== undefined) return { typed: amount, beforeCaret: amount.length };
  }
  // A comma that the user types is dropped only if it groups thousands: `1,5` is not 15.
  if ((before.includes(',') || !editsGroups(nativeEvent)) && !groupsOnly.test(target.value)) {
    return { typed: target.value, beforeCaret: caret };
  }
  const typed = ungrouped(target.value);
  const beforeCaret = ungrouped(target.value.slice(0, caret)).length;
  if (typed !== before || !(nativeEvent instanceof InputEvent)) return { typed, beforeCaret };
  // Only a grouping comma was deleted, which would be added again. The user meant the digit next to it.
  const without = (place: number) => typed.slice(0, place) + typed.slice(place + 1);
  switch (nativeEvent.inputType) {
    case 'deleteContentBackward':
      return { typed: without(beforeCaret - 1), beforeCaret: beforeCaret - 1 };
    case 'deleteContentForward':
      return { typed: without(beforeCaret), beforeCaret };
    default:
      return { typed, beforeCaret };
  }
}

/** A number without commas, or with commas between its thousands only. */
const groupsOnly = /^(\d*|\d{1,3}(,\d{3})+)$/;

/** Whether an edit inserts a text from elsewhere, such as `₩10,000`. */
function isPasted(event: Event): boolean {
  return !(event instanceof InputEvent) || /^insert(From|Replacement)/.test(event.inputType);
}

/** Whether an edit only adds or deletes digits between the grouping commas, without a comma of its own. */
function editsGroups(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  return (
    inputType.startsWith('delete') ||
    (/^insert(Composition)?Text$/.test(inputType) && data?.endsWith(',') === false)
  );
}

function ungrouped(text: string): string {
  return text.replaceAll(',', '');
}

function grouped(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** The index in a grouped text after a number of characters that are not commas. */
function caretAfter(text: string, characters: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < characters; place += 1) {
    if (text[place] !== ',') seen += 1;
  }
  return place;
}
