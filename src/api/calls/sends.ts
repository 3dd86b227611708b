import * as z from 'zod/mini';

import { Contact, ContactChange } from '#wallet/entities/contact.ts';
import { NewTransaction } from '#wallet/entities/new-transaction.ts';
import { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { ProvenDid } from '#wallet/entities/session.ts';
import { Transaction } from '#wallet/entities/transaction.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for sending assets and finding recipients. */
export const sendCalls = {
  createTransaction: {
    method: 'POST',
    path: '/api/transactions',
    request: NewTransaction,
    response: Transaction,
    unauthorised: 'raise',
    outdates: readGroups.moneySent,
    creates: 'transfer',
  },
  /** Cancels a send to an address without an account (decision 204). A repeated call has the same outcome. */
  takeBack: {
    method: 'POST',
    path: '/api/transactions/{id}/take-back',
    response: Transaction,
    unauthorised: 'raise',
    outdates: [...readGroups.balances, ...readGroups.transactions],
  },
  /** Claims the sends that wait for the address of a DID whose key the user has restored (decision 204). */
  claimSends: {
    method: 'POST',
    path: '/api/transactions/claim',
    request: ProvenDid,
    response: z.object({ claimed: z.int() }),
    unauthorised: 'raise',
    outdates: readGroups.money,
  },
  /**
   * The recipient's identity, and whether the user has paid them before (decisions 92 and 96). Read-only; the
   * recipient is in the body because paths are logged.
   */
  findRecipient: {
    method: 'POST',
    path: '/api/recipients/find',
    request: RecipientQuestion,
    response: FoundRecipient,
    unauthorised: 'raise',
    outdates: [],
  },
  /**
   * The people whom the user has paid, the latest first; the first page starts with the favourites (decisions 92 and
   * 208).
   */
  recentContacts: {
    method: 'GET',
    path: '/api/recent-contacts/{userId}',
    response: rowsOf(Contact),
    unauthorised: 'raise',
    pages: 'newest',
  },
  /**
   * Sets a custom name for a contact and marks it as a favourite (decision 208). The payee is in the body because
   * paths are logged.
   */
  updateContact: {
    method: 'PUT',
    path: '/api/recent-contacts/{userId}',
    request: ContactChange,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['recentContacts'],
  },
} as const satisfies Record<string, Call>;
