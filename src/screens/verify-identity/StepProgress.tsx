import { cva } from 'class-variance-authority';

import { useMessages } from '#i18n/messages-context.ts';
import { verificationSteps, type VerificationStep } from '#wallet/forms/verify-identity.ts';

const stepBar = cva(
  'flex min-w-0 flex-1 flex-col gap-1.5 border-t-4 pt-1.5 text-center text-small wrap-anywhere',
  {
    variants: {
      progress: {
        done: 'border-brand-ink text-ink-muted',
        current: 'border-brand-ink font-semibold text-ink',
        ahead: 'border-line text-ink-muted',
      },
    },
  },
);

/** The user's progress through the three steps. */
export function StepProgress({ step }: { step: VerificationStep }) {
  const t = useMessages('identity').verify;
  const current = verificationSteps.indexOf(step);
  return (
    <ol aria-label={t.progress} className="flex gap-2">
      {verificationSteps.map((candidate, index) => (
        <li
          key={candidate}
          aria-current={index === current ? 'step' : undefined}
          className={stepBar({
            progress: index < current ? 'done' : index === current ? 'current' : 'ahead',
          })}
        >
          <span>
            {t.steps[candidate]}
            {index < current && <span className="sr-only">{t.done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
