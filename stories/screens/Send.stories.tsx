import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import SendRoute from '#app/routes/SendRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { SendScreen } from '#screens/send/SendScreen.tsx';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '../choice-texts.ts';
import { fill } from '../fill.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const recipient = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const meta = preview.meta({
  title: 'Screens/Send',
  component: SendScreen,
  argTypes: { holdings: holdingsFixtures.control },
  args: {
    holdings: holdingsFixtures.named('sample'),
    onSend: fn(() => Promise.resolve()),
    onNavigate: fn(),
    onRetry: fn(),
    notify,
  },
});

const flow = rendersRoute(SendRoute);

const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' });

/** Fills the form as a person would, top to bottom. */
async function fillIn(
  canvas: Canvas,
  {
    asset = 'XP',
    amount = '10',
    address = recipient,
  }: { asset?: string; amount?: string; address?: string } = {},
) {
  await fill(await canvas.findByRole('combobox', { name: 'Asset' }), asset);
  await fill(canvas.getByRole('textbox', { name: 'Amount' }), amount);
  await fill(canvas.getByRole('textbox', { name: 'Recipient address' }), address);
}

/** Asset, amount, recipient and summary, with nothing preselected. */
export const Default = meta.story({
  parameters: shows('send.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers every asset that is held, none chosen', async () => {
      const asset = await canvas.findByRole('combobox', { name: 'Asset' });
      await expect(asset).toHaveDisplayValue('Choose an asset');
      await expect(Array.from(asset.children, (option) => option.textContent)).toEqual([
        'Choose an asset',
        'XP',
        'USDC',
        'CBDC',
        'BTC',
        'ETH',
        'BusanCoin',
      ]);
    });
    await step('has amount, three recipient modes, address, summary and button', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Send Assets');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
      const modes = canvas.getAllByRole('radio');
      await expect(choiceTexts(modes)).toEqual(['Address', 'QR', 'Contact']);
      await expect(modes[0]).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue('');
      await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(
        'Network fee0.001 of the asset',
      );
      await expect(sendButton(canvas)).toBeVisible();
    });
    await step('goes back to Assets', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({
  parameters: shows('send.state.default'),
  argTypes: { onSend: outcomes.control },
});

/** The button is disabled until three fields are filled, and names what is missing. Zero is no amount. */
export const ButtonDisabledUntilFilled = meta.story({
  parameters: shows('send.state.empty-button-disabled'),
  play: async ({ canvas, step }) => {
    await step('needs all three', async () => {
      await canvas.findByRole('combobox', { name: 'Asset' });
      await expect(sendButton(canvas)).toBeDisabled();
      await expect(sendButton(canvas)).toHaveAccessibleDescription(
        'Still needed: asset, amount and recipient address.',
      );
    });
    await step('counts zero as no amount', async () => {
      await fillIn(canvas, { amount: '0' });
      await expect(sendButton(canvas)).toBeDisabled();
      await expect(sendButton(canvas)).toHaveAccessibleDescription('Still needed: amount.');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Enter an amount above zero in digits, such as 12.5.',
      );
    });
    await step('needs the recipient', async () => {
      await fill(canvas.getByRole('textbox', { name: 'Amount' }), '10');
      await expect(sendButton(canvas)).toBeEnabled();
      await fill(canvas.getByRole('textbox', { name: 'Recipient address' }), '');
      await expect(sendButton(canvas)).toBeDisabled();
      await expect(sendButton(canvas)).toHaveAccessibleDescription(
        'Still needed: recipient address.',
      );
    });
  },
});

/** An address is typed by hand, and its field grows so that all of it can be read. */
export const AddressMode = meta.story({
  parameters: shows('send.state.mode-address'),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Recipient address' });
    await expect(canvas.getByRole('radio', { name: 'Address' })).toBeChecked();
    await userEvent.type(address, recipient);
    await expect(address).toHaveValue(recipient);
    await expect(address.scrollHeight).toBeLessThanOrEqual(address.offsetHeight);
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'did:ethr:0...d359',
    );
  },
});

/** QR codes are not available yet. A typed address stays the recipient, in the summary and for the button. */
export const QrModeNotice = meta.story({
  parameters: shows('send.state.mode-qr-notice'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the notice in place of the address', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
      await expect(canvas.getByText('QR code scanning will be available soon.')).toBeVisible();
      await expect(
        canvas.queryByRole('textbox', { name: 'Recipient address' }),
      ).not.toBeInTheDocument();
      await seeNoToast();
    });
    await step('keeps the typed address as the recipient', async () => {
      await expect(canvas.getByText('The address you typed stays the recipient.')).toBeVisible();
      await expect(sendButton(canvas)).toBeEnabled();
      await userEvent.click(canvas.getByRole('radio', { name: 'Address' }));
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        recipient,
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
    });
  },
});

/** Contacts are not available yet. Without a typed address there is no recipient. */
export const ContactModeNotice = meta.story({
  parameters: shows('send.state.mode-contact-notice'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contact' }));
    await expect(canvas.getByText('Contact selection will be available soon.')).toBeVisible();
    await expect(
      canvas.queryByRole('textbox', { name: 'Recipient address' }),
    ).not.toBeInTheDocument();
    await expect(sendButton(canvas)).toBeDisabled();
    await seeNoToast();
  },
});

/** All fields are filled: the summary shows the total, and the button is enabled. */
export const ReadyWithSummary = meta.story({
  parameters: shows('send.state.ready'),
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    const summary = canvas.getByRole('region', { name: 'Summary' });
    await expect(summary).toHaveTextContent('Network fee0.001 XP');
    await expect(summary).toHaveTextContent('Recipientdid:ethr:0...d359');
    await expect(summary).toHaveTextContent('Total10.001 XP');
    await expect(sendButton(canvas)).toBeEnabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A recipient of blanks enables the button, but is refused: a toast and the field say so. */
export const InputRequired = meta.story({
  parameters: shows('send.validation.input-required'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { address: '   ' });
    await userEvent.click(sendButton(canvas));
    await seeToast({
      title: 'Input Required',
      message: 'Please fill in all fields.',
      tone: 'destructive',
    });
    const address = canvas.getByRole('textbox', { name: 'Recipient address' });
    await expect(address).toBeInvalid();
    await expect(address).toHaveFocus();
    await expect(address).toHaveAccessibleDescription("Enter the recipient's address.");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An amount just above the balance is refused: a toast says so, and the field names the balance. */
export const InsufficientBalance = meta.story({
  parameters: shows('send.validation.insufficient-balance'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { amount: '1250.500000000000000001' });
    await userEvent.click(sendButton(canvas));
    await seeToast({
      title: 'Insufficient Balance',
      message: 'Cannot send more than your current balance.',
      tone: 'destructive',
    });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(
      'This is more than your balance of 1,250.5 XP. You send 1,250.500000000000000001 XP.',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The whole balance can be sent. The fee is shown, but not deducted. */
export const FullBalanceAllowed = meta.story({
  ...flow,
  parameters: shows('send.rule.full-balance-allowed'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { amount: '1,250.50' });
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'Total1,250.501 XP',
    );
    await userEvent.click(sendButton(canvas));
    await seeToast({
      title: 'Transfer Complete',
      message: 'Asset has been successfully sent.',
      tone: 'default',
    });
    await expect(sentRequests('createTransaction')[0]?.body.amount).toBe('1250.5');
  },
});

/** While the request is under way, the form cannot change, and a second press sends nothing. */
export const Pending = meta.story({
  ...flow,
  parameters: shows('send.state.pending'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    // Both presses come before the page is drawn again, as on a slow phone.
    const send = sendButton(canvas);
    send.click();
    send.click();
    const button = await canvas.findByRole('button', { name: 'Sending' });
    await userEvent.dblClick(button);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await waitFor(() => expect(sentRequests('createTransaction')).toHaveLength(1));
  },
});

/** One request goes out, as documented and without a fee. A toast says so, and Assets opens. */
export const TransferComplete = meta.story({
  ...flow,
  parameters: shows('send.toast.transfer-complete'),
  play: async ({ canvas, step, userEvent }) => {
    await step('sends with Enter', async () => {
      await fillIn(canvas);
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Recipient address' }),
        '{Enter}{Enter}',
      );
      await seeToast({
        title: 'Transfer Complete',
        message: 'Asset has been successfully sent.',
        tone: 'default',
      });
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
    });
    await step('sent the documented request, once', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Recipient address' }), '{Enter}');
      await expect(sentRequests('createTransaction').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          assetType: 'XP',
          transactionType: 'send',
          amount: '10',
          toAddress: recipient,
          status: 'pending',
        },
      ]);
    });
  },
});

/** The request is refused: a toast says so, the form says why, keeps its values and can be sent again. */
export const TransferFailed = meta.story({
  ...flow,
  parameters: shows('send.toast.transfer-failed'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').refused(409, 'The balance has changed in the meantime.'));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('says that it failed, and why', async () => {
      await fillIn(canvas);
      await userEvent.click(sendButton(canvas));
      await seeToast({
        title: 'Transfer Failed',
        message: 'An error occurred while sending the asset.',
        tone: 'destructive',
      });
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'The balance has changed in the meantime.',
      );
    });
    await step('stays, keeps the form and can send again', async () => {
      await expect(storyServices().navigate).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        recipient,
      );
      await expect(sendButton(canvas)).toHaveFocus();
    });
  },
});

/** A proxy fails: the form does not blame the connection. */
export const ProviderBroken = meta.story({
  ...flow,
  parameters: shows('send.state.provider-broken'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').answers(502, '<html>Bad Gateway</html>'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Something went wrong on our side. Wait a moment and send again. The same transfer is never sent twice.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
  },
});

/** The money has moved, although the answer is empty: the wallet reads the balance again. */
export const UnreadableAnswer = meta.story({
  ...flow,
  parameters: shows('send.state.answer-unreadable'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').answers(201, ''));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    const before = sentRequests('assets').length;
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(storyServices().navigate).toHaveBeenCalledWith('/assets'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(before + 1));
  },
});

/** While the assets load there is no form, and the screen does not say that there are none. */
export const Loading = meta.story({
  parameters: shows('send.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your assets')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Send Assets');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/no assets/)).not.toBeInTheDocument();
  },
});

/** The assets cannot be loaded: a card says why, and Try again loads them. There is no form. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('send.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('assets').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '500: {"error":"Something went wrong on our side."}',
    );
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    const before = sentRequests('assets').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
  },
});
