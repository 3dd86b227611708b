import * as z from 'zod/mini';

import type { Language } from '#i18n/language.ts';
import type { Activity, ActivityType } from '#wallet/entities/activity.ts';
import { shortenAddress } from '#wallet/entities/address.ts';
import { isTestCredential } from '#wallet/entities/digital-id.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import { operations } from '#wallet/entities/receipt.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';
import { tripStatus } from '#wallet/rules/trip-status.ts';
import { balanceChanges } from '#wallet/money/balance-changes.ts';
import { isPositive } from '#wallet/money/decimal.ts';

import { type SQL, sql } from '../database/drizzle.ts';
import type { Tx } from '../database/tx.ts';
import type { AssetType } from '../ledger/asset-types.ts';
import { counterpartyOf } from '../ledger/counterparty.ts';
import { plain } from '../ledger/ledger.ts';
import { profileDates } from '../traveler/travel-plans.ts';
import { transactionTitle } from './transaction-title.ts';
import { transactionWords } from './transaction-words.ts';

/** A filter and cursor for activities: type, start time, last read activity, and limit. */
export interface ActivityQuery {
  type: ActivityType | undefined;
  since: Date | undefined;
  /** Only transactions of this asset, or paid with it. */
  asset: AssetType | undefined;
  /** The id of the last activity of the previous page. */
  before: string | undefined;
  limit: number;
  /** The time of the statuses. */
  now: Date;
}

/** A source of activities. */
interface Source {
  type: ActivityType;
  table: string;
  /** The column of the user; `user_id` by default. */
  person?: SQL;
  /** Time of the activity: indexed with the user and the id. */
  date: SQL;
  /** The other columns as JSON, in the form of the row schemas below. */
  details: SQL;
}

/** The status of a work approval, which its requester may have ended (decisions 159 and 160). */
const workStatus = sql`case when withdrawn_at is null then status
  when exists (select 1 from work_approvals newer where newer.replaces_id = work_approvals.id) then 'corrected'
  else 'taken_back' end`;

/** The sources by name. An activity's id consists of the name and the id of the row: `transaction-12`. */
const sources: Readonly<Record<string, Source>> = {
  transaction: {
    type: 'transaction',
    table: 'transactions',
    date: sql`created_at`,
    details: sql`json_build_object('operation', operation, 'sent', transaction_type = 'send', 'asset', asset_type,
      'amount', amount::text, 'fee', fee::text, 'cashback', cashback::text, 'paid', paid_asset_type, 'paidAmount', paid_amount::text,
      'name', counterparty_name, 'detail', counterparty_detail, 'status', status, 'method', method)`,
  },
  credential: {
    type: 'credential',
    table: 'credentials',
    date: sql`created_at`,
    details: sql`json_build_object('name', name, 'issuer', issuer, 'status',
      case when is_revoked then 'revoked' when is_verified then 'verified' else 'added' end)`,
  },
  approval: {
    type: 'work',
    table: 'work_approvals',
    date: sql`coalesce(decided_at, created_at)`,
    details: sql`json_build_object('title', title, 'text', description, 'status', ${workStatus})`,
  },
  request: {
    type: 'work',
    table: 'work_approvals',
    person: sql`requester_id`,
    date: sql`created_at`,
    details: sql`json_build_object('title', title, 'text', 'To ' || approver, 'koreanText', '결재자: ' || approver, 'status', ${workStatus})`,
  },
  refund: {
    type: 'travel',
    table: 'tax_refunds',
    date: sql`created_at`,
    // The transaction of a paid refund has its amount; the list would otherwise count it twice.
    details: sql`json_build_object('title', 'Tax refund', 'koreanTitle', '세금 환급', 'text', merchant_name, 'amount',
      case when transaction_id is null then refund_amount::text end, 'status', status)`,
  },
  trip: {
    type: 'travel',
    table: 'travel_plans',
    date: sql`created_at`,
    details: sql`json_build_object('title', title, 'text', destination, 'startDate', start_date, 'endDate', end_date,
      'timezone', (select timezone from users where users.id = travel_plans.user_id))`,
  },
  document: {
    type: 'document',
    table: 'digital_documents',
    date: sql`created_at`,
    details: sql`json_build_object('title', title, 'text', name, 'status', verification_status)`,
  },
};

const Row = z.object({ source: z.string(), id: z.int(), date: z.string(), details: z.unknown() });

const TransactionDetails = z.object({
  operation: z.enum(operations),
  sent: z.boolean(),
  asset: z.string(),
  amount: z.string(),
  fee: z.string(),
  cashback: z.string(),
  paid: z.nullable(z.string()),
  paidAmount: z.nullable(z.string()),
  name: z.string(),
  detail: z.string(),
  status: z.string(),
  method: z.string(),
});

const CredentialDetails = z.object({ name: z.string(), issuer: z.string(), status: z.string() });

const TripDetails = z.object({
  title: z.string(),
  text: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timezone: z.string(),
});

const OtherDetails = z.object({
  title: z.string(),
  text: z.string(),
  /** The Korean words in place of English ones; the other texts are the user's. */
  koreanTitle: z.optional(z.string()),
  koreanText: z.optional(z.string()),
  amount: z.optional(z.nullable(z.string())),
  status: z.string(),
});

/**
 * A page of a user's activities, latest first, from all sources (decision 94). Reads at most one page of each source,
 * by its index. Returns one activity more than the limit if another page follows.
 */
export async function activitiesOf(
  tx: Tx,
  userId: number,
  { type, since, asset, before, limit, now }: ActivityQuery,
): Promise<Activity[]> {
  const wanted = Object.entries(sources).filter(
    ([name, source]) =>
      (type === undefined || source.type === type) &&
      (asset === undefined || name === 'transaction'),
  );
  if (wanted.length === 0) return [];
  const [beforeSource = '', beforeId = ''] = before?.split('-') ?? [];
  const last = sources[beforeSource];
  const lastDate =
    last &&
    sql`(select ${last.date} from ${sql.identifier(last.table)}
    where ${personOf(last)} = ${userId} and id = ${beforeId}::int)`;

  const ofAsset = asset && sql`and (asset_type = ${asset} or paid_asset_type = ${asset})`;
  const parts = wanted.map(([name, source]) => {
    const rank = rankOf(name);
    const older =
      lastDate &&
      sql`and ${source.date} <= ${lastDate} and (${source.date}, ${rank}::int, id)
        < (${lastDate}, ${rankOf(beforeSource)}::int, ${beforeId}::int)`;
    return sql`(select ${name}::text as source, ${rank}::int as rank, id, ${source.date} as date, ${source.details} as details
      from ${sql.identifier(source.table)}
      where ${personOf(source)} = ${userId} ${since ? sql`and ${source.date} >= ${since.toISOString()}::timestamptz` : sql``} ${ofAsset ?? sql``}
      ${older ?? sql``}
      order by ${source.date} desc, id desc limit ${limit + 1})`;
  });
  const result = await tx.execute(
    sql`select source, id, to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date, details
      from (${sql.join(parts, sql` union all `)}) as found
      order by found.date desc, found.rank desc, found.id desc limit ${limit + 1}`,
  );
  return z
    .array(Row)
    .parse(rowsOf(result))
    .map((row) => toActivity(row, now));
}

function personOf({ person = sql`user_id` }: Source): SQL {
  return person;
}

/** The rows of a query's result: both database drivers return an object with the rows. */
function rowsOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;
}

/** The rank of a source, for a stable order of simultaneous activities. */
function rankOf(source: string): number {
  return Object.keys(sources).indexOf(source);
}

/** True if a text can be the id of an activity. */
export function isActivityId(text: string): boolean {
  const [, source = '', id = ''] = /^([a-z]{1,20})-([1-9]\d{0,9})$/.exec(text) ?? [];
  return Object.hasOwn(sources, source) && Number(id) <= 2_147_483_647;
}

function toActivity({ source, id, date, details }: z.infer<typeof Row>, now: Date): Activity {
  const common = { id: `${source}-${id}`, type: sources[source]?.type ?? 'document', date };
  switch (source) {
    case 'transaction':
      return { ...common, transactionId: id, ...transactionActivity(details) };
    case 'credential': {
      const { name, issuer, status } = CredentialDetails.parse(details);
      return {
        ...common,
        title: name,
        description: issuer.split(':').at(-1) ?? issuer,
        // The word of the card (decision 214).
        status: isTestCredential({ isVerified: status === 'verified', issuer })
          ? 'test_credential'
          : status,
      };
    }
    case 'trip': {
      const { title, text, timezone, ...days } = TripDetails.parse(details);
      const status = tripStatus(days, now, profileDates(timezone));
      return { ...common, title, description: text, status };
    }
    default: {
      const { title, text, amount, status, koreanTitle, koreanText } = OtherDetails.parse(details);
      const isTranslated = koreanTitle !== undefined || koreanText !== undefined;
      return {
        ...common,
        title,
        description: text,
        ...(isTranslated && {
          korean: { title: koreanTitle ?? title, description: koreanText ?? text },
        }),
        status,
        ...(typeof amount === 'string' && {
          amount: { value: plain(amount), unit: 'USD' },
          category: 'receive' as const,
        }),
      };
    }
  }
}

function transactionActivity(
  details: unknown,
): Pick<
  Activity,
  'title' | 'description' | 'korean' | 'counterparty' | 'amount' | 'changes' | 'status' | 'category'
> {
  const transaction = TransactionDetails.parse(details);
  const { operation, sent, asset, status } = transaction;
  const amount = plain(transaction.amount);
  const paid = paymentOf(transaction);
  const isExchange = operation === 'top-up' && paid !== null;
  return {
    ...wordsOf(transaction, 'en'),
    korean: wordsOf(transaction, 'ko'),
    counterparty: {
      name: transaction.name,
      detail: counterpartyOf({ operation, counterpartyDetail: transaction.detail }),
    },
    amount: { value: amount, unit: asset },
    changes: balanceChanges({
      sent,
      assetType: asset,
      amount,
      fee: plain(transaction.fee),
      paid,
      cashback: plain(transaction.cashback),
    }),
    status,
    category: isExchange ? 'exchange' : sent ? 'send' : 'receive',
  };
}

/** The asset and amount that paid an exchange; null for other transactions. */
const paymentOf = ({ paid, paidAmount }: z.infer<typeof TransactionDetails>) =>
  paid === null ? null : { assetType: paid, amount: plain(paidAmount ?? '0') };

/** The title and description of a transaction in a language. */
function wordsOf(
  transaction: z.infer<typeof TransactionDetails>,
  language: Language,
): Pick<Activity, 'title' | 'description'> {
  const { operation, sent, asset, name, detail, method, paid } = transaction;
  const words = transactionWords[language];
  const shown = (text: string) => (text.startsWith('0x') ? shortenAddress(text, 6, 4) : text);
  const other = name || shown(detail);
  const fee = plain(transaction.fee);
  // The fee of other received money is not paid from the wallet.
  const withFee = (text: string) =>
    (sent || paid !== null) && isPositive(fee)
      ? `${text}${words.withFee(`${fee} ${paid ?? asset}`)}`
      : text;
  const describe = () => {
    switch (operation) {
      case 'transfer':
      case 'local-send':
        return withFee(sent ? words.to(other) : words.from(other));
      case 'deposit':
        return method === taxRefundMethod
          ? words.taxRefundFrom(detail)
          : words.from(words.bank(name));
      case 'withdrawal':
      case 'local-withdrawal':
        return withFee(words.to(`${words.bank(name)} ${maskAccountNumber(detail)}`));
      case 'top-up':
        return withFee(words.from(words.bank(name)));
    }
  };
  return { title: transactionTitle(transaction, language), description: describe() };
}
