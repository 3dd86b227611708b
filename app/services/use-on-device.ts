import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True if data that only the device knows can be rendered. The provider lacks these data, so hydration must leave them
 * out too; the next render includes them.
 */
export function useOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
