import { cashbackPercents, Merchant, merchantKinds } from '#wallet/entities/merchant.ts';

import { asc, eq } from '../database/drizzle.ts';
import { merchants } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { textOf, type AdminCommand, type AdminRequest } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';

type Row = typeof merchants.$inferSelect;

const fields = {
  name: { type: 'string' },
  'latin-name': { type: 'string' },
  district: { type: 'string' },
  kind: { type: 'string' },
  cashback: { type: 'string' },
} as const;

/** Maximum length of a name in Latin letters, in characters: the limit of EMVCo codes. */
const longestLatinName = 25;

const lineOf = ({ code, name, latinName, district, kind, cashbackPercent, removedAt }: Row) =>
  `${code}: ${name} (${latinName}), ${district}, ${kind}, ${cashbackPercent} % cashback${removedAt === null ? '' : `, removed ${removedAt.toISOString()}`}`;

const subjectOf = (code: string) => `merchant ${code}`;

/** The data of a merchant that an act records. */
const factsOf = ({ removedAt, ...merchant }: Row) => ({ ...merchant, removed: removedAt !== null });

async function rowOf(tx: Tx, code: string): Promise<Row> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.code, code));
  if (row !== undefined) return row;
  throw new AdminProblem(
    `There is no merchant ${code}. List them: npm run admin -- merchants list`,
  );
}

/**
 * The fields of the options, in place of those of a merchant.
 * @throws {AdminProblem} for a value that the directory cannot have
 */
function readMerchant(code: string, options: AdminRequest['options'], known?: Row): Merchant {
  const kind = textOf(options['kind']) || known?.kind;
  const percent = options['cashback'] === undefined ? known?.cashbackPercent : options['cashback'];
  const cashbackPercent = cashbackPercents.find((one) => String(one) === String(percent));
  const read = {
    code,
    name: textOf(options['name']) || known?.name,
    latinName: textOf(options['latin-name']) || known?.latinName,
    district: textOf(options['district']) || known?.district,
    kind: merchantKinds.find((one) => one === kind),
    cashbackPercent,
  };
  const merchant = Merchant.safeParse(read);
  if (read.kind !== undefined && merchant.success) {
    if (
      /^[ -~]+$/.test(merchant.data.latinName) &&
      merchant.data.latinName.length <= longestLatinName
    )
      return merchant.data;
  }
  throw new AdminProblem(
    `A merchant needs a code of at most 25 small letters, digits and hyphens; --name; --latin-name of at most ${longestLatinName} Latin letters; --district; --kind ${merchantKinds.join('|')}; and --cashback ${cashbackPercents.join('|')}.`,
  );
}

async function list(tx: Tx): Promise<string[]> {
  const rows = await tx.select().from(merchants).orderBy(asc(merchants.code));
  return rows.map(lineOf);
}

async function add(tx: Tx, code: string, { options, record }: AdminRequest): Promise<string[]> {
  const [known] = await tx.select().from(merchants).where(eq(merchants.code, code));
  if (known !== undefined) {
    throw new AdminProblem(
      `The code is in use, and a sign with it may be on a counter. Choose another one, or use change or restore: ${lineOf(known)}`,
    );
  }
  const row = { ...readMerchant(code, options), removedAt: null };
  await tx.insert(merchants).values(row);
  await record({ subject: subjectOf(code), before: null, after: factsOf(row) });
  return [`Added: ${lineOf(row)}`];
}

async function change(tx: Tx, code: string, { options, record }: AdminRequest): Promise<string[]> {
  const known = await rowOf(tx, code);
  const row = { ...known, ...readMerchant(code, options, known) };
  await tx.update(merchants).set(row).where(eq(merchants.code, code));
  await record({ subject: subjectOf(code), before: factsOf(known), after: factsOf(row) });
  return [`Changed: ${lineOf(row)}`];
}

/** Removes a merchant, or restores it. Its row stays, because its code is printed (decision 194). */
function setRemoved(isRemoved: boolean) {
  return async (tx: Tx, code: string, { at, record }: AdminRequest): Promise<string[]> => {
    const known = await rowOf(tx, code);
    if ((known.removedAt !== null) === isRemoved) {
      throw new AdminProblem(`It is ${isRemoved ? 'removed' : 'listed'} already: ${lineOf(known)}`);
    }
    const row = { ...known, removedAt: isRemoved ? at : null };
    await tx.update(merchants).set(row).where(eq(merchants.code, code));
    await record({ subject: subjectOf(code), before: factsOf(known), after: factsOf(row) });
    return [`${isRemoved ? 'Removed' : 'Restored'}: ${lineOf(row)}`];
  };
}

const changing = (
  run: (tx: Tx, code: string, request: AdminRequest) => Promise<string[]>,
  options?: typeof fields,
): AdminCommand => ({
  use: `CODE${options === undefined ? '' : ' [--name NAME] [--latin-name NAME] [--district NAME] [--kind KIND] [--cashback PERCENT]'}`,
  words: [1, 1],
  changes: true,
  ...(options && { options }),
  run: (tx, request) => run(tx, request.words[0] ?? '', request),
});

/** The commands on the directory of merchants (decision 209). */
export const merchantCommands: Readonly<Record<string, AdminCommand>> = {
  'merchants list': { use: '', words: [0, 0], changes: false, run: list },
  'merchants add': changing(add, fields),
  'merchants change': changing(change, fields),
  'merchants remove': changing(setRemoved(true)),
  'merchants restore': changing(setRemoved(false)),
};
