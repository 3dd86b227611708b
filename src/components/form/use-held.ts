import { useState } from 'react';

/** A value as it was when it began to be held, and the present one otherwise. */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [kept, setKept] = useState<{ value: Value }>();
  if (held && kept === undefined) setKept({ value });
  if (!held && kept !== undefined) setKept(undefined);
  return held && kept !== undefined ? kept.value : value;
}
