import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { looksLikeSecret } from '#wallet/secret-text.ts';
import { secretWarning } from '#wallet/secret-warning.ts';

/** The error of a text field that contains a recovery phrase or a private key. */
export interface SecretError {
  /** The warning, in the language of the surrounding content. */
  warning: string;
  /** True if the field contains the secret. A pasted secret is not inserted. */
  isEntered: boolean;
}

/**
 * Checks the text control with an id for recovery phrases and private keys, which must not be sent (decision 151). A
 * pasted secret is not inserted: a length limit would leave a part that is no longer recognised.
 */
export function useSecretError(id: string): SecretError | undefined {
  const [error, setError] = useState<SecretError>();
  const seen = useRef('');

  function check(control: TextControl | undefined) {
    if (!control || control.value === seen.current) return;
    seen.current = control.value;
    const isEntered = looksLikeSecret(control.value);
    setError(isEntered ? { warning: warningAt(control), isEntered } : undefined);
  }

  // After each render, because the value may also come from a scanned code or a draft.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets a state only when the value has changed
  useLayoutEffect(() => check(textControl(id)));

  const onBeforeInput = useEffectEvent((control: TextControl, event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (!looksLikeSecret(text)) return;
    event.preventDefault();
    setError({ warning: warningAt(control), isEntered: false });
  });
  const onInput = useEffectEvent(check);
  useEffect(() => {
    const control = textControl(id);
    if (!control) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    control.addEventListener(
      'beforeinput',
      (event: Event) => event instanceof InputEvent && onBeforeInput(control, event),
      options,
    );
    // An uncontrolled input does not render again when it changes.
    for (const type of ['input', 'change']) {
      control.addEventListener(type, () => onInput(control), options);
    }
    return () => listening.abort();
  }, [id]);

  return error;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text control with an id; undefined for another kind of control. */
function textControl(id: string): TextControl | undefined {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** The warning in the language of an element. */
const warningAt = (element: Element) => secretWarning[element.matches(':lang(ko)') ? 'ko' : 'en'];
