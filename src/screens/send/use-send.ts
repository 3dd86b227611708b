import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { DeviceCheck } from '#widgets/device-check.ts';
import {
  RecipientRefused,
  useFoundRecipient,
  type FindRecipient,
} from '#widgets/use-found-recipient.ts';
import { useMoneyForm, type MoneyForm } from '#widgets/use-money-form.ts';
import type { Camera } from '#widgets/code-scanner.ts';
import type { Navigate } from '#components/Link.tsx';
import { useScanner, type Scanner } from '#widgets/use-scanner.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import {
  checkSend,
  type RecipientMode,
  type SendFields,
  type Transfer,
} from '#wallet/forms/send.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { add, type DecimalString } from '#wallet/money/decimal.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { refuseMalformed } from './wrong-address.ts';
import {
  questionOf,
  useAddressEntry,
  type AddressEntry,
  type LinkedDraft,
} from './use-address-entry.ts';

/** The data and the actions of a send. */
export interface SendSteps {
  holdings: readonly Holding[];
  fees: Fees;
  /** The asset that is selected at first, if it is held. */
  asset?: string;
  /** The user's own address or DID, which is not allowed as the recipient. */
  ownAddress: string;
  /** The remainder of the day's limit of the local currency, in won; undefined if unknown. */
  left?: DecimalString | undefined;
  deviceCheck: DeviceCheck;
  /** Asks the provider who a recipient is; rejects if it could not answer. */
  onFindRecipient: FindRecipient;
  camera: Camera;
  /** Sends the amount. Resolves with the transaction, or undefined for an unreadable answer; rejects if it failed. */
  onSend: (transfer: Transfer) => Promise<{ id: number } | undefined>;
  onNavigate: Navigate;
  notify: Notify;
}

/** The state of the form. */
export interface Send {
  money: MoneyForm<LinkedDraft, Transfer, SendFields>;
  mode: RecipientMode;
  entry: AddressEntry;
  scanner: Scanner;
  /** The provider's information about the recipient, if any. */
  found: FoundRecipient | undefined;
}

const emptyDraft: LinkedDraft = { assetType: '', amount: '', toAddress: '' };

/** The state of a send: its form, its recipient and its scanner. */
export function useSend({
  holdings,
  fees,
  asset = '',
  ownAddress,
  left,
  deviceCheck,
  onFindRecipient,
  camera,
  onSend,
  onNavigate,
  notify,
}: SendSteps): Send {
  const failureMessage = useFailureMessage();
  const { wrong } = useMessages('send').address;
  const [mode, setMode] = useState<RecipientMode>('address');
  const scanner = useScanner(camera.hasCamera);
  const recipients = useFoundRecipient(async (question) => {
    await refuseMalformed(question.recipient, wrong);
    return onFindRecipient(question);
  });
  const money = useMoneyForm({
    name: 'send',
    empty: emptyDraft,
    initial: () => ({
      ...emptyDraft,
      assetType: holdings.some(({ assetType }) => assetType === asset) ? asset : '',
    }),
    check: (typed) => checkSend(typed, holdings, fees, ownAddress, left),
    onRefused(fields) {
      // A typed address stays the recipient in the other modes: switch to the mode that shows its error.
      if (fields.toAddress) setMode('address');
    },
    async review({ toAddress, amount, fee, assetType }) {
      // A scanner that opened now could change the form while another recipient is being paid.
      scanner.close();
      return {
        recipient: await recipients.check({ ...questionOf(toAddress), amount, assetType }),
        leaves: add(amount, fee),
        balance: balanceOf(holdings, assetType),
        biometrics: deviceCheck.needed,
      };
    },
    balance: ({ assetType }) => balanceOf(holdings, assetType),
    submit: (transfer) => onSend(transfer),
    done: ({ found, answer }) =>
      withReceipt(
        notices[found?.claimDays === undefined ? 'send.complete' : 'send.waiting'],
        answer?.id,
      ),
    leadsTo: paths.assets,
    failed: notices['send.failed'],
    failureMessage(error) {
      // Nothing was sent, and the field shows the reason.
      if (error instanceof RecipientRefused) {
        setMode('address');
        return undefined;
      }
      return failureMessage(error, 'transfer');
    },
    notify,
    onNavigate,
  });
  const { draft, change, problems } = money;
  const entry = useAddressEntry({
    draft,
    change,
    problem: problems.toAddress,
    holdings,
    ownAddress,
    recipients,
    scanner,
    setMode,
  });
  return { money, mode, entry, scanner, found: recipients.of(questionOf(draft.toAddress)) };
}
