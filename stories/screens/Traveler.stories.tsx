import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';

import preview from '#.storybook/preview';
import TravelerRoute from '#app/routes/TravelerRoute.tsx';
import { buildTaxRefund, buildTaxRefunds, fixedNow } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { TravelerScreen } from '#screens/traveler/TravelerScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { TaxRefund } from '#wallet/entities/tax-refund.ts';

import { shows } from '../catalogue.ts';
import { fakeCamera, missingCamera } from '#harness/fake-camera.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { cameras, noCamera } from '../fixtures/device.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type Press = { click: (element: Element) => Promise<void> };

const read = (refunds: unknown) => z.array(TaxRefund).parse(refunds);

const refundsFixtures = loadableFixtures({
  sample: read(buildTaxRefunds()),
  none: read([]),
  'one processing': read([buildTaxRefund()]),
  'one approved': read([
    buildTaxRefund({ status: 'approved', processedAt: '2025-01-04T02:10:00.000Z' }),
  ]),
  'one paid': read([buildTaxRefund({ status: 'paid', processedAt: '2025-01-04T02:10:00.000Z' })]),
  'longest texts': read(
    Array.from({ length: 1_000 }, (_, index) =>
      buildTaxRefund({
        id: index + 1,
        merchantName:
          index % 2 === 0
            ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
            : '신세계백화점 센텀시티점 면세품 판매장',
        refundAmount: '123456789012.123456789012345678',
        status: index === 999 ? 'paid' : 'approved',
        processedAt: fixedNow.toISOString(),
      }),
    ),
  ),
});

const travellerFixtures = namedFixtures({
  sample: { name: 'Jiwoo Kim', country: 'Korea' },
  unknown: { name: '', country: '' },
  'longest name': {
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    country: 'United Kingdom of Great Britain and Northern Ireland',
  },
});

const camera = fakeCamera();

const meta = preview.meta({
  title: 'Screens/Traveler',
  tags: ['autodocs'],
  component: TravelerScreen,
  argTypes: { refunds: refundsFixtures.control, traveller: travellerFixtures.control },
  args: {
    refunds: refundsFixtures.named('sample'),
    traveller: travellerFixtures.named('sample'),
    camera: noCamera,
    onRequestRefund: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(TravelerRoute);

/** A flow on a device whose camera shows a receipt. */
const scannerFlow = {
  ...flow,
  beforeEach: () => {
    storyServices().scan.mockImplementation(camera.scan);
  },
};

const manualButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Enter manually' });
const requestButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Request refund' });

/** Opens the manual form and fills it in. */
async function fillIn(
  canvas: Canvas,
  userEvent: Press,
  { merchant = 'Lotte Department Store', amount = '1,249.90' } = {},
) {
  await canvas.findByRole('region', { name: 'Total refunded' });
  await userEvent.click(manualButton(canvas));
  await fill(canvas.getByRole('textbox', { name: 'Merchant' }), merchant);
  await fill(canvas.getByRole('textbox', { name: 'Purchase amount' }), amount);
}

/** Opens the scanner of a device with a camera, and waits for its picture. */
async function startScanning(canvas: Canvas, userEvent: Press) {
  await canvas.findByRole('region', { name: 'Total refunded' });
  await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
  const scanner = within(await canvas.findByRole('dialog', { name: 'Scan your receipt' }));
  await scanner.findByText('Hold the QR code inside the frame.');
  return scanner;
}

/** A refund's row in the list. */
const rowOf = async (canvas: Canvas, merchant: string) =>
  (await canvas.findByText(merchant)).closest('li');

/** The refunds, the ways to claim one, the shortcuts, the passport and the eligibility rules. */
export const Default = meta.story({
  parameters: shows('traveler.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('sums up the refunds in dollars', async () => {
      // 5 + 99.27 + 3.20 are paid. Approved and processing refunds do not count.
      const summary = await canvas.findByRole('region', { name: 'Total refunded' });
      await expectText(summary, '$107.47');
      await expectText(summary, '7 refunds · 2 processing');
    });
    await step('has scanner, automatic refunds and passport', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Traveler');
      await expect(canvas.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
      const claim = within(canvas.getByRole('region', { name: 'Claim a refund' }));
      await expect(claim.getByText('Scan your receipt')).toBeVisible();
      await expect(claim.getByRole('button', { name: 'Scan' })).toBeVisible();
      await expect(manualButton(canvas)).toHaveAttribute('aria-expanded', 'false');
      const automatic = within(canvas.getByRole('region', { name: 'Automatic refunds' }));
      await expect(
        automatic.getByText(
          'Automatic refunds are processed when you shop at partner stores. There is nothing to scan and nothing to fill in.',
        ),
      ).toBeVisible();
      const passport = canvas.getByRole('article', { name: 'Digital Passport' });
      await expectText(passport, 'Digital PassportNameJiwoo KimCountryKorea');
    });
    await step('says who is eligible', async () => {
      for (const rule of [
        'Minimum purchase $30',
        'Maximum refund $500 per day',
        'Valid 90 days from entry',
        'Refund rate 8-10%',
        'Instant processing',
      ]) {
        await expect(canvas.getByText(rule)).toBeVisible();
      }
    });
    await step('leads to other screens', async () => {
      const services = within(canvas.getByRole('navigation', { name: 'Travel services' }));
      for (const [name, path] of [
        ['History', '/history'],
        ['Bank info', '/bank-info'],
        ['Travel plans', '/travel-plan'],
      ] as const) {
        await userEvent.click(services.getByRole('link', { name }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith(path);
      }
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('traveler.state.default'),
  argTypes: {
    camera: cameras.control,
    onRequestRefund: outcomes.control,
  },
  args: { camera: cameras.named('looks at a receipt') },
});

/** Five of seven refunds are shown: unprocessed ones first, then the latest processed ones. */
export const FiveMostRecentRefunds = meta.story({
  parameters: {
    ...shows('traveler.content.recent-refunds'),
    ...sameAs('Default', 'the sample user has more than five refunds'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Samsung Store Busan');
    const list = canvas.getByRole('region', { name: 'Recent refunds' });
    await expect(Array.from(list.querySelectorAll('li'), (row) => row.textContent)).toEqual([
      'Samsung Store Busan$71.92ManualProcessing',
      'Lotte Duty Free$12.00ManualProcessing',
      'Haeundae Optics$24.80Manual · Jan 4, 2025Approved',
      'Shinsegae Centum City$99.27Automatic · Jan 3, 2025Paid',
      'Olive Young Seomyeon$7.07Automatic · Dec 28, 2024Approved',
    ]);
  },
});

/** The refund is requested but not decided. */
export const RefundProcessing = meta.story({
  parameters: shows('traveler.state.refund-processing'),
  args: { refunds: refundsFixtures.named('one processing') },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Lotte Duty Free');
    await expectText(row, '$12.00ManualProcessing');
    await expect(row?.querySelector('.lucide-clock')).toBeVisible();
    await expectText(canvas.getByRole('region', { name: 'Total refunded' }), '$0.00');
  },
});

/** The refund is approved but not paid. */
export const RefundApproved = meta.story({
  parameters: shows('traveler.state.refund-approved'),
  args: { refunds: refundsFixtures.named('one approved') },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Lotte Duty Free');
    await expectText(row, '$12.00Manual · Jan 4, 2025Approved');
    await expect(row?.querySelector('.lucide-circle-check')).toBeVisible();
  },
});

/** The refund is paid and counts as refunded. */
export const RefundPaid = meta.story({
  parameters: shows('traveler.state.refund-paid'),
  args: { refunds: refundsFixtures.named('one paid') },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Lotte Duty Free');
    await expectText(row, '$12.00Manual · Jan 4, 2025Paid');
    await expect(row?.querySelector('.lucide-banknote')).toBeVisible();
    await expectText(canvas.getByRole('region', { name: 'Total refunded' }), '$12.00');
  },
});

/** Without a camera a toast says so, and the form stays closed. */
export const CameraNotAvailable = meta.story({
  ...flow,
  parameters: shows('traveler.toast.camera-not-available'),
  beforeEach: () => {
    storyServices().device.hasCamera.mockResolvedValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Total refunded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await expectToast('device.camera-not-available');
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** The scanner opens on a device with a camera. Closing it changes nothing. */
export const ScanWithCamera = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card'),
  play: async ({ canvas, step, userEvent }) => {
    await step('closes again', async () => {
      const scanner = await startScanning(canvas, userEvent);
      await expect(camera.isOn()).toBe(true);
      await userEvent.click(scanner.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(camera.isOn()).toBe(false);
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus();
    });
    await step('opens again', async () => {
      await startScanning(canvas, userEvent);
      await expectNoToast();
    });
  },
});

/** A scanned receipt fills in the form and shows its refund. The user still has to submit it. */
export const ReceiptScanned = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card', 'traveler.state.manual-refund-form'),
  play: async ({ canvas, step, userEvent }) => {
    await step('fills the form', async () => {
      await startScanning(canvas, userEvent);
      camera.read('superwallet:receipt?merchant=Lotte%20Mart&amount=49.90');
      const form = within(await canvas.findByRole('form', { name: 'Manual refund' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(camera.isOn()).toBe(false);
      await expect(form.getByRole('textbox', { name: 'Merchant' })).toHaveValue('Lotte Mart');
      await expect(form.getByRole('textbox', { name: 'Purchase amount' })).toHaveValue('49.90');
      await expectText(
        form.getByRole('region', { name: 'Your refund' }),
        'Purchase$49.90Refund rate8%Refund$3.99',
      );
    });
    await step('can be requested, and sends nothing by itself', async () => {
      await waitFor(() => expect(requestButton(canvas)).toHaveFocus());
      await expect(requestButton(canvas)).toHaveAccessibleDescription(
        'This was read from your receipt. Check it before you request the refund.',
      );
      await expect(manualButton(canvas)).toHaveAttribute('aria-expanded', 'true');
      await expect(sentRequests('createTaxRefund')).toHaveLength(0);
    });
    await step('is sent with the hash of the scanned code', async () => {
      await userEvent.click(requestButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createTaxRefund').map(({ body }) => body.receiptHash)).toEqual([
          '0xbcd86b01408607e1928c90cf0762f9f7378b9d883201a43353abd27ec73ecfe4',
        ]),
      );
      await canvas.findByText('Tax Refund Requested');
    });
  },
});

/** A receipt without an amount replaces the previous values, and the form asks for the amount. */
export const ReceiptWithoutAmount = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await startScanning(canvas, userEvent);
    camera.read('{"merchantName":"Olive Young 서면"}');
    const amount = () => canvas.getByRole('textbox', { name: 'Purchase amount' });
    await waitFor(() => expect(amount()).toHaveFocus());
    await expect(amount()).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toHaveValue('Olive Young 서면');
    await expect(requestButton(canvas)).toHaveAccessibleDescription(
      'Your receipt’s code does not tell the amount. Enter what you paid.',
    );
  },
});

/** The code is not a receipt: the scanner says so and continues. */
export const NotAReceipt = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card'),
  play: async ({ canvas, userEvent }) => {
    const scanner = await startScanning(canvas, userEvent);
    camera.read('https://example.com/menu');
    await waitFor(() =>
      expectText(
        scanner.getByRole('status'),
        'This code is not a receipt that we can read. Try another, or enter the purchase yourself.',
      ),
    );
    await expect(camera.isOn()).toBe(true);
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expectNoToast();
  },
});

/** Camera access is denied: the scanner says how to allow it, and offers the form. */
export const CameraNotAllowed = meta.story({
  ...flow,
  parameters: shows('traveler.content.scanner-card'),
  beforeEach: () => {
    storyServices().scan.mockImplementation(missingCamera('NotAllowedError'));
  },
  play: async ({ canvas, step, userEvent }) => {
    const openScanner = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
      const scanner = within(await canvas.findByRole('dialog'));
      await scanner.findByText('The camera is not allowed');
      return scanner;
    };
    await canvas.findByRole('region', { name: 'Total refunded' });
    await step('leads to the form', async () => {
      const scanner = await openScanner();
      await userEvent.click(scanner.getByRole('button', { name: 'Enter manually' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toHaveFocus();
    });
    await step('leads to the open form, which still has the typed text', async () => {
      await fill(canvas.getByRole('textbox', { name: 'Merchant' }), 'Nampo Books');
      const scanner = await openScanner();
      await userEvent.click(scanner.getByRole('button', { name: 'Enter manually' }));
      await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toHaveValue('Nampo Books');
      await expect(canvas.getByRole('textbox', { name: 'Purchase amount' })).toHaveFocus();
    });
    await step('offers to try again', async () => {
      const scanner = await openScanner();
      const retry = scanner.getByRole('button', { name: 'Try again' });
      // The sheet slides in and is transparent at first.
      await waitFor(() => expect(retry).toBeVisible());
    });
  },
});

/** A new traveller: a total of zero, a hint, and a passport that lists its missing data. */
export const NoRefunds = meta.story({
  parameters: shows('traveler.state.no-refunds'),
  args: {
    refunds: refundsFixtures.named('none'),
    traveller: travellerFixtures.named('unknown'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No refunds yet')).toBeVisible();
    const summary = canvas.getByRole('region', { name: 'Total refunded' });
    await expectText(summary, '$0.00');
    await expectText(summary, '0 refunds · 0 processing');
    const passport = within(canvas.getByRole('article', { name: 'Digital Passport' }));
    const values = passport.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['Not given yet', 'Not given yet']);
  },
});

/** A manual refund shows its amount before it is requested, rounded half up to the cent. */
export const ManualRefundForm = meta.story({
  parameters: shows('traveler.state.manual-refund-form'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('opens empty, with the focus in it', async () => {
      await canvas.findByRole('region', { name: 'Total refunded' });
      await userEvent.click(manualButton(canvas));
      const merchant = canvas.getByRole('textbox', { name: 'Merchant' });
      await expect(merchant).toHaveFocus();
      await expect(merchant).toHaveAttribute('placeholder', 'Name of the shop');
      await expect(canvas.getByText('USD')).toBeVisible();
      await expectText(canvas.getByRole('region', { name: 'Your refund' }), 'Not filled in yet');
    });
    await step('still has the typed text after it was closed', async () => {
      await fill(canvas.getByRole('textbox', { name: 'Merchant' }), 'Lotte Department Store');
      await userEvent.click(manualButton(canvas));
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await userEvent.click(manualButton(canvas));
      await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toHaveValue(
        'Lotte Department Store',
      );
    });
    await step('computes 8%', async () => {
      const amount = canvas.getByRole('textbox', { name: 'Purchase amount' });
      const summary = canvas.getByRole('region', { name: 'Your refund' });
      await fill(amount, '0.0625');
      await expectText(summary, 'Refund$0.01');
      await fill(amount, '1,249.90');
      await expectText(summary, 'Purchase$1,249.90Refund rate8%Refund$99.99');
    });
    await expect(args.onRequestRefund).not.toHaveBeenCalled();
  },
});

/** Merchant and amount are missing: a toast and both fields show an error, and no request is sent. */
export const ManualRefundMissing = meta.story({
  parameters: shows('traveler.validation.manual-refund-missing'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('needs an amount', async () => {
      await fillIn(canvas, userEvent, { amount: '0' });
      await userEvent.click(requestButton(canvas));
      await expectToast('traveler.refund-missing');
      const amount = canvas.getByRole('textbox', { name: 'Purchase amount' });
      await expect(amount).toHaveFocus();
      await expect(amount).toHaveAccessibleDescription(
        'Enter an amount above zero in digits, such as 49.90.',
      );
    });
    await step('needs an amount that gives a refund', async () => {
      const amount = canvas.getByRole('textbox', { name: 'Purchase amount' });
      await fill(amount, '0.06');
      await expect(amount).toHaveAccessibleDescription(
        'This is too little for a refund of one cent.',
      );
    });
    await step('needs a merchant', async () => {
      await fill(canvas.getByRole('textbox', { name: 'Purchase amount' }), '');
      await fill(canvas.getByRole('textbox', { name: 'Merchant' }), '  ');
      await userEvent.click(requestButton(canvas));
      await expectToast('traveler.refund-missing');
      const merchant = canvas.getByRole('textbox', { name: 'Merchant' });
      await expect(merchant).toHaveFocus();
      await expect(merchant).toHaveAccessibleDescription('Enter the name of the shop.');
      await expect(
        canvas.getByRole('textbox', { name: 'Purchase amount' }),
      ).toHaveAccessibleDescription('Enter what you paid.');
    });
    await expect(args.onRequestRefund).not.toHaveBeenCalled();
  },
});

/** While the request is running, the form is disabled and cannot be closed, and a second press does nothing. */
export const Requesting = meta.story({
  ...flow,
  parameters: shows('traveler.state.requesting'),
  beforeEach({ msw }) {
    msw.use(mock('createTaxRefund').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.dblClick(requestButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Requesting' });
    await expectBusy(button);
    await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toBeDisabled();
    await userEvent.click(manualButton(canvas));
    await expect(canvas.getByRole('form')).toBeVisible();
    await waitFor(() => expect(sentRequests('createTaxRefund')).toHaveLength(1));
  },
});

/** One request is sent, as documented. A toast says so, the refund is listed, and the form closes. */
export const RefundCreated = meta.story({
  ...flow,
  parameters: shows('traveler.toast.refund-created'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is requested with Enter', async () => {
      await fillIn(canvas, userEvent);
      msw.use(
        mock('taxRefunds').ok([
          ...buildTaxRefunds(),
          buildTaxRefund({
            id: 8,
            merchantName: 'Lotte Department Store',
            purchaseAmount: '1249.9',
            refundAmount: '99.99',
          }),
        ]),
      );
      // Both presses happen before the answer, after which the focus moves to the button that opens the form.
      await userEvent
        .setup({ delay: null })
        .type(canvas.getByRole('textbox', { name: 'Purchase amount' }), '{Enter}{Enter}');
      await expectToast('traveler.refund-requested');
    });
    await step('sent the documented request, once', async () => {
      await expect(sentRequests('createTaxRefund').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          merchantName: 'Lotte Department Store',
          purchaseAmount: '1249.9',
          refundAmount: '99.99',
          receiptHash: '0x779edf1db457158bf08ecb0b614ac06dff877005063ebd25492ef24fb89f5948',
          status: 'processing',
          isAutomatic: false,
        },
      ]);
    });
    await step('lists the refund first, and counts it', async () => {
      await expectText(await rowOf(canvas, 'Lotte Department Store'), '$99.99ManualProcessing');
      const summary = canvas.getByRole('region', { name: 'Total refunded' });
      await expectText(summary, '$107.47');
      await expectText(summary, '8 refunds · 3 processing');
    });
    await step('closes the form', async () => {
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await expect(manualButton(canvas)).toHaveFocus();
    });
  },
});

/** The request is refused: a toast says so, and the form explains why, keeps its values and can be sent again. */
export const RefundFailed = meta.story({
  ...flow,
  parameters: shows('traveler.toast.refund-failed'),
  beforeEach({ msw }) {
    msw.use(mock('createTaxRefund').refused(422, 'This receipt has been refunded already.'));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('says that it failed, and why', async () => {
      await fillIn(canvas, userEvent);
      await userEvent.click(requestButton(canvas));
      await expectToast('traveler.refund-failed');
      await expectText(canvas.getByRole('alert'), 'This receipt has been refunded already.');
    });
    await step('the form keeps its values and can be sent again', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Merchant' })).toHaveValue(
        'Lotte Department Store',
      );
      await expect(requestButton(canvas)).toBeEnabled();
      await waitFor(() => expect(requestButton(canvas)).toHaveFocus());
    });
  },
});

/** Long names, large sums and many refunds stay readable. */
export const Extremes = meta.story({
  args: {
    refunds: refundsFixtures.named('longest texts'),
    traveller: travellerFixtures.named('longest name'),
  },
  parameters: shows('traveler.content.recent-refunds', 'traveler.state.manual-refund-form'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '123456789012.123456789012345678' });
    const list = canvas.getByRole('region', { name: 'Recent refunds' });
    await expect(list.querySelectorAll('li')).toHaveLength(5);
    await expectText(canvas.getByRole('region', { name: 'Total refunded' }), '$123,456,789,012.12');
  },
});

/** While the refunds load, the screen shows no zero. The rest of the screen is visible. */
export const Loading = meta.story({
  parameters: shows('traveler.state.loading'),
  args: { refunds: refundsFixtures.named('loading') },
});

/** The refunds cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('traveler.state.load-error'),
  args: { refunds: refundsFixtures.named('failed') },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('traveler.toast.refund-failed'),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await failInEveryWay(
      'createTaxRefund',
      playing,
      requestButton,
      'Check your connection and look among your recent refunds before you ask again.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await loseAnswers('createTaxRefund', playing, {
      button: requestButton,
      offline: 'Check your connection and look among your recent refunds before you ask again.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await findCreated('createTaxRefund', playing, requestButton, 'traveler.refund-requested');
  },
});
