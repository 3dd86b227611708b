import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalPayRoute from '#app/routes/LocalPayRoute.tsx';
import { buildAsset } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleCoinRate } from '#samples/rates.ts';
import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { shows } from '../catalogue.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { cameraAnswers, nfcAnswers } from '../fixtures/device.ts';
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

const meta = preview.meta({
  title: 'Screens/LocalPay',
  tags: ['autodocs'],
  component: LocalPayScreen,
  argTypes: { holdings: holdingsFixtures.control, figures: figuresFixtures.control },
  args: {
    holdings: holdingsFixtures.named('sample'),
    coinRate: ready(sampleCoinRate),
    figures: figuresFixtures.named('sample'),
    hasCamera: fn(() => Promise.resolve(true)),
    hasNfc: fn(() => true),
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
    'localpay.transition.get-paid',
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
    await step('leads to the own code', async () => {
      await userEvent.click(payButton(canvas, 'Get paid'));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-receive');
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
