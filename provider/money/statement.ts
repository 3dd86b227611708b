import * as z from 'zod/mini';

import { operations } from '#wallet/entities/receipt.ts';
import type { Language } from '#i18n/language.ts';
import type { Statement, StatementEffect, StatementMovement } from '#wallet/entities/statement.ts';
import { decimal, isPositive, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { monthAfter, profileZone, zoneClock } from '#wallet/zone-clock.ts';

import { transactionTitle } from '../activities/transaction-title.ts';
import { eq, sql, type SQL } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { entryKinds, transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { assetTypes } from '../ledger/asset-types.ts';
import { counterpartyOf, koreanCounterparty } from '../ledger/counterparty.ts';
import { plain } from '../ledger/ledger.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { Refusal } from '../refusal.ts';
import { referenceOf } from './reference.ts';

/** A request for a page of a statement. */
export interface StatementQuery {
  /** As `2026-03`; the current month by default. */
  month: string | undefined;
  /** The zone of the device, for a user whose profile has none. */
  deviceZone: string;
  /** The last movement of the previous page; undefined for the first page. */
  after: number | undefined;
  /** Maximum number of movements. */
  limit: number;
  now: Date;
}

const Effect = z.object({ asset: z.string(), amount: z.string() });

/** The user's own side of an entry's transaction; null for an issuance. */
const OwnSide = z.nullable(
  z.object({
    id: z.int(),
    sendId: z.nullable(z.int()),
    operation: z.enum(operations),
    status: z.string(),
    method: z.string(),
    sent: z.boolean(),
    asset: z.string(),
    paid: z.nullable(z.string()),
    fee: z.string(),
    counterpartyName: z.string(),
    counterpartyDetail: z.string(),
  }),
);

const Movement = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(entryKinds),
  effects: z.array(Effect),
  own: OwnSide,
  /** The merchant of a refund that was paid without a transaction. */
  refund: z.nullable(z.string()),
});
type Movement = z.infer<typeof Movement>;

const Balance = z.object({ asset: z.string(), opening: z.string(), closing: z.string() });

const Row = z.object({
  balances: z.nullable(z.array(Balance)),
  movements: z.nullable(z.array(Movement)),
});

/**
 * A page of a user's statement of a month, from the postings to the user's wallet (decision 165). The balances are
 * those of the complete month: opening plus all effects is closing, for each asset. One statement reads everything, so
 * all figures are of one snapshot.
 * @throws {Refusal} for a month before the account was opened, or after the current one
 */
export async function statementOf(
  tx: Tx,
  userId: number,
  { month: wanted, deviceZone, after, limit, now }: StatementQuery,
): Promise<Statement> {
  const { timezone, createdAt } = onlyRow(
    await tx
      .select({ timezone: users.timezone, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId)),
  );
  const timeZone = profileZone(timezone) ?? deviceZone;
  const clock = zoneClock(timeZone);
  const first = clock.monthOf(createdAt);
  const last = clock.monthOf(now);
  const month = wanted ?? last;
  if (month < first || month > last) throw new Refusal('statement-month', { first, last });
  const from = clock.startOf(month);
  const to = clock.startOf(monthAfter(month));
  const [row] = await rowsOf(tx, statementQuery(userId, { from, to, after, limit }), Row);
  const movements = row?.movements ?? [];
  return {
    month,
    timeZone,
    balances: assetTypes.map((assetType) => {
      const found = row?.balances?.find(({ asset }) => asset === assetType);
      return {
        assetType,
        opening: plain(found?.opening ?? '0'),
        closing: plain(found?.closing ?? '0'),
      };
    }),
    movements: movements.slice(0, limit).map(toMovement),
    next: movements.length > limit ? (movements[limit - 1]?.id ?? null) : null,
  };
}

/** The row of a transaction that belongs to the user: both sides of a send have the entry of the sender's row. */
const ownSide = (userId: number): SQL => sql`(select json_build_object(
    'id', ${transactions.id}, 'sendId', ${transactions.sendId}, 'operation', ${transactions.operation},
    'status', ${transactions.status}, 'method', ${transactions.method}, 'sent', ${transactions.transactionType} = 'send',
    'asset', ${transactions.assetType}, 'paid', ${transactions.paidAssetType}, 'fee', ${transactions.fee}::text,
    'counterpartyName', ${transactions.counterpartyName},
    'counterpartyDetail', ${transactions.counterpartyDetail})
  from ${transactions} where ${transactions.userId} = ${userId}
    and ${transactions.id} in (
      select page.transaction_id
      union all select received.id from transactions received where received.send_id = page.transaction_id
    ))`;

const refundOf = (userId: number): SQL => sql`(select refund.merchant_name from tax_refunds refund
  where refund.user_id = ${userId} and refund.entry_id = page.id and page.transaction_id is null)`;

function statementQuery(
  userId: number,
  { from, to, after, limit }: { from: Date; to: Date; after: number | undefined; limit: number },
): SQL {
  const start = sql`${from.toISOString()}::timestamptz`;
  const later =
    after === undefined
      ? sql``
      : sql`and (at, id) > (select at, id from effect where id = ${after} limit 1)`;
  return sql`with effect as (
      select entry.id, entry.created_at as at, entry.kind, entry.transaction_id, account.asset_type as asset,
        posting.amount
      from ledger_accounts account
      join ledger_postings posting on posting.account_id = account.id
      join ledger_entries entry on entry.id = posting.entry_id
      where account.user_id = ${userId} and entry.created_at < ${to.toISOString()}::timestamptz
    ),
    balance as (
      select asset, coalesce(sum(amount) filter (where at < ${start}), 0)::text as opening,
        sum(amount)::text as closing
      from effect group by asset
    ),
    page as (
      select id, at, kind, transaction_id,
        json_agg(json_build_object('asset', asset, 'amount', amount::text) order by amount) as effects
      from effect where at >= ${start} ${later}
      group by id, at, kind, transaction_id order by at, id limit ${limit + 1}
    )
    select (select json_agg(balance) from balance) as balances,
      (select json_agg(json_build_object('id', id, 'kind', kind, 'effects', effects,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'own', ${ownSide(userId)}, 'refund', ${refundOf(userId)}) order by at, id) from page) as movements`;
}

function toMovement({ id, at, kind, effects, own, refund }: Movement): StatementMovement {
  return {
    id,
    at,
    ...wordsOf({ kind, effects, own, refund }),
    effects: effects.map(({ asset, amount }) => effectOf(kind, own, { asset, amount })),
    status: own?.status ?? '',
    reference: own === null ? '' : referenceOf(own),
    transactionId: own?.id ?? null,
  };
}

/** The name of a movement, and its other side as the receipt names it. */
function wordsOf(
  movement: Pick<Movement, 'kind' | 'effects' | 'own' | 'refund'>,
): Pick<StatementMovement, 'title' | 'korean' | 'name' | 'detail'> {
  const { own, refund } = movement;
  const title = titleOf(movement, 'en');
  const koreanTitle = titleOf(movement, 'ko');
  if (own === null) {
    const isRefund = refund !== null;
    return {
      title,
      name: isRefund ? 'Tax office' : '',
      korean: { title: koreanTitle, name: isRefund ? '세무서' : '' },
      detail: refund ?? '',
    };
  }
  const { counterpartyName: name } = own;
  return {
    title,
    name,
    korean: { title: koreanTitle, name: koreanCounterparty(own) },
    detail: counterpartyOf(own),
  };
}

/** The words of movements that are not transactions. */
const titles = {
  en: {
    received: (asset: string) => `Received ${asset}`,
    issued: 'Test assets',
    correction: 'Correction',
    returned: (asset: string) => `Returned ${asset}`,
    cashback: (asset: string) => `Cashback ${asset}`,
  },
  ko: {
    received: (asset: string) => `${asset} 받음`,
    issued: '테스트 자산',
    correction: '정정',
    returned: (asset: string) => `${asset} 반환`,
    cashback: (asset: string) => `${asset} 캐시백`,
  },
} as const satisfies Record<Language, object>;

function titleOf(
  { kind, effects, own, refund }: Pick<Movement, 'kind' | 'effects' | 'own' | 'refund'>,
  language: Language,
): string {
  const words = titles[language];
  const asset = effects[0]?.asset ?? '';
  if (own === null) {
    if (refund !== null) return words.received(asset);
    const isIssued = effects.every(({ amount }) => isPositive(decimal(amount)));
    return isIssued ? words.issued : words.correction;
  }
  if (kind === 'return') return words.returned(asset);
  return kind === 'cashback' ? words.cashback(asset) : transactionTitle(own, language);
}

/** The kinds of entries that move a fee of the wallet with its amount. */
const kindsWithFee: ReadonlySet<Movement['kind']> = new Set(['send', 'return']);

/** Splits the fee from a change. Their sum is the posting. */
function effectOf(
  kind: Movement['kind'],
  own: Movement['own'],
  { asset, amount }: z.infer<typeof Effect>,
): StatementEffect {
  const total = plain(amount);
  const zero = decimal('0');
  if (own === null) return { assetType: asset, amount: total, fee: zero };
  const isPaid = kind === 'settlement' && own.paid === asset;
  const paid = kindsWithFee.has(kind) || isPaid ? plain(own.fee) : zero;
  const fee: DecimalString = isPositive(total) ? paid : subtract(zero, paid);
  return { assetType: asset, amount: subtract(total, fee), fee };
}
