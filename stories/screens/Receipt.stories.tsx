import { expect, fn, userEvent as storyUser, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import ReceiptRoute from '#app/routes/ReceiptRoute.tsx';
import { allSentRequests, mock, mockEventStream, sentRequests } from '#mocks/scenarios.ts';
import { ReceiptScreen, type ReceiptActions } from '#screens/receipt/ReceiptScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import { shows } from '../catalogue.ts';
import {
  expected,
  pending,
  receiptBody,
  receiptFixtures,
  takenBack,
  waiting,
} from '../fixtures/receipts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Receipt',
  tags: ['autodocs'],
  component: ReceiptScreen,
  argTypes: {
    receipt: receiptFixtures.control,
    onTakeBack: outcomes.control,
    onBlock: outcomes.control,
    from: { control: 'select', options: [undefined, '/', '/assets', '/history'] },
  },
  args: {
    receipt: receiptFixtures.named('transfer sent'),
    onTakeBack: outcomes.named('succeeds'),
    onBlock: outcomes.named('succeeds'),
    onCopy: fn(() => Promise.resolve()),
    // Optional, because some devices cannot share.
    onShare: fn(() => Promise.resolve()) as ReceiptActions['onShare'],
    onSave: fn(),
    notify,
    log: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
});

/** A device action that fails with this error. */
const deviceError = (name: string) => () => Promise.reject(new DOMException('Not done', name));

const flow = rendersRoute(ReceiptRoute, '/receipt/8?from=/history');

/** The label and value of each line of the receipt. */
function factsOf(canvas: Canvas, title = 'Details'): string[] {
  const facts = within(canvas.getByRole('region', { name: title }));
  return facts
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('receipt.state.transfer-sent') });

/** A sent transfer: the amount with its sign, both parties, and the times. */
export const TransferSent = meta.story({
  parameters: shows('receipt.state.transfer-sent'),
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Receipt');
    await expectText(canvas.getByRole('heading', { level: 2 }), 'Sent');
    await expectText(canvas.getByRole('status'), 'Completed');
    await expect(canvas.getByText('−25')).toBeVisible();
    await expect(factsOf(canvas)).toEqual([
      'From: Jiwoo Kimdid:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedstarts with 0x5aAe, ends in eAed',
      'To: Minseo Parkdid:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359starts with 0xfB69, ends in d359',
      'Network fee: 0.001 XP',
      'Total: 25.001 XP',
      'Requested: Jan 5, 2025 14:29',
      'Completed: Jan 5, 2025 14:29',
      'Reference: SW-0000-0008',
    ]);
  },
});

/** A transfer from another user. The badges wrap below the title, so that it does not break within its word. */
export const TransferReceived = meta.story({
  parameters: shows('receipt.state.transfer-received'),
  args: { receipt: receiptFixtures.named('transfer received') },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    await expectText(title, 'Received');
    await expect(title.offsetHeight).toBeLessThan(30);
    await expect(canvas.getByText('+100')).toBeVisible();
  },
});

/** A deposit: its source and its method, its fee, and the charge in the currency of the source. */
export const Deposit = meta.story({
  parameters: shows('receipt.state.deposit'),
  args: { receipt: receiptFixtures.named('deposit') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 2 }), 'Deposit');
    await expect(canvas.getByText('+1,000')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining([
        'From: Visa•••• ends in 4242',
        'Method: Card',
        'Fee: 25 USDC',
        'Total: 1,025 USDC',
        'Rate: 1 USDC = $1',
        'Charged: $1,025.00',
      ]),
    );
  },
});

/** A paid tax refund: it names the tax office and the shop. */
export const TaxRefund = meta.story({
  parameters: shows('receipt.state.tax-refund'),
  args: { receipt: receiptFixtures.named('tax refund') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 2 }), 'Tax refund');
    await expect(canvas.getByText('+12')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining(['From: Tax officeOlive Young 서면', 'Fee: Free']),
    );
  },
});

/** A withdrawal: the amount and its fee leave the wallet. */
export const Withdrawal = meta.story({
  parameters: shows('receipt.state.withdrawal'),
  args: { receipt: receiptFixtures.named('withdrawal') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 2 }), 'Withdrawal');
    await expect(canvas.getByText('−120.5')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining([
        'To: Busan Bank****-****-ends in 4821',
        'Method: Standard',
        'Fee: 0.6025 CBDC',
        'Total: 121.1025 CBDC',
      ]),
    );
  },
});

/** A top-up from a bank: local currency is shown in won. */
export const TopUpByBank = meta.story({
  parameters: shows('receipt.state.top-up-bank'),
  args: { receipt: receiptFixtures.named('top-up by bank') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('heading', { level: 2 }), 'Top-up');
    await expect(canvas.getByText('+₩50,000')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining(['From: Bank account', 'Method: Bank Account', 'Fee: Free']),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});

/** A top-up with an asset: the cost, the rate and the cashback. */
export const TopUpByXp = meta.story({
  parameters: shows('receipt.state.top-up-exchange'),
  args: { receipt: receiptFixtures.named('top-up by XP') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+₩50,000')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining([
        'Method: XP',
        'Exchanged: 52.0833333333 XP',
        'Rate: 1 XP = ₩960',
        'Fee: 0.5208333333 XP',
        'Total: 52.6041666666 XP',
        'Cashback: +₩500',
      ]),
    );
  },
});

/** A local send in Korean and in won, with its message and the cashback. */
export const LocalSent = meta.story({
  parameters: shows('receipt.state.local-sent'),
  args: { receipt: receiptFixtures.named('local sent') },
  play: async ({ canvas, args, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expectText(title, '영수증');
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'ko');
    await expectText(canvas.getByRole('heading', { level: 2 }), '송금');
    await expectText(canvas.getByRole('status'), '완료');
    await expect(canvas.getByText('−₩12,500')).toBeVisible();
    await expect(factsOf(canvas, '상세 내역')).toEqual([
      '보낸 분: 김지우010-****-끝 번호 5678',
      '받는 분: 김서연010-****-끝 번호 6789',
      '방법: 전화번호',
      '수수료: 무료',
      '캐시백: +₩125',
      '메시지: 어제 저녁 값이야, 고마워!',
      '요청 시각: 2025년 1월 5일 14:29',
      '완료 시각: 2025년 1월 5일 14:29',
      '거래 번호: SW-0000-0008',
    ]);
    await expect(canvas.getByRole('button', { name: '공유' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '저장' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '뒤로' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});

/** A received local send. */
export const LocalReceived = meta.story({
  parameters: shows('receipt.state.local-received'),
  args: { receipt: receiptFixtures.named('local received') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 2 }), '받은 송금');
    await expect(canvas.getByText('+₩8,000')).toBeVisible();
  },
});

/** A local withdrawal, whose fee is charged on top of the amount. */
export const LocalWithdrawal = meta.story({
  parameters: shows('receipt.state.local-withdrawal'),
  args: { receipt: receiptFixtures.named('local withdrawal') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−₩30,000')).toBeVisible();
    await expect(factsOf(canvas, '상세 내역')).toEqual(
      expect.arrayContaining(['방법: 즉시', '수수료: ₩500', '총 금액: ₩30,500']),
    );
  },
});

/** The transfer has not arrived yet: the receipt says where the money is. */
export const TransferPending = meta.story({
  parameters: shows('receipt.state.pending'),
  args: { receipt: receiptFixtures.named('transfer sent, pending') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Pending');
    await expectText(
      canvas.getByRole('note'),
      'It is being processed. The amount has left your balance, and comes back if this fails.',
    );
    await expect(canvas.queryByText('Completed')).not.toBeInTheDocument();
  },
});

/** The deposit is pending, so its money is not in the balance yet. */
export const DepositPending = meta.story({
  parameters: shows('receipt.state.pending'),
  args: { receipt: receiptFixtures.named('deposit, pending') },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('note'),
      'It is being processed. The amount joins your balance when it is completed.',
    );
  },
});

/** The local withdrawal is pending, in Korean. */
export const LocalWithdrawalPending = meta.story({
  parameters: shows('receipt.state.pending'),
  args: { receipt: receiptFixtures.named('local withdrawal, pending') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), '처리 중');
    await expectText(
      canvas.getByRole('note'),
      '처리 중이에요. 금액은 잔액에서 차감되었으며, 실패하면 다시 돌아와요.',
    );
  },
});

/** An incoming local send is pending, so its money is not in the balance yet. */
export const LocalReceivedPending = meta.story({
  parameters: shows('receipt.state.pending'),
  args: { receipt: receiptFixtures.named('local received, pending') },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('note'));
    await expect(note.getByText('처리 중이에요. 완료되면 금액이 잔액에 더해져요.')).toBeVisible();
  },
});

/** The withdrawal ends within a minute: the receipt shows the second. */
export const WithdrawalExpectedSoon = meta.story({
  parameters: shows('receipt.state.expected'),
  args: { receipt: receiptFixtures.named('withdrawal, expected soon') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Pending');
    await expect(factsOf(canvas)).toContain('Expected by: Jan 5, 2025 14:29:22');
  },
});

/** The withdrawal takes minutes: the receipt shows the next full minute. */
export const WithdrawalExpectedLater = meta.story({
  parameters: shows('receipt.state.expected'),
  args: { receipt: receiptFixtures.named('withdrawal, expected later') },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toContain('Expected by: Jan 5, 2025 14:37');
  },
});

/** The local withdrawal shows its expected time in Korean. */
export const LocalWithdrawalExpected = meta.story({
  parameters: shows('receipt.state.expected'),
  args: { receipt: receiptFixtures.named('local withdrawal, expected soon') },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas, '상세 내역')).toContain('완료 예정 시각: 2025년 1월 5일 14:29:22');
  },
});

/** The withdrawal is pending after its expected time. */
export const WithdrawalLate = meta.story({
  parameters: shows('receipt.state.late'),
  args: { receipt: receiptFixtures.named('withdrawal, expected soon'), isLate: true },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Later than expected');
    await expect(factsOf(canvas)).toContain('Expected by: Jan 5, 2025 14:29:22');
  },
});

/** The local withdrawal is pending after its expected time, in Korean. */
export const LocalWithdrawalLate = meta.story({
  parameters: shows('receipt.state.late'),
  args: { receipt: receiptFixtures.named('local withdrawal, expected soon'), isLate: true },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), '예상보다 늦어짐');
  },
});

/** No account has the address: the amount waits for its owner and can be taken back. */
export const TransferWaiting = meta.story({
  parameters: shows('receipt.state.waiting'),
  args: { receipt: receiptFixtures.named('transfer sent, waiting') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Waiting for its owner');
    await expectText(
      canvas.getByRole('note'),
      'No account here has this address yet. The amount waits for its owner until Jan 12, 2025 14:29, and then returns to your wallet.',
    );
    await expect(factsOf(canvas)).toEqual([
      'From: Jiwoo Kimdid:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedstarts with 0x5aAe, ends in eAed',
      'To: did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359starts with 0xfB69, ends in d359',
      'Network fee: 0.001 XP',
      'Total: 25.001 XP',
      'Requested: Jan 5, 2025 14:29',
      'Waits until: Jan 12, 2025 14:29',
      'Reference: SW-0000-0008',
    ]);
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
});

/** The transfer was taken back: the receipt says where the amount is. */
export const TransferTakenBack = meta.story({
  parameters: shows('receipt.state.returned'),
  args: { receipt: receiptFixtures.named('transfer sent, taken back') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Returned');
    await expectText(
      canvas.getByRole('note'),
      'You took it back. The amount and the network fee are in your wallet again.',
    );
    await expect(factsOf(canvas)).toContain('Returned: Jan 5, 2025 14:30');
    await expect(canvas.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  },
});

/** The transfer was not claimed in time and was returned automatically. */
export const TransferNotClaimed = meta.story({
  parameters: shows('receipt.state.returned'),
  args: { receipt: receiptFixtures.named('transfer sent, not claimed') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Returned');
    await expectText(
      canvas.getByRole('note'),
      'No account with this address was opened in time. The amount and the network fee are in your wallet again.',
    );
  },
});

/** Presses Take it back, and waits for the dialog. */
async function askTakeBack(canvas: Canvas) {
  await storyUser.click(await canvas.findByRole('button', { name: 'Take it back' }));
  return within(await expectQuestion(canvas, 'Take it back?'));
}

/** Taking back asks for confirmation first. Cancel changes nothing. */
export const TakeBackAsks = meta.story({
  parameters: shows('receipt.state.take-back-asks'),
  args: { receipt: receiptFixtures.named('transfer sent, waiting') },
  play: async ({ canvas, args, userEvent }) => {
    const question = await askTakeBack(canvas);
    await expect(
      question.getByText(
        '25 XP returns to your wallet at once, and the owner of the address gets nothing.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take it back' })).toHaveFocus());
    await askTakeBack(canvas);
  },
});

/** While the transfer is taken back, the dialog is busy, and a second press does nothing. */
export const TakingBack = meta.story({
  parameters: shows('receipt.state.taking-back'),
  args: {
    receipt: receiptFixtures.named('transfer sent, waiting'),
    onTakeBack: outcomes.named('never answers'),
  },
  play: async ({ canvas, args, userEvent }) => {
    const question = await askTakeBack(canvas);
    const button = question.getByRole('button', { name: 'Take it back' });
    await userEvent.dblClick(button);
    await expectBusy(button);
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
});

/** The transfer is taken back: a toast confirms it, and the receipt is refetched. */
export const TakenBack = meta.story({
  ...flow,
  parameters: shows('receipt.toast.taken-back'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('receipt').responds(() =>
        Response.json(
          receiptBody('transfer sent', sentRequests('takeBack').length > 0 ? takenBack : waiting),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const question = await askTakeBack(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }));
    await expectToast('receipt.taken-back');
    await expect(sentRequests('takeBack').map(({ params }) => params['id'])).toEqual(['8']);
    await waitFor(() => expectText(canvas.getByRole('status'), 'Returned'));
    await expect(canvas.getByRole('heading', { level: 2 }).closest('[tabindex]')).toHaveFocus();
  },
});

/** The owner has claimed the transfer first: the dialog says so and stays open. */
export const TakeBackFailed = meta.story({
  ...flow,
  parameters: shows('receipt.toast.take-back-failed'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('receipt').ok(receiptBody('transfer sent', waiting)),
      mock('takeBack').refused(
        409,
        'This address has an account now, and the amount is theirs. It cannot be taken back.',
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const question = await askTakeBack(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }));
    await expectRefusalToast(
      'This address has an account now, and the amount is theirs. It cannot be taken back.',
      'receipt.take-back-failed',
    );
    await expectText(
      question.getByRole('alert'),
      'This address has an account now, and the amount is theirs. It cannot be taken back.',
    );
  },
});

/** Blocking the payer asks for confirmation first. Cancel changes nothing. */
export const BlockAsks = meta.story({
  parameters: shows('receipt.state.block-asks'),
  args: { receipt: receiptFixtures.named('transfer received') },
  play: async ({ canvas, args, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Block this person' });
    await userEvent.click(button());
    const question = within(await expectQuestion(canvas, 'Block Minseo Park?'));
    await expect(
      question.getByText(/^They can no longer pay you, ask you for approvals or look you up/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onBlock).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.click(button());
    await expectQuestion(canvas, 'Block Minseo Park?');
  },
});

/** On a Korean receipt the question is in Korean. */
export const BlockAsksInKorean = meta.story({
  parameters: shows('receipt.state.block-asks-korean'),
  args: { receipt: receiptFixtures.named('local received') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '이 사람 차단' }));
    const question = within(await expectQuestion(canvas, '박도현님을 차단할까요?'));
    await expect(question.getByRole('button', { name: '취소' })).toHaveFocus();
    await expect(question.getByRole('button', { name: '차단' })).toBeEnabled();
  },
});

/** The person could not be blocked, for each kind of failure: the dialog explains it and can be confirmed again. */
export const BlockFails = meta.story({
  ...flow,
  parameters: shows('receipt.state.block-failed'),
  beforeEach: ({ msw }) => msw.use(mock('receipt').ok(receiptBody('transfer received'))),
  play: async (playing) => {
    await playing.userEvent.click(
      await playing.canvas.findByRole('button', { name: 'Block this person' }),
    );
    const question = within(await expectQuestion(playing.canvas, 'Block Minseo Park?'));
    await failInEveryWay(
      'addBlock',
      playing,
      () => question.getByRole('button', { name: 'Block' }),
      'Check your connection and try again.',
    );
  },
});

/** The payer is blocked: a note with the focus says so. */
export const PayerBlocked = meta.story({
  ...flow,
  parameters: shows('receipt.transition.blocked'),
  beforeEach: ({ msw }) => msw.use(mock('receipt').ok(receiptBody('transfer received'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block this person' }));
    const question = within(await expectQuestion(canvas, 'Block Minseo Park?'));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    const note = await canvas.findByText(
      'Minseo Park is blocked. You can unblock them in Security settings.',
    );
    await expect(note.closest('[tabindex]')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Block this person' })).toBeNull();
    await expect(sentRequests('addBlock').map(({ body }) => body)).toEqual([{ transactionId: 8 }]);
  },
});

/** Taking back fails in several ways: the dialog explains each failure. */
export const TakeBackFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('receipt.toast.take-back-failed'),
  beforeEach: ({ msw }) => msw.use(mock('receipt').ok(receiptBody('transfer sent', waiting))),
  play: async (playing) => {
    await askTakeBack(playing.canvas);
    await failInEveryWay(
      'takeBack',
      playing,
      (canvas) =>
        within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }),
      'Check your connection and try again.',
    );
  },
});

/** The answer is lost, so the outcome is unknown. */
export const TakeBackUncertain = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain'),
  beforeEach: ({ msw }) =>
    msw.use(mock('receipt').ok(receiptBody('transfer sent', waiting)), mock('takeBack').gateway()),
  play: async ({ canvas, userEvent }) => {
    const question = await askTakeBack(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }));
    await expectToast('write.uncertain');
    await expect(question.getByRole('alert')).toBeVisible();
  },
});

/** A failed withdrawal: the reason, a note that the money is back, and a link to try again. */
export const WithdrawalFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('withdrawal, failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('status'), 'Failed');
    await expect(canvas.getByText('The bank did not accept the payment.')).toBeVisible();
    await expect(
      canvas.getByText('The money is back in your wallet, with its fee. You can try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/withdraw');
  },
});

/** A failed deposit has added nothing. */
export const DepositFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('deposit, failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText(
        'Nothing has been added to your balance, and nothing has been taken from it.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/deposit');
  },
});

/** A failed transfer from another user: there is nothing to do. */
export const TransferReceivedFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('transfer received, failed') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Nothing has been added to your balance, and nothing has been taken from it.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** A failed local withdrawal, in Korean. */
export const LocalWithdrawalFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('local withdrawal, failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('status'), '실패');
    await expect(
      canvas.getByText(
        '은행이 출금을 거절했어요. 돈은 지갑으로 돌려드렸어요. 다른 계좌를 선택하거나 잠시 후 다시 시도해 주세요.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('금액과 수수료가 지갑으로 돌아왔어요. 다시 시도할 수 있어요.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '다시 시도' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/local-withdraw');
  },
});

/** A failed local send had no fee, so only the amount has come back. */
export const LocalSentFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('local sent, failed') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요. 잠시 후 다시 시도해 주세요.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('금액이 지갑으로 돌아왔어요. 다시 시도할 수 있어요.'),
    ).toBeVisible();
  },
});

/** A failed local send from another user: no money has moved, and there is nothing to do. */
export const LocalReceivedFailed = meta.story({
  parameters: shows('receipt.state.failed'),
  args: { receipt: receiptFixtures.named('local received, failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('잔액에 더해지거나 차감된 금액이 없어요.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '다시 시도' })).not.toBeInTheDocument();
  },
});

/** Long names and figures wrap, and every digit is shown. */
export const Longest = meta.story({
  parameters: shows('receipt.state.longest'),
  args: { receipt: receiptFixtures.named('longest in English') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−123,456,789,012,345,678.123456789012345678')).toBeVisible();
    await expect(factsOf(canvas)).toEqual(
      expect.arrayContaining([
        'Fee: 1,234,567,890,123,456.781234567890123456 BusanCoin',
        'Total: 124,691,356,902,469,134.904691356902469134 BusanCoin',
      ]),
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A long name and a long message without spaces wrap, in Korean. */
export const LongestInKorean = meta.story({
  parameters: shows('receipt.state.longest'),
  args: { receipt: receiptFixtures.named('longest in Korean') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−₩123,456,789,012,345,678')).toBeVisible();
    await expect(factsOf(canvas, '상세 내역')).toContain('캐시백: +₩1,234,567,890,123,456.78');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** While the receipt loads, a skeleton is shown. */
export const Loading = meta.story({
  parameters: shows('receipt.state.loading'),
  args: { receipt: receiptFixtures.named('loading') },
});

/** The receipt cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('receipt.state.load-error'),
  args: { receipt: receiptFixtures.named('could not be loaded') },
});

/** The receipt does not exist or belongs to another user: the screen says so and links back. */
export const NotFound = meta.story({
  ...flow,
  parameters: shows('receipt.state.not-found'),
  beforeEach: ({ msw }) => msw.use(mock('receipt').refused(404)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Receipt Not Found' })).toBeVisible();
    await expect(canvas.getByText('You have no receipt at this address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go back' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/history');
  },
});

/** A malformed id sends no request. */
export const NoId = meta.story({
  ...rendersRoute(ReceiptRoute, '/receipt/eight'),
  parameters: {
    ...shows('receipt.state.not-found'),
    ...sameAs('Not Found', 'the page is the same for both addresses'),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Receipt Not Found' })).toBeVisible();
    await expect(allSentRequests()).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: 'Go back' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** Back leads to the list that opened the receipt. */
export const BackToHistory = meta.story({
  ...flow,
  parameters: {
    ...shows('receipt.transition.back'),
    ...sameAs('Transfer Sent', 'only the effect of a press differs'),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−25');
    await expect(sentRequests('receipt')[0]?.params['id']).toBe('8');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/history');
  },
});

/** If the address names no list, or an unknown one, Back leads to the screen of the operation. */
export const BackToAssets = meta.story({
  ...rendersRoute(ReceiptRoute, '/receipt/8?from=//elsewhere.example'),
  parameters: {
    ...shows('receipt.transition.back'),
    ...sameAs('Transfer Sent', 'only the effect of a press differs'),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−25');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** The stream reports that the transaction is completed: the open receipt is updated. */
export const TurnsCompleted = meta.story({
  ...rendersApp('/receipt/8'),
  parameters: { ...shows('receipt.transition.completed'), frame: 'app' },
  beforeEach({ msw }) {
    let isRead = false;
    // The event is sent after the receipt is loaded as pending.
    let complete: (message: StreamMessage) => void = () => undefined;
    const completion = new Promise<StreamMessage>((resolve) => (complete = resolve));
    msw.use(
      mock('receipt').responds(() => {
        const answer = Response.json(receiptBody('transfer sent', isRead ? {} : pending));
        isRead = true;
        complete({ type: 'transaction_update', data: { status: 'completed' } });
        return answer;
      }),
      mockEventStream(completion),
    );
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(
      await main.findByText(/^Completed$/, { selector: '[role=status] *' }),
    ).toBeVisible();
    await expect(sentRequests('receipt')).toHaveLength(2);
    await expect(main.queryByRole('note')).not.toBeInTheDocument();
  },
});

/** The expected time passes while the pending receipt is open. */
export const BecomesLate = meta.story({
  ...flow,
  parameters: shows('receipt.transition.late'),
  beforeEach({ msw }) {
    storyServices().clock.hold();
    const changes = { ...expected.soon, createdAt: '2025-01-05T05:29:50.000Z' };
    msw.use(
      mock('receipt').ok(
        receiptBody('withdrawal', { ...changes, expectedAt: '2025-01-05T05:30:12.000Z' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const { clock } = storyServices();
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(clock.waiting()).toBe(1));
    clock.advance(11_999);
    await expectText(canvas.getByRole('status'), 'Pending');
    clock.advance(1);
    await waitFor(() => expectText(canvas.getByRole('status'), 'Later than expected'));
  },
});

const summary = `Superwallet · Receipt · Test money

Sent: −25 XP
Status: Completed
From: Jiwoo Kim (did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed)
To: Minseo Park (did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359)
Network fee: 0.001 XP
Total: 25.001 XP
Requested: Jan 5, 2025 14:29
Completed: Jan 5, 2025 14:29
Reference: SW-0000-0008
`;

/** The device's share sheet gets the receipt as text. */
export const ShareSheet = meta.story({
  ...flow,
  parameters: {
    ...shows('receipt.content.share'),
    ...sameAs('Transfer Sent', 'the share sheet of the device is not visible'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(storyServices().device.share).toHaveBeenLastCalledWith(summary);
  },
});

/** The share sheet is closed: this is logged, and no message is shown. */
export const ShareCancelled = meta.story({
  parameters: {
    ...shows('receipt.content.share'),
    ...sameAs('Transfer Sent', 'the sheet is closed at the end'),
  },
  args: { onShare: fn(deviceError('AbortError')) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(args.log).toHaveBeenCalledWith('Sharing was cancelled', expect.anything()),
    );
    await expectNoToast();
  },
});

/** Without a share sheet the text is copied. */
export const CopyInstead = meta.story({
  parameters: shows('receipt.content.share', 'receipt.toast.copied'),
  args: { onShare: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(summary);
    await expectToast('receipt.copied');
  },
});

/** Without a share sheet the text is copied, in Korean. */
export const CopyInsteadInKorean = meta.story({
  parameters: shows('receipt.content.share', 'receipt.toast.copied'),
  args: { receipt: receiptFixtures.named('local sent'), onShare: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '복사' }));
    await expectToast('local-receipt.copied');
  },
});

/** All services are real: neither the receipt nor its text says test money. */
export const RealMoney = meta.story({
  parameters: { ...shows('receipt.state.real-money'), sandboxes: [] },
  args: { onShare: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText('Test money')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(summary.replace(' · Test money', ''));
  },
});

/** Save downloads a text file. */
export const Save = meta.story({
  ...flow,
  parameters: {
    ...shows('receipt.content.save', 'receipt.content.test-money'),
    ...sameAs('Transfer Sent', 'a saved file is not visible'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(storyServices().device.saveFile).toHaveBeenLastCalledWith(
      'receipt-8.txt',
      summary,
      'text/plain;charset=utf-8',
    );
  },
});

/** The reference alone can be copied, for customer support. */
export const CopyReference = meta.story({
  parameters: shows('receipt.toast.copied'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('SW-0000-0008');
    await expectToast('receipt.reference-copied');
  },
});

/** The reference is copied, in Korean. */
export const CopyReferenceInKorean = meta.story({
  parameters: shows('receipt.toast.copied'),
  args: { receipt: receiptFixtures.named('local sent') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거래 번호 복사' }));
    await expectToast('local-receipt.reference-copied');
  },
});

/** The browser refuses clipboard access. */
export const CopyFailed = meta.story({
  parameters: shows('receipt.toast.copy-failed'),
  args: { onCopy: fn(deviceError('NotAllowedError')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await expectToast('receipt.copy-failed');
  },
});

/** The browser refuses clipboard access, in Korean. */
export const CopyFailedInKorean = meta.story({
  parameters: shows('receipt.toast.copy-failed'),
  args: {
    receipt: receiptFixtures.named('local sent'),
    onCopy: fn(deviceError('NotAllowedError')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거래 번호 복사' }));
    await expectToast('local-receipt.copy-failed');
  },
});
