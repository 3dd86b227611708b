import type { HttpHandler } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import TravelerRoute from '#app/routes/TravelerRoute.tsx';
import {
  buildRefundsOverview,
  buildTaxRefund,
  buildTaxRefunds,
  fixedNow,
} from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { TravelerScreen } from '#screens/traveler/TravelerScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { sampleMerchants } from '#samples/merchants.ts';
import { merchantCode } from '#wallet/codes/merchant-code.ts';
import { RefundsOverview, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { receiptHash } from '#wallet/receipt-hash.ts';

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
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type Press = { click: (element: Element) => Promise<void> };

const read = (refunds: ReturnType<typeof buildTaxRefunds>) =>
  RefundsOverview.parse(buildRefundsOverview(refunds));

const refundsFixtures = loadableFixtures({
  sample: read(buildTaxRefunds()),
  none: read([]),
  'one processing': read([buildTaxRefund()]),
  'one approved': read([
    buildTaxRefund({ status: 'approved', processedAt: '2025-01-04T02:10:00.000Z' }),
  ]),
  'one paid': read([buildTaxRefund({ status: 'paid', processedAt: '2025-01-04T02:10:00.000Z' })]),
  'rejected and withdrawn': read([
    buildTaxRefund({ status: 'withdrawn', processedAt: '2025-01-03T02:10:00.000Z' }),
    buildTaxRefund({
      id: 2,
      status: 'rejected',
      reason: 'receipt-unknown',
      processedAt: '2025-01-04T02:10:00.000Z',
    }),
  ]),
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

const opened = loadableFixtures({
  processing: {
    refund: TaxRefund.parse(
      buildTaxRefund({
        createdAt: '2025-01-05T05:00:00.000Z',
        expectedAt: '2025-01-05T05:07:12.000Z',
        receiptDate: '2025-01-04',
        receiptNumber: 'A-17',
        purchaseWon: '187500',
      }),
    ),
  },
  paid: {
    refund: TaxRefund.parse(
      buildTaxRefund({
        status: 'paid',
        createdAt: '2025-01-01T05:00:00.000Z',
        processedAt: '2025-01-02T05:00:00.000Z',
        paidAt: '2025-01-04T05:00:00.000Z',
        transactionId: 8,
      }),
    ),
  },
  rejected: {
    refund: TaxRefund.parse(
      buildTaxRefund({
        status: 'rejected',
        reason: 'receipt-unknown',
        createdAt: '2025-01-01T05:00:00.000Z',
        processedAt: '2025-01-02T05:00:00.000Z',
      }),
    ),
  },
  missing: { refund: null },
});

const camera = fakeCamera();

const meta = preview.meta({
  title: 'Screens/Traveler',
  tags: ['autodocs'],
  component: TravelerScreen,
  argTypes: {
    refunds: refundsFixtures.control,
    traveller: travellerFixtures.control,
    opened: opened.control,
  },
  args: {
    refunds: refundsFixtures.named('sample'),
    traveller: travellerFixtures.named('sample'),
    camera: noCamera,
    terms: { today: '2025-01-05', wonPerDollar: decimal('1250'), stores: ready(sampleMerchants) },
    onWithdraw: fn(() => Promise.resolve()),
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
          'Automatic refunds are processed when you shop at partner stores. Scan the code on the receipt, which fills in your refund.',
        ),
      ).toBeVisible();
      const passport = canvas.getByRole('article', { name: 'Digital Passport' });
      await expectText(
        passport,
        'Digital PassportFrom your profile, not verifiedNameJiwoo KimCountryKorea',
      );
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
      await expect(form.getByRole('textbox', { name: 'Merchant' })).toHaveAccessibleDescription(
        'Not a partner store that we know. Compare the name with your receipt.',
      );
      await expectText(
        form.getByRole('region', { name: 'Your refund' }),
        'Purchase$49.90Refund rate8%Refund$3.99Paid toUSDC of this wallet',
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

/** The scanner says why it does not accept a code, and continues. */
async function expectNotAccepted(
  { canvas, userEvent }: { canvas: Canvas; userEvent: Parameters<typeof startScanning>[1] },
  code: string,
  sentence: string,
): Promise<void> {
  const scanner = await startScanning(canvas, userEvent);
  camera.read(code);
  await waitFor(() => expectText(scanner.getByRole('status'), sentence));
  await expect(camera.isOn()).toBe(true);
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
}

/** The code is not a receipt: the scanner says so and continues. */
export const NotAReceipt = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card'),
  play: async ({ canvas, userEvent }) => {
    await expectNotAccepted(
      { canvas, userEvent },
      'https://example.com/menu',
      'This code is not a receipt that we can read. Try another, or enter the purchase yourself.',
    );
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
    await expect(within(summary).queryByText(/processing/)).not.toBeInTheDocument();
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
      await fill(amount, '30.0625');
      await expectText(summary, 'Refund$2.41');
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
        mock('refundsOverview').ok(
          buildRefundsOverview([
            ...buildTaxRefunds(),
            buildTaxRefund({
              id: 8,
              merchantName: 'Lotte Department Store',
              purchaseAmount: '1249.9',
              refundAmount: '99.99',
            }),
          ]),
        ),
      );
      // Both presses happen before the answer, after which the focus moves to the button that opens the form.
      await userEvent
        .setup({ delay: null })
        .type(canvas.getByRole('textbox', { name: 'Purchase amount' }), '{Enter}{Enter}');
      await expectToast('traveler.refund-requested');
    });
    await step('sent the documented request and the receipt’s date, once', async () => {
      const purchase = {
        merchantName: 'Lotte Department Store',
        purchaseAmount: decimal('1249.9'),
        receiptDate: '2025-01-05',
      };
      await expect(sentRequests('createTaxRefund').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          merchantName: 'Lotte Department Store',
          purchaseAmount: '1249.9',
          refundAmount: '99.99',
          receiptHash: receiptHash(purchase, undefined),
          status: 'processing',
          isAutomatic: false,
          receiptDate: '2025-01-05',
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
      await expectRefusalToast('This receipt has been refunded already.', 'traveler.refund-failed');
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

/** The provider refuses the purchase or its receipt: the form explains each rule, and what to do. */
export const RefusedByTheRules = meta.story({
  ...flow,
  parameters: shows('traveler.toast.refund-failed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await fillIn(canvas, userEvent);
    const refund = mock('createTaxRefund');
    const refusals: readonly (readonly [HttpHandler, sentence: string])[] = [
      [
        refund.refusedBy(422, 'refund-too-small', { least: '30' }),
        'A refund needs a purchase of at least $30. Claim a larger one.',
      ],
      [
        refund.refusedBy(422, 'refund-limit-day', { limit: '500', left: '12.5' }),
        'You can claim refunds of $500 a day, and $12.5 are left today. Claim this one tomorrow.',
      ],
      [
        refund.refusedBy(409, 'refund-rate-changed', { rate: '1260' }),
        'The rate is now ₩1260 for $1. Check the amount in dollars, and request the refund again.',
      ],
      [
        refund.refusedBy(422, 'refunds-full', { most: 200 }),
        'You have 200 refunds that are not paid yet. Wait until one of them is.',
      ],
      [
        refund.refusedBy(422, 'receipt-in-future', {}),
        'The date of the receipt is in the future. Check it.',
      ],
      [
        refund.refusedBy(422, 'receipt-too-old', { days: 90 }),
        'The receipt is older than 90 days, so its tax is no longer refunded.',
      ],
      [
        refund.refusedBy(409, 'receipt-claimed', {}),
        'You have claimed this receipt before. If this is another one, enter its number.',
      ],
    ];
    for (const [handler, sentence] of refusals) {
      await step(sentence, async () => {
        msw.use(handler);
        await userEvent.click(requestButton(canvas));
        await waitFor(() => expectText(canvas.getByRole('alert'), sentence));
      });
    }
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

const sheetOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: 'Tax refund' }));
const stepsOf = (sheet: Canvas) =>
  sheet.getAllByRole('listitem').map((step: HTMLElement) => step.textContent);

/** The tax office is real: the refund names no sandbox. */
export const RealTaxOffice = meta.story({
  parameters: { ...shows('traveler.state.real-tax-office'), sandboxes: [] },
  args: { opened: opened.named('processing') },
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas);
    await expect(sheet.queryByText(/sandbox/)).not.toBeInTheDocument();
  },
});

/** A processing refund: its steps, the expected time of the payment, the amounts, and a button to withdraw it. */
export const RefundOpened = meta.story({
  parameters: shows('traveler.content.refund-details'),
  args: { opened: opened.named('processing') },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = await sheetOf(canvas);
    await expect(stepsOf(sheet)).toEqual([
      'RequestedJan 5, 2025 14:00',
      'ApprovedNot yet',
      'PaidExpected by Jan 5, 2025 14:07',
    ]);
    await expectText(
      sheet.getByRole('region', { name: 'Details' }),
      'Purchase₩187,500 · $150.00Receipt dateJan 4, 2025Receipt numberA-17WayManualPaid toUSDC of this wallet',
    );
    await expect(sheet.getByText(/A sandbox acts as the tax office/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/traveler');
  },
});

/** A paid refund opens the receipt of its payment, and cannot be withdrawn. */
export const PaidRefundOpened = meta.story({
  parameters: shows('traveler.content.refund-details'),
  args: { opened: opened.named('paid') },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = await sheetOf(canvas);
    await expect(stepsOf(sheet)).toEqual([
      'RequestedJan 1, 2025 14:00',
      'ApprovedJan 2, 2025 14:00',
      'PaidJan 4, 2025 14:00',
    ]);
    await expect(sheet.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('link', { name: 'Open the receipt' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/8');
  },
});

/** The tax office has rejected the refund: the sheet says why, and what to do. */
export const RejectedRefundOpened = meta.story({
  parameters: shows('traveler.state.refund-rejected'),
  args: { opened: opened.named('rejected') },
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas);
    await expect(stepsOf(sheet)).toEqual([
      'RequestedJan 1, 2025 14:00',
      'RejectedJan 2, 2025 14:00',
    ]);
    await expect(
      sheet.getByText('The shop does not know this receipt. Check its number, and claim it again.'),
    ).toBeVisible();
    await expect(sheet.queryByText('Paid to')).not.toBeInTheDocument();
  },
});

/** The address has the id of a refund that the user does not have. */
export const UnknownRefundOpened = meta.story({
  parameters: shows('traveler.state.refund-missing'),
  args: { opened: opened.named('missing') },
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas);
    await expect(
      sheet.getByText('You have no such refund. It may belong to another account.'),
    ).toBeVisible();
  },
});

/** While a refund loads, its sheet is open. */
export const RefundLoading = meta.story({
  parameters: shows('traveler.state.refund-loading'),
  args: { opened: opened.named('loading') },
  play: async ({ canvas }) => {
    await expect(
      await (await sheetOf(canvas)).findByText('Loading the refund'),
    ).toBeInTheDocument();
  },
});

/** A refund cannot be loaded: its sheet explains why, and offers to try again. */
export const RefundLoadError = meta.story({
  parameters: shows('traveler.state.refund-load-error'),
  args: { opened: opened.named('failed') },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = await sheetOf(canvas);
    await expect(sheet.getByText('We could not load this refund')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('opened');
  },
});

const withdrawFlow = rendersRoute(TravelerRoute, '/traveler?refund=6');

/** Opens the question whether to withdraw, and agrees. */
async function withdraw(canvas: Canvas, userEvent: Press) {
  const sheet = await sheetOf(canvas);
  await userEvent.click(await sheet.findByRole('button', { name: 'Withdraw' }));
  const question = within(await canvas.findByRole('alertdialog'));
  const consequence = question.getByText(
    'The tax office will not decide on it, and $12.00 will not be paid. You can claim the receipt again.',
  );
  // The question fades in.
  await waitFor(() => expect(consequence).toBeVisible());
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  return { sheet, question };
}

/** A processing refund is withdrawn after a confirmation. */
export const RefundWithdrawn = meta.story({
  ...withdrawFlow,
  parameters: shows('traveler.toast.refund-withdrawn'),
  play: async ({ canvas, msw, userEvent }) => {
    const sheet = await sheetOf(canvas);
    await sheet.findByText('Lotte Duty Free');
    msw.use(
      mock('taxRefund').ok(
        buildTaxRefund({ id: 6, status: 'withdrawn', processedAt: fixedNow.toISOString() }),
      ),
    );
    await withdraw(canvas, userEvent);
    await expectToast('traveler.refund-withdrawn');
    await expect(sentRequests('withdrawTaxRefund').map(({ params }) => params['id'])).toEqual([
      '6',
    ]);
    await waitFor(() => expectText(sheet.getByRole('status'), 'Withdrawn'));
    await expect(sheet.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  },
});

/** The tax office was faster: the question says that the refund is approved, and the sheet shows it. */
export const WithdrawnTooLate = meta.story({
  ...withdrawFlow,
  parameters: shows('traveler.toast.withdraw-failed'),
  play: async ({ canvas, msw, userEvent }) => {
    const sheet = await sheetOf(canvas);
    await sheet.findByText('Lotte Duty Free');
    msw.use(
      mock('withdrawTaxRefund').refusedBy(409, 'tax-refund-decided', { status: 'approved' }),
      mock('taxRefund').ok(
        buildTaxRefund({ id: 6, status: 'approved', processedAt: fixedNow.toISOString() }),
      ),
    );
    const { question } = await withdraw(canvas, userEvent);
    await expect(
      await question.findByText('This refund is already approved, so it cannot be withdrawn.'),
    ).toBeVisible();
    await expectRefusalToast(
      'This refund is already approved, so it cannot be withdrawn.',
      'traveler.withdraw-failed',
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expectText(sheet.getByRole('status'), 'Approved'));
  },
});

/** A rejected and a withdrawn refund in the list, each with its own word and icon. */
export const RefundsWithoutPayment = meta.story({
  parameters: shows('traveler.state.refund-rejected'),
  args: { refunds: refundsFixtures.named('rejected and withdrawn') },
  play: async ({ canvas }) => {
    const [rejected, withdrawn] = await canvas.findAllByText('Lotte Duty Free');
    await expectText(rejected?.closest('li') ?? null, '$12.00Manual · Jan 4, 2025Rejected');
    await expectText(withdrawn?.closest('li') ?? null, '$12.00Manual · Jan 3, 2025Withdrawn');
  },
});

/** A purchase in won: the summary shows the dollars, the rate and the refund. */
export const PurchaseInWon = meta.story({
  parameters: shows('traveler.state.purchase-in-won'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '187,500' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Won' }));
    await expectText(
      canvas.getByRole('region', { name: 'Your refund' }),
      'Purchase$150.00In won₩187,500Rate$1 = ₩1,250Refund rate8%Refund$12.00Paid toUSDC of this wallet',
    );
    await fill(canvas.getByRole('textbox', { name: 'Receipt number (optional)' }), 'A-17');
    await userEvent.click(requestButton(canvas));
    await expect(args.onRequestRefund).toHaveBeenCalledWith(
      {
        merchantName: 'Lotte Department Store',
        purchaseAmount: '150.00',
        purchaseWon: '187500',
        refundAmount: '12.00',
        receiptDate: '2025-01-05',
        receiptNumber: 'A-17',
      },
      undefined,
    );
  },
});

/** A purchase below $30 and a receipt of another year: a toast and both fields show an error. */
export const PurchaseNotEligible = meta.story({
  parameters: shows('traveler.validation.refund-ineligible'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '29.99' });
    await fill(canvas.getByLabelText('Receipt date'), '2024-01-05');
    await userEvent.click(requestButton(canvas));
    await expectToast('traveler.refund-ineligible');
    await expect(
      canvas.getByRole('textbox', { name: 'Purchase amount' }),
    ).toHaveAccessibleDescription('A refund needs a purchase of at least $30.');
    await expect(canvas.getByLabelText('Receipt date')).toHaveAccessibleDescription(
      'The receipt is older than 90 days.',
    );
    await expect(args.onRequestRefund).not.toHaveBeenCalled();
  },
});

/** A scanned receipt in won with its date and number fills in all fields. */
export const WonReceiptScanned = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.scanner-card'),
  play: async ({ canvas, userEvent }) => {
    await startScanning(canvas, userEvent);
    camera.read(
      'superwallet:receipt?merchant=Lotte%20Mart&amount=62000&currency=KRW&date=2025-01-03&number=A-17',
    );
    const amount = await canvas.findByRole('textbox', { name: 'Purchase amount' });
    await expect(amount).toHaveValue('62000');
    await expect(canvas.getByRole('radio', { name: 'Won' })).toBeChecked();
    await expect(canvas.getByLabelText('Receipt date')).toHaveValue('2025-01-03');
    await expect(canvas.getByRole('textbox', { name: 'Receipt number (optional)' })).toHaveValue(
      'A-17',
    );
  },
});

/** Before the request the form says when the money comes: 7.2 minutes after 14:30 in Korea, in full minutes. */
export const ExpectedBy = meta.story({
  ...flow,
  parameters: shows('traveler.content.expected-by'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const summary = canvas.getByRole('region', { name: 'Your refund' });
    await expectText(summary, 'Paid toUSDC of this walletExpected byJan 5, 2025 14:38');
    await expect(
      canvas.getByText(
        'A sandbox acts as the tax office: it pays test money, and its three days are shortened.',
      ),
    ).toBeVisible();
    await expect(sentRequests('createTaxRefund')).toHaveLength(0);
  },
});

/** A real tax office has no shortened days, and without its time the form says nothing about it. */
export const ExpectedByUnknown = meta.story({
  args: { terms: { today: '2025-01-05', wonPerDollar: decimal('1250'), stores: ready([]) } },
  parameters: shows('traveler.state.manual-refund-form'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(canvas.queryByText('Expected by')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/three days are shortened/)).not.toBeInTheDocument();
  },
});

/** The code of a counter is to pay: the scanner says so and continues. */
export const PaymentCodeScanned = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.payment-code'),
  play: async ({ canvas, userEvent }) => {
    const [merchant] = sampleMerchants;
    if (merchant === undefined) throw new Error('There is no sample merchant');
    await expectNotAccepted(
      { canvas, userEvent },
      merchantCode(merchant),
      'This code is to pay, and not a receipt. Scan the code on the receipt, or enter the purchase yourself.',
    );
  },
});

const merchantInput = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Merchant' });

/**
 * A partner store starts an automatic refund. Its name is that of the directory, also if the code has another one. The
 * same purchase by hand is a manual refund.
 */
export const PartnerStoreScanned = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.partner-store'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the name of the directory', async () => {
      await startScanning(canvas, userEvent);
      camera.read(
        'superwallet:receipt?store=busan-0004&merchant=Fake%20name&amount=62000&currency=KRW&number=A-17',
      );
      await canvas.findByRole('form', { name: 'Automatic refund' });
      await expect(merchantInput(canvas)).toHaveValue('해운대 전통시장');
      await expect(merchantInput(canvas)).toHaveAttribute('readonly');
      await expect(merchantInput(canvas)).toHaveAccessibleDescription(
        'A partner store, with its name in our directory. Your refund is automatic.',
      );
    });
    await step('sends the code of the store', async () => {
      await userEvent.click(requestButton(canvas));
      await waitFor(() => expect(sentRequests('createTaxRefund')).toHaveLength(1));
      await expect(sentRequests('createTaxRefund')[0]?.body).toMatchObject({
        merchantName: '해운대 전통시장',
        storeCode: 'busan-0004',
      });
      await canvas.findByText('Tax Refund Requested');
    });
    await step('is entered by hand with a name that can be changed', async () => {
      await startScanning(canvas, userEvent);
      camera.read('superwallet:receipt?store=busan-0004&amount=40');
      await waitFor(() => expect(merchantInput(canvas)).toHaveValue('해운대 전통시장'));
      await userEvent.click(manualButton(canvas));
      await userEvent.click(manualButton(canvas));
      await expect(merchantInput(canvas)).toHaveValue('해운대 전통시장');
      await expect(merchantInput(canvas)).not.toHaveAttribute('readonly');
      await expect(merchantInput(canvas)).not.toHaveAccessibleDescription();
      await canvas.findByRole('form', { name: 'Manual refund' });
    });
  },
});

/** The directory has no such store: its name is the code's, and the field says so. */
export const UnknownStoreScanned = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.unknown-store'),
  play: async ({ canvas, userEvent }) => {
    await startScanning(canvas, userEvent);
    camera.read('superwallet:receipt?store=seoul-0001&merchant=Namdaemun%20Ginseng&amount=40');
    await canvas.findByRole('form', { name: 'Manual refund' });
    await waitFor(() =>
      expect(merchantInput(canvas)).toHaveAccessibleDescription(
        'Not a partner store that we know. Compare the name with your receipt.',
      ),
    );
    await expect(merchantInput(canvas)).toHaveValue('Namdaemun Ginseng');
    await expect(merchantInput(canvas)).not.toHaveAttribute('readonly');
    await userEvent.click(requestButton(canvas));
    await waitFor(() => expect(sentRequests('createTaxRefund')).toHaveLength(1));
    await expect(sentRequests('createTaxRefund')[0]?.body).not.toHaveProperty('storeCode');
    await canvas.findByText('Tax Refund Requested');
  },
});

/** The directory cannot be loaded: the field says so, and the provider decides about the store, and refuses it. */
export const DirectoryOfStoresFailed = meta.story({
  ...scannerFlow,
  parameters: shows('traveler.content.unknown-store'),
  beforeEach(context) {
    scannerFlow.beforeEach();
    context.msw.use(mock('merchants').refused(500));
    context.msw.use(mock('createTaxRefund').refusedBy(422, 'store-unknown', {}));
  },
  play: async ({ canvas, step, userEvent }) => {
    await startScanning(canvas, userEvent);
    camera.read('superwallet:receipt?store=seoul-0001&merchant=Namdaemun%20Ginseng&amount=40');
    await canvas.findByRole('form', { name: 'Manual refund' });
    await waitFor(() =>
      expect(merchantInput(canvas)).toHaveAccessibleDescription(
        'Our directory of stores could not be loaded. Compare the name with your receipt.',
      ),
    );
    await userEvent.click(requestButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'We do not know the store of this code. Enter the purchase as it is on your receipt.',
    );
    await expect(sentRequests('createTaxRefund')[0]?.body).toHaveProperty(
      'storeCode',
      'seoul-0001',
    );
    await step('asks next time without the refused code', () =>
      expect(merchantInput(canvas)).toHaveAccessibleDescription(
        'Not a partner store that we know. Compare the name with your receipt.',
      ),
    );
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
