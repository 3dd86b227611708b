import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { controlClass } from './Field.tsx';

const textarea = cva(`${controlClass} wrap-anywhere`, {
  variants: {
    /** How high it gets: as its text, as its text up to a limit, or as a person pulls it. */
    height: {
      text: 'field-sizing-content resize-none',
      note: 'field-sizing-content max-h-60 min-h-24 resize-none',
      message: 'field-sizing-content max-h-32 resize-none',
      pulled: 'min-h-28 resize-y',
    },
    /** Words, code such as a recovery phrase, or an address, which has no place of its own to break. */
    holds: { words: '', code: 'font-mono', address: 'font-mono break-all' },
  },
  defaultVariants: { height: 'text', holds: 'words' },
});

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'className'>, VariantProps<typeof textarea> {}

/** Text of several lines. A `Field` gives it its label, hint and error. */
export function Textarea({ height, holds, ...rest }: TextareaProps) {
  return <textarea {...rest} className={textarea({ height, holds })} />;
}
