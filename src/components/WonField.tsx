import { useLayoutEffect, useRef } from 'react';

import { TextField, type TextFieldProps } from './Field.tsx';

export interface WonFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'action'> {
  /** What stands behind the figure: `KRW`, or 원 on a screen in Korean. */
  unit: string;
  /** The amount as typed, without grouping commas. */
  value: string;
  onValueChange: (amount: string) => void;
}

/** An amount of won to be typed. Its thousands are grouped while it is typed; what is no number stays as typed. */
export function WonField({ value, onValueChange, ...rest }: WonFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Where the caret stood, counted in what is typed: commas that come and go must not move it.
  const typedBeforeCaret = useRef<number>(undefined);

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
      ref={input}
      figure
      placeholder="0"
      inputMode="numeric"
      autoComplete="off"
      value={grouped(value)}
      onChange={({ target }) => {
        const caret = target.selectionStart ?? target.value.length;
        typedBeforeCaret.current = ungrouped(target.value.slice(0, caret)).length;
        onValueChange(ungrouped(target.value));
      }}
    />
  );
}

function ungrouped(text: string): string {
  return text.replaceAll(',', '');
}

function grouped(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** The place in a grouped text behind so many characters that are no commas. */
function caretAfter(text: string, characters: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < characters; place += 1) {
    if (text[place] !== ',') seen += 1;
  }
  return place;
}
