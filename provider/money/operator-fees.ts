import type { Fees } from '#wallet/entities/fees.ts';

import { operatorFees } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import type { Sweeper } from '../sweeper.ts';
import { readOperatorSetting, type SettingTools } from './operator-setting.ts';
import { documentedFees } from './sample-fees.ts';

/** The fees that the provider charges. They may change at any time. */
export type FeeSource = () => Fees;

/** The fees that an operator has set. */
export async function operatorFeesOf(tx: Tx): Promise<Partial<Fees>> {
  const rows = await tx.select().from(operatorFees);
  // A row may have the name of a fee that only a later version charges.
  const known = rows.filter(({ name }) => Object.hasOwn(documentedFees, name));
  return Object.fromEntries(known.map(({ name, value }) => [name, plain(value)]));
}

/** The documented fees with those of the operator in their place (decision 243). The sweeper reads them. */
export function createFees(tools: SettingTools): { fees: FeeSource; reading: Sweeper } {
  const { current, reading } = readOperatorSetting(
    {
      initial: documentedFees,
      read: async (tx) => ({ ...documentedFees, ...(await operatorFeesOf(tx)) }),
      problem: "The operator's fees could not be read yet",
    },
    tools,
  );
  return { fees: current, reading };
}
