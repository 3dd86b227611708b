import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { useLeaveSignal } from './use-leave-signal.ts';

/** What a form's submission is made of. `Draft` is what passed the rules, `Problem` what a rule refuses with. */
export interface SubmissionSteps<Draft, Problem> {
  /** Applies the rules to what is filled in. `way` is the value of the pressed button, of a form that has several. */
  check: (way: string) => { accepted: Draft } | { problem: Problem };
  /** Tells what the rules refuse. The form then draws its fields' errors, and the first of them takes the focus. */
  onRefused: (problem: Problem) => void;
  /** Does it. The signal aborts when the form is left; what then rejects with an `AbortError` is told to nobody. */
  submit: (accepted: Draft, signal: AbortSignal) => Promise<void>;
  /** It got through. `left` says that the form was left meanwhile, so that nothing may navigate any more. */
  onSubmitted: (accepted: Draft, left: boolean) => void;
  /**
   * It did not get through; what was typed stays. Returns what the form says about it, or nothing where a field says it,
   * which then takes the focus. `left` as above.
   */
  onFailed: (error: unknown, left: boolean) => string | undefined;
  /** The form stays for another time, and says again what is missing; without it, it is over once it got through. */
  repeatable?: boolean;
}

/** `done` is over: the form is empty again, and one more Enter has nothing to ask for. */
type Stage =
  | { name: 'editing' | 'refused' | 'submitting' | 'done' }
  | { name: 'failed'; failure: string | undefined };

/** A form's submission as the form draws it. */
export interface Submission {
  /** The rules refused what was filled in: each field says what is wrong with it until it is right. */
  refused: boolean;
  /** It is under way, and nothing may change: what is shown is what is being submitted. */
  submitting: boolean;
  /** Why it did not get through. */
  failure: string | undefined;
  /** To be called with every change: a failure said before is no longer of this draft. */
  edited: () => void;
  /** What the `<form>` needs. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent) => void;
  };
}

/**
 * Submits a form once, however often it is pressed: rules first, then the action; a refusal or a failure is told, takes
 * the focus to where it can be mended, and loses nothing.
 */
export function useSubmission<Draft, Problem>(steps: SubmissionSteps<Draft, Problem>): Submission {
  const [stage, setStage] = useState<Stage>({ name: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  // A second press can come before the first one's state has been drawn.
  const underWay = useRef(false);
  const leaveSignal = useLeaveSignal();

  async function run(pressed: HTMLElement | null) {
    if (underWay.current || stage.name === 'done') return;
    const result = steps.check(pressed instanceof HTMLButtonElement ? pressed.value : '');
    if ('problem' in result) {
      // At once: only a field that is drawn with its error can take the focus and be read with it.
      flushSync(() => {
        steps.onRefused(result.problem);
        setStage({ name: 'refused' });
      });
      focusFirstRefused(form.current);
      return;
    }
    const signal = leaveSignal();
    underWay.current = true;
    setStage({ name: 'submitting' });
    try {
      await steps.submit(result.accepted, signal);
      // Together: a notice is drawn at once, and the form beside it shall not be a frame behind what it says.
      flushSync(() => {
        setStage({ name: steps.repeatable ? 'editing' : 'done' });
        steps.onSubmitted(result.accepted, signal.aborted);
      });
    } catch (error) {
      if (signal.aborted && error instanceof Error && error.name === 'AbortError') return;
      // At once: a button that was busy takes the focus only when it is drawn anew.
      flushSync(() => {
        setStage({ name: 'failed', failure: steps.onFailed(error, signal.aborted) });
      });
      if (!focusFirstRefused(form.current)) {
        (pressed ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
      }
    } finally {
      underWay.current = false;
    }
  }

  return {
    refused: stage.name === 'refused',
    submitting: stage.name === 'submitting',
    failure: stage.name === 'failed' ? stage.failure : undefined,
    edited() {
      if (stage.name === 'failed' || stage.name === 'done') setStage({ name: 'editing' });
    },
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void run(event.nativeEvent.submitter);
      },
    },
  };
}

/**
 * Goes to the first refused field, or to the control in it where the field is a group, and says whether there is one.
 * `data-refused` marks what is no field.
 */
function focusFirstRefused(form: HTMLFormElement | null): boolean {
  const place = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"]:not(:disabled), [data-refused]',
  );
  const control = place?.matches('[role="radiogroup"]')
    ? place.querySelector<HTMLElement>('[type="radio"]:enabled')
    : place;
  if (!control) return false;
  control.focus();
  return true;
}
