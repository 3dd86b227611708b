import { useState } from 'react';

/** While `held` is true, the value from when holding started; otherwise the current one. */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [snapshot, setSnapshot] = useState<{ value: Value }>();
  if (held && snapshot === undefined) setSnapshot({ value });
  if (!held && snapshot !== undefined) setSnapshot(undefined);
  return held && snapshot !== undefined ? snapshot.value : value;
}
