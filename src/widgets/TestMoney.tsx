import { Badge } from '#components/Badge.tsx';

import { useTestMoney } from './sandboxes.ts';

/** Marks an amount of test money (decision 201); nothing if all services are real. */
export function TestMoney() {
  const words = useTestMoney();
  return words === undefined ? null : <Badge tone="caution">{words}</Badge>;
}
