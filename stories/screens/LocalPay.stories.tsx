import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalPayRoute from '#app/routes/LocalPayRoute.tsx';
import { buildAsset } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleCoinRate } from '#samples/rates.ts';
import { LocalPayScreen, type LocalPayActions } from '#screens/local-pay/LocalPayScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { shows } from '../catalogue.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { cameraAnswers, nfcAnswers } from '../fixtures/device.ts';
import { fill } from '#harness/fill.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const figuresFixtures = loadableFixtures({
  sample: { transactions: 23, cashback: decimal('12500') },
  'of a new account': { transactions: 0, cashback: decimal('0') },
  one: { transactions: 1, cashback: decimal('0.5') },
});

/** A code that supports every action, unless the story overrides it. */
const payCode = (other: Partial<LocalPayActions['payCode']> = {}) =>
  ({
    payee: { recipient: '+82 10-1234-5678', name: 'Jiwoo Kim' },
    onCopy: fn(() => Promise.resolve()),
    onShare: fn(() => Promise.resolve()),
    onSave: fn(),
    ...other,
  }) satisfies LocalPayActions['payCode'];

const meta = preview.meta({
  title: 'Screens/LocalPay',
  tags: ['autodocs'],
  component: LocalPayScreen,
  argTypes: { holdings: holdingsFixtures.control, figures: figuresFixtures.control },
  args: {
    holdings: holdingsFixtures.named('sample'),
    coinRate: ready(sampleCoinRate),
    figures: figuresFixtures.named('sample'),
    payCode: payCode(),
    hasCamera: fn(() => Promise.resolve(true)),
    hasNfc: fn(() => true),
    log: fn(),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(LocalPayRoute);

const balanceCard = (canvas: Canvas) => canvas.findByRole('region', { name: 'BusanCoin balance' });
const payButton = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${name}`) });

/** The balance, the actions and the figures of the month, all from the provider. */
export const Default = meta.story({
  ...flow,
  parameters: shows(
    'localpay.state.default',
    'localpay.content.balance',
    'localpay.content.rate',
    'localpay.content.transactions-figure',
    'localpay.content.cashback-figure',
    'localpay.transition.top-up',
    'localpay.transition.send',
    'localpay.transition.withdraw',
    'localpay.transition.merchants',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the balance in won, and the value of a coin', async () => {
      const card = within(await balanceCard(canvas));
      await expectText(canvas.getByRole('heading', { level: 1 }), 'LocalPay');
      await expect(card.getByText('1 coin = ₩1')).toBeVisible();
      await expectText(await balanceCard(canvas), '₩48,500');
    });
    await step('leads to top up, send and withdraw', async () => {
      for (const [action, path] of [
        ['Top Up', '/local-topup'],
        ['Send', '/local-send'],
        ['Withdraw', '/local-withdraw'],
      ] as const) {
        await userEvent.click(canvas.getByRole('link', { name: action }));
        await expect(storyServices().navigate).toHaveBeenLastCalledWith(path);
      }
    });
    await step('leads to the merchants with cashback', async () => {
      await userEvent.click(
        canvas.getByRole('link', {
          name: 'Shops with cashback Up to 15% back when you pay there',
        }),
      );
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-merchants');
    });
    await step('has two ways to pay, the month in figures, and Connect', async () => {
      for (const name of [
        'QR Pay Scan a code',
        'NFC Pay Tap to pay',
        'Get paid Show your code, with an amount if you like',
      ]) {
        await expect(canvas.getByRole('button', { name })).toBeEnabled();
      }
      const month = within(canvas.getByRole('region', { name: 'Last 30 days' }));
      await expect(await month.findByText('23 transactions')).toBeVisible();
      await expect(month.getByText('12,500 cashback')).toBeVisible();
      const integrations = within(canvas.getByRole('region', { name: 'Integrations' }));
      await expect(integrations.getByText('City services')).toBeVisible();
      await expect(
        integrations.getByText('Use your coins for transit and with local memberships.'),
      ).toBeVisible();
      await expect(integrations.getByRole('button', { name: 'Connect' })).toBeEnabled();
    });
    for (const call of ['assets', 'localPayFigures'] as const) {
      await expect(sentRequests(call).map(({ params }) => params['userId'])).toEqual(['1']);
    }
    await expectNoToast();
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('localpay.state.default'),
  argTypes: { hasCamera: cameraAnswers.control, hasNfc: nfcAnswers.control },
});

/** QR Pay and NFC Pay open Send with that method, on a device that has both. */
export const PaysByDevice = meta.story({
  ...flow,
  parameters: {
    ...shows('localpay.transition.send'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  play: async ({ canvas, step, userEvent }) => {
    await balanceCard(canvas);
    await step('QR Pay selects the method QR', async () => {
      await userEvent.click(payButton(canvas, 'QR Pay'));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-send?method=qr');
    });
    await step('NFC Pay selects the method NFC', async () => {
      await userEvent.click(payButton(canvas, 'NFC Pay'));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-send?method=nfc');
    });
    await expect(storyServices().navigate).toHaveBeenCalledTimes(2);
    await expectNoToast();
  },
});

/** The camera check is slow: a second press does not start another one. */
export const CameraAskedOnce = meta.story({
  parameters: {
    ...shows('localpay.transition.send'),
    ...sameAs('Default', 'nothing changes while the device checks the user'),
  },
  args: { hasCamera: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.dblClick(payButton(canvas, 'QR Pay'));
    await expect(args.hasCamera).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** A user without BusanCoin has a balance of zero. */
export const NoCoins = meta.story({
  parameters: shows('localpay.content.balance'),
  args: { holdings: holdingsFixtures.named('one asset') },
  play: async ({ canvas }) => {
    const card = await balanceCard(canvas);
    await expectText(card, 'BusanCoin balance · Test money₩01 coin = ₩1');
    await expect(within(card).getByRole('link', { name: 'Top Up' })).toBeVisible();
  },
});

/** A long balance stays on one line, and so do the actions. */
export const LongBalance = meta.story({
  ...flow,
  parameters: shows('localpay.content.balance'),
  beforeEach({ msw }) {
    msw.use(mock('assets').ok([buildAsset('BusanCoin', '123456789012.25')]));
  },
  play: async ({ canvas }) => {
    await expectText(await balanceCard(canvas), '₩123,456,789,012.25');
  },
});

/** Connect says that the integration is coming soon. */
export const IntegrationComingSoon = meta.story({
  parameters: shows('localpay.toast.integration-coming-soon'),
  play: async ({ canvas, args, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expectToast('integration.coming-soon');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Without a camera QR Pay shows a toast, and the screen stays. */
export const CameraNotAvailable = meta.story({
  ...flow,
  parameters: shows('localpay.toast.camera-not-available'),
  beforeEach: () => {
    storyServices().device.hasCamera.mockResolvedValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(payButton(canvas, 'QR Pay'));
    await expectToast('device.camera-not-available');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** Without NFC, as in most browsers, NFC Pay shows a toast. */
export const NfcNotAvailable = meta.story({
  ...flow,
  parameters: shows('localpay.toast.nfc-not-available'),
  beforeEach: () => {
    storyServices().device.hasNfc.mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(payButton(canvas, 'NFC Pay'));
    await expectToast('device.nfc-not-available');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** While the balance loads, no figure is shown. The rest of the screen is visible. */
export const Loading = meta.story({
  parameters: shows('localpay.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The balance cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('localpay.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** A new account has no figures, not even those of the sample user. */
export const NoFigures = meta.story({
  parameters: shows('localpay.state.no-figures'),
  args: { figures: figuresFixtures.named('of a new account') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 transactions')).toBeVisible();
    await expect(canvas.getByText('0 cashback')).toBeVisible();
  },
});

/** The figures load separately: the rest of the screen does not wait for them. */
export const FiguresLoading = meta.story({
  parameters: shows('localpay.state.figures-loading'),
  args: { figures: figuresFixtures.named('loading') },
});

/** The figures cannot be loaded: a card in their place says so. */
export const FiguresLoadError = meta.story({
  parameters: shows('localpay.state.figures-load-error'),
  args: { figures: figuresFixtures.named('failed') },
});

/** Opens the payment code, and waits for the end of the opening animation. */
async function openCode(canvas: Canvas, userEvent: { click: (on: Element) => Promise<void> }) {
  await balanceCard(canvas);
  await userEvent.click(payButton(canvas, 'Get paid'));
  const sheet = await canvas.findByRole('dialog', { name: 'Your pay code' });
  await within(sheet).findByRole('img', { name: /^QR code: Pay / });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return within(sheet);
}

/** The text of a code on the screen, decoded from its pixels. */
async function readCode(code: Element): Promise<string> {
  const { decodeQR } = await import('qr/decode.js');
  const size = 480;
  const picture = new XMLSerializer().serializeToString(code).replace('<svg', '<svg width="480"');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.fillStyle = getComputedStyle(code.parentElement ?? code).backgroundColor;
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0, size, size);
  return decodeQR(context.getImageData(0, 0, size, size));
}

/** The code contains the user's phone number, and another wallet's scanner reads it. Closing returns the focus. */
export const PayCode = meta.story({
  ...flow,
  parameters: shows('localpay.state.pay-code'),
  play: async ({ canvas, step, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await step('contains the number and the name', async () => {
      await expect(sheet.getByText('Pay Jiwoo Kim')).toBeVisible();
      await expect(sheet.getByText('+82 10-1234-5678')).toBeVisible();
      await expect(sheet.getByText('KRW')).toBeVisible();
      const code = sheet.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' });
      await expect(await readCode(code)).toBe(
        'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim',
      );
    });
    await step('is dark on light in either theme', async () => {
      const code = sheet.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' });
      await expect(getComputedStyle(code).fill).toBe('rgb(20, 23, 43)');
      await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe(
        'rgb(255, 255, 255)',
      );
    });
    await step('closes', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(payButton(canvas, 'Get paid')).toHaveFocus();
    });
    await step('opens again', async () => {
      await openCode(canvas, userEvent);
    });
  },
});

/** The code contains the requested amount. A malformed amount shows an error and is left out of the code. */
export const PayCodeWithAmount = meta.story({
  parameters: shows('localpay.state.pay-code-amount'),
  play: async ({ canvas, step, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    const amount = sheet.getByRole('textbox', { name: 'Amount (optional)' });
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
      await expect(sheet.getByRole('img', { name: 'QR code: Pay Jiwoo Kim' })).toBeVisible();
    });
    await step('asks for an amount', async () => {
      await fill(amount, '12500');
      await expect(amount).toBeValid();
      await expect(amount).toHaveAttribute('inputmode', 'numeric');
      const code = await sheet.findByRole('img', { name: 'QR code: Pay Jiwoo Kim ₩12,500' });
      await waitFor(async () =>
        expect(await readCode(code)).toBe(
          'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim&amount=12500',
        ),
      );
      await expect(sheet.getByText('Pay Jiwoo Kim ₩12,500')).toBeVisible();
    });
  },
});

/** Without a phone number the code contains the account name, which is the e-mail address. */
export const PayCodeByAccountName = meta.story({
  ...flow,
  parameters: shows('localpay.state.pay-code'),
  beforeEach: () => {
    storyServices().session.mergeUser({ phone: '', phoneProven: false });
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await expect(sheet.getByText('jiwoo.kim@example.com')).toBeVisible();
  },
});

/** The longest name and amount fit the sheet, and the code can still be read. */
export const LongPayCode = meta.story({
  parameters: shows('localpay.state.pay-code-amount'),
  args: {
    payCode: payCode({
      payee: {
        recipient: `${'maximiliana.wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`,
        name: '제갈 하늘빛나래온누리별님구름 Wolfeschlegelsteinhausenbergerdorff',
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await fill(sheet.getByRole('textbox', { name: 'Amount (optional)' }), '99999999999999999999');
    const code = await sheet.findByRole('img', { name: /₩99,999,999,999,999,999,999$/ });
    await waitFor(async () =>
      expect(await readCode(code)).toMatch(/&amount=99999999999999999999$/),
    );
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

/** The code cannot be drawn: an error and a retry button are shown. */
export const PayCodeNotDrawn = meta.story({
  parameters: shows('localpay.state.pay-code'),
  // Longer than the capacity of a code.
  args: {
    payCode: payCode({
      payee: { recipient: `${'jiwoo'.repeat(600)}@example.com`, name: 'Jiwoo Kim' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(payButton(canvas, 'Get paid'));
    const sheet = await canvas.findByRole('dialog', { name: 'Your pay code' });
    const problem = await within(sheet).findByRole('alert');
    await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
    await expectText(problem, 'The code could not be drawn.');
    await expect(within(problem).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Share sends the payee's name, the text to type and the code as one text. */
export const PayCodeShared = meta.story({
  parameters: shows('localpay.content.pay-code-share'),
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
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
  parameters: shows('localpay.toast.pay-code-copied'),
  args: { payCode: payCode({ onShare: undefined }) },
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
    await expectToast('localpay.code-copied');
    await expect(args.payCode.onCopy).toHaveBeenCalledOnce();
  },
});

/** The device refuses to share or copy: a toast says so. */
export const PayCodeNotShared = meta.story({
  parameters: shows('localpay.toast.pay-code-not-shared'),
  args: {
    payCode: payCode({
      onShare: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
    await expectToast('localpay.code-not-shared');
  },
});

/** Save downloads a picture of the code, with its text below. */
export const PayCodeSaved = meta.story({
  parameters: shows('localpay.content.pay-code-save'),
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await fill(sheet.getByRole('textbox', { name: 'Amount (optional)' }), '5000');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
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
  parameters: shows('localpay.toast.pay-code-not-saved'),
  args: {
    payCode: payCode({
      onSave() {
        throw new Error('There is no room.');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openCode(canvas, userEvent);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectToast('localpay.code-not-saved');
  },
});
