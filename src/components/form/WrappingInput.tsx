import { isComposingKey } from './composing-key.ts';
import { Textarea, type TextareaProps } from './Textarea.tsx';

export interface WrappingInputProps extends Omit<
  TextareaProps,
  'height' | 'rows' | 'onChange' | 'onKeyDown'
> {
  /** Replaces the line breaks of pasted text: with nothing by default, as in an address; with a space between words. */
  lineBreak?: '' | ' ';
  /** Called with the text without line breaks. */
  onValueChange: (text: string) => void;
  /** Called on Enter, because the text has only one line. */
  onEnter: () => void;
}

/** One line of text that wraps and grows, so that the user can read and check it completely. */
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
