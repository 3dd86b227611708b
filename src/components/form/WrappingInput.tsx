import { Textarea, type TextareaProps } from './Textarea.tsx';

export interface WrappingInputProps extends Omit<
  TextareaProps,
  'height' | 'rows' | 'onChange' | 'onKeyDown'
> {
  /** Takes the text without line breaks, which may come with pasted text. */
  onValueChange: (text: string) => void;
  /** Enter was pressed: the text has one line only. */
  onEnter: () => void;
}

/** One line of text that wraps and grows, so that a person can read and check all of it. */
export function WrappingInput({ onValueChange, onEnter, ...rest }: WrappingInputProps) {
  return (
    <Textarea
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      rows={1}
      onChange={({ target }) => onValueChange(target.value.replaceAll(/[\r\n]+/g, ''))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
