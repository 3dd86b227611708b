import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { ConfirmationSheet } from '#widgets/ConfirmationSheet.tsx';
import { expectText } from '#harness/expect-text.ts';
import { reviewReasons, type ReviewReason } from '#wallet/forms/review.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { formatExact, formatWon } from '#wallet/money/format-figure.ts';

import { knownRecipient, ownerlessRecipient, unknownRecipient } from '../fixtures/recipients.ts';
import { inKorean, inScreen } from './in-screen.tsx';
import { expectBusy } from '#harness/expect-busy.ts';
import { shownAddress } from '#harness/shown-address.ts';

const address = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const alike = 'did:ethr:0xfB69990000000000000000000000000000c5d359';

const xp = (amount: DecimalString) => `${formatExact(amount)} XP`;

const reviewFor = (...reasons: ReviewReason[]) => ({
  balance: decimal('1250.5'),
  balanceAfter: decimal('1225.5'),
  reasons,
});

const meta = preview.meta({
  title: 'Components/ConfirmationSheet',
  component: ConfirmationSheet,
  decorators: [inScreen],
  args: {
    title: 'Confirm this transfer',
    amount: '25 XP',
    recipient: { found: knownRecipient, detail: address },
    review: reviewFor('large'),
    formatBalance: xp,
    onDeviceCheck: fn(() => Promise.resolve()),
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** Waits for the end of the opening animation, during which the sheet is half transparent. */
async function expectSheet(name = 'Confirm this transfer') {
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return within(sheet);
}

const newcomer = unknownRecipient;

/** The address has no account: the sheet says how long the amount waits. */
export const NoOwner = meta.story({
  args: {
    recipient: { found: { ...ownerlessRecipient, claimDays: 1.5 }, detail: address },
    review: reviewFor('no-owner'),
  },
  play: async () => {
    const sheet = await expectSheet();
    await expectText(
      sheet.getByRole('listitem'),
      'No account here has this address. The amount waits 1.5 days for its owner, and you can take it back until then.',
    );
  },
});

/** The same warning in Korean. */
export const NoOwnerInKorean = meta.story({
  decorators: [inKorean],
  args: {
    title: '송금 확인',
    recipient: { found: ownerlessRecipient, detail: address },
    review: reviewFor('no-owner'),
  },
  play: async () => {
    const sheet = await expectSheet('송금 확인');
    await expectText(
      sheet.getByRole('listitem'),
      '이 주소의 계정이 아직 없어요. 금액은 7일 동안 받는 분을 기다리며, 그 전에는 되찾을 수 있어요.',
    );
  },
});

/** The recipient was never paid before: the sheet says so, and Confirm sends the payment. */
export const NewRecipient = meta.story({
  args: { recipient: { found: newcomer, detail: address }, review: reviewFor('new-recipient') },
  play: async ({ args, userEvent, step }) => {
    const sheet = await expectSheet();
    await step('shows the amount, the recipient and the reason for the question', async () => {
      await expect(sheet.getByText('25 XP')).toBeVisible();
      await expectText(
        sheet.getByRole('listitem'),
        'You have never paid this recipient. Check that it is the right one.',
      );
      await expectText(
        sheet.getByRole('region'),
        `Recipient${address}0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59First paymentBalance1,250.5 XPBalance after1,225.5 XP`,
      );
    });
    await step('sends without a device check', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
      await expect(args.onDeviceCheck).not.toHaveBeenCalled();
    });
  },
});

/** The check of the recipient failed: the sheet says what is unknown. */
export const UncheckedRecipient = meta.story({
  args: {
    recipient: { found: undefined, detail: address },
    review: reviewFor('unchecked-recipient'),
  },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await expect(
      sheet.getByText(
        'We could not check whether you have paid this recipient before. Check that it is the right one.',
      ),
    ).toBeVisible();
    await expectText(
      sheet.getByRole('region'),
      `Recipient${address}0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59Balance`,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The address begins and ends like a known address: both are shown in full for comparison. */
export const ResemblingRecipient = meta.story({
  args: {
    recipient: { found: { ...newcomer, resembles: address }, detail: alike },
    review: reviewFor('resembles'),
  },
  play: async () => {
    const sheet = await expectSheet();
    await expectText(
      sheet.getByRole('listitem'),
      `This is not ${address}0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59, whom you have paid before, although it looks alike. Compare every character.`,
    );
    await expect(sheet.getByText(shownAddress(alike))).toBeVisible();
  },
});

/** The same payee received the same amount a few minutes ago. */
export const RepeatedPayment = meta.story({
  args: { review: reviewFor('repeated') },
  play: async () => {
    const sheet = await expectSheet();
    await expectText(
      sheet.getByRole('listitem'),
      'You paid this recipient the same amount less than 10 minutes ago. Check that you want to pay it again.',
    );
  },
});

/** The amount is more than half of the balance. Closing the sheet cancels. */
export const LargeAmount = meta.story({
  args: {
    amount: '1,000 XP',
    review: { ...reviewFor('large'), balanceAfter: decimal('250.5') },
  },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await expectText(sheet.getByRole('listitem'), 'This is more than half of your balance.');
    await expectText(
      sheet.getByRole('region'),
      `RecipientMinseo Park${address}0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59Paid beforeBalance1,250.5 XPBalance after250.5 XP`,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The device checks the user, and then the payment is sent. */
export const Biometrics = meta.story({
  args: { review: reviewFor('biometrics') },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await expectText(sheet.getByRole('listitem'), 'Your device will check that it is you.');
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
    await expect(args.onDeviceCheck).toHaveBeenCalled();
  },
});

/** While the device checks the user, Confirm is busy, but Cancel can be pressed. */
export const DeviceChecking = meta.story({
  args: {
    review: reviewFor('biometrics'),
    onDeviceCheck: fn(() => new Promise<void>(() => undefined)),
  },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Confirm' }));
    await expectBusy(sheet.getByRole('button', { name: 'Confirm' }));
    await expect(args.onDeviceCheck).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** The device did not confirm: nothing is sent, and the user can try again. */
export const DeviceRefused = meta.story({
  args: { review: reviewFor('biometrics') },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    const confirm = sheet.getByRole('button', { name: 'Confirm' });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      let refuse: (reason: DOMException) => void = () => undefined;
      mocked(args.onDeviceCheck).mockImplementationOnce(
        () => new Promise<void>((_, reject) => (refuse = reject)),
      );
      await userEvent.click(confirm);
      await expectBusy(confirm);
      await expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
      refuse(new DOMException('', 'NotAllowedError'));
      await expectText(
        await sheet.findByRole('alert'),
        'Your device did not confirm that it is you. Nothing has been sent.',
      );
      await waitFor(() => expect(confirm).toHaveFocus());
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** All reasons at once, which no real payment has. Each is shown separately. */
export const EveryReason = meta.story({
  args: {
    recipient: { found: { ...ownerlessRecipient, resembles: address }, detail: alike },
    review: reviewFor(...reviewReasons),
  },
  play: async () => {
    const sheet = await expectSheet();
    await expect(sheet.getAllByRole('listitem')).toHaveLength(11);
  },
});

/** The longest names and figures wrap within the sheet, and the buttons stay visible. */
export const Longest = meta.story({
  args: {
    amount: '99,999,999,999,999,999,999.999999999999999999 BusanCoin',
    recipient: {
      found: {
        ...knownRecipient,
        name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Maximilian van der Oosterhuizen',
      },
      detail: address,
    },
    review: {
      balance: decimal('99999999999999999999.999999999999999999'),
      balanceAfter: decimal('0'),
      reasons: ['large', 'biometrics'],
    },
    formatBalance: (amount) => `${formatExact(amount)} BusanCoin`,
  },
  play: async () => {
    const sheet = await expectSheet();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    const confirm = sheet.getByRole('button', { name: 'Confirm' }).getBoundingClientRect();
    await expect(confirm.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** The sheet on a Korean screen. */
export const Korean = meta.story({
  decorators: [inKorean],
  args: {
    title: '송금 확인',
    amount: '₩30,000',
    recipient: {
      found: { ...newcomer, name: '김서연', resembles: '010-2345-6789' },
      detail: '010-2345-6780',
    },
    review: {
      balance: decimal('48500'),
      balanceAfter: decimal('18500'),
      reasons: ['resembles', 'large', 'biometrics'],
    },
    formatBalance: formatWon,
  },
  play: async () => {
    const sheet = await expectSheet('송금 확인');
    await expectText(
      sheet.getByRole('region'),
      '받는 분김서연010-2345-6780첫 송금현재 잔액₩48,500송금 후 잔액₩18,500',
    );
    await expect(sheet.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual([
      '전에 보낸 상대(010-2345-6789)와 비슷하지만 다른 상대예요. 한 글자씩 비교해 주세요.',
      '잔액의 절반이 넘는 금액이에요.',
      '이 기기에서 본인 확인을 해요.',
    ]);
    await expect(sheet.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});
