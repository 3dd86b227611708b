import { useState } from 'react';

/** Returns the current value; while `held` is true, the value of the render in which `held` became true. */
export function useFrozenWhile<Value>(value: Value, held: boolean): Value {
  const [snapshot, setSnapshot] = useState<{ value: Value }>();
  if (held && snapshot === undefined) setSnapshot({ value });
  if (!held && snapshot !== undefined) setSnapshot(undefined);
  return held && snapshot !== undefined ? snapshot.value : value;
}
