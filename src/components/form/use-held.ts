import { useState } from 'react';

/** While `held` is true, the value from when holding started; otherwise the current one. */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [kept, setKept] = useState<{ value: Value }>();
  if (held && kept === undefined) setKept({ value });
  if (!held && kept !== undefined) setKept(undefined);
  return held && kept !== undefined ? kept.value : value;
}
