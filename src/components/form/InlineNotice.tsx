import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { Spoken } from '#components/Spoken.tsx';

/** The variants of an inline notice, and their defaults. */
export const inlineNoticeLook = {
  variants: {
    tone: {
      info: 'bg-info-soft text-info',
      positive: 'bg-positive-soft text-positive',
      caution: 'bg-caution-soft text-caution',
      negative: 'bg-negative-soft text-negative',
    },
  },
  defaultVariants: { tone: 'info' },
} as const;

const inlineNotice = cva('flex items-start gap-3 rounded-control p-4 text-body', inlineNoticeLook);

const icons = { info: Info, positive: CircleCheck, caution: Info, negative: CircleAlert } as const;

/** A message beside the content it concerns. Screen readers announce a negative message. */
export function InlineNotice({
  tone,
  children,
}: VariantProps<typeof inlineNotice> & { children: ReactNode }) {
  const Icon = icons[tone ?? 'info'];
  return (
    <div role={tone === 'negative' ? 'alert' : 'note'} className={inlineNotice({ tone })}>
      <Icon aria-hidden className="mt-px size-5 shrink-0" strokeWidth={2} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Spoken>{children}</Spoken>
      </div>
    </div>
  );
}
