import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * Makes the next "back" run `undo` once instead of leaving the screen. Returns a function that removes the step, for
 * something that was undone in another way.
 */
export type AddBackStep = (undo: () => void) => () => void;

/** The app's handler of back steps. By default going back leaves the screen. */
export const BackSteps = createContext<AddBackStep>(() => () => undefined);

/** While `taken` is true, going back undoes this step: it closes a sheet, or shows the previous content. */
export function useBackStep(taken: boolean, undo: () => void): void {
  const add = useContext(BackSteps);
  const onBack = useEffectEvent(undo);
  useEffect(() => {
    if (taken) return add(() => onBack());
  }, [taken, add]);
}
