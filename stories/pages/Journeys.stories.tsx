import { expect, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import type { Activity } from '#wallet/entities/activity.ts';

import { fill } from '#harness/fill.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { expectToast } from '#harness/expect-toast.ts';
import { storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

/** Waits until a screen is shown, by its heading. */
const arriveAt = async (canvas: Canvas, name: string) => {
  await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
};

const meta = preview.meta({ title: 'Journeys/Wallet', parameters: { frame: 'app' } });

/** Signs in, opens the balances and signs out. */
export const SignInAndOut = meta.story({
  ...rendersApp('/assets'),
  beforeEach: () => storyServices().session.signOut(),
  play: async ({ canvas, step, userEvent }) => {
    await step('signs in', async () => {
      await fill(await canvas.findByLabelText('E-mail address'), 'jiwoo.kim@example.com');
      await fill(canvas.getByLabelText('Password'), 'harbour-light');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await arriveAt(canvas, 'Assets');
    });
    await step('opens My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'My info' }));
      await arriveAt(canvas, 'My info');
    });
    await step('signs out', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
      await arriveAt(canvas, 'Sign in');
      await expect(sentRequests('logout')).toHaveLength(1);
    });
  },
});

/** Sends an asset, starting on Home. */
export const SendAnAsset = meta.story({
  ...rendersApp('/'),
  play: async ({ canvas, step, userEvent }) => {
    await step('opens Assets from the navigation', async () => {
      const navigation = await canvas.findByRole('navigation', { name: 'Main' });
      await expect(navigation).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Assets' }));
      await arriveAt(canvas, 'Assets');
    });
    await step('opens Send', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Send' }));
      await arriveAt(canvas, 'Send Assets');
    });
    await step('fills in recipient, asset and amount', async () => {
      await fill(
        await canvas.findByRole('textbox', { name: 'Recipient address' }),
        'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      );
      await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'XP');
      await fill(canvas.getByRole('textbox', { name: 'Amount' }), '10');
    });
    await step('sends, and returns to Assets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sentRequests('createTransaction')).toHaveLength(1));
      await expectToast('send.complete');
      await arriveAt(canvas, 'Assets');
    });
  },
});

/** Tops up the LocalPay balance. */
export const TopUpLocalPay = meta.story({
  ...rendersApp('/localpay'),
  play: async ({ canvas, step, userEvent }) => {
    await step('opens Top Up', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Top Up' }));
      await arriveAt(canvas, 'Top Up');
    });
    await step('chooses an amount and a source', async () => {
      await fill(await canvas.findByRole('textbox', { name: 'Amount' }), '10000');
      await userEvent.click(canvas.getByRole('radio', { name: 'XP' }));
    });
    await step('tops up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Top Up' }));
      await waitFor(() => expect(sentRequests('createTopUp')).toHaveLength(1));
      await expectToast('local-topup.succeeded', '₩10,000');
    });
  },
});

/** Rejects a document from the list of approvals, with a reason. */
export const DecideARequest = meta.story({
  ...rendersApp('/work'),
  play: async ({ canvas, step, userEvent }) => {
    await step('opens a document', async () => {
      await userEvent.click(
        await canvas.findByRole('link', { name: 'View Business trip expenses' }),
      );
      await arriveAt(canvas, 'Document Details');
    });
    await step('rejects it with a reason', async () => {
      await fill(
        await canvas.findByRole('textbox', { name: 'Comment' }),
        'The receipt is missing.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expectToast('document.rejected');
    });
    await step('goes back to Work', async () => {
      await arriveAt(canvas, 'Work');
    });
  },
});

/** Requests a refund between two visits to the history. The second visit shows the refund without a reload. */
export const SeeARefundInTheHistory = meta.story({
  ...rendersApp('/history'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('activities').responds(() => {
        const refund: Activity = {
          id: 'refund-1',
          type: 'travel',
          title: 'Tax refund',
          description: 'Nampo Books',
          status: 'pending',
          date: '2025-01-05T05:00:00.000Z',
        };
        return Response.json(sentRequests('createTaxRefund').map(() => refund));
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const openTraveler = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Traveler' }));
      await arriveAt(canvas, 'Traveler');
    };
    await step('shows no refund', async () => {
      await canvas.findByText(/^No activities yet/);
    });
    await step('requests a refund', async () => {
      await openTraveler();
      await userEvent.click(await canvas.findByRole('button', { name: 'Enter manually' }));
      await fill(await canvas.findByRole('textbox', { name: 'Merchant' }), 'Nampo Books');
      await fill(canvas.getByRole('textbox', { name: 'Purchase amount' }), '40');
      await userEvent.click(canvas.getByRole('button', { name: 'Request refund' }));
      await canvas.findByText('Tax Refund Requested');
    });
    await step('shows the refund in the history', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'History' }));
      await arriveAt(canvas, 'Activity History');
      await expect(await canvas.findByText(/^Nampo Books/)).toBeVisible();
    });
  },
});
