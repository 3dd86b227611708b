import { useId, useLayoutEffect, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';

import { useLanguage } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';

import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { useSubmitSlot } from '#components/submit-slot.ts';

import { SubmissionStatus, type SubmissionStatusProps } from './SubmissionStatus.tsx';

export interface SubmitBarProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The id of the form that it submits: the shell renders the bar outside of the form. */
  form: string;
  /** The action is running, or the user is being asked for confirmation. */
  busy: boolean;
  disabled?: boolean;
  /** The action is running; defaults to `busy`. */
  submitting?: boolean;
  /** The error of the action, or a note that its outcome is unknown. */
  failure?: SubmissionStatusProps['failure'];
  /** The input that is still missing, as shown beside the button. */
  hint?: string | undefined;
  /** The button's label. */
  children: ReactNode;
}

/** Marks the page while the bar covers its end: the theme then scrolls focused elements clear of the bar. */
function useRoomForBar() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['withSubmitBar'] = '';
    return () => void delete root.dataset['withSubmitBar'];
  }, []);
}

/**
 * The button that submits a form, always visible: above the navigation and the on-screen keyboard. It includes the
 * submission's status, because the end of the form may be scrolled out of view.
 */
export function SubmitBar({
  ref,
  form,
  busy,
  disabled = false,
  submitting = busy,
  failure,
  hint,
  children,
}: SubmitBarProps) {
  const { language } = useLanguage();
  const place = useSubmitSlot();
  const hintId = useId();
  useRoomForBar();
  const bar = (
    <div
      ref={keepAboveKeyboard}
      data-submit-bar
      // The shell renders the bar outside of a form in the local language.
      lang={language}
      className="flex flex-col gap-2 border-t border-line bg-surface px-gutter py-3"
    >
      <SubmissionStatus busy={submitting} failure={failure} />
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
