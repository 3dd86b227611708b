import { sourceKinds, type SourceKind } from './entities/money-choices.ts';
import { paths } from './paths.ts';

/** The forms that lead to Bank Information for a missing account or card, and to which it returns. */
const origins = [paths.deposit, paths.withdraw, paths.localTopup, paths.localWithdraw] as const;
export type BankInfoOrigin = (typeof origins)[number];

/** The path of Bank Information with a form open, which returns to its origin once something is saved. */
export function bankInfoPath(from: BankInfoOrigin, add: SourceKind): string {
  return `${paths.bankInfo}?from=${from}&add=${add}`;
}

/** The origin and the open form in a query string. An address may contain any text. */
export function bankInfoOrigin(search: string): {
  from: BankInfoOrigin | undefined;
  add: SourceKind | undefined;
} {
  const query = new URLSearchParams(search);
  return {
    from: origins.find((origin) => origin === query.get('from')),
    add: sourceKinds.find((kind) => kind === query.get('add')),
  };
}
