import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { Declined } from '#wallet/declined.ts';
import { isAbort } from '#wallet/write-failure.ts';
import { OutcomeUnknown, type Outcome } from '#wallet/outcome.ts';

import { isFocusLost } from '#components/is-focus-lost.ts';
import { isComposingKey } from './composing-key.ts';
import { useAttempts } from './use-attempts.ts';

/** The value of the pressed button; empty for a form with one button. */
type Pressed = string;

/** The steps of a form's submission: the result of its rules, and a callback for each outcome. */
export interface SubmissionSteps<Accepted, Refused extends { fields: object }, Answer> {
  /**
   * The result of the rules for the draft. A function if the result depends on the pressed button, or can be computed
   * only when a button is pressed.
   */
  result:
    { accepted: Accepted } | Refused | ((pressed: Pressed) => { accepted: Accepted } | Refused);
  /**
   * How long a refused field shows its error: until it is edited, or until it is valid. In the latter case the error
   * changes with the rule that the field breaks.
   */
  clearErrors?: 'when-valid' | 'until-edited';
  /**
   * Called with the refused draft. The form then renders its fields' errors, and the first of these fields receives
   * the focus.
   */
  onRefused: (refused: Refused) => void;
  /**
   * Asks the user for confirmation if there is something to decide; false leaves the form unchanged. The signal
   * aborts when the form is left.
   */
  confirm?: (accepted: Accepted, signal: AbortSignal) => Promise<boolean>;
  /**
   * Performs the action. The signal aborts when the form is left; an `AbortError` after that is ignored. A `Declined`
   * leaves the form unchanged.
   */
  submit: (accepted: Accepted, signal: AbortSignal) => Promise<Answer>;
  /**
   * Called after a success, with the result of `submit`. `left` is true if the form was left meanwhile: then it must
   * not navigate.
   */
  onSubmitted: (accepted: Accepted, left: boolean, answer: Answer) => void;
  /**
   * Called after a failure and for an unknown outcome; the draft stays. Returns the form's error message, or
   * undefined if a field shows the error and receives the focus. `left` is true if the form was left meanwhile.
   */
  onFailed: (error: unknown, left: boolean) => string | undefined;
  /** The form stays open for another submission and shows its errors again. By default a success ends the form. */
  repeatable?: boolean;
}

/** The failure that a form shows. */
export interface SubmissionFailure {
  message: string;
  /** The action may have happened: the answer is lost, and is being looked up. */
  outcomeUnknown: boolean;
}

/** After `done` the form is empty again, and another Enter must not submit it. */
type Stage<Fields> =
  | { name: 'editing' | 'confirming' | 'submitting' | 'done' }
  | { name: 'refused'; pressed: Pressed; fields: Partial<Fields> }
  | { name: 'failed'; failure: SubmissionFailure | undefined };

/** The state of a form's submission, for rendering. */
export interface Submission<Fields> {
  /** The errors of a refused draft by field. */
  problems: Readonly<Partial<Fields>>;
  /** The user is being asked for confirmation, and the form is locked: it shows exactly the draft that they confirm. */
  confirming: boolean;
  /**
   * The action is running, for the duration of its call (decision 88), and the form is locked: it shows the draft
   * that is being submitted.
   */
  submitting: boolean;
  /** The error of the action, or a note that its outcome is unknown. */
  failure: SubmissionFailure | undefined;
  /** Call it on every change with the changed fields: it removes the errors that no longer match the draft. */
  edited: (changed?: object) => void;
  /** The props of the `<form>`. */
  form: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'dialog';
    onKeyDown: (event: KeyboardEvent) => void;
    onSubmit: (event: SubmitEvent) => void;
  };
}

/**
 * Submits a form once, however often it is pressed: first the rules, then the action. After a refusal or a failure
 * the focus moves to the field to correct, and the draft stays.
 */
export function useSubmission<Accepted, Refused extends { fields: object }, Answer>(
  steps: SubmissionSteps<Accepted, Refused, Answer>,
): Submission<Refused['fields']> {
  const [stage, setStage] = useState<Stage<Refused['fields']>>({ name: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { run } = useOneAtATime();
  const attempts = useAttempts();

  function fail(error: unknown, left: boolean) {
    const message = attempts.report(() => steps.onFailed(error, left));
    const outcomeUnknown = error instanceof OutcomeUnknown;
    const failure = message === undefined ? undefined : { message, outcomeUnknown };
    setStage({ name: 'failed', failure });
  }

  function succeed(accepted: Accepted, left: boolean, answer: Answer) {
    setStage({ name: steps.repeatable ? 'editing' : 'done' });
    steps.onSubmitted(accepted, left, answer);
  }

  /** Shows an outcome that was unknown at first, unless the form was edited, submitted again or left since. */
  function followOutcome(error: unknown, accepted: Accepted) {
    if (!(error instanceof OutcomeUnknown)) return;
    const attempt = attempts.current();
    // The answer has the type that `submit` would have resolved with.
    error.onKnown = (outcome: Outcome) => {
      if (attempts.current() !== attempt) return false;
      flushSync(() => {
        if (outcome.created) succeed(accepted, false, outcome.answer as Answer);
        else fail(outcome.error, false);
      });
      return true;
    };
  }

  /** Unlocks the unchanged form after the user has declined the confirmation. */
  function goBack(button: HTMLElement | null) {
    setStage({ name: 'editing' });
    button?.focus();
  }

  async function submit(button: HTMLElement | null, signal: AbortSignal) {
    if (stage.name === 'done') return;
    attempts.next();
    const pressed = button instanceof HTMLButtonElement ? button.value : '';
    const secret = form.current?.querySelector<HTMLElement>('[data-secret]');
    if (secret) {
      // The field already shows the error about the secret.
      setStage({ name: 'editing' });
      secret.focus();
      return;
    }
    const result = resultOf(steps, pressed);
    if ('fields' in result) {
      // Synchronously: only a field rendered with its error can receive the focus and be announced with it.
      flushSync(() => {
        attempts.report(() => steps.onRefused(result));
        setStage({ name: 'refused', pressed, fields: result.fields });
      });
      focusFirstRefused(form.current);
      return;
    }
    try {
      if (steps.confirm) {
        setStage({ name: 'confirming' });
        const confirmed = await steps.confirm(result.accepted, signal);
        if (signal.aborted) return;
        if (!confirmed) {
          goBack(button);
          return;
        }
      }
      flushSync(() => setStage({ name: 'submitting' }));
      // If Enter was pressed in a field, the field is now disabled and loses the focus; the busy button can receive it.
      if (isFocusLost() || document.activeElement?.matches(':disabled')) button?.focus();
      const answer = await steps.submit(result.accepted, signal);
      // Synchronously: a notice is rendered at once, and the form beside it must not lag a frame behind.
      flushSync(() => succeed(result.accepted, signal.aborted, answer));
    } catch (error) {
      if (signal.aborted && isAbort(error)) return;
      if (error instanceof Declined) {
        goBack(button);
        return;
      }
      // Synchronously: a field can receive the focus only after it has been rendered.
      flushSync(() => fail(error, signal.aborted));
      if (!signal.aborted) followOutcome(error, result.accepted);
      if (!focusFirstRefused(form.current)) {
        (button ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
      }
    }
  }

  return {
    problems: problemsAt(stage, steps),
    confirming: stage.name === 'confirming',
    submitting: stage.name === 'submitting',
    failure: stage.name === 'failed' ? stage.failure : undefined,
    edited(changed = {}) {
      attempts.next();
      setStage((current) => afterEdit(current, changed));
    },
    form: {
      id,
      ref: form,
      noValidate: true,
      // Before scripts run, Enter in a server-rendered page must not leave it: a `dialog` form is not sent.
      method: 'dialog',
      onKeyDown: refuseComposingEnter,
      onSubmit(event) {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        void run((signal) => submit(submitter, signal));
      },
    },
  };
}

/** The result of the rules for the pressed button. */
function resultOf<Accepted, Refused extends { fields: object }>(
  { result }: Pick<SubmissionSteps<Accepted, Refused, unknown>, 'result'>,
  pressed: Pressed,
) {
  return typeof result === 'function' ? result(pressed) : result;
}

/** The errors of a refused draft by field. */
function problemsAt<Accepted, Refused extends { fields: object }>(
  stage: Stage<Refused['fields']>,
  steps: Pick<SubmissionSteps<Accepted, Refused, unknown>, 'result' | 'clearErrors'>,
): Partial<Refused['fields']> {
  if (stage.name !== 'refused') return {};
  if (steps.clearErrors === 'until-edited') return stage.fields;
  const result = resultOf(steps, stage.pressed);
  return 'fields' in result ? result.fields : {};
}

function refuseComposingEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposingKey(event)) event.preventDefault();
}

function afterEdit<Fields extends object>(stage: Stage<Fields>, changed: object): Stage<Fields> {
  if (stage.name === 'failed' || stage.name === 'done') return { name: 'editing' };
  return stage.name === 'refused' ? { ...stage, fields: without(stage.fields, changed) } : stage;
}

/** The errors without those of the fields that are being edited. */
function without<Fields extends object>(problems: Fields, changed: object): Partial<Fields> {
  const left: Partial<Fields> = { ...problems };
  for (const field in left) if (Object.hasOwn(changed, field)) delete left[field];
  return left;
}

/**
 * Focuses the first refused field, or the control inside it if the field is a group. Returns whether a field received
 * the focus. `data-refused` marks refused elements that are not fields.
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
