import type { Language } from '#i18n/language.ts';
import type { Operation } from '#wallet/entities/receipt.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';

/** The facts that name a transaction. */
export interface NamedTransaction {
  operation: Operation;
  method: string;
  sent: boolean;
  asset: string;
  /** The asset that paid an exchange; null for other transactions. */
  paid: string | null;
}

type Done = 'sent' | 'received' | 'deposited' | 'withdrawn' | 'toppedUp';

/** Operations other than sending and receiving. */
const done: Readonly<Partial<Record<Operation, Done>>> = {
  deposit: 'deposited',
  withdrawal: 'withdrawn',
  'local-withdrawal': 'withdrawn',
  'top-up': 'toppedUp',
};

interface Titles extends Record<Done, (asset: string) => string> {
  exchanged: (paid: string, asset: string) => string;
}

const titles: Readonly<Record<Language, Titles>> = {
  en: {
    sent: (asset) => `Sent ${asset}`,
    received: (asset) => `Received ${asset}`,
    deposited: (asset) => `Deposited ${asset}`,
    withdrawn: (asset) => `Withdrew ${asset}`,
    toppedUp: (asset) => `Topped up ${asset}`,
    exchanged: (paid, asset) => `Exchanged ${paid} for ${asset}`,
  },
  ko: {
    sent: (asset) => `${asset} 보냄`,
    received: (asset) => `${asset} 받음`,
    deposited: (asset) => `${asset} 입금`,
    withdrawn: (asset) => `${asset} 출금`,
    toppedUp: (asset) => `${asset} 충전`,
    exchanged: (paid, asset) => `${paid} → ${asset} 환전`,
  },
};

/** The title of a transaction, the same one in the history and in statements. */
export function transactionTitle(
  { operation, method, sent, asset, paid }: NamedTransaction,
  language: Language,
): string {
  if (paid !== null) return titles[language].exchanged(paid, asset);
  // A paid tax refund is stored as a deposit.
  const found = method === taxRefundMethod ? undefined : done[operation];
  return titles[language][found ?? (sent ? 'sent' : 'received')](asset);
}
