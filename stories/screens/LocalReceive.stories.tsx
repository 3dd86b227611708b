import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalReceiveRoute from '#app/routes/LocalReceiveRoute.tsx';
import { fixedNow } from '#mocks/builders.ts';
import { mock } from '#mocks/scenarios.ts';
import { sampleReceived } from '#samples/received.ts';
import {
  LocalReceiveScreen,
  type LocalReceiveActions,
} from '#screens/local-receive/LocalReceiveScreen.tsx';
import { decimal } from '#wallet/money/decimal.ts';

import { shows } from '../catalogue.ts';
import { heldMessage } from '../shell/held-message.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { expectText } from '#harness/expect-text.ts';
import { fill } from '#harness/fill.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { enterSecrets } from '#harness/paste-secret.ts';
import { readPicture, readShownCode } from '#harness/read-code.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const sample = sampleReceived(fixedNow);
const [newest, ...earlier] = sample.payments;
/** The day before its newest payment. */
const before = { ...sample, count: 2, sum: decimal('12000'), payments: earlier };
const nothing = { ...sample, count: 0, sum: decimal('0'), payments: [] };

const payments = loadableFixtures({
  sample,
  none: nothing,
  many: { ...sample, count: 1204, sum: decimal('6020000') },
});
const arrivals = namedFixtures({
  none: [],
  one: sample.payments.slice(0, 1),
  several: sample.payments,
});

/** A code that supports every action, unless the story overrides it. */
const payCode = (other: Partial<LocalReceiveActions['payCode']> = {}) =>
  ({
    payee: { recipient: '+82 10-1234-5678', name: 'Jiwoo Kim' },
    stall: '',
    onStall: fn(),
    onCopy: fn(() => Promise.resolve()),
    onShare: fn(() => Promise.resolve()),
    onSave: fn(),
    ...other,
  }) satisfies LocalReceiveActions['payCode'];

const meta = preview.meta({
  title: 'Screens/Get paid',
  tags: ['autodocs'],
  component: LocalReceiveScreen,
  argTypes: { payments: payments.control, arrived: arrivals.control },
  args: {
    payments: payments.named('sample'),
    arrived: arrivals.named('none'),
    paused: false,
    payCode: payCode(),
    sound: { on: true, onChange: fn() },
    onNavigate: fn(),
    onRetry: fn(),
    notify,
    log: fn(),
  },
});

const flow = rendersRoute(LocalReceiveRoute);

/** Waits for the code of the user. */
const shownCode = (canvas: Canvas) => canvas.findByRole('img', { name: /^QR code: Pay / });
const stallField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Name of your stall (optional)' });

/** The code, and the payments of the day with their number and sum. */
export const Default = meta.story({
  ...flow,
  parameters: shows(
    'local-receive.state.default',
    'local-receive.content.lock',
    'local-receive.transition.receipt',
    'local-receive.transition.back',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the code and the payments', async () => {
      await shownCode(canvas);
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Get paid');
      await expect(await canvas.findByText('3 payments · ₩16,500')).toBeVisible();
      const list = within(canvas.getByRole('list', { name: 'Payments of today' }));
      const rows = list.getAllByRole('link');
      await expect(rows).toHaveLength(3);
      await expect(rows[0]).toHaveTextContent(/^Min Park.*₩4,500$/);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('says how long the lock waits', async () => {
      await expect(
        canvas.getByText(
          'The wallet does not lock while this screen is open and visible, for 12 hours at most. If you leave the screen after your session timeout, you have to unlock the wallet.',
        ),
      ).toBeVisible();
    });
    await step('leads to the receipt, and back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^김서연/ }));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith(
        '/receipt/92?from=/local-receive',
      );
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/localpay');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('local-receive.state.default') });

/** A payment has arrived: its amount and payer are in a live region, and the code is ready for the next one. */
export const Paid = meta.story({
  parameters: shows('local-receive.state.paid'),
  args: { arrived: arrivals.named('one') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expectText(canvas.getByRole('status'), '₩4,500 from Min Park · paidJan 5, 2025 14:26');
  },
});

/** Payments that arrive together, as after a lost connection. */
export const PaidSeveral = meta.story({
  parameters: shows('local-receive.state.paid-several'),
  args: { arrived: arrivals.named('several') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expectText(canvas.getByRole('status'), '₩16,500 from 3 payments · paidJan 5, 2025 14:26');
  },
});

/** A browser's audio that counts its tones. */
function fakeAudio() {
  const started = fn();
  const node = () => ({
    connect: (next: object) => next,
    start: started,
    stop: () => undefined,
    frequency: { value: 0 },
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  class FakeContext {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator = node;
    createGain = node;
    close = () => Promise.resolve();
    resume = () => Promise.resolve();
  }
  const own = Object.getOwnPropertyDescriptor(window, 'AudioContext');
  Object.defineProperty(window, 'AudioContext', { value: FakeContext, configurable: true });
  return {
    started,
    restore: () => {
      if (own) Object.defineProperty(window, 'AudioContext', own);
    },
  };
}

let payment: ReturnType<typeof heldMessage>;
let audio: ReturnType<typeof fakeAudio>;

/** A new payment sounds once, however often it is reported. One that came before the screen opened does not count. */
export const Arrives = meta.story({
  ...flow,
  parameters: {
    ...shows('local-receive.state.paid', 'local-receive.rule.once', 'local-receive.rule.sound'),
    ...sameAs('Paid', 'the same payment, from the provider'),
  },
  beforeEach({ msw }) {
    audio = fakeAudio();
    msw.use(mock('receivedToday').ok(before));
    return () => audio.restore();
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const { queries } = storyServices();
    await expect(await canvas.findByText('2 payments · ₩12,000')).toBeVisible();
    await userEvent.click(canvas.getByText('Today'));
    await step('earlier payments are listed only', async () => {
      await queries.refresh('receivedToday');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(audio.started).not.toHaveBeenCalled();
    });
    await step('a payment arrives', async () => {
      msw.use(mock('receivedToday').ok(sample));
      await queries.refresh('receivedToday');
      await expect(await canvas.findByText('₩4,500 from Min Park · paid')).toBeVisible();
      await expect(canvas.getByText('3 payments · ₩16,500')).toBeVisible();
      await expect(audio.started).toHaveBeenCalledTimes(2);
    });
    await step('a second report of it changes nothing', async () => {
      await queries.refresh('receivedToday');
      await expect(canvas.getByText('3 payments · ₩16,500')).toBeVisible();
      await expect(audio.started).toHaveBeenCalledTimes(2);
    });
    await shownCode(canvas);
  },
});

/** Sound is off, which the device stores: a payment is silent. */
export const Silent = meta.story({
  ...flow,
  parameters: shows('local-receive.rule.sound'),
  beforeEach({ msw }) {
    audio = fakeAudio();
    msw.use(mock('receivedToday').ok(before));
    return () => audio.restore();
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { queries, storage } = storyServices();
    await canvas.findByText('2 payments · ₩12,000');
    await userEvent.click(canvas.getByRole('switch', { name: /^Sound/ }));
    await expect(storage.getItem('payment_sound_1')).toBe('off');
    msw.use(mock('receivedToday').ok(sample));
    await queries.refresh('receivedToday');
    await canvas.findByText('3 payments · ₩16,500');
    await expect(canvas.getByText('₩4,500 from Min Park · paid')).toBeVisible();
    await expect(audio.started).not.toHaveBeenCalled();
    await shownCode(canvas);
  },
});

/** The event of a payment shows no toast, because the screen shows its figure. */
export const NoToast = meta.story({
  ...rendersApp('/local-receive'),
  parameters: { ...shows('local-receive.rule.no-toast'), frame: 'app' },
  beforeEach({ msw }) {
    payment = heldMessage({
      type: 'transaction_update',
      data: {
        status: 'completed',
        id: newest?.transactionId,
        news: { title: '입금', message: '4,500 BusanCoin', type: 'success' },
      },
    });
    msw.use(mock('receivedToday').ok(before), payment.stream());
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('2 payments · ₩12,000');
    // Loaded first: otherwise a toast would be shown only after this story.
    await import('#wallet/notices/stream-notices.ts');
    msw.use(mock('receivedToday').ok(sample));
    payment.send();
    await canvas.findByText('₩4,500 from Min Park · paid');
    await shownCode(canvas);
    const { queries } = storyServices();
    await waitFor(() => expect(queries.cache.isFetching()).toBe(0));
    await expectNoToast();
  },
});

/** Without a connection the screen says that it shows no new payments. */
export const Paused = meta.story({
  ...flow,
  parameters: shows('local-receive.state.paused'),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('3 payments · ₩16,500');
    msw.use(mock('receivedToday').offline());
    dispatchEvent(new Event('offline'));
    await expect(
      await canvas.findByText(
        'There is no connection. New payments are not shown until it is back.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('3 payments · ₩16,500')).toBeVisible();
    await shownCode(canvas);
  },
});

/** A day without payments. */
export const Empty = meta.story({
  parameters: shows('local-receive.state.empty'),
  args: { payments: payments.named('none') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expect(canvas.getByText('No payments yet today.')).toBeVisible();
  },
});

/** Number and sum count all payments of the day, also those that the list leaves out. */
export const ManyPayments = meta.story({
  parameters: shows('local-receive.state.many'),
  args: { payments: payments.named('many') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expect(canvas.getByText('1,204 payments · ₩6,020,000')).toBeVisible();
    await expect(
      canvas.getByText('The list shows the latest 3. History has all of them.'),
    ).toBeVisible();
  },
});

/** While the payments load, the code is shown. */
export const Loading = meta.story({
  parameters: shows('local-receive.state.loading'),
  args: { payments: payments.named('loading') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
  },
});

/** The payments cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('local-receive.state.load-error'),
  args: { payments: payments.named('failed') },
  play: async ({ canvas }) => {
    await shownCode(canvas);
  },
});

/** The name of a stall replaces the own name in the code, and the device stores it. */
export const StallName = meta.story({
  ...flow,
  parameters: shows(
    'local-receive.state.stall',
    'local-receive.rule.stall',
    'local-receive.content.printed',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await shownCode(canvas);
    await step('is part of the code', async () => {
      await fill(stallField(canvas), '해운대 씨앗호떡');
      const code = await canvas.findByRole('img', { name: 'QR code: Pay 해운대 씨앗호떡' });
      await waitFor(async () =>
        expect(await readShownCode(code)).toContain(
          `&name=${encodeURIComponent('해운대 씨앗호떡')}`,
        ),
      );
      await expect(canvas.queryByText('+82 10-1234-5678')).not.toBeInTheDocument();
      await expect(storyServices().storage.getItem('stall_name_1')).toBe('해운대 씨앗호떡');
      await expect(stallField(canvas)).toHaveAttribute('maxlength', '40');
    });
    await step('is printed with the code and the instructions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save a page to print' }));
      const { saveFile } = storyServices().device;
      await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
      const [fileName, svg] = saveFile.mock.calls[0] ?? [];
      await expect(fileName).toBe('superwallet-counter-code.svg');
      await expect(svg).toContain('>해운대 씨앗호떡</text>');
      await expect(svg).not.toContain('1234-5678');
      await expect(await readPicture(typeof svg === 'string' ? svg : '')).toContain(
        'recipient=%2B82%2010-1234-5678',
      );
    });
  },
});

/** A recovery phrase in the place of a name is refused. It is neither stored nor part of the code. */
export const SecretRefused = meta.story({
  ...flow,
  parameters: shows('local-receive.validation.secret'),
  play: async ({ canvas, userEvent }) => {
    await shownCode(canvas);
    await enterSecrets(stallField(canvas), userEvent);
    await expect(canvas.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' })).toBeVisible();
    await expect(storyServices().storage.getItem('stall_name_1')).toBeNull();
  },
});

/** The lock waits for the screen. A press elsewhere after the session timeout locks the wallet. */
export const LockWaits = meta.story({
  ...rendersApp('/local-receive'),
  parameters: { ...shows('local-receive.rule.lock'), frame: 'app' },
  play: async ({ canvas, step, userEvent }) => {
    const { clock } = storyServices();
    await step('stays open for longer than the session timeout, also if it is used', async () => {
      await shownCode(canvas);
      await waitFor(() => expect(clock.intervals()).toContain(1_000));
      clock.advance(31 * 60_000);
      await userEvent.click(stallField(canvas));
      clock.advance(1_000);
      await shownCode(canvas);
    });
    await step('locks before anything else can be opened', async () => {
      await fireEvent.pointerDown(canvas.getByRole('link', { name: 'My info' }));
      await canvas.findByRole('heading', { name: 'Unlock Superwallet' });
    });
  },
});

/** Leaving the screen after the session timeout locks the wallet. */
export const LeavingLocks = meta.story({
  ...rendersApp('/local-receive'),
  parameters: {
    ...shows('local-receive.rule.lock'),
    ...sameAs('LockWaits', 'locked in another way'),
    frame: 'app',
  },
  play: async ({ canvas, userEvent }) => {
    const { clock } = storyServices();
    await shownCode(canvas);
    await waitFor(() => expect(clock.intervals()).toContain(1_000));
    clock.advance(31 * 60_000);
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await canvas.findByRole('heading', { name: 'Unlock Superwallet' });
  },
});

/** The code contains the user's phone number, and another wallet's scanner reads it.  */
export const PayCode = meta.story({
  ...flow,
  parameters: shows('local-receive.state.code'),
  play: async ({ canvas, step }) => {
    await shownCode(canvas);
    await step('contains the number and the name', async () => {
      await expect(canvas.getByText('Pay Jiwoo Kim')).toBeVisible();
      await expect(canvas.getByText('+82 10-1234-5678')).toBeVisible();
      await expect(canvas.getByText('KRW')).toBeVisible();
      const code = canvas.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' });
      await expect(await readShownCode(code)).toBe(
        'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim',
      );
    });
    await step('is dark on light in either theme', async () => {
      const code = canvas.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' });
      await expect(getComputedStyle(code).fill).toBe('rgb(21, 18, 43)');
      await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe(
        'rgb(255, 255, 255)',
      );
    });
  },
});

/** The code contains the requested amount. A malformed amount shows an error and is left out of the code. */
export const PayCodeWithAmount = meta.story({
  parameters: shows('local-receive.state.amount'),
  play: async ({ canvas, step, userEvent }) => {
    await shownCode(canvas);
    const amount = canvas.getByRole('textbox', { name: 'Amount (optional)' });
    await expect(amount).toHaveAccessibleDescription(
      'The person who scans the code sends you this amount.',
    );
    await step('does not ask for an invalid amount', async () => {
      for (const [typed, message] of [
        ['0', 'Enter an amount above zero in digits, such as 5,000.'],
        ['12500.5', 'Enter whole won, without a decimal part.'],
      ] as const) {
        await fill(amount, typed);
        await userEvent.tab();
        await expect(amount).toBeInvalid();
        await expect(amount).toHaveAccessibleDescription(
          `${message} The person who scans the code sends you this amount.`,
        );
      }
      await expect(canvas.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' })).toBeVisible();
    });
    await step('asks for an amount', async () => {
      await fill(amount, '12500');
      await expect(amount).toBeValid();
      await expect(amount).toHaveAttribute('inputmode', 'numeric');
      const code = await canvas.findByRole('img', { name: 'QR code: Pay Jiwoo Kim ₩12,500' });
      await waitFor(async () =>
        expect(await readShownCode(code)).toBe(
          'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim&amount=12500',
        ),
      );
      await expect(canvas.getByText('Pay Jiwoo Kim ₩12,500')).toBeVisible();
    });
  },
});

/** Without a phone number the code contains the account name, which is the e-mail address. */
export const PayCodeByAccountName = meta.story({
  ...flow,
  parameters: shows('local-receive.state.code'),
  beforeEach: () => {
    storyServices().session.mergeUser({ phone: '', phoneProven: false });
  },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expect(canvas.getByText('jiwoo.kim@example.com')).toBeVisible();
  },
});

/** The longest name and amount fit the card, and the code can still be read. */
export const LongPayCode = meta.story({
  parameters: shows('local-receive.state.amount'),
  args: {
    payCode: payCode({
      payee: {
        recipient: `${'maximiliana.wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`,
        name: '제갈 하늘빛나래온누리별님구름 Wolfeschlegelsteinhausenbergerdorff',
      },
    }),
  },
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await fill(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '99999999999999999999');
    const code = await canvas.findByRole('img', { name: /₩99,999,999,999,999,999,999$/ });
    await waitFor(async () =>
      expect(await readShownCode(code)).toMatch(/&amount=99999999999999999999$/),
    );
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
});

/** The code cannot be drawn: an error and a retry button are shown. */
export const PayCodeNotDrawn = meta.story({
  parameters: shows('local-receive.state.code'),
  // Longer than the capacity of a code.
  args: {
    payCode: payCode({
      payee: { recipient: `${'jiwoo'.repeat(600)}@example.com`, name: 'Jiwoo Kim' },
    }),
  },
  play: async ({ canvas }) => {
    const problem = await canvas.findByRole('alert');
    await expectText(problem, 'The code could not be drawn.');
    await expect(within(problem).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Share sends the payee's name, the text to type and the code as one text. */
export const PayCodeShared = meta.story({
  parameters: shows('local-receive.content.share'),
  play: async ({ canvas, args, userEvent }) => {
    await shownCode(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.payCode.onShare).toHaveBeenCalledWith(
      [
        'Pay Jiwoo Kim with Superwallet',
        '+82 10-1234-5678',
        'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim',
      ].join('\n'),
    );
    await expectNoToast();
  },
});

/** If sharing is not supported, the text is copied. */
export const PayCodeCopied = meta.story({
  parameters: shows('local-receive.toast.copied'),
  args: { payCode: payCode({ onShare: undefined }) },
  play: async ({ canvas, args, userEvent }) => {
    await shownCode(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expectToast('localpay.code-copied');
    await expect(args.payCode.onCopy).toHaveBeenCalledOnce();
  },
});

/** The device refuses to share or copy: a toast says so. */
export const PayCodeNotShared = meta.story({
  parameters: shows('local-receive.toast.not-shared'),
  args: {
    payCode: payCode({
      onShare: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await shownCode(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expectToast('localpay.code-not-shared');
  },
});

/** Save downloads a picture of the code, with its text below. */
export const PayCodeSaved = meta.story({
  parameters: shows('local-receive.content.save'),
  play: async ({ canvas, args, userEvent }) => {
    await shownCode(canvas);
    await fill(canvas.getByRole('textbox', { name: 'Amount (optional)' }), '5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.payCode.onSave).toHaveBeenCalledWith({
        fileName: 'superwallet-pay-code.svg',
        svg: expect.stringContaining('>Pay Jiwoo Kim ₩5,000</text>'),
      }),
    );
  },
});

/** The picture cannot be saved: a toast says so. */
export const PayCodeNotSaved = meta.story({
  parameters: shows('local-receive.toast.not-saved'),
  args: {
    payCode: payCode({
      onSave() {
        throw new Error('There is no room.');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await shownCode(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('localpay.code-not-saved');
  },
});
