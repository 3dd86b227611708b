import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalPayRoute from '#app/routes/LocalPayRoute.tsx';
import { buildAsset } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleBusanCoinRate } from '#samples/busan-coin-rates.ts';
import { sampleLocalPayFigures } from '#samples/local-pay-figures.ts';
import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';

import { shows } from '../catalogue.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { cameraAnswers, nfcAnswers } from '../fixtures/device.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/LocalPay',
  component: LocalPayScreen,
  argTypes: { holdings: holdingsFixtures.control },
  args: {
    holdings: holdingsFixtures.named('sample'),
    coinRate: sampleBusanCoinRate,
    figures: sampleLocalPayFigures,
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

/** The balance, the actions and the figures of the month. Only the balance is requested. */
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
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the balance in won, and what a coin is worth', async () => {
      const card = within(await balanceCard(canvas));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('LocalPay');
      await expect(card.getByText('1 coin = ₩1')).toBeVisible();
      await expect(await balanceCard(canvas)).toHaveTextContent('₩48,500');
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
    await step('has two ways to pay, the month in figures, and Connect', async () => {
      await expect(payButton(canvas, 'QR Pay')).toBeEnabled();
      await expect(payButton(canvas, 'NFC Pay')).toBeEnabled();
      const month = within(canvas.getByRole('region', { name: 'This month' }));
      await expect(month.getByText('23 transactions')).toBeVisible();
      await expect(month.getByText('12,500 cashback')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Connect' })).toBeEnabled();
    });
    await expect(sentRequests('assets').map(({ params }) => params['userId'])).toEqual(['1']);
    await seeNoToast();
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({
  parameters: shows('localpay.state.default'),
  argTypes: { hasCamera: cameraAnswers.control, hasNfc: nfcAnswers.control },
});

/** QR Pay and NFC Pay open Send with that method, on a device that has both. */
export const PaysByDevice = meta.story({
  ...flow,
  parameters: shows('localpay.transition.send'),
  play: async ({ canvas, step, userEvent }) => {
    await balanceCard(canvas);
    await step('by a code', async () => {
      await userEvent.click(payButton(canvas, 'QR Pay'));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-send?method=qr');
    });
    await step('by a touch', async () => {
      await userEvent.click(payButton(canvas, 'NFC Pay'));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/local-send?method=nfc');
    });
    await expect(storyServices().navigate).toHaveBeenCalledTimes(2);
    await seeNoToast();
  },
});

/** The device is slow to say whether it has a camera: a second press does not ask again. */
export const CameraAskedOnce = meta.story({
  parameters: shows('localpay.transition.send'),
  args: { hasCamera: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.dblClick(payButton(canvas, 'QR Pay'));
    await expect(args.hasCamera).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** A person without BusanCoin has a balance of zero. */
export const NoCoins = meta.story({
  parameters: shows('localpay.content.balance'),
  args: { holdings: holdingsFixtures.named('one asset') },
  play: async ({ canvas }) => {
    const card = await balanceCard(canvas);
    await expect(card).toHaveTextContent('BusanCoin balance₩01 coin = ₩1');
    await expect(within(card).getByRole('link', { name: 'Top Up' })).toBeVisible();
  },
});

/** A long balance stays on its line, and the actions stay on theirs. */
export const LongBalance = meta.story({
  ...flow,
  parameters: shows('localpay.content.balance'),
  beforeEach({ msw }) {
    msw.use(mock('assets').ok([buildAsset('BusanCoin', '123456789012.25')]));
  },
  play: async ({ canvas }) => {
    await expect(await balanceCard(canvas)).toHaveTextContent('₩123,456,789,012.25');
  },
});

/** Connect says that the integration is coming soon. */
export const IntegrationComingSoon = meta.story({
  parameters: shows('localpay.toast.integration-coming-soon'),
  play: async ({ canvas, args, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await seeToast({
      title: 'Integration Coming Soon',
      message: 'This integration will be available soon.',
      tone: 'default',
    });
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Without a camera QR Pay says so, and the screen stays. */
export const CameraNotAvailable = meta.story({
  ...flow,
  parameters: shows('localpay.toast.camera-not-available'),
  beforeEach: () => {
    storyServices().device.hasCamera.mockResolvedValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(payButton(canvas, 'QR Pay'));
    await seeToast({
      title: 'Camera Not Available',
      message: 'QR scanning requires camera access',
      tone: 'destructive',
    });
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** Without NFC, NFC Pay says so. Most browsers have none. */
export const NfcNotAvailable = meta.story({
  ...flow,
  parameters: shows('localpay.toast.nfc-not-available'),
  beforeEach: () => {
    storyServices().device.hasNfc.mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await balanceCard(canvas);
    await userEvent.click(payButton(canvas, 'NFC Pay'));
    await seeToast({
      title: 'NFC Not Available',
      message: "This device doesn't support NFC payments",
      tone: 'destructive',
    });
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** While the balance loads, no figure stands in its place. The rest of the screen is there. */
export const Loading = meta.story({
  parameters: shows('localpay.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your balance')).toBeInTheDocument();
    await expect(canvas.queryByText(/₩/)).not.toBeInTheDocument();
    await expect(payButton(canvas, 'QR Pay')).toBeEnabled();
  },
});

/** The balance cannot be loaded: a card says why, and Try again loads it. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('localpay.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('assets').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load your balanceSomething went wrong on our side. Try again in a moment.',
    );
    await expect(canvas.queryByText(/₩/)).not.toBeInTheDocument();
    const before = sentRequests('assets').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
  },
});
