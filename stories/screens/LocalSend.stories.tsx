import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalSendRoute from '#app/routes/LocalSendRoute.tsx';
import { buildAsset, fixedNow } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleRecentContacts } from '#samples/recent-contacts.ts';
import {
  LocalSendScreen,
  type LocalSendScreenProps,
} from '#screens/local-send/LocalSendScreen.tsx';
import { expectAmountInSight } from '#harness/expect-amount-in-sight.ts';
import { expectText } from '#harness/expect-text.ts';
import { merchantCode } from '#wallet/codes/merchant-code.ts';
import type { Merchant } from '#wallet/entities/merchant.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { emptyLocalSend, type LocalSendDraft } from '#wallet/forms/local-send.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';
import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';
import { refusalSentences } from '#wallet/refusals/refusal-sentences.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { fakeCamera, missingCamera } from '#harness/fake-camera.ts';
import { fakeTags } from '#harness/fake-tags.ts';
import { failInEveryWayInKorean } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { expectFallen, fallingBalance } from '#harness/falling-balance.tsx';
import { fill } from '#harness/fill.ts';
import { deviceChecks, noCamera, scansWith } from '../fixtures/device.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { knownRecipient } from '../fixtures/recipients.ts';
import { completed, moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { enterSecrets } from '#harness/paste-secret.ts';
import { failToStore } from '#harness/fail-to-store.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { remountOnArgsChange } from '#harness/remount-on-args-change.tsx';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const contacts = sampleRecentContacts(fixedNow);
const contactsFixtures = loadableFixtures({ sample: contacts, none: [] });

/** A recipient who was paid before and whose name is unknown. */
const paidBefore: FoundRecipient = { ...knownRecipient, name: '' };
/** A recipient who was never paid. */
const unknown: FoundRecipient = { ...paidBefore, paidBefore: false };

const finds = (found: FoundRecipient) =>
  fn<LocalSendScreenProps['onFindRecipient']>(() => Promise.resolve(found));
const sends = (answer: MoneyAnswer | undefined) =>
  fn<LocalSendScreenProps['onSend']>(() => Promise.resolve(answer));

const camera = fakeCamera();
const tags = fakeTags();
const readers = { ...scansWith(camera.scan), hasNfc: () => true, readTags: tags.read };

const byAccount: LocalSendDraft = { ...emptyLocalSend, method: 'account' };

/** Answers the device's camera check. */
let answerCamera: (found: boolean) => void = () => undefined;

const meta = preview.meta({
  title: 'Screens/LocalSend',
  tags: ['autodocs'],
  component: LocalSendScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    contacts: contactsFixtures.control,
    now: nowFixtures.control,
    deviceCheck: deviceChecks.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    contacts: contactsFixtures.named('sample'),
    now: nowFixtures.named('as in the samples'),
    start: { draft: emptyLocalSend },
    readers,
    onFindRecipient: finds(paidBefore),
    deviceCheck: deviceChecks.named('not needed'),
    onSend: sends(completed),
    onSaveContact: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const methodCard = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const recipientField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: /^받는 분( 전화번호| 이름 또는 이메일)?$/ });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: '보낼 금액' });
const messageField = (canvas: Canvas) => canvas.getByRole('textbox', { name: '메시지 (선택)' });
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: '보내기' });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: '송금 정보' });
const recentRecipients = (canvas: Canvas) => canvas.queryByRole('list', { name: '최근 송금' });
const contactCard = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });

/** Waits until the scanner is open and its camera is on. */
async function expectScanner(canvas: Canvas) {
  const scanner = await canvas.findByRole('dialog', { name: 'QR 코드 스캔' });
  await within(scanner).findByText('QR 코드를 사각형 안에 맞춰 주세요.');
  await waitFor(() => expect(scanner.getAnimations()).toHaveLength(0));
  return within(scanner);
}

/** Confirms the payment on the sheet. */
async function confirm(canvas: Canvas, userEvent: { click: (on: Element) => Promise<void> }) {
  const sheet = await canvas.findByRole('dialog', { name: '송금 확인' });
  await userEvent.click(within(sheet).getByRole('button', { name: '확인' }));
}

/** Fills the form from top to bottom. The method is not changed. */
async function fillIn(
  canvas: Canvas,
  { recipient = '010-9876-5432', amount = '5000' }: { recipient?: string; amount?: string } = {},
) {
  await canvas.findByRole('radio', { name: '전화번호' });
  await fill(recipientField(canvas), recipient);
  await fill(amountField(canvas), amount);
}

/** Local payments can be read in English: the switch in the header keeps what is typed. */
export const LanguageSwitch = meta.story({
  parameters: shows('local-send.rule.language-switch'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the form in English, and keeps the input', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'English' }));
      const heading = canvas.getByRole('heading', { level: 1 });
      await expectText(heading, 'Send');
      await expect(heading.closest('[lang]')).not.toHaveAttribute('lang', 'ko');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('5,000');
    });
    await step('shows it in Korean again', async () => {
      const back = canvas.getByRole('button', { name: '한국어' });
      await expect(back).toHaveAttribute('lang', 'ko');
      await userEvent.click(back);
      await expectText(canvas.getByRole('heading', { level: 1 }), '보내기');
      await expect(amountField(canvas)).toHaveValue('5,000');
    });
    await step('ends in English', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'English' }));
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Send');
    });
  },
});

/** Only the method Phone is preselected. The balance comes from the documented request. */
export const Default = meta.story({
  parameters: shows(
    'local-send.state.default',
    'local-send.constant.methods',
    'local-send.content.daily-maximum',
    'local-send.content.benefits',
    'local-send.transition.back',
  ),
  play: async ({ canvas, canvasElement, args, step, userEvent }) => {
    await step('is in Korean and shows the balance', async () => {
      const balance = await canvas.findByRole('region', { name: '보유 잔액' });
      await expectText(balance, '₩48,500');
      await expect(within(balance).getByText('보유 잔액 · 1코인 = 1원')).toBeVisible();
      await expectText(canvas.getByRole('heading', { level: 1 }), '보내기');
      await expect(canvas.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute(
        'lang',
        'ko',
      );
    });
    await step('has four methods, phone chosen', async () => {
      const methods = canvas.getAllByRole('radio');
      await expect(choiceTexts(methods)).toEqual([
        '전화번호',
        'QR 코드',
        'NFC 터치',
        '이름 또는 이메일',
      ]);
      await expect(await methodCard(canvas, '전화번호')).toBeChecked();
    });
    await step('shows the daily maximum and the benefits', async () => {
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '최소 100원 · 1일 최대 1,000,000원',
      );
      await expect(canvas.getByText('원')).toBeVisible();
      const benefits = within(canvas.getByRole('region', { name: '혜택 안내' }));
      await expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        ['송금 수수료 무료', '24시간 즉시 송금', '1코인은 언제나 1원'],
      );
    });
    await step('has nothing filled in', async () => {
      await expect(recipientField(canvas)).toHaveValue('');
      await expect(amountField(canvas)).toHaveValue('');
      await expect(canvas.getByText('0/100')).toBeVisible();
      await expect(messageField(canvas)).toHaveAttribute('placeholder', '받는 분에게 보낼 메시지');
      await expectText(summary(canvas), '수수료무료');
      await expect(within(summary(canvas)).getAllByText('아직 입력되지 않음')).toHaveLength(3);
    });
    await step('goes back to LocalPay', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '뒤로' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
    });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

const allReaders = namedFixtures({
  'camera and NFC': readers,
  'no camera': { ...readers, ...noCamera },
  'a camera that is not allowed': { ...readers, scan: missingCamera('NotAllowedError') },
  'no NFC': { ...readers, hasNfc: () => false },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('local-send.state.default'),
  decorators: [remountOnArgsChange],
  argTypes: {
    readers: allReaders.control,
    onSend: moneyOutcomes.control,
  },
});

/** A phone number is typed or chosen from the recent recipients. */
export const MethodPhone = meta.story({
  parameters: shows('local-send.state.method-phone'),
  play: async ({ canvas, userEvent }) => {
    await methodCard(canvas, '전화번호');
    const recipient = canvas.getByRole('textbox', { name: '받는 분 전화번호' });
    await expect(recipient).toBeEnabled();
    await expect(recipientField(canvas)).toHaveAttribute('inputmode', 'tel');
    await expect(recentRecipients(canvas)).toBeVisible();
    await userEvent.type(recipient, '010-1111-2222');
    await expectText(summary(canvas), '받는 분010-1111-2222');
  },
});

/** An account name is typed or chosen from the recent recipients. A typed phone number is cleared. */
export const MethodAccount = meta.story({
  parameters: shows('local-send.state.method-account'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(await methodCard(canvas, '이름 또는 이메일'));
    const recipient = canvas.getByRole('textbox', { name: '받는 분 이름 또는 이메일' });
    await expect(recipient).toBeEnabled();
    await expect(recipient).toHaveValue('');
    await expect(recipient).toHaveAttribute('placeholder', '이름 또는 이메일');
    await expect(amountField(canvas)).toHaveValue('5,000');
    await expect(recentRecipients(canvas)).toBeVisible();
    // A contact without an account name is paid by phone number.
    await userEvent.click(contactCard(canvas, /^김서연/));
    await expect(await methodCard(canvas, '전화번호')).toBeChecked();
    await expect(recipientField(canvas)).toHaveValue('010-2345-6789');
    await waitFor(() =>
      expectText(summary(canvas), '받는 분김서연010-2345-6789보낸 적 있음보낼 금액'),
    );
  },
});

/** QR opens the camera at once. If it is closed without a code, the screen says what to do. */
export const MethodQr = meta.story({
  parameters: shows('local-send.state.method-qr'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('opens the scanner', async () => {
      await fillIn(canvas);
      await userEvent.click(await methodCard(canvas, 'QR 코드'));
      const scanner = await expectScanner(canvas);
      await userEvent.click(scanner.getByRole('button', { name: '닫기' }));
      await waitFor(() => expect(camera.isOn()).toBe(false));
    });
    await step('cannot be typed into, and shows no recent recipients', async () => {
      await expect(recipientField(canvas)).toBeDisabled();
      await expect(recipientField(canvas)).toHaveValue('');
      await expect(recipientField(canvas)).toHaveAttribute('placeholder', '아직 스캔하지 않았어요');
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        '받는 분의 QR 코드를 스캔해 주세요.',
      );
      await expect(recentRecipients(canvas)).toBeNull();
    });
    await step('does not send before a code is read', async () => {
      await userEvent.click(sendButton(canvas));
      await expectToast('local-send.missing');
      await expect(canvas.getByRole('button', { name: 'QR 코드 스캔' })).toHaveFocus();
      await expect(recipientField(canvas)).toBeInvalid();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        '아직 받는 분이 없어요. 받는 분의 QR 코드를 스캔해 주세요.',
      );
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

/** The scanner refuses a code of another kind and continues. The right code fills in recipient and amount. */
export const QrCodeScanned = meta.story({
  parameters: shows('local-send.state.method-qr'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('refuses a code without a recipient', async () => {
      await userEvent.click(await methodCard(canvas, 'QR 코드'));
      const scanner = await expectScanner(canvas);
      camera.read('https://example.com/menu');
      await expect(
        await scanner.findByText('웹 주소예요. 송금 코드가 아니에요. 다른 코드를 스캔해 주세요.'),
      ).toBeVisible();
      await expect(camera.isOn()).toBe(true);
    });
    await step('reads the recipient and the amount', async () => {
      camera.read('superwallet:pay?recipient=%EB%B6%80%EC%82%B0%EC%96%B4%EB%AC%B5&amount=12500');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(camera.isOn()).toBe(false));
      await expect(recipientField(canvas)).toHaveValue('부산어묵');
      await expect(recipientField(canvas)).toBeDisabled();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        'QR 코드에서 받는 분 정보와 금액을 불러왔어요. 보내기 전에 확인해 주세요.',
      );
      await expect(amountField(canvas)).toHaveValue('12,500');
    });
    const scanAgain = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '다시 스캔' }));
      await expectScanner(canvas);
      camera.read('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await step('scans again, and drops the amount of the first code', async () => {
      await scanAgain();
      await expect(recipientField(canvas)).toHaveValue(
        'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      );
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        'QR 코드에서 받는 분 정보를 불러왔어요. 보내기 전에 확인해 주세요.',
      );
      await expect(amountField(canvas)).toHaveValue('');
    });
    await step('does not change an amount that the user has entered', async () => {
      await fill(amountField(canvas), '12500');
      await scanAgain();
      await expect(amountField(canvas)).toHaveValue('12,500');
    });
    await step('sends', async () => {
      await userEvent.click(sendButton(canvas));
      await expect(args.onSend).toHaveBeenCalledWith(
        {
          recipient: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
          payee: 'account:2',
          amount: '12500',
          method: 'qr',
        },
        expect.any(AbortSignal),
      );
      await expectToast(
        'local-send.succeeded',
        'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '주소로 12,500원',
      );
    });
  },
});

/** A long recipient from a code is shown in full in its read-only field. */
export const LongRecipientScanned = meta.story({
  parameters: shows('local-send.state.method-qr'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await expectScanner(canvas);
    camera.read('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    const field = recipientField(canvas);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

/** The address selects QR: the scanner opens with the screen. */
export const ArrivingWithQr = meta.story({
  ...rendersRoute(LocalSendRoute, '/local-send?method=qr'),
  parameters: shows('local-send.state.method-qr'),
  beforeEach: () => {
    storyServices().scan.mockImplementation(camera.scan);
  },
  play: async ({ canvas }) => {
    await expectScanner(canvas);
    await expect(canvas.getByRole('radio', { name: 'QR 코드', hidden: true })).toBeChecked();
    await expectNoToast();
  },
});

/** The camera check ends late: the scanner stays closed if another method was chosen in the meantime. */
export const AnotherMethodBeforeTheCameraAnswers = meta.story({
  parameters: shows('local-send.state.method-phone'),
  args: {
    readers: {
      ...readers,
      hasCamera: () =>
        new Promise<boolean>((resolve) => {
          answerCamera = resolve;
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await userEvent.click(await methodCard(canvas, '전화번호'));
    answerCamera(true);
    await userEvent.type(recipientField(canvas), '010');
    await expect(recipientField(canvas)).toHaveValue('010');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expectNoToast();
  },
});

/** Without a camera an English toast says so, as documented. QR stays selected, and the field says what to do. */
export const CameraNotAvailable = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.camera-not-available'),
  beforeEach: () => {
    storyServices().device.hasCamera.mockResolvedValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await expectToast('device.camera-not-available');
    await expect(await methodCard(canvas, 'QR 코드')).toBeChecked();
    await expect(recipientField(canvas)).toBeDisabled();
    await expect(recipientField(canvas)).toHaveAccessibleDescription(
      '이 기기에서는 카메라를 사용할 수 없어요. 다른 송금 방법을 선택해 주세요.',
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** NFC waits for a tag: the field is read-only, and the button is disabled until a tag was read. */
export const MethodNfc = meta.story({
  parameters: shows('local-send.state.method-nfc'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('cannot be typed into, and shows no recent recipients', async () => {
      await fillIn(canvas);
      await userEvent.click(await methodCard(canvas, 'NFC 터치'));
      await expect(recipientField(canvas)).toBeDisabled();
      await expect(recipientField(canvas)).toHaveValue('');
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        '받는 분의 NFC 태그에 휴대폰을 가까이 대 주세요.',
      );
      await expect(recentRecipients(canvas)).toBeNull();
      await expectNoToast();
    });
    await step('cannot be submitted, and focuses the methods', async () => {
      await userEvent.click(sendButton(canvas));
      await expectToast('local-send.missing');
      const methods = canvas.getByRole('radiogroup', { name: '송금 방법' });
      await expect(methods).toHaveAccessibleDescription('아직 NFC 태그를 읽지 못했어요.');
      await expect(methods.contains(document.activeElement)).toBe(true);
      await expect(await methodCard(canvas, 'NFC 터치')).toBeChecked();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

/** A tag fills in recipient and amount, as a code does. A tag without a recipient is refused, and reading continues. */
export const TagRead = meta.story({
  parameters: shows('local-send.state.tag-read'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('refuses a tag without a recipient', async () => {
      await userEvent.click(await methodCard(canvas, 'NFC 터치'));
      await waitFor(() => expect(tags.isReading()).toBe(true));
      tags.touch('https://example.com/menu');
      await waitFor(() =>
        expect(recipientField(canvas)).toHaveAccessibleDescription(
          '웹 주소예요. 송금 코드가 아니에요. 다른 태그에 대 주세요.',
        ),
      );
    });
    await step('reads recipient and amount', async () => {
      tags.touch('superwallet:pay?recipient=010-2345-6789&amount=12500');
      await waitFor(() => expect(recipientField(canvas)).toHaveValue('010-2345-6789'));
      await expect(recipientField(canvas)).toBeDisabled();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        'NFC 태그에서 받는 분 정보와 금액을 불러왔어요. 보내기 전에 확인해 주세요.',
      );
      await expect(amountField(canvas)).toHaveValue('12,500');
    });
    await step('sends', async () => {
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith(
          {
            recipient: '010-2345-6789',
            payee: 'account:2',
            amount: '12500',
            method: 'nfc',
          },
          expect.any(AbortSignal),
        ),
      );
    });
    await step('stops reading with another method', async () => {
      await userEvent.click(await methodCard(canvas, '전화번호'));
      await waitFor(() => expect(tags.isReading()).toBe(false));
    });
  },
});

/** NFC is denied or switched off: the field says what to do. */
export const TagsNotReadable = meta.story({
  parameters: shows('local-send.state.tags-not-readable'),
  args: {
    readers: {
      ...readers,
      readTags: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'NFC 터치'));
    await waitFor(() =>
      expect(recipientField(canvas)).toHaveAccessibleDescription(
        'NFC를 사용할 수 없어요. NFC를 켜고 허용한 뒤 다시 선택하거나 다른 송금 방법을 선택해 주세요.',
      ),
    );
    await expectNoToast();
  },
});

/** Without NFC an English toast says so, as documented. */
export const NfcNotAvailable = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.nfc-not-available'),
  beforeEach: () => {
    storyServices().device.hasNfc.mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'NFC 터치'));
    await expectToast('device.nfc-not-available');
    await expect(await methodCard(canvas, 'NFC 터치')).toBeChecked();
    await expect(recipientField(canvas)).toHaveAccessibleDescription(
      '이 기기는 NFC를 지원하지 않아요. 다른 송금 방법을 선택해 주세요.',
    );
  },
});

/** The address selects NFC on a device without it: the same toast is shown. */
export const ArrivingWithNfc = meta.story({
  ...rendersRoute(LocalSendRoute, '/local-send?method=nfc'),
  parameters: {
    ...shows('local-send.toast.nfc-not-available'),
    ...sameAs('Nfc Not Available', 'the same method is chosen'),
  },
  beforeEach: () => {
    storyServices().device.hasNfc.mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(await methodCard(canvas, 'NFC 터치')).toBeChecked();
    await expectToast('device.nfc-not-available');
  },
});

/** Five recent recipients, newest first. Choosing one fills in the number, and typing clears the selection. */
export const RecentRecipientChosen = meta.story({
  parameters: shows('local-send.state.recent-recipients'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows name, number and time', async () => {
      await methodCard(canvas, '전화번호');
      const cards = within(await canvas.findByRole('list', { name: '최근 송금' }));
      const shown = cards.getAllByRole('button', { pressed: false });
      await expect(shown.map(({ textContent }) => textContent)).toEqual([
        '김서연오늘010-2345-6789',
        '박도현어제010-8765-4321',
        '제갈 하늘빛나래온누리별님구름4일 전010-5550-1234',
        '이준호2주 전051-747-0123',
        '최은지1개월 전010-3141-5926',
      ]);
      // The initial is on the seal, which is no text.
      const initials = shown.map((card) => card.querySelector('[data-initial]'));
      await expect(initials.map((seal) => seal?.getAttribute('data-initial'))).toEqual([
        '김',
        '박',
        '제',
        '이',
        '최',
      ]);
    });
    await step('deselects a contact when another text is typed', async () => {
      await userEvent.click(contactCard(canvas, /^김서연/));
      await expect(recipientField(canvas)).toHaveValue('010-2345-6789');
      await expect(contactCard(canvas, /^김서연/)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.type(recipientField(canvas), '0');
      await expect(contactCard(canvas, /^김서연/)).toHaveAttribute('aria-pressed', 'false');
      await expectText(summary(canvas), '받는 분010-2345-67890보낼 금액');
    });
    await step('fills in the chosen contact', async () => {
      await userEvent.click(contactCard(canvas, /^제갈/));
      await expect(recipientField(canvas)).toHaveValue('010-5550-1234');
      await expectText(summary(canvas), '받는 분제갈 하늘빛나래온누리별님구름010-5550-1234');
    });
    await expectNoToast();
  },
});

const [latest, named, ...others] = contacts;
const namedContacts =
  latest && named
    ? [{ ...named, ownName: '우리 형', favourite: true, avatar: '우' }, latest, ...others]
    : [];

/** A favourite comes first, with a star. The account name is shown below the user's own name for it. */
export const FavouriteRecipients = meta.story({
  parameters: shows('local-send.state.contact-favourites'),
  args: { contacts: ready(namedContacts) },
  play: async ({ canvas, userEvent }) => {
    await methodCard(canvas, '전화번호');
    const cards = within(await canvas.findByRole('list', { name: '최근 송금' }));
    const shown = cards.getAllByRole('button', { pressed: false });
    await expect(shown.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '우리 형즐겨찾기어제박도현010-8765-4321',
      '김서연오늘010-2345-6789',
    ]);
    await userEvent.click(contactCard(canvas, /^우리 형/));
    // The payment goes to an account, so the summary names it.
    await waitFor(() => expectText(summary(canvas), '받는 분박도현010-8765-4321보낸 적 있음'));
  },
});

/** Opens the sheet of the first contact, renames it and makes it a favourite. */
async function editContact(canvas: Canvas) {
  (await canvas.findByRole('button', { name: '연락처 수정: 김서연' })).click();
  const sheet = await canvas.findByRole('dialog', { name: '연락처 수정' });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  await fill(within(sheet).getByRole('textbox', { name: '내가 정한 이름' }), '엄마');
  within(sheet).getByRole('switch', { name: '즐겨찾기 목록의 맨 앞에 보여요.' }).click();
  return within(sheet);
}

/** The user's own name for a contact and the contact's star are edited in a sheet. */
export const ContactSheetOpen = meta.story({
  parameters: shows('local-send.state.contact-edit'),
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await editContact(canvas);
    await expect(sheet.getByText('김서연')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSaveContact).not.toHaveBeenCalled();
    const again = await editContact(canvas);
    await expect(
      again.getByRole('switch', { name: '즐겨찾기 목록의 맨 앞에 보여요.' }),
    ).toBeChecked();
  },
});

/** A toast confirms the saved contact, and the list is refetched. */
export const ContactSaved = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.contact-saved'),
  play: async ({ canvas, msw, userEvent }) => {
    const sheet = await editContact(canvas);
    msw.use(mock('recentContacts').ok([...namedContacts]));
    await userEvent.click(sheet.getByRole('button', { name: '저장' }));
    await expectToast('contact.saved-ko');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(sentRequests('updateContact').map(({ body }) => body)).toEqual([
      { area: 'local', payee: 'payout:+821023456789', ownName: '엄마', favourite: true },
    ]);
    await waitFor(() => expect(contactCard(canvas, /^우리 형/)).toBeVisible());
  },
});

/** The contact was not saved: the sheet keeps the input. */
export const ContactNotSaved = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.contact-failed'),
  beforeEach({ msw }) {
    msw.use(mock('updateContact').refused(500, '연락처를 저장하지 못했어요.'));
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await editContact(canvas);
    await userEvent.click(sheet.getByRole('button', { name: '저장' }));
    await expectText(await sheet.findByRole('alert'), '연락처를 저장하지 못했어요.');
    await expect(sheet.getByRole('textbox')).toHaveValue('엄마');
    await expectToast('contact.failed-ko');
  },
});

/** The answer is lost, so the outcome is unknown. The list is refetched. */
export const ContactOutcomeUnknown = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.contact-uncertain'),
  beforeEach({ msw }) {
    msw.use(mock('updateContact').offline());
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await editContact(canvas);
    await userEvent.click(sheet.getByRole('button', { name: '저장' }));
    await expectText(
      await sheet.findByRole('alert'),
      '저장되었는지 알 수 없어요. 인터넷 연결을 확인하고 다시 저장해 주세요. 여러 번 저장해도 괜찮아요.',
    );
    await expectToast('contact.uncertain-ko');
    await waitFor(() => expect(sentRequests('recentContacts')).toHaveLength(2));
  },
});

/** Each button sets its amount instead of adding to it. */
export const QuickAmounts = meta.story({
  parameters: shows('local-send.constant.quick-amounts'),
  play: async ({ canvas, userEvent }) => {
    await methodCard(canvas, '전화번호');
    const quick = within(canvas.getByRole('group', { name: '빠른 금액 선택' }));
    for (const [label, amount] of [
      ['1K', '1,000'],
      ['5K', '5,000'],
      ['10K', '10,000'],
      ['50K', '50,000'],
    ] as const) {
      await userEvent.click(quick.getByRole('button', { name: `${amount}원, ${label}` }));
      await expect(amountField(canvas)).toHaveValue(amount);
    }
    await expectText(summary(canvas), '총 금액₩50,000');
  },
});

/** The counter follows the message. An emoji counts as one character. */
export const MessageCounter = meta.story({
  parameters: shows('local-send.state.message-counter'),
  play: async ({ canvas, userEvent }) => {
    await methodCard(canvas, '전화번호');
    await expect(canvas.getByText('0/100')).toBeVisible();
    await userEvent.type(messageField(canvas), '점심값');
    await expect(canvas.getByText('3/100')).toBeVisible();
    await fill(messageField(canvas), '점심값 👨‍👩‍👧‍👦👍🏽');
    await expect(canvas.getByText('6/100')).toBeVisible();
  },
});

/** A message has one line: Enter neither adds a line nor sends, and a pasted line break becomes a space. */
export const MessageInOneLine = meta.story({
  parameters: shows('local-send.state.message-counter'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas);
    const message = messageField(canvas);
    await userEvent.type(message, '고마워!{Enter}');
    await userEvent.paste('\n또 보자');
    await expect(message).toHaveValue('고마워! 또 보자');
    await expect(canvas.getByText('9/100')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The Enter that ends an input-method composition does not submit, not even with Safari's key code for it. */
export const ComposingEnterSubmitsNothing = meta.story({
  parameters: shows('local-send.state.method-account'),
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(await methodCard(canvas, '이름 또는 이메일'));
    await fill(recipientField(canvas), '박서연');
    await fill(amountField(canvas), '5000');
    for (const [name, marks] of [
      ['while composing', { isComposing: true }],
      ['at its end, in Safari', { keyCode: 229 }],
    ] as const) {
      await step(name, async () => {
        await fireEvent.keyDown(recipientField(canvas), { key: 'Enter', ...marks });
        // A plain Enter would submit the form in a browser.
        await expect(fireEvent.keyDown(amountField(canvas), { key: 'Enter', ...marks })).toBe(
          false,
        );
        await expect(canvas.queryByRole('dialog')).toBeNull();
        await expect(args.onSend).not.toHaveBeenCalled();
      });
    }
    await step('the next Enter submits', async () => {
      await fireEvent.keyDown(recipientField(canvas), { key: 'Enter', keyCode: 13 });
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
  },
});

/** A message has at most 100 characters. Further characters cannot be typed, wherever the caret is. */
export const MessageAtLimit = meta.story({
  parameters: shows('local-send.state.message-at-limit'),
  play: async ({ canvas, step, userEvent }) => {
    const family = '👨‍👩‍👧‍👦';
    const full = '가'.repeat(99) + family;
    await methodCard(canvas, '전화번호');
    const message = messageField(canvas);
    await step('accepts a hundred characters', async () => {
      await fill(message, full);
      await expect(message).toHaveValue(full);
      await expect(canvas.getByText('100/100')).toBeVisible();
      await expect(message).toHaveAccessibleDescription('100자까지 입력할 수 있어요.');
    });
    await step('accepts nothing more at the end', async () => {
      await userEvent.type(message, '나');
      await expect(message).toHaveValue(full);
      await expect(canvas.getByText('100/100')).toBeVisible();
    });
    await step('refuses text that is typed in the middle, and the caret stays', async () => {
      await userEvent.type(message, '나', { initialSelectionStart: 3, initialSelectionEnd: 3 });
      await expect(message).toHaveValue(full);
      await expect(message).toHaveProperty('selectionStart', 3);
    });
    await step('cuts pasted text, but never inside an emoji', async () => {
      await fill(message, family.repeat(120));
      await expect(message).toHaveValue(family.repeat(100));
    });
    await step('waits while a syllable is composed', async () => {
      await fill(message, '가'.repeat(100));
      await fireEvent.compositionStart(message);
      await fireEvent.change(message, { target: { value: `${'가'.repeat(100)}나` } });
      await expect(message).toHaveValue(`${'가'.repeat(100)}나`);
      await expect(canvas.getByText('100/100')).toBeVisible();
      await fireEvent.compositionEnd(message);
      await expect(message).toHaveValue('가'.repeat(100));
    });
  },
});

/** There is no fee: the total is the amount. The balance is shown before and after. */
export const FilledSummary = meta.story({
  parameters: shows('local-send.state.filled-summary', 'local-send.constant.fee-free'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { amount: '12500' });
    await waitFor(() =>
      expectText(
        summary(canvas),
        '받는 분010-9876-5432보낸 적 있음보낼 금액₩12,500수수료무료총 금액₩12,500현재 잔액₩48,500송금 후 잔액₩36,000',
      ),
    );
    await expectNoToast();
  },
});

/** The largest figures are shown in full within the screen. */
export const LargestAmounts = meta.story({
  parameters: shows('local-send.state.filled-summary'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '987654321098')])) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, { amount: '987654321' });
    await expect(amountField(canvas)).toHaveAccessibleDescription(/^최소/);
    await fill(amountField(canvas), '9876543210');
    await expect(amountField(canvas)).toHaveAccessibleDescription(/^9,876,543,210원을 보내요\./);
    await fill(amountField(canvas), '987654321098');
    await userEvent.click(contactCard(canvas, /^제갈/));
    await expect(amountField(canvas)).toHaveValue('987,654,321,098');
    await expect(amountField(canvas)).toHaveAccessibleDescription(/^987,654,321,098원을 보내요\./);
    await expectText(canvas.getByRole('region', { name: '보유 잔액' }), '₩987,654,321,098');
    await expectText(summary(canvas), '총 금액₩987,654,321,098');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** Fields are missing: a toast and each of those fields show an error. Spaces count as empty. */
export const MissingInfo = meta.story({
  parameters: shows('local-send.validation.missing'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('marks both, and focuses the first', async () => {
      await methodCard(canvas, '전화번호');
      await userEvent.click(sendButton(canvas));
      await expectToast('local-send.missing');
      await expect(recipientField(canvas)).toHaveFocus();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        '받는 분의 전화번호를 입력해 주세요.',
      );
      await expect(amountField(canvas)).toBeInvalid();
    });
    await step('asks for a recipient when there are only blanks', async () => {
      await fillIn(canvas, { recipient: '   ' });
      await userEvent.click(sendButton(canvas));
      await expectToast('local-send.missing');
      await expect(recipientField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toBeValid();
    });
    await step('asks for an account name with that method', async () => {
      await userEvent.click(await methodCard(canvas, '이름 또는 이메일'));
      await userEvent.click(sendButton(canvas));
      await expect(recipientField(canvas)).toHaveFocus();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        '받는 분의 이름이나 이메일을 입력해 주세요.',
      );
      await userEvent.click(await methodCard(canvas, '전화번호'));
    });
    await step('asks for an amount when only that is missing', async () => {
      await fillIn(canvas, { amount: '' });
      await userEvent.type(recipientField(canvas), '{Enter}');
      await expectToast('local-send.missing');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '보낼 금액을 입력해 주세요. 최소 100원 · 1일 최대 1,000,000원',
      );
    });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/**
 * Zero, a negative amount, a fraction of a won and text are refused with an English title, as documented, and a Korean
 * message.
 */
export const InvalidAmount = meta.story({
  parameters: shows('local-send.validation.invalid-amount'),
  play: async ({ canvas, args, step, userEvent }) => {
    for (const [amount, message] of [
      ['0', '0보다 큰 금액을 숫자로 입력해 주세요.'],
      ['-500', '0보다 큰 금액을 숫자로 입력해 주세요.'],
      ['500.5', '원 단위로, 소수점 없이 입력해 주세요.'],
      ['만원', '0보다 큰 금액을 숫자로 입력해 주세요.'],
    ] as const) {
      await step(amount, async () => {
        await fillIn(canvas, { amount });
        await userEvent.click(sendButton(canvas));
        await expectToast('local-send.invalid-amount');
        await expect(amountField(canvas)).toHaveFocus();
        await expect(amountField(canvas)).toHaveAccessibleDescription(
          `${message} 최소 100원 · 1일 최대 1,000,000원`,
        );
      });
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An amount one won above the balance is refused: the toast names the balance. */
export const InsufficientBalance = meta.story({
  parameters: shows('local-send.validation.insufficient-balance'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '48501' });
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.insufficient-balance', '₩48,500');
    await expect(amountField(canvas)).toHaveFocus();
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      '보유 잔액 48,500원보다 많아요. 최소 100원 · 1일 최대 1,000,000원',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** There is no fee, so the full balance can be sent after a confirmation. */
export const WholeBalance = meta.story({
  parameters: shows('local-send.constant.fee-free'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '48500' });
    await userEvent.click(sendButton(canvas));
    await confirm(canvas, userEvent);
    await expect(args.onSend).toHaveBeenCalledWith(
      { recipient: '010-9876-5432', payee: 'account:2', amount: '48500', method: 'phone' },
      expect.any(AbortSignal),
    );
  },
});

/** While today's remainder is unknown, the form does not enforce the stated daily maximum. The provider does. */
export const DailyMaximumNotEnforced = meta.story({
  parameters: shows('local-send.content.daily-maximum'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '3000000')])) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '1000001' });
    await userEvent.click(sendButton(canvas));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Today's remaining limit is below the amount. An amount above it is refused without a request. */
export const LeftToday = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.left-today'),
  beforeEach({ msw }) {
    msw.use(
      mock('dailyLimits').ok({ topUp: '1000000', localSend: '3000', localWithdrawal: '1000000' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { amount: '3001' });
    const hint = '최소 100원 · 1일 최대 1,000,000원 오늘 남은 한도 3,000원 / 1,000,000원';
    await waitFor(() => expect(amountField(canvas)).toHaveAccessibleDescription(hint));
    await userEvent.click(sendButton(canvas));
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      `하루 최대 1,000,000원까지 보낼 수 있어요. 오늘은 3,000원까지 더 보낼 수 있어요. ${hint}`,
    );
    await expect(amountField(canvas)).toHaveFocus();
    await expect(sentRequests('createLocalSend')).toHaveLength(0);
  },
});

/** 100 won are accepted, 99 are refused. */
export const MinimumAmount = meta.story({
  parameters: shows('local-send.validation.minimum'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '100' });
    await userEvent.click(sendButton(canvas));
    await expect(args.onSend).toHaveBeenCalledWith(
      { recipient: '010-9876-5432', payee: 'account:2', amount: '100', method: 'phone' },
      expect.any(AbortSignal),
    );
    await fillIn(canvas, { amount: '99' });
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.minimum');
    await expect(amountField(canvas)).toHaveFocus();
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      '100원부터 보낼 수 있어요. 최소 100원 · 1일 최대 1,000,000원',
    );
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** While the payment is sent, the form is disabled, and a second press does nothing. */
export const Processing = meta.story({
  parameters: shows('local-send.state.processing'),
  args: { onSend: fn<LocalSendScreenProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(sendButton(canvas));
    const button = await canvas.findByRole('button', { name: '처리 중…' });
    await expectBusy(button);
    await expect(recipientField(canvas)).toBeDisabled();
    await expect(amountField(canvas)).toBeDisabled();
    await expect(messageField(canvas)).toBeDisabled();
    await expect(contactCard(canvas, /^김서연/)).toBeDisabled();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The balance falls before the answer arrives: the summary stays as confirmed. */
export const ProcessingWithLessBalance = meta.story({
  parameters: shows('local-send.state.processing'),
  decorators: [fallingBalance('onSend', ready(Holdings.parse([buildAsset('BusanCoin', '3500')])))],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { amount: '45000' });
    await userEvent.click(sendButton(canvas));
    await confirm(canvas, userEvent);
    await canvas.findByRole('button', { name: '처리 중…' });
    await expectFallen();
    await expectText(canvas.getByRole('region', { name: '보유 잔액' }), '₩3,500');
    await expectText(summary(canvas), '현재 잔액₩48,500송금 후 잔액₩3,500');
  },
});

/** The money has moved: a toast names the recipient, and LocalPay opens. A second Enter does nothing. */
export const SendSucceeded = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows(
    'local-send.toast.success',
    'local-send.transition.success-to-localpay',
    'local-send.rule.mutation',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^김서연/ }));
    await userEvent.click(canvas.getByRole('button', { name: '10,000원, 10K' }));
    await fill(messageField(canvas), ' 점심값 👍🏽 ');
    await userEvent.type(amountField(canvas), '{Enter}');
    await expectToast('local-send.succeeded', '김서연님에게', '10,000원');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/localpay');
    await userEvent.type(amountField(canvas), '{Enter}');
    await expect(storyServices().navigate).toHaveBeenCalledOnce();
    await expect(sentRequests('createLocalSend').map(({ body }) => body)).toEqual([
      {
        userId: 1,
        recipient: '010-2345-6789',
        payee: 'account:2',
        amount: '10000',
        message: '점심값 👍🏽',
        method: 'phone',
      },
    ]);
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(2));
  },
});

/** The payment is pending: the toast says that it is on its way. */
export const SendPending = meta.story({
  parameters: shows('local-send.toast.pending'),
  args: { onSend: sends(pending) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.pending', '010-9876-5432번으로', '5,000원');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});

/** The answer is malformed: nothing claims that the money has moved. */
export const SendAnswerLost = meta.story({
  parameters: shows('local-send.toast.pending'),
  args: { onSend: sends(undefined) },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.pending', '010-9876-5432번으로', '5,000원');
  },
});

/** The recipient's bank declines: the form shows the provider's message and keeps its values. */
export const DeclinedByRail = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.declined'),
  beforeEach({ msw }) {
    msw.use(mock('createLocalSend').refusedBy(402, 'local-send-declined', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expectRefusalToast(
      '송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요. 잠시 후 다시 시도해 주세요.',
      'local-send.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      '송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요. 잠시 후 다시 시도해 주세요.',
    );
    await expect(recipientField(canvas)).toHaveValue('010-9876-5432');
    await expect(amountField(canvas)).toHaveValue('5,000');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** The provider's storage is full: the form says in Korean that nothing was changed. */
export const StorageFull = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.storage-full'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failToStore(
      'createLocalSend',
      'storage-full',
      playing,
      sendButton,
      '지갑 서비스의 저장 공간이 부족해 변경할 수 없어요. 변경된 내용은 없어요. 나중에 다시 시도해 주세요.',
    );
    await expect(amountField(playing.canvas)).toHaveValue('5,000');
  },
});

/** The provider is read-only: the form says in Korean that nothing was changed. */
export const StorageReadOnly = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.storage-read-only'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failToStore(
      'createLocalSend',
      'storage-read-only',
      playing,
      sendButton,
      '지금은 지갑 서비스에 변경 내용을 저장할 수 없어요. 변경된 내용은 없어요. 나중에 다시 시도해 주세요.',
    );
    await expect(amountField(playing.canvas)).toHaveValue('5,000');
  },
});

/** The daily maximum is exceeded: the provider says how much is left. */
export const DailyMaximumReached = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.daily-maximum-reached'),
  beforeEach({ msw }) {
    const figures = { limit: '1000000', left: '3000' };
    msw.use(mock('createLocalSend').refusedBy(422, 'local-send-above-limit', figures));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      '하루 최대 1,000,000원까지 보낼 수 있어요. 오늘은 3,000원까지 더 보낼 수 있어요.',
    );
  },
});

/** The number belongs to an account: the summary shows its name, and whether it was paid before. */
export const RecipientFound = meta.story({
  parameters: shows('local-send.state.recipient-found'),
  args: { onFindRecipient: finds({ ...knownRecipient, name: '박민서' }) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await waitFor(() => expectText(summary(canvas), '받는 분박민서010-9876-5432보낸 적 있음'));
    await expect(args.onFindRecipient).toHaveBeenCalledOnce();
    await expect(args.onFindRecipient).toHaveBeenCalledWith({
      kind: 'phone',
      recipient: '010-9876-5432',
    });
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.succeeded', '박민서님에게', '5,000원');
  },
});

/** Expects the sheet to show exactly these reasons. */
async function expectReasons(canvas: Canvas, reasons: readonly string[]) {
  const sheet = await canvas.findByRole('dialog', { name: '송금 확인' });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  const shown = within(within(sheet).getByRole('note')).getAllByRole('listitem');
  await expect(shown.map(({ textContent }) => textContent)).toEqual(reasons);
  return within(sheet);
}

/** A recipient who was never paid needs a confirmation. Cancelling keeps the form, and nothing is sent. */
export const ConfirmNewRecipient = meta.story({
  parameters: shows('local-send.state.confirm-new-recipient'),
  args: { onFindRecipient: finds(unknown) },
  play: async ({ canvas, args, step, userEvent }) => {
    const reasons = ['처음 송금하는 상대예요. 받는 분이 맞는지 확인해 주세요.'];
    await step('can be cancelled', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      const sheet = await expectReasons(canvas, reasons);
      await expect(sheet.getByText('₩5,000')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: '취소' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(recipientField(canvas)).toHaveValue('010-9876-5432');
      await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
    });
    await step('sends once it is confirmed', async () => {
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, reasons);
      await confirm(canvas, userEvent);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
    await step('asks for confirmation again for the next payment', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, reasons);
    });
  },
});

/** The confirmation sheet is open on the screen. */
export const ConfirmationOpen = meta.story({
  parameters: shows('local-send.state.confirm-new-recipient'),
  args: {
    start: { draft: byAccount },
    onFindRecipient: finds({ ...unknown, name: '제갈 하늘빛나래온누리별님구름' }),
    holdings: ready(Holdings.parse([buildAsset('BusanCoin', '987654321098')])),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, {
      recipient: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@example.com',
      amount: '987654321098',
    });
    await userEvent.click(sendButton(canvas));
    const sheet = await expectReasons(canvas, [
      '처음 송금하는 상대예요. 받는 분이 맞는지 확인해 주세요.',
      '잔액의 절반이 넘는 금액이에요.',
    ]);
    await expect(sheet.getByText('제갈 하늘빛나래온누리별님구름')).toBeVisible();
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

/** A recipient who only resembles one that was paid before. */
export const ConfirmResemblingRecipient = meta.story({
  parameters: shows('local-send.state.confirm-resembles'),
  args: {
    onFindRecipient: finds({ ...unknown, resembles: '010-9867-5432' }),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    const sheet = await canvas.findByRole('dialog', { name: '송금 확인' });
    await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
    await expectText(
      within(sheet).getByRole('note'),
      '전에 보낸 상대(010-9867-5432)와 비슷하지만 다른 상대예요. 한 글자씩 비교해 주세요.',
    );
  },
});

/** The recipient could not be checked: the payment can still be sent after a confirmation. */
export const ConfirmUncheckedRecipient = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.state.confirm-unchecked'),
  beforeEach({ msw }) {
    msw.use(mock('findRecipient').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const asks = async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, [
        '전에 보낸 적이 있는 분인지 확인하지 못했어요. 받는 분이 맞는지 확인해 주세요.',
      ]);
    };
    await asks();
    await confirm(canvas, userEvent);
    await expectToast('local-send.succeeded', '010-9876-5432번으로', '5,000원');
    await asks();
  },
});

/** Text that is not a phone number is refused when the field loses the focus. The error names its kind. */
export const NoPhoneNumber = meta.story({
  parameters: shows('local-send.validation.no-phone-number'),
  play: async ({ canvas, args, step, userEvent }) => {
    await methodCard(canvas, '전화번호');
    const expectRefused = async (typed: string, message: string) => {
      await fill(recipientField(canvas), typed);
      await expect(recipientField(canvas)).toBeValid();
      await userEvent.tab();
      await expect(recipientField(canvas)).toBeInvalid();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(message);
    };
    const noNumber = '전화번호가 아니에요. 010-1234-5678처럼 받는 분의 전화번호를 입력해 주세요.';
    await step('shows the error when the field is left', async () => {
      for (const typed of ['asdf', '1', '🍕', '010-7777-1234 (집)']) {
        await expectRefused(typed, noNumber);
      }
    });
    await step('names the kind of the text', async () => {
      await expectRefused(
        'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        '비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요. 받는 분의 전화번호를 입력해 주세요.',
      );
      await expectRefused(
        'minseo@example.com',
        '이메일 주소예요. 송금 방법에서 ‘이름 또는 이메일’을 선택하고 입력해 주세요.',
      );
      await expectRefused(
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '지갑 주소예요. 송금 방법에서 ‘이름 또는 이메일’을 선택하고 입력해 주세요.',
      );
      await expectRefused(
        'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '지갑 주소예요. 송금 방법에서 ‘이름 또는 이메일’을 선택하고 입력해 주세요.',
      );
      await expectRefused(
        'busan-0001',
        '가맹점 코드예요. 송금 방법에서 ‘이름 또는 이메일’을 선택하고 입력해 주세요.',
      );
    });
    await step('looks up no recipient and sends nothing', async () => {
      await fillIn(canvas, { recipient: 'asdf' });
      await userEvent.click(sendButton(canvas));
      await expect(recipientField(canvas)).toHaveFocus();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(noNumber);
      await expectNoToast();
      await expect(args.onFindRecipient).not.toHaveBeenCalled();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

/** Pasted texts that cannot receive won, each with the message about it. */
const pastedKinds: readonly [pasted: string, kind: string][] = [
  [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요.',
  ],
  [
    'LNBC1PVJLUEZPP5QQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQYPQ',
    '라이트닝 결제 코드예요. 부산코인으로 결제할 수 없어요.',
  ],
  [
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUK',
    'LNURL 코드예요. 부산코인으로 결제할 수 없어요.',
  ],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', '트론 주소예요. 부산코인을 보낼 수 없는 주소예요.'],
  [
    'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    '이 지갑에서 쓸 수 없는 DID예요. did:ethr로 시작하는 DID만 쓸 수 있어요.',
  ],
  ['\uFFFD\uFFFD\uFFFD 010', '글자가 깨져 있어 읽을 수 없어요.'],
  ['0xfB69...d359', '가운데가 생략된 주소예요. 전체 주소가 필요해요.'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요.'],
];

/** Text that cannot be an account name is refused without a look-up, and the error says what it is. */
export const NoAccountName = meta.story({
  parameters: shows('local-send.validation.no-phone-number'),
  args: { start: { draft: byAccount } },
  play: async ({ canvas, args, userEvent }) => {
    await methodCard(canvas, '이름 또는 이메일');
    for (const [pasted, kind] of pastedKinds) {
      await fill(recipientField(canvas), pasted);
      await userEvent.tab();
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        `${kind} 받는 분의 이름이나 이메일을 입력해 주세요.`,
      );
    }
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** A recovery phrase or private key is refused as recipient and message. No request is sent. */
export const SecretPasted = meta.story({
  parameters: shows('local-send.validation.secret'),
  args: { start: { draft: byAccount } },
  play: async ({ canvas, args, step, userEvent }) => {
    await methodCard(canvas, '이름 또는 이메일');
    await step('as the recipient', async () => {
      await enterSecrets(recipientField(canvas), userEvent, 'ko');
      await userEvent.tab();
      await fill(recipientField(canvas), '');
    });
    await step('as the message', async () => {
      await fillIn(canvas);
      const message = canvas.getByLabelText(/^메시지/);
      await enterSecrets(message, userEvent, 'ko');
      await userEvent.click(sendButton(canvas));
      await expect(message).toHaveFocus();
    });
    await expect(args.onFindRecipient).not.toHaveBeenCalledWith(
      expect.objectContaining({ recipient: expect.stringContaining('legal') as string }),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A provider that refuses the recipient. */
const refusesRecipient = (code: RefusalCode) => ({
  start: { draft: byAccount },
  onFindRecipient: fn<LocalSendScreenProps['onFindRecipient']>(() => {
    const refusal = { code, figures: {}, reason: 'Not in these words.' };
    const sentences = refusalSentences(refusal);
    return Promise.reject(Object.assign(new Error('422'), { status: 422, ...refusal, sentences }));
  }),
});

/** The part of a running story that the next function uses. */
interface Refusing {
  canvas: Canvas;
  args: Pick<LocalSendScreenProps, 'onSend'>;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
  userEvent: { click: (on: Element) => Promise<void>; tab: () => Promise<void> };
}

/** Expects the field to show the error as soon as it loses the focus, and no request. */
async function expectRecipientRefused(
  { canvas, args, step, userEvent }: Refusing,
  message: string,
  typed: string,
) {
  await step('shows the error when the field is left', async () => {
    await methodCard(canvas, '이름 또는 이메일');
    await fill(recipientField(canvas), typed);
    await userEvent.tab();
    await waitFor(() => expect(recipientField(canvas)).toBeInvalid());
    await expect(recipientField(canvas)).toHaveAccessibleDescription(message);
  });
  await step('shows the error when the form is submitted', async () => {
    await fill(amountField(canvas), '5000');
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(recipientField(canvas)).toHaveFocus());
    await expect(recipientField(canvas)).toHaveAccessibleDescription(message);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expectNoToast();
    await expect(recipientField(canvas)).toHaveValue(typed);
  });
  await step('removes the error when another recipient is typed', async () => {
    await fill(recipientField(canvas), `${typed}1`);
    await expect(recipientField(canvas)).toBeValid();
  });
}

/** Several accounts have this name. */
export const RecipientNotClear = meta.story({
  parameters: shows('local-send.state.recipient-refused'),
  args: refusesRecipient('recipient-unclear'),
  play: (playing) =>
    expectRecipientRefused(
      playing,
      '같은 이름의 계정이 여러 개 있어요. 받는 분의 전화번호나 이메일 주소를 입력해 주세요.',
      '김지우',
    ),
});

/** No account has this name. */
export const RecipientUnknown = meta.story({
  parameters: shows('local-send.state.recipient-refused'),
  args: refusesRecipient('recipient-unknown'),
  play: (playing) =>
    expectRecipientRefused(
      playing,
      '이 이름이나 주소의 계정을 찾을 수 없어요. 받는 분의 이름이나 이메일 주소를 확인해 주세요.',
      '박하늘',
    ),
});

/** The user's own name, number or address. */
export const RecipientIsOneself = meta.story({
  parameters: shows('local-send.state.recipient-refused'),
  args: refusesRecipient('recipient-self'),
  play: (playing) =>
    expectRecipientRefused(
      playing,
      '본인에게는 송금할 수 없어요. 받는 분을 확인해 주세요.',
      '홍길동',
    ),
});

const payoutReason =
  '이 번호의 계정이 없어요. 지갑 밖에서 이 번호로 지급되며 되돌릴 수 없어요. 번호를 한 자리씩 확인해 주세요.';

const foundPayout = {
  ...paidBefore,
  kind: 'payout',
  payee: 'payout:+821098765432',
} as const satisfies FoundRecipient;

/** A payout to a number without an account always needs a confirmation. */
export const ConfirmPayout = meta.story({
  parameters: shows('local-send.state.confirm-payout'),
  args: { onFindRecipient: finds(foundPayout) },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('says that no account has the number', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      const sheet = await expectReasons(canvas, [payoutReason]);
      await expectText(
        sheet.getByRole('region'),
        '받는 분010-9876-5432계정이 없는 번호보낸 적 있음',
      );
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('pays it out once it is confirmed', async () => {
      await confirm(canvas, userEvent);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
    await step('asks for confirmation again for the next payment', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, [payoutReason]);
    });
  },
});

/** The code of a number without an account has a name: the sheet shows it as that of the code, which proves nothing. */
export const ConfirmPayoutToCode = meta.story({
  parameters: shows('local-send.state.code-name'),
  args: { onFindRecipient: finds(foundPayout) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await expectScanner(canvas);
    camera.read(
      'superwallet:pay?recipient=010-9876-5432&name=%EB%82%A8%ED%8F%AC%20%EC%96%B4%EB%AC%B5&amount=12500',
    );
    await waitFor(() => expect(amountField(canvas)).toHaveValue('12,500'));
    await userEvent.click(sendButton(canvas));
    const sheet = await expectReasons(canvas, [payoutReason]);
    await expectText(
      sheet.getByRole('region'),
      '받는 분010-9876-5432계정이 없는 번호보낸 적 있음코드에 적힌 이름남포 어묵',
    );
  },
});

const changedReason =
  '전에 이 번호나 이름으로 보낸 분과 다른 분이에요. 받는 분이 맞는지 꼭 확인해 주세요.';

/** The contact's number now belongs to another account: the sheet says so, and the contact's name is hidden. */
export const ConfirmChangedRecipient = meta.story({
  parameters: shows('local-send.state.confirm-changed'),
  args: {
    onFindRecipient: finds({ ...unknown, payee: 'account:9', name: '최*지', changed: true }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await methodCard(canvas, '전화번호');
    await userEvent.click(contactCard(canvas, /^김서연/));
    await fill(amountField(canvas), '5000');
    await waitFor(() => expectText(summary(canvas), '받는 분최*지010-2345-6789첫 송금'));
    await userEvent.click(sendButton(canvas));
    const sheet = await expectReasons(canvas, [changedReason]);
    await expectText(sheet.getByRole('region'), '받는 분최*지010-2345-6789첫 송금');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The recipient's data has changed since it was shown: nothing is sent, and the next attempt asks for confirmation. */
export const RecipientChangedMeanwhile = meta.story({
  parameters: shows('local-send.state.recipient-changed'),
  args: {
    onFindRecipient: finds({ ...unknown, payee: 'account:9', name: '최*지', changed: true }),
  },
  play: async ({ canvas, args, step, userEvent }) => {
    const before = { ...knownRecipient, name: '김서연' };
    // One answer for the look-up while typing, and one for the look-up on submit.
    mocked(args.onFindRecipient).mockResolvedValueOnce(before).mockResolvedValueOnce(before);
    mocked(args.onSend).mockRejectedValueOnce(
      Object.assign(new Error('409'), {
        status: 409,
        code: 'recipient-changed',
        reason:
          '받는 분이 그사이에 바뀌었어요. 아직 보내지 않았어요. 받는 분을 다시 확인해 주세요.',
      }),
    );
    await step('says that nothing was sent, and shows the change', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        '받는 분이 그사이에 바뀌었어요. 아직 보내지 않았어요. 받는 분을 다시 확인해 주세요.',
      );
      await waitFor(() => expectText(summary(canvas), '받는 분최*지010-9876-5432첫 송금'));
    });
    await step('asks for confirmation before the next attempt', async () => {
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, [changedReason]);
      await expect(args.onSend).toHaveBeenCalledOnce();
      await confirm(canvas, userEvent);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
      await expect(args.onSend).toHaveBeenLastCalledWith(
        { recipient: '010-9876-5432', payee: 'account:9', amount: '5000', method: 'phone' },
        expect.any(AbortSignal),
      );
    });
  },
});

/**
 * A repeated amount to the same recipient within ten minutes needs a confirmation. The second look-up replaces the
 * first answer.
 */
export const ConfirmRepeatedPayment = meta.story({
  parameters: shows('local-send.state.confirm-repeated'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('sends the first payment at once', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onFindRecipient).toHaveBeenLastCalledWith({
        kind: 'phone',
        recipient: '010-9876-5432',
        amount: '5000',
        assetType: 'BusanCoin',
      });
    });
    await step('asks for confirmation before the second payment', async () => {
      mocked(args.onFindRecipient).mockResolvedValue({ ...paidBefore, repeated: true });
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, [
        '최근 10분 안에 이 받는 분에게 같은 금액을 보냈어요. 한 번 더 보낼지 확인해 주세요.',
      ]);
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

/** More than half of the balance needs a confirmation. Exactly half is sent at once. */
export const ConfirmLargeAmount = meta.story({
  parameters: shows('local-send.state.confirm-large'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('half of the balance is sent at once', async () => {
      await fillIn(canvas, { amount: '24250' });
      await userEvent.click(sendButton(canvas));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    });
    await step('one won more needs a confirmation', async () => {
      await fillIn(canvas, { amount: '24251' });
      await userEvent.click(sendButton(canvas));
      await expectReasons(canvas, ['잔액의 절반이 넘는 금액이에요.']);
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

/** Biometric confirmation is on. Until the device confirms, nothing is sent. */
export const ConfirmByDevice = meta.story({
  parameters: shows('local-send.state.confirm-biometrics'),
  args: {
    deviceCheck: deviceChecks.named('fails'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    const sheet = await expectReasons(canvas, ['이 기기에서 본인 확인을 해요.']);
    await confirm(canvas, userEvent);
    await expectText(
      await sheet.findByRole('alert'),
      '이 기기에서 본인임을 확인하지 못했어요. 아직 보내지 않았어요.',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A code fills in recipient and amount. The name is marked as coming from the code, because it is not verified. */
export const CodeWithName = meta.story({
  parameters: shows('local-send.state.code-name'),
  play: async ({ canvas, step, userEvent }) => {
    const fillsAllThree = async () => {
      await userEvent.click(await methodCard(canvas, 'QR 코드'));
      await expectScanner(canvas);
      camera.read(
        'superwallet:pay?recipient=%2B82%2010-1234-5678&name=%EA%B9%80%EC%A7%80%EC%9A%B0&amount=12500',
      );
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(recipientField(canvas)).toHaveValue('+82 10-1234-5678');
      await expect(amountField(canvas)).toHaveValue('12,500');
      await waitFor(() =>
        expectText(summary(canvas), '받는 분+82 10-1234-5678보낸 적 있음코드에 적힌 이름김지우'),
      );
    };
    await fillsAllThree();
    await step('clears the name with the method', async () => {
      await userEvent.click(await methodCard(canvas, '전화번호'));
      await expect(summary(canvas)).not.toHaveTextContent('김지우');
    });
    await step('reads the code again', fillsAllThree);
  },
});

/** The code belongs to an account here: the provider's name replaces the code's. */
export const CodeOfSomebodyHere = meta.story({
  parameters: shows('local-send.state.code-name'),
  args: { onFindRecipient: finds({ ...knownRecipient, name: '박민서' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await expectScanner(canvas);
    camera.read('superwallet:pay?recipient=minseo%40example.com&name=%EC%97%84%EB%A7%88');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expectText(summary(canvas), '받는 분박민서minseo@example.com보낸 적 있음'));
    await expect(summary(canvas)).not.toHaveTextContent('엄마');
  },
});

const scanAnother = '다른 코드를 스캔해 주세요.';

/** Codes that cannot receive won, each with the scanner's message. */
const refusedCodes: readonly [code: string, words: string][] = [
  [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    `비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요. ${scanAnother}`,
  ],
  [
    'LNBC1PVJLUEZPP5QQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQYPQ',
    `라이트닝 결제 코드예요. 부산코인으로 결제할 수 없어요. ${scanAnother}`,
  ],
  [
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUK',
    `LNURL 코드예요. 부산코인으로 결제할 수 없어요. ${scanAnother}`,
  ],
  [
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    `트론 주소예요. 부산코인을 보낼 수 없는 주소예요. ${scanAnother}`,
  ],
  [
    'ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359?value=1e18',
    `이더리움 결제 링크예요. 부산코인으로 결제할 수 없어요. ${scanAnother}`,
  ],
  [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    `비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요. ${scanAnother}`,
  ],
  ['0xfB69...d359', `가운데가 생략된 주소예요. 전체 주소가 필요해요. ${scanAnother}`],
  [
    'superwallet:send?address=0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359&asset=XP',
    `다른 자산을 요청하는 코드예요. 부산코인으로 보낼 수 없어요. ${scanAnother}`,
  ],
  [
    'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    `이 지갑에서 쓸 수 없는 DID예요. did:ethr로 시작하는 DID만 쓸 수 있어요. ${scanAnother}`,
  ],
  [
    '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
    `복구 문구나 개인 키로 보여요. 누구에게도 보여 주지 마세요. ${scanAnother}`,
  ],
  ['\uFFFD\uFFFD\uFFFD 010', `글자가 깨져 있어 읽을 수 없어요. ${scanAnother}`],
  [
    '김서연',
    `이름이나 글만 들어 있어요. 결제 코드, 가맹점 코드, 주소나 전화번호가 필요해요. ${scanAnother}`,
  ],
  ['WIFI:T:WPA;S:cafe;;', `이 QR 코드에서는 받는 분을 찾을 수 없어요. ${scanAnother}`],
  ['000201010211', `손상된 가맹점 코드예요. ${scanAnother}`],
  [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    `다른 결제망의 가맹점 코드예요. 부산코인으로 결제할 수 없어요. ${scanAnother}`,
  ],
];

/** The scanner says what each code is and continues. */
export const RefusedCodes = meta.story({
  parameters: shows('local-send.rule.refused-codes'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    const scanner = await expectScanner(canvas);
    for (const [code, words] of refusedCodes) {
      camera.read(code);
      await expect(await scanner.findByText(words)).toBeVisible();
    }
    await expect(camera.isOn()).toBe(true);
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** A tag of another network shows an error at the field. */
export const RefusedTags = meta.story({
  parameters: shows('local-send.rule.refused-tags'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'NFC 터치'));
    await waitFor(() => expect(tags.isReading()).toBe(true));
    for (const [tag, words] of [
      ['WIFI:T:WPA;S:cafe;;', '이 태그에서는 받는 분을 찾을 수 없어요.'],
      [
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        '비트코인 주소예요. 부산코인을 보낼 수 없는 주소예요.',
      ],
    ] as const) {
      tags.touch(tag);
      await waitFor(() =>
        expect(recipientField(canvas)).toHaveAccessibleDescription(
          `${words} 다른 태그에 대 주세요.`,
        ),
      );
    }
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

const merchant: Merchant = {
  code: 'busan-0001',
  name: '광복 돼지국밥',
  latinName: 'Gwangbok Dwaeji Gukbap',
  district: '중구',
  kind: 'restaurant',
  cashbackPercent: 15,
};

/** A merchant's code with an amount: the directory names the merchant, and the payment goes to its code. */
export const MerchantScanned = meta.story({
  parameters: shows('local-send.state.merchant'),
  args: { onFindRecipient: finds({ ...paidBefore, kind: 'merchant', name: merchant.name }) },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('reads merchant and amount', async () => {
      await userEvent.click(await methodCard(canvas, 'QR 코드'));
      await expectScanner(canvas);
      camera.read(merchantCode(merchant, decimal('9000')));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(recipientField(canvas)).toHaveValue('가맹점 busan-0001');
      await expect(recipientField(canvas)).toHaveAccessibleDescription(
        'QR 코드에서 받는 분 정보와 금액을 불러왔어요. 보내기 전에 확인해 주세요.',
      );
      await expect(amountField(canvas)).toHaveValue('9,000');
      await waitFor(() =>
        expectText(summary(canvas), '받는 분광복 돼지국밥가맹점 busan-0001보낸 적 있음'),
      );
    });
    await step('pays the merchant', async () => {
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith(
          expect.objectContaining({
            recipient: 'merchant:busan-0001',
            amount: '9000',
            method: 'qr',
          }),
          expect.any(AbortSignal),
        ),
      );
      await expectToast('local-send.succeeded', '광복', '돼지국밥에 9,000원');
    });
  },
});

/** A typed merchant code, as the wallet shows it: the directory names the merchant. */
export const MerchantTyped = meta.story({
  parameters: shows('local-send.state.merchant'),
  args: {
    start: { draft: byAccount },
    onFindRecipient: finds({ ...paidBefore, kind: 'merchant', name: merchant.name }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await methodCard(canvas, '이름 또는 이메일');
    await fill(recipientField(canvas), '가맹점 busan-0001');
    await userEvent.tab();
    await waitFor(() =>
      expectText(summary(canvas), '받는 분광복 돼지국밥가맹점 busan-0001보낸 적 있음'),
    );
    await expect(recipientField(canvas)).toBeValid();
    await fill(amountField(canvas), '9000');
    await userEvent.click(sendButton(canvas));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ recipient: '가맹점 busan-0001', method: 'account' }),
        expect.any(AbortSignal),
      ),
    );
    await expectToast('local-send.succeeded', '광복', '돼지국밥에 9,000원');
  },
});

/** The code is not a merchant of the directory: the field shows an error, and nothing is sent. */
export const MerchantUnknown = meta.story({
  parameters: shows('local-send.validation.merchant-unknown'),
  args: {
    onFindRecipient: fn<LocalSendScreenProps['onFindRecipient']>(() =>
      Promise.reject(
        Object.assign(new Error('422'), {
          status: 422,
          reason: '등록되지 않은 가맹점이에요. 다른 가맹점 코드를 스캔해 주세요.',
        }),
      ),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await methodCard(canvas, 'QR 코드'));
    await expectScanner(canvas);
    camera.read(merchantCode({ ...merchant, code: 'busan-9999' }, decimal('9000')));
    await waitFor(() => expect(recipientField(canvas)).toBeInvalid());
    await expect(recipientField(canvas)).toHaveValue('가맹점 busan-9999');
    await expect(recipientField(canvas)).toHaveAccessibleDescription(
      '등록되지 않은 가맹점이에요. 다른 가맹점 코드를 스캔해 주세요. QR 코드에서 받는 분 정보와 금액을 불러왔어요. 보내기 전에 확인해 주세요.',
    );
    await userEvent.click(sendButton(canvas));
    // The field can only be filled in by scanning.
    await waitFor(() => expect(canvas.getByRole('button', { name: '다시 스캔' })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await expectNoToast();
  },
});

/** The directory opens this screen with a merchant: no scanner opens, and the recipient is filled in. */
export const MerchantChosen = meta.story({
  ...rendersRoute(LocalSendRoute, '/local-send?merchant=busan-0008'),
  parameters: shows('local-send.state.merchant-chosen'),
  play: async ({ canvas }) => {
    await expect(await methodCard(canvas, 'QR 코드')).toBeChecked();
    await expect(recipientField(canvas)).toHaveValue('가맹점 busan-0008');
    await expect(recipientField(canvas)).toHaveAccessibleDescription(
      '가맹점을 선택했어요. 보내기 전에 확인해 주세요.',
    );
    await waitFor(() =>
      expectText(summary(canvas), '받는 분광안리 밀면가맹점 busan-0008보낸 적 있음'),
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(sentRequests('findRecipient').map(({ body }) => body)).toEqual([
      { kind: 'qr', recipient: 'merchant:busan-0008' },
    ]);
  },
});

/** A new account has no recent recipients. */
export const NoRecentRecipients = meta.story({
  parameters: shows('local-send.state.no-recents'),
  args: { contacts: contactsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('최근 송금한 상대가 없어요.')).toBeVisible();
    await expect(recentRecipients(canvas)).toBeNull();
    await expect(recipientField(canvas)).toBeEnabled();
  },
});

/** The recent recipients are loading, and the form can already be filled in. */
export const RecentsLoading = meta.story({
  parameters: shows('local-send.state.recents-loading'),
  args: { contacts: contactsFixtures.named('loading') },
});

/** The recent recipients cannot be loaded: a line says so, and the form works without them. */
export const RecentsLoadError = meta.story({
  parameters: shows('local-send.state.recents-load-error'),
  args: { contacts: contactsFixtures.named('failed') },
});

/** A contact without a phone number is filled in by account name, even if a number is expected. */
export const ContactWithoutPhone = meta.story({
  parameters: shows('local-send.state.recent-recipients'),
  args: {
    contacts: ready([
      {
        id: 9,
        area: 'local',
        payee: 'account:2',
        name: 'Minseo Park',
        ownName: '',
        favourite: false,
        recipient: 'minseo@example.com',
        phone: '',
        avatar: 'M',
        lastSent: '2025-01-05T01:00:00.000Z',
      },
    ] as const),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Minseo Park/ }));
    await expect(await methodCard(canvas, '이름 또는 이메일')).toBeChecked();
    await expect(recipientField(canvas)).toHaveValue('minseo@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '1,000원, 1K' }));
    await userEvent.click(sendButton(canvas));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        {
          recipient: 'minseo@example.com',
          payee: 'account:2',
          amount: '1000',
          method: 'account',
        },
        expect.any(AbortSignal),
      ),
    );
    await expectToast('local-send.succeeded', 'Minseo', 'Park님에게 1,000원');
  },
});

/** The toast shows a phone number as a number, not as a name. */
export const SendToTypedNumberSucceeded = meta.story({
  parameters: shows('local-send.toast.success'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas);
    await fill(messageField(canvas), ' 점심값 👍🏽 ');
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.succeeded', '010-9876-5432번으로', '5,000원');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        recipient: '010-9876-5432',
        payee: 'account:2',
        amount: '5000',
        message: '점심값 👍🏽',
        method: 'phone',
      },
      expect.any(AbortSignal),
    );
  },
});

/** The request fails: a toast says so, and the form keeps its values for another attempt. */
export const SendFailed = meta.story({
  parameters: shows('local-send.toast.failed'),
  args: {
    onSend: fn<LocalSendScreenProps['onSend']>(() =>
      Promise.reject(new Error('The service is closed.')),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await fill(messageField(canvas), '점심값');
    await userEvent.click(sendButton(canvas));
    await expectToast('local-send.failed');
    await expectText(
      canvas.getByRole('alert'),
      '송금되지 않았고, 같은 송금은 두 번 이루어지지 않아요. 서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    );
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(recipientField(canvas)).toHaveValue('010-9876-5432');
    await expect(amountField(canvas)).toHaveValue('5,000');
    await expect(messageField(canvas)).toHaveValue('점심값');
    await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
    await userEvent.click(sendButton(canvas));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

/** While the balance loads, the screen does not claim that it is empty. */
export const Loading = meta.story({
  parameters: shows('local-send.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The balance cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('local-send.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** In the wallet on a phone, all fields fit between the header and the button without scrolling. */
export const FitsThePhone = meta.story({
  ...rendersApp('/local-send'),
  // Storybook reads tags from the source, so they are not inherited from a spread.
  tags: ['flow', 'default-phone-only'],
  parameters: { ...shows('local-send.rule.fits-the-phone'), frame: 'app' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^김서연/ });
    const bar = sendButton(canvas).getBoundingClientRect();
    await expect(messageField(canvas).getBoundingClientRect().bottom).toBeLessThan(bar.top);
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(header.bottom);
  },
});

/** On a small phone the opened form shows the amount and its buttons above the submit button. */
export const AmountInSight = meta.story({
  ...rendersApp('/local-send'),
  parameters: { ...shows('local-send.rule.fits-the-phone'), frame: 'app' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expectAmountInSight(canvasElement, {
      en: ['1K', '5K', '10K', '50K'],
      ko: ['1K', '5K', '10K', '50K'],
    }),
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('local-send.toast.failed'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failInEveryWayInKorean(
      'createLocalSend',
      playing,
      sendButton,
      '송금되지 않았고, 같은 송금은 두 번 이루어지지 않아요.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await loseAnswers('createLocalSend', playing, {
      button: sendButton,
      language: 'ko',
      offline:
        '송금되지 않았고, 같은 송금은 두 번 이루어지지 않아요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...rendersRoute(LocalSendRoute),
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await findCreated(
      'createLocalSend',
      playing,
      sendButton,
      'local-send.succeeded',
      'Minseo',
      'Park님에게 5,000원',
    );
  },
});
