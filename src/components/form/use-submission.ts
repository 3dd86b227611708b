import {
  useEffect,
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
import { isAbort } from '#wallet/failure.ts';
import { OutcomeUnknown, type Outcome } from '#wallet/outcome.ts';

import { isFocusLost } from '#components/is-focus-lost.ts';
import { isComposingKey } from './composing-key.ts';

/** The value of the button that was pressed; empty for a form with one button. */
type Pressed = string;

/** What a form's submission is made of: what its rules say of it, and what each outcome leads to. */
export interface SubmissionSteps<Accepted, Refused extends { fields: object }, Answer> {
  /**
   * What the rules make of what is filled in. A function where that depends on the pressed button, or can be read only
   * when one is pressed.
   */
  result:
    { accepted: Accepted } | Refused | ((pressed: Pressed) => { accepted: Accepted } | Refused);
  /**
   * How long a refused field says what is wrong with it: until it is right, also when it breaks another rule by then,
   * or until it is edited.
   */
  clearErrors?: 'when-valid' | 'until-edited';
  /** Tells what the rules refuse. The form then draws its fields' errors, and the first of them takes the focus. */
  onRefused: (refused: Refused) => void;
  /**
   * Asks before the action where there is something to decide; false leaves the form as it is. The signal aborts when
   * the form is left.
   */
  confirm?: (accepted: Accepted, signal: AbortSignal) => Promise<boolean>;
  /**
   * Performs the action. The signal aborts when the form is left; an `AbortError` after that is ignored. A `Declined`
   * leaves the form as it is.
   */
  submit: (accepted: Accepted, signal: AbortSignal) => Promise<Answer>;
  /**
   * Called after a success, with what `submit` resolved with. `left` is true when the form was left meanwhile: then
   * nothing may navigate.
   */
  onSubmitted: (accepted: Accepted, left: boolean, answer: Answer) => void;
  /**
   * Called after a failure, and when the outcome is not known yet; what was typed stays. Returns what the form says
   * about it, or undefined where a field says it, which then takes the focus. `left` as above.
   */
  onFailed: (error: unknown, left: boolean) => string | undefined;
  /** The form stays for another submission, and says again what is missing. By default it ends with a success. */
  repeatable?: boolean;
}

/** What a form says of an action that did not succeed. */
export interface SubmissionFailure {
  message: string;
  /** It may have happened: the answer is lost, and is being looked up. */
  outcomeUnknown: boolean;
}

/** After `done` the form is empty again, and another Enter submits nothing. */
type Stage<Fields> =
  | { name: 'editing' | 'confirming' | 'submitting' | 'done' }
  | { name: 'refused'; pressed: Pressed; fields: Partial<Fields> }
  | { name: 'failed'; failure: SubmissionFailure | undefined };

/** A form's submission as the form draws it. */
export interface Submission<Fields> {
  /** What is wrong with the fields of a draft that was refused. */
  problems: Readonly<Partial<Fields>>;
  /** The person is being asked, and nothing may change: what is shown is what they confirm. */
  confirming: boolean;
  /**
   * The action is under way, for as long as its call lasts (decision 88), and nothing may change: what is shown is what
   * is being submitted.
   */
  submitting: boolean;
  /** Why the action failed, or that its outcome is not known yet. */
  failure: SubmissionFailure | undefined;
  /** Call it with every change, and with the fields that it changes: what was said no longer fits this draft. */
  edited: (changed?: object) => void;
  /** What the `<form>` needs. */
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
 * Submits a form once, however often it is pressed: rules first, then the action. After a refusal or a failure the
 * focus goes to what can be corrected, and nothing typed is lost.
 */
export function useSubmission<Accepted, Refused extends { fields: object }, Answer>(
  steps: SubmissionSteps<Accepted, Refused, Answer>,
): Submission<Refused['fields']> {
  const [stage, setStage] = useState<Stage<Refused['fields']>>({ name: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { run } = useOneAtATime();
  /** Which attempt the form shows: a later outcome of another one is not shown here. */
  const shown = useRef(0);
  useEffect(() => () => void (shown.current += 1), []);

  function fail(error: unknown, left: boolean) {
    const message = steps.onFailed(error, left);
    const outcomeUnknown = error instanceof OutcomeUnknown;
    const failure = message === undefined ? undefined : { message, outcomeUnknown };
    setStage({ name: 'failed', failure });
  }

  function succeed(accepted: Accepted, left: boolean, answer: Answer) {
    setStage({ name: steps.repeatable ? 'editing' : 'done' });
    steps.onSubmitted(accepted, left, answer);
  }

  /** Shows an outcome that was not known at first, unless the form was edited, submitted again or left since. */
  function followOutcome(error: unknown, accepted: Accepted) {
    if (!(error instanceof OutcomeUnknown)) return;
    const attempt = shown.current;
    // The answer is the one that `submit` would have resolved with.
    error.onKnown = (outcome: Outcome) => {
      if (shown.current !== attempt) return false;
      flushSync(() => {
        if (outcome.created) succeed(accepted, false, outcome.answer as Answer);
        else fail(outcome.error, false);
      });
      return true;
    };
  }

  /** The person went back to the form, which is as it was. */
  function goBack(button: HTMLElement | null) {
    setStage({ name: 'editing' });
    button?.focus();
  }

  async function submit(button: HTMLElement | null, signal: AbortSignal) {
    if (stage.name === 'done') return;
    shown.current += 1;
    const pressed = button instanceof HTMLButtonElement ? button.value : '';
    const secret = form.current?.querySelector<HTMLElement>('[data-secret]');
    if (secret) {
      // Its own error says why.
      setStage({ name: 'editing' });
      secret.focus();
      return;
    }
    const result = resultOf(steps, pressed);
    if ('fields' in result) {
      // At once: only a field that is drawn with its error can take the focus and be read with it.
      flushSync(() => {
        steps.onRefused(result);
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
      // Enter was pressed in a field that cannot be edited now, and loses the focus; the busy button keeps it.
      if (isFocusLost() || document.activeElement?.matches(':disabled')) button?.focus();
      const answer = await steps.submit(result.accepted, signal);
      // Together: a notice is drawn at once, and the form beside it must not be a frame behind what it says.
      flushSync(() => succeed(result.accepted, signal.aborted, answer));
    } catch (error) {
      if (signal.aborted && isAbort(error)) return;
      if (error instanceof Declined) {
        goBack(button);
        return;
      }
      // At once: a field takes the focus only when it has been drawn again.
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
      shown.current += 1;
      setStage((current) => afterEdit(current, changed));
    },
    form: {
      id,
      ref: form,
      noValidate: true,
      // Enter in a rendered page, before any script runs, must not leave it: the browser sends no such form.
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

/** What the rules make of what is filled in, for the pressed button. */
function resultOf<Accepted, Refused extends { fields: object }>(
  { result }: Pick<SubmissionSteps<Accepted, Refused, unknown>, 'result'>,
  pressed: Pressed,
) {
  return typeof result === 'function' ? result(pressed) : result;
}

/** What the fields say of a draft that was refused. */
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

/** The problems less those of fields that are being filled in. */
function without<Fields extends object>(problems: Fields, changed: object): Partial<Fields> {
  const left: Partial<Fields> = { ...problems };
  for (const field in left) if (Object.hasOwn(changed, field)) delete left[field];
  return left;
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
