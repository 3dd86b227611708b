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

/** Sends of assets, and whom they go to. */
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
  /** Takes back a send whose address has no account (decision 204). A repeat has the same outcome. */
  takeBack: {
    method: 'POST',
    path: '/api/transactions/{id}/take-back',
    response: Transaction,
    unauthorised: 'raise',
    outdates: [...readGroups.balances, ...readGroups.transactions],
  },
  /** Claims the sends that wait for the address of a DID whose key the person has restored (decision 204). */
  claimSends: {
    method: 'POST',
    path: '/api/transactions/claim',
    request: ProvenDid,
    response: z.object({ claimed: z.int() }),
    unauthorised: 'raise',
    outdates: readGroups.money,
  },
  /**
   * Who a recipient is, and whether they were paid before (decisions 92 and 96). It changes nothing; the recipient is
   * in the body because a path would be in logs.
   */
  findRecipient: {
    method: 'POST',
    path: '/api/recipients/find',
    request: RecipientQuestion,
    response: FoundRecipient,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Who the person has paid, the latest first; the favourites come before the first page (decisions 92 and 208). */
  recentContacts: {
    method: 'GET',
    path: '/api/recent-contacts/{userId}',
    response: rowsOf(Contact),
    unauthorised: 'raise',
    pages: 'newest',
  },
  /** Sets a contact's own name and favourite (decision 208). The payee is in the body, because paths are logged. */
  updateContact: {
    method: 'PUT',
    path: '/api/recent-contacts/{userId}',
    request: ContactChange,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['recentContacts'],
  },
} as const satisfies Record<string, Call>;
