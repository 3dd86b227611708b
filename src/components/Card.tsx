import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The variants of a card, and their defaults. */
export const cardLook = {
  variants: {
    tone: {
      raised: 'bg-raised shadow-soft',
      well: 'bg-well',
      info: 'bg-info-soft',
      city: 'bg-city-soft',
    },
    inset: { regular: 'p-5', rows: 'px-gutter py-1', none: '' },
  },
  defaultVariants: { tone: 'raised', inset: 'regular' },
} as const;

const card = cva('rounded-card', cardLook);

export type CardProps = Omit<ComponentProps<'div'>, 'className'> & VariantProps<typeof card>;

/** A surface that groups related content. */
export function Card({ tone, inset, ...rest }: CardProps) {
  return <div {...rest} className={card({ tone, inset })} />;
}
