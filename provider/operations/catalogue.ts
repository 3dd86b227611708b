import * as z from 'zod/mini';

import { type SQL, sql } from '../database/drizzle.ts';
import type { Tx } from '../database/tx.ts';
import { rowsOf } from './rows-of.ts';

/** A column in the database's catalogue. */
const Column = z.object({
  name: z.string(),
  /** The SQL type, such as `numeric(38,18)`. */
  type: z.string(),
  /** The sequence of an identity column. */
  sequence: z.nullable(z.string()),
});
export type Column = z.output<typeof Column>;

/** A table of the provider. */
export interface Table {
  name: string;
  columns: readonly Column[];
}

const ColumnRow = z.extend(Column, { table: z.string() });

/**
 * All tables of the provider, from the database's own catalogue, so that none is forgotten. The sessions come first:
 * every request reads them first, so that locking them lets requests in progress finish.
 */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const rows = await rowsOf(
    tx,
    sql`select relation.relname as "table", attribute.attname as name,
        format_type(attribute.atttypid, attribute.atttypmod) as type,
        case when attribute.attidentity <> ''
          then pg_get_serial_sequence(quote_ident(relation.relname), attribute.attname) end as sequence
      from pg_class relation
      join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      order by relation.relname <> 'sessions', relation.relname, attribute.attnum`,
    ColumnRow,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

const ForeignKey = z.object({
  name: z.string(),
  table: z.string(),
  parent: z.string(),
  /** The SQL definition. */
  definition: z.string(),
  /** Pairs of referencing and referenced columns. */
  columns: z.array(z.tuple([z.string(), z.string()])),
});
export type ForeignKey = z.output<typeof ForeignKey>;

/** The foreign keys of all tables. */
export function foreignKeysOf(tx: Tx): Promise<ForeignKey[]> {
  return rowsOf(
    tx,
    sql`select rule.conname as name, child.relname as "table", parent.relname as parent,
        pg_get_constraintdef(rule.oid) as definition,
        (select json_agg(json_build_array(own.attname, other.attname))
          from unnest(rule.conkey, rule.confkey) as pair (own_number, other_number)
          join pg_attribute own on own.attrelid = child.oid and own.attnum = pair.own_number
          join pg_attribute other on other.attrelid = parent.oid and other.attnum = pair.other_number
        ) as columns
      from pg_constraint rule
      join pg_class child on child.oid = rule.conrelid
      join pg_class parent on parent.oid = rule.confrelid
      where rule.contype = 'f' and rule.connamespace = 'public'::regnamespace
      order by child.relname, rule.conname`,
    ForeignKey,
  );
}

/** The newest migration of a database: its time in milliseconds in the migration journal. */
export async function migrationOf(tx: Tx): Promise<number> {
  const [newest] = await rowsOf(
    tx,
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
    z.object({ at: z.number() }),
  );
  return newest?.at ?? 0;
}

/** A quoted name in a statement. */
export function named(name: string): SQL {
  return sql`${sql.identifier(name)}`;
}

/** Makes the transaction write and read values in the same lossless text form in every database. */
export async function writeExactText(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`,
  );
}

/** A row as a JSON array of texts and nulls, on one line. */
export function textOfRow(columns: readonly Column[]): SQL {
  const texts = columns.map(({ name }) => sql`${named(name)}::text`);
  return sql`to_json(array[${sql.join(texts, sql`, `)}])::text`;
}

/** The values of a row from a JSON array named `line`, as `textOfRow` creates it. */
export function valuesOfRow(columns: readonly Column[]): SQL {
  const values = columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`));
  return sql.join(values, sql`, `);
}
