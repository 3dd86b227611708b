import { useMessages } from '#i18n/messages-context.ts';
import type { DeviceCheck } from '#widgets/device-check.ts';
import { useMoneyForm, type MoneyForm } from '#widgets/use-money-form.ts';
import {
  RecipientRefused,
  useFoundRecipient,
  type FindRecipient,
} from '#widgets/use-found-recipient.ts';
import type { Navigate } from '#components/Link.tsx';
import type { Camera } from '#widgets/code-scanner.ts';
import type { Nfc } from '#widgets/tag-reader.ts';
import { useScanner, type Scanner } from '#widgets/use-scanner.ts';
import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { refusalOf } from '#wallet/failure.ts';
import {
  checkLocalSend,
  emptyLocalSend,
  type LocalSendDraft,
  type LocalSendFields,
  type LocalTransfer,
} from '#wallet/forms/local-send.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { shownRecipient } from './shown-recipient.ts';
import { useRecipientEntry, type RecipientEntry } from './use-recipient-entry.ts';

/** The initial data and the actions of a local send. */
export interface LocalSendSteps {
  /** The balance in won. */
  balance: DecimalString;
  /**
   * The draft with the choices made on earlier screens, and the remainder of the daily limit in won; undefined if it is
   * unknown.
   */
  start: { draft: LocalSendDraft; left?: DecimalString | undefined };
  /** The device's readers for a recipient's code. */
  readers: Camera & Nfc;
  /** Asks the provider who a recipient is; rejects if it could not answer. */
  onFindRecipient: FindRecipient;
  deviceCheck: DeviceCheck;
  /**
   * Sends the amount. Resolves with the outcome, or undefined if it cannot be read; rejects if it failed. The signal
   * aborts when the user leaves.
   */
  onSend: (transfer: LocalTransfer, signal: AbortSignal) => Promise<MoneyAnswer | undefined>;
  onNavigate: Navigate;
  notify: Notify;
}

/** The state of the form. */
export interface LocalSend {
  money: MoneyForm<LocalSendDraft, LocalTransfer, LocalSendFields>;
  entry: RecipientEntry;
  scanner: Scanner;
  /** The provider's information about the recipient, if any. */
  found: FoundRecipient | undefined;
}

/** The state of a local send: its form, its recipient and its scanner. */
export function useLocalSend({
  balance,
  start,
  readers,
  onFindRecipient,
  deviceCheck,
  onSend,
  onNavigate,
  notify,
}: LocalSendSteps): LocalSend {
  const failureMessage = useFailureMessage();
  const t = useMessages('local').send;
  const scanner = useScanner(readers.hasCamera, notify);
  const recipients = useFoundRecipient(onFindRecipient);
  const money = useMoneyForm({
    name: 'local-send',
    empty: emptyLocalSend,
    initial: () => start.draft,
    check: (typed) => checkLocalSend(typed, balance, start.left),
    async review({ method, recipient, amount }) {
      // A scanner that opened now could change the form while another recipient is being paid.
      scanner.close();
      const found = await recipients.check({
        kind: method,
        recipient,
        amount,
        assetType: localCurrency,
      });
      return { recipient: found, leaves: amount, balance, biometrics: deviceCheck.needed };
    },
    balance: () => balance,
    submit: (transfer, signal, found) =>
      onSend({ ...transfer, ...(found?.payee ? { payee: found.payee } : {}) }, signal),
    done({ draft: { source }, accepted: { recipient, amount }, found, answer }) {
      const contact = found?.changed || source?.kind !== 'contact' ? undefined : source.contact;
      const name = contact?.name || found?.name || shownRecipient(recipient, t);
      const isMerchant = found?.kind === 'merchant' || merchantCodeIn(recipient) !== undefined;
      const outcome = answer?.status === 'completed' ? 'succeeded' : 'pending';
      return withReceipt(
        notices[`local-send.${outcome}`](name, amount, isMerchant),
        answer?.transactionId,
      );
    },
    leadsTo: paths.localpay,
    failed: notices['local-send.failed'],
    failureMessage(error, { method, recipient }) {
      // Nothing was sent, and the field shows the reason.
      if (error instanceof RecipientRefused) return undefined;
      if (refusalOf(error)?.code === 'recipient-changed') {
        void recipients.askAgain({ kind: method, recipient });
      }
      return failureMessage(error, 'localSend');
    },
    notify,
    onNavigate,
  });
  const { draft, change, locked, problems } = money;
  const entry = useRecipientEntry({
    draft,
    change,
    locked,
    problem: problems.recipient,
    recipients,
    scanner,
    nfc: readers,
    notify,
  });

  const { method, recipient } = draft;
  return { money, entry, scanner, found: recipients.of({ kind: method, recipient }) };
}
