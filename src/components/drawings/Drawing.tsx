import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The size of a drawing: for an empty place, or beside the text of an error. */
export interface DrawingSize {
  size?: 'regular' | 'small' | undefined;
}

const drawing = cva('shrink-0 fill-none stroke-control-line', {
  variants: { size: { regular: 'h-21 w-30', small: 'h-14 w-20' } },
  defaultVariants: { size: 'regular' },
});

/** The ground and the pen of every drawing, 120 × 84. It is decoration beside a sentence. */
export function Drawing({ size, children }: DrawingSize & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 84"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={drawing({ size })}
    >
      <ellipse cx="60" cy="43" rx="38" ry="34" className="fill-drawing stroke-none" />
      {children}
    </svg>
  );
}

/** Two waves at the bottom of a drawing. */
export function Sea() {
  return <path d="M14 66c10-5 20-5 30 0s20 5 30 0 20-5 30 0M26 74c9-4 18-4 27 0s18 4 27 0" />;
}
