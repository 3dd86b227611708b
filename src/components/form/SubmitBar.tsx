import { useId, useLayoutEffect, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '#components/Button.tsx';

import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { useSubmitPlace } from '#components/submit-place.ts';

import { SubmissionStatus, type SubmissionStatusProps } from './SubmissionStatus.tsx';

export interface SubmitBarProps extends Pick<SubmissionStatusProps, 'slowLabel'> {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The id of the form that it submits: in the shell it stands outside of it. */
  form: string;
  /** The language of the form, where it is not the page's. */
  lang?: string | undefined;
  /** The action is under way, or the person is being asked. */
  busy: boolean;
  disabled?: boolean;
  /** The action is under way; by default it is when the bar is busy. */
  submitting?: boolean;
  /** Why the action failed, or that its outcome is not known yet. */
  failure?: SubmissionStatusProps['failure'];
  /** What the button waits for. */
  hint?: string | undefined;
  /** The button's label. */
  children: ReactNode;
}

/** Tells the page that the bar covers its end: the theme scrolls what takes the focus clear of it. */
function useRoomForBar() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['withSubmitBar'] = '';
    return () => void delete root.dataset['withSubmitBar'];
  }, []);
}

/**
 * The button that submits a form, always in sight: above the navigation, and above the on-screen keyboard. What is said
 * about the submission stands with it, because the end of the form may be out of sight.
 */
export function SubmitBar({
  ref,
  form,
  lang,
  busy,
  disabled = false,
  submitting = busy,
  failure,
  slowLabel,
  hint,
  children,
}: SubmitBarProps) {
  const place = useSubmitPlace();
  const hintId = useId();
  useRoomForBar();
  const bar = (
    <div
      ref={keepAboveKeyboard}
      data-submit-bar
      lang={lang}
      className="flex flex-col gap-2 border-t border-line bg-surface px-gutter py-3"
    >
      <SubmissionStatus
        busy={submitting}
        failure={failure}
        {...(slowLabel !== undefined && { slowLabel })}
      />
      <Button
        ref={ref}
        type="submit"
        form={form}
        width="full"
        disabled={disabled}
        busy={busy}
        aria-describedby={hint && hintId}
      >
        {children}
      </Button>
      {hint && (
        <p id={hintId} className="text-center text-small text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
  return place ? (
    createPortal(bar, place)
  ) : (
    <div className="bleed-gutter sticky bottom-0 z-10 -mb-6 px-0!">{bar}</div>
  );
}
