import type { KeyboardEvent } from 'react';

/** Safari fires compositionend before the keydown of its Enter. Only this key code identifies that Enter. */
const composingKeyCode = 229;

/** Whether a key belongs to an input method, such as the Enter that accepts a Korean syllable. It must not submit. */
export function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode;
}
