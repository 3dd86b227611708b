import { isComposingKey } from './composing-key.ts';
import { Textarea, type TextareaProps } from './Textarea.tsx';

export interface WrappingInputProps extends Omit<
  TextareaProps,
  'height' | 'rows' | 'onChange' | 'onKeyDown'
> {
  /** Replaces the line breaks of pasted text: nothing within an address, by default, and a space between words. */
  lineBreak?: '' | ' ';
  /** Takes the text without line breaks. */
  onValueChange: (text: string) => void;
  /** Enter was pressed: the text has one line only. */
  onEnter: () => void;
}

/** One line of text that wraps and grows, so that a person can read and check all of it. */
export function WrappingInput({
  lineBreak = '',
  onValueChange,
  onEnter,
  ...rest
}: WrappingInputProps) {
  return (
    <Textarea
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      rows={1}
      onChange={({ target }) => onValueChange(target.value.replaceAll(/[\r\n]+/g, lineBreak))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposingKey(event)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
