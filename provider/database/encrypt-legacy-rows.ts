import { accountNumberPlace } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { numberPlace } from '../identity/credentials.ts';
import { documentPlaces } from '../identity/digital-documents.ts';
import { payoutTo } from '../money/payout-account.ts';
import { encryptFileName } from '../work/file-names.ts';
import { encryptAnswer, neverReceived } from './create-once.ts';
import { and, eq, inArray, isNotNull, isNull, ne } from './drizzle.ts';
import {
  bankAccounts,
  credentials,
  digitalDocuments,
  idempotencyKeys,
  transactions,
  workAttachments,
} from './schema.ts';
import type { Database, Tx } from './tx.ts';

/** Maximum number of rows per transaction: an image has up to two megabytes. */
const batchSize = 20;

/** Encrypts one batch of plain rows of a table. Returns their number. */
type EncryptBatch = (tx: Tx, key: SecretKey) => Promise<number>;

const encryptDocuments: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select()
    .from(digitalDocuments)
    .where(isNotNull(digitalDocuments.plainDocumentNumber))
    .limit(batchSize);
  for (const { id, userId, plainDocumentNumber, image } of rows) {
    const number = Buffer.from(plainDocumentNumber ?? '');
    await tx
      .update(digitalDocuments)
      .set({
        documentNumber: key.encrypt(number, documentPlaces.number(userId)),
        image: key.encrypt(image, documentPlaces.image(userId)),
        plainDocumentNumber: null,
      })
      .where(eq(digitalDocuments.id, id));
  }
  return rows.length;
};

const encryptCredentials: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select()
    .from(credentials)
    .where(isNotNull(credentials.plainCredentialNumber))
    .limit(batchSize);
  for (const { id, userId, plainCredentialNumber } of rows) {
    const credentialNumber = plainCredentialNumber
      ? key.encrypt(Buffer.from(plainCredentialNumber), numberPlace(userId))
      : null;
    await tx
      .update(credentials)
      .set({ credentialNumber, plainCredentialNumber: null })
      .where(eq(credentials.id, id));
  }
  return rows.length;
};

const encryptBankAccounts: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select()
    .from(bankAccounts)
    .where(isNotNull(bankAccounts.plainAccountNumber))
    .limit(batchSize);
  for (const { id, userId, plainAccountNumber } of rows) {
    const number = Buffer.from(plainAccountNumber ?? '');
    await tx
      .update(bankAccounts)
      .set({
        accountNumber: key.encrypt(number, accountNumberPlace(userId)),
        plainAccountNumber: null,
      })
      .where(eq(bankAccounts.id, id));
  }
  return rows.length;
};

const encryptPayoutAccounts: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.operation, ['withdrawal', 'local-withdrawal']),
        isNull(transactions.bankAccountNumber),
      ),
    )
    .limit(batchSize);
  for (const { id, userId, counterpartyName, counterpartyDetail } of rows) {
    const account = { bankName: counterpartyName, accountNumber: counterpartyDetail };
    await tx
      .update(transactions)
      .set(payoutTo(account, userId, key))
      .where(eq(transactions.id, id));
  }
  return rows.length;
};

const encryptAnswers: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        isNotNull(idempotencyKeys.plainAnswer),
        // Only the database itself writes and reads the answer to a send, which contains no account number.
        ne(idempotencyKeys.call, 'createTransaction'),
        ne(idempotencyKeys.requestHash, neverReceived),
      ),
    )
    .limit(batchSize);
  for (const { plainAnswer, ...request } of rows) {
    await tx
      .update(idempotencyKeys)
      .set(encryptAnswer({ ...request, answer: plainAnswer }, key))
      .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)));
  }
  return rows.length;
};

const encryptFileNames: EncryptBatch = async (tx, key) => {
  const rows = await tx
    .select({
      id: workAttachments.id,
      approvalId: workAttachments.approvalId,
      plainName: workAttachments.plainName,
    })
    .from(workAttachments)
    .where(isNotNull(workAttachments.plainName))
    .limit(batchSize);
  for (const { id, approvalId, plainName } of rows) {
    await tx
      .update(workAttachments)
      .set(encryptFileName(plainName ?? '', approvalId, key))
      .where(eq(workAttachments.id, id));
  }
  return rows.length;
};

/**
 * Encrypts plain values of an earlier version. Returns true if there were any: the database's files may still contain
 * copies of them (decision 147).
 */
export async function encryptLegacyRows(database: Database, key: SecretKey): Promise<boolean> {
  let total = 0;
  for (const encryptBatch of [
    encryptDocuments,
    encryptCredentials,
    encryptBankAccounts,
    encryptPayoutAccounts,
    encryptAnswers,
    encryptFileNames,
  ]) {
    for (let count = batchSize; count === batchSize;) {
      count = await database.transaction((tx) => encryptBatch(tx, key));
      total += count;
    }
  }
  return total > 0;
}
