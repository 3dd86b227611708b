import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { controlClass } from './control-class.ts';

/** The variants of a textarea, and their defaults. */
export const textareaLook = {
  variants: {
    /** How the height grows: with the text, with the text up to a limit, or by the user's resizing. */
    height: {
      text: 'field-sizing-content resize-none',
      note: 'field-sizing-content max-h-60 min-h-24 resize-none',
      message: 'field-sizing-content max-h-32 resize-none',
      pulled: 'min-h-28 resize-y',
    },
    /** `code` and `address` use a monospaced font; an address breaks anywhere. */
    holds: { text: '', code: 'font-mono', address: 'font-mono break-all' },
  },
  defaultVariants: { height: 'text', holds: 'text' },
} as const;

const textarea = cva(`${controlClass} wrap-anywhere`, textareaLook);

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'className'>, VariantProps<typeof textarea> {}

/** Text of several lines. A `Field` gives it its label, hint and error. */
export function Textarea({ height, holds, ...rest }: TextareaProps) {
  return <textarea {...rest} className={textarea({ height, holds })} />;
}
