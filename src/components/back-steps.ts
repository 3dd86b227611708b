import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * Makes going back run `undo` instead of leaving the screen, once. Returns what takes this away again, for something
 * that was undone in another way.
 */
export type AddBackStep = (undo: () => void) => () => void;

/** What the app does with steps. By default going back leaves the screen. */
export const BackSteps = createContext<AddBackStep>(() => () => undefined);

/** While it is `taken`, going back undoes this step: it closes a sheet, or shows what came before. */
export function useBackStep(taken: boolean, undo: () => void): void {
  const add = useContext(BackSteps);
  const onBack = useEffectEvent(undo);
  useEffect(() => {
    if (taken) return add(() => onBack());
  }, [taken, add]);
}
