import { useMessages } from '#i18n/messages-context.ts';
import { maxMessageLength } from '#wallet/entities/money-choices.ts';
import { useRef } from 'react';

import { isComposingKey } from '#components/form/composing-key.ts';
import { Field } from '#components/form/Field.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { limitMessage, messageLength } from '#wallet/rules/payment-message.ts';

export interface MessageFieldProps {
  value: string;
  onValueChange: (message: string) => void;
}

/**
 * A message of one line that wraps, with a character counter. Enter neither adds a line nor submits: typing a message
 * must not trigger a payment.
 */
export function MessageField({ value, onValueChange }: MessageFieldProps) {
  const t = useMessages('local').send;
  // A syllable that is still being composed must not be changed.
  const composing = useRef(false);
  // While a syllable is composed at the limit, the message is one character too long.
  const length = Math.min(messageLength(value), maxMessageLength);

  function accept(field: HTMLTextAreaElement) {
    const { value: written, selectionStart: caret } = field;
    const typed = written.replaceAll(/\s/g, ' ');
    const message = limitMessage(typed, caret);
    if (message !== written) {
      // Set on the element itself: a value that only React sets later would move the caret to its end.
      const charactersAfter = typed.length - caret;
      field.value = message;
      field.setSelectionRange(message.length - charactersAfter, message.length - charactersAfter);
    }
    onValueChange(message);
  }

  return (
    <Field
      label={t.message}
      aside={`${length}/${maxMessageLength}`}
      hint={
        <span role="status">{length === maxMessageLength && t.messageLimit(maxMessageLength)}</span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          autoComplete="off"
          placeholder={t.messagePlaceholder}
          value={value}
          onChange={({ target }) => {
            if (composing.current) onValueChange(target.value);
            else accept(target);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposingKey(event)) event.preventDefault();
          }}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={({ currentTarget }) => {
            composing.current = false;
            accept(currentTarget);
          }}
        />
      )}
    </Field>
  );
}
