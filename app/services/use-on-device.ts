import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what only the device knows can be drawn. The provider knows nothing of it, so the drawing that takes over a
 * page of the provider leaves it out too, and the next one has it.
 */
export function useOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
