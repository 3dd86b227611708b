import { expect, fireEvent, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import SendRoute from '#app/routes/SendRoute.tsx';
import { buildAsset, buildHoldings, buildUser, mockToken } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleFees } from '#samples/fees.ts';
import { SendScreen } from '#screens/send/SendScreen.tsx';
import { expectAmountInSight } from '#harness/expect-amount-in-sight.ts';
import { expectText } from '#harness/expect-text.ts';

import type { Contact } from '#wallet/entities/contact.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { User } from '#wallet/entities/user.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { shownAddress } from '#harness/shown-address.ts';
import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { fakeCamera } from '#harness/fake-camera.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { expectFallen, fallingBalance } from '#harness/falling-balance.tsx';
import { fill } from '#harness/fill.ts';
import { contactsFixtures, networkContacts } from '../fixtures/contacts.ts';
import { cameras, deviceChecks, scansWith } from '../fixtures/device.ts';
import { pricesFixtures } from '../fixtures/fees.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { knownRecipient, recipientAnswers } from '../fixtures/recipients.ts';
import { failToStore } from '#harness/fail-to-store.ts';
import type { Playing } from '#harness/playing.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const recipient = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const camera = fakeCamera();

const meta = preview.meta({
  title: 'Screens/Send',
  tags: ['autodocs'],
  component: SendScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    prices: pricesFixtures.control,
    contacts: contactsFixtures.control,
    onFindRecipient: recipientAnswers.control,
    camera: cameras.control,
    deviceCheck: deviceChecks.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    prices: pricesFixtures.named('sample'),
    contacts: contactsFixtures.named('sample'),
    sender: { ownAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    deviceCheck: deviceChecks.named('not needed'),
    onFindRecipient: recipientAnswers.named('paid before'),
    camera: cameras.named('does not exist'),
    onSend: fn(() => Promise.resolve({ id: 8 })),
    onSaveContact: fn(() => Promise.resolve()),
    onNavigate: fn(),
    onRetry: fn(),
    notify,
  },
});

const flow = rendersRoute(SendRoute);

const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' });

/** Fills the form from top to bottom. */
async function fillIn(
  canvas: Canvas,
  {
    asset = 'XP',
    amount = '10',
    address = recipient,
  }: { asset?: string; amount?: string; address?: string } = {},
) {
  await fill(await canvas.findByRole('textbox', { name: 'Recipient address' }), address);
  await fill(canvas.getByRole('combobox', { name: 'Asset' }), asset);
  await fill(canvas.getByRole('textbox', { name: 'Amount' }), amount);
}

/** Asset, amount, recipient and summary, with nothing preselected. */
export const Default = meta.story({
  parameters: shows('send.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers the user’s assets, none chosen', async () => {
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
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Send Assets');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
      const modes = canvas.getAllByRole('radio');
      await expect(choiceTexts(modes)).toEqual(['Address', 'QR', 'Contact']);
      await expect(canvas.getByRole('radiogroup', { name: 'Recipient' })).toBeVisible();
      await expect(modes[0]).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue('');
      await expectText(
        canvas.getByRole('region', { name: 'Summary' }),
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

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('send.state.default'),
  argTypes: { onSend: outcomes.control },
});

/** An amount can be pasted with its unit, in full-width digits or with grouping. Another unit is refused. */
export const PastedAmount = meta.story({
  parameters: shows('send.rule.amount-read'),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const summary = canvas.getByRole('region', { name: 'Summary' });
    for (const [pasted, total] of [
      ['5 XP', '5.001 XP'],
      ['１．５', '1.501 XP'],
      ["1'004.53", '1,004.531 XP'],
    ]) {
      await fill(amount, pasted ?? '');
      await waitFor(() => expect(within(summary).getByText(total ?? '')).toBeVisible());
      await expect(sendButton(canvas)).toBeEnabled();
    }
    for (const pasted of ['$5', '−5 XP']) {
      await fill(amount, pasted);
      await expect(amount).toHaveAccessibleDescription(
        'Enter an amount above zero in digits, such as 12.5.',
      );
      await expect(sendButton(canvas)).toBeDisabled();
    }
  },
});

/** The button is disabled until three fields are filled, and says what is missing. Zero counts as missing. */
export const ButtonDisabledUntilFilled = meta.story({
  parameters: shows('send.state.empty-button-disabled'),
  play: async ({ canvas, step }) => {
    await step('needs all three fields', async () => {
      await canvas.findByRole('combobox', { name: 'Asset' });
      await expect(sendButton(canvas)).toBeDisabled();
      await expect(sendButton(canvas)).toHaveAccessibleDescription(
        'Still needed: recipient address, asset and amount.',
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

/** An address is typed by hand, and its field grows to show all of it. */
export const AddressMode = meta.story({
  parameters: shows('send.state.mode-address'),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Recipient address' });
    await expect(canvas.getByRole('radio', { name: 'Address' })).toBeChecked();
    await userEvent.type(address, recipient);
    await expect(address).toHaveValue(recipient);
    await expect(address.scrollHeight).toBeLessThanOrEqual(address.offsetHeight);
    await expectText(canvas.getByRole('region', { name: 'Summary' }), 'did:ethr:0...ends in d359');
  },
});

/** On a device without a camera QR mode shows a notice. A typed address stays the recipient. */
export const QrModeNotice = meta.story({
  parameters: shows('send.state.mode-qr-notice'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the notice instead of the address', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
      await expect(
        await canvas.findByText(
          'This device has no camera to scan a code with. Enter the address, or choose a contact.',
        ),
      ).toBeVisible();
      await expect(
        canvas.queryByRole('textbox', { name: 'Recipient address' }),
      ).not.toBeInTheDocument();
      await expectNoToast();
    });
    await step('the typed address stays the recipient', async () => {
      await expect(canvas.getByText('The recipient is d359.')).toBeVisible();
      await expect(sendButton(canvas)).toBeEnabled();
      await userEvent.click(canvas.getByRole('radio', { name: 'Address' }));
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        recipient,
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
      await canvas.findByText(
        'This device has no camera to scan a code with. Enter the address, or choose a contact.',
      );
    });
  },
});

/** A scanned code fills in address and asset, so that the user can check them. */
export const QrCodeRead = meta.story({
  parameters: shows('send.state.mode-qr-read'),
  args: { camera: scansWith(camera.scan) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'QR' }));
    await screen.findByText('Hold the QR code inside the frame.');
    camera.read(
      'superwallet:send?address=did%3Aethr%3A0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359&asset=ETH',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(camera.isOn()).toBe(false);
    await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(recipient);
    await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
    await expect(await canvas.findByText('Minseo Park')).toBeVisible();
  },
});

/** A code without an address is refused, and scanning continues. An asset without a balance is not chosen. */
export const QrCodeUnreadable = meta.story({
  parameters: shows('send.state.mode-qr-unreadable'),
  args: { camera: scansWith(camera.scan) },
  play: async ({ canvas, step, userEvent }) => {
    await step('continues after a code of another kind', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'QR' }));
      await screen.findByText('Hold the QR code inside the frame.');
      camera.read('superwallet:pay?recipient=010-2345-6789&amount=5000');
      await expect(
        await screen.findByText('This code has no address that we can send to. Scan another one.'),
      ).toBeVisible();
      await expect(camera.isOn()).toBe(true);
    });
    await step('fills in the address of a code for another asset', async () => {
      camera.read('superwallet:send?address=0x52908400098527886E0F7030069857D2E4169EE7&asset=DOGE');
      await expect(await canvas.findByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        '0x52908400098527886E0F7030069857D2E4169EE7',
      );
      await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveDisplayValue(
        'Choose an asset',
      );
    });
    await step('can be opened again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'QR' }));
      const sheet = await screen.findByRole('dialog', { name: "Scan the recipient's code" });
      await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Scan a QR code' }));
      await screen.findByText('Hold the QR code inside the frame.');
      camera.read('0x52908400098527886E0F7030069857D2E4169EE7');
    });
  },
});

/** Contact mode lists recipients that were paid by address. A press chooses one. */
export const ContactMode = meta.story({
  parameters: shows('send.state.mode-contact'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contact' }));
    const list = within(await canvas.findByRole('list', { name: 'Recent contacts' }));
    const shown = list.getAllByRole('button', { pressed: false });
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Minseo Park0xfB69...ends in d359 · Jan 3, 2025',
      '0x5290...ends in 9EE7Jan 3, 2025',
      'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Maximilian van der Oosterhuizen0xde70...ends in fb77 · Nov 19, 2024',
    ]);
    await userEvent.click(list.getByRole('button', { name: /^Minseo Park/ }));
    await expect(list.getByRole('button', { name: /^Minseo Park/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText('The recipient is d359.')).toBeVisible();
    // The address check is lazy-loaded.
    await waitFor(() =>
      expect(mocked(args.onFindRecipient).mock.calls).toEqual([[{ kind: 'address', recipient }]]),
    );
  },
});

const namedContacts: readonly Contact[] = networkContacts.map((contact) =>
  contact.id === 1
    ? { ...contact, ownName: 'Landlady', favourite: true, avatar: 'L' }
    : { ...contact, ownName: contact.name && 'My neighbour', avatar: contact.name ? 'M' : '0' },
);

/** A favourite comes first, with a star. The account name is shown below the user's own name for it. */
export const FavouriteContacts = meta.story({
  parameters: shows('send.state.contact-favourites'),
  args: { contacts: ready(namedContacts) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contact' }));
    const list = within(await canvas.findByRole('list', { name: 'Recent contacts' }));
    const shown = list.getAllByRole('button', { pressed: false });
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      'LandladyFavouriteMinseo Park0xfB69...ends in d359 · Jan 3, 2025',
      '0x5290...ends in 9EE7Jan 3, 2025',
      'My neighbourHubert Blaine Wolfeschlegelsteinhausenbergerdorff-Maximilian van der Oosterhuizen0xde70...ends in fb77 · Nov 19, 2024',
    ]);
  },
});

/** Opens the sheet of the first contact, renames it and makes it a favourite. */
async function editContact(canvas: Canvas) {
  (await canvas.findByRole('radio', { name: 'Contact' })).click();
  (await canvas.findByRole('button', { name: 'Edit contact: Minseo Park' })).click();
  const sheet = await screen.findByRole('dialog', { name: 'Edit contact' });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  await fill(
    within(sheet).getByRole('textbox', { name: 'Your name for this contact' }),
    'Landlady',
  );
  within(sheet).getByRole('switch', { name: 'Favourite Favourites come first.' }).click();
  return within(sheet);
}

/** The user's own name for a contact and the contact's star are edited in a sheet. */
export const ContactSheetOpen = meta.story({
  parameters: shows('send.state.contact-edit'),
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await editContact(canvas);
    await expect(sheet.getByText('Minseo Park')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSaveContact).not.toHaveBeenCalled();
    await editContact(canvas);
  },
});

const contactsFlow = {
  ...flow,
  beforeEach({ msw }: Pick<Playing, 'msw'>) {
    msw.use(mock('recentContacts').ok([...networkContacts]));
  },
};

/** A toast confirms the saved contact, and the list is refetched. */
export const ContactSaved = meta.story({
  ...contactsFlow,
  parameters: shows('send.toast.contact-saved'),
  play: async ({ canvas, msw, userEvent }) => {
    const sheet = await editContact(canvas);
    msw.use(mock('recentContacts').ok([...namedContacts]));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectToast('contact.saved');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(sentRequests('updateContact').map(({ body }) => body)).toEqual([
      { area: 'network', payee: 'account:1', ownName: 'Landlady', favourite: true },
    ]);
    await canvas.findByRole('button', { name: /^Landlady/ });
  },
});

/** Saving fails in several ways: the sheet explains each failure and keeps the input. */
export const ContactNotSaved = meta.story({
  ...contactsFlow,
  parameters: shows('send.toast.contact-failed'),
  play: async (playing) => {
    const sheet = await editContact(playing.canvas);
    await failInEveryWay(
      'updateContact',
      playing,
      () => sheet.getByRole('button', { name: 'Save' }),
      'We do not know whether this was saved. Check your connection and save again: it is saved only once.',
      'Too many tries. Please wait a minute.',
    );
    await expect(sheet.getByRole('textbox')).toHaveValue('Landlady');
    await expectToast('contact.failed');
  },
});

/** The answer is lost, so the outcome is unknown. The list is refetched. */
export const ContactOutcomeUnknown = meta.story({
  ...contactsFlow,
  parameters: shows('send.toast.contact-uncertain'),
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock('updateContact').gateway(504));
    const sheet = await editContact(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectText(
      await sheet.findByRole('alert'),
      'We do not know whether this was saved. Check your connection and save again: it is saved only once.',
    );
    await expectToast('contact.uncertain');
    await waitFor(() => expect(sentRequests('recentContacts')).toHaveLength(2));
  },
});

/** A user who has sent nothing yet has no contacts, and a notice says so. */
export const ContactModeNotice = meta.story({
  parameters: shows('send.state.mode-contact-notice'),
  args: { contacts: contactsFixtures.named('none') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contact' }));
    await expect(
      canvas.getByText(
        'You have sent nothing to anyone yet. Recipients of your sends appear here.',
      ),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('textbox', { name: 'Recipient address' }),
    ).not.toBeInTheDocument();
    await expect(sendButton(canvas)).toBeDisabled();
    await expectNoToast();
  },
});

/** The contacts cannot be loaded: a card explains why. The form stays. */
export const ContactsFailed = meta.story({
  parameters: shows('send.state.contacts-failed'),
  args: { contacts: contactsFixtures.named('failed') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contact' }));
  },
});

/** The value of the amount is shown beside it. Quick amounts are fractions of the balance, and Max leaves the fee. */
export const MoneyFirst = meta.story({
  parameters: shows('send.content.money-first'),
  play: async ({ canvas, step, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Amount' });
    await step('has no buttons for parts of the balance before an asset is chosen', async () => {
      for (const name of ['Max', '25%', '50%', '75%']) {
        await expect(canvas.getByRole('button', { name })).toBeDisabled();
      }
    });
    await step('sets a part of the balance, or all of it but the fee', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'XP');
      await userEvent.click(canvas.getByRole('button', { name: '25%' }));
      await expect(amount).toHaveValue('312.625');
      await expect(canvas.getByText('≈ $250.10')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
      await expect(amount).toHaveValue('1250.499');
      await expect(canvas.getByText('≈ $1,000.40')).toBeVisible();
    });
    await step('shows the balance after the transfer', async () => {
      await expectText(
        canvas.getByRole('region', { name: 'Summary' }),
        'Total1,250.500 XPBalance1,250.5 XPBalance after0 XP',
      );
      await fill(amount, '1251');
      await expectText(
        canvas.getByRole('region', { name: 'Summary' }),
        'Balance after0.501 XP short',
      );
    });
  },
});

/** Without the rates only the value of the amount is missing. */
export const RatesFailed = meta.story({
  parameters: shows('send.state.rates-failed', 'failures.rule.unseen'),
  args: { prices: pricesFixtures.named('rates failed') },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
    await expect(sendButton(canvas)).toBeEnabled();
  },
});

/** All fields are filled: the summary shows the total, and the button is enabled. */
export const ReadyWithSummary = meta.story({
  parameters: shows('send.state.ready', 'send.content.test-money'),
  play: async ({ args, canvas, canvasElement }) => {
    await fillIn(canvas);
    await expectText(canvasElement, 'Balance 1,250.5 XP');
    const summary = canvas.getByRole('region', { name: 'Summary' });
    await expect(within(summary).getByText('Test money')).toBeVisible();
    await expectText(summary, 'Network fee0.001 XP');
    await waitFor(() =>
      expectText(summary, 'RecipientMinseo Parkdid:ethr:0...ends in d359Paid before'),
    );
    await expectText(summary, 'Balance1,250.5 XPBalance after1,240.499 XP');
    await expectText(summary, 'Total10.001 XP');
    await expect(sendButton(canvas)).toBeEnabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A total with more than three digits is shown in full, because it is what leaves the wallet. */
export const LongTotal = meta.story({
  parameters: shows('send.state.ready'),
  args: { holdings: ready(Holdings.parse([buildAsset('BTC', '0.5')])) },
  play: async ({ canvas }) => {
    await fillIn(canvas, { asset: 'BTC', amount: '0.00000199' });
    await expectText(canvas.getByRole('region', { name: 'Summary' }), 'Total0.00100199 BTC');
  },
});

/** BusanCoin shares the daily limit of local sends: its remainder is shown, and more is refused in the form. */
export const LeftToday = meta.story({
  parameters: shows('send.state.left-today'),
  args: {
    holdings: ready(Holdings.parse([buildAsset('BusanCoin', '2000000'), buildAsset('XP', '10')])),
    sender: { ownAddress: '', left: decimal('550000') },
  },
  play: async ({ canvas, args, userEvent }) => {
    const amount = () => canvas.getByRole('textbox', { name: 'Amount' });
    await fillIn(canvas, { asset: 'XP', amount: '1' });
    await expect(amount()).not.toHaveAccessibleDescription();
    await fillIn(canvas, { asset: 'BusanCoin', amount: '550001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(amount()).toHaveAccessibleDescription(
      'You can send at most ₩1,000,000 a day, and ₩550,000 more today. Enter a smaller amount. Left today ₩550,000 of ₩1,000,000',
    );
    await expect(amount()).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The user holds no assets: the field says so. */
export const NoAssets = meta.story({
  parameters: shows('send.state.no-assets'),
  args: { holdings: holdingsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('combobox', { name: 'Asset' }),
    ).toHaveAccessibleDescription('You have no assets to send yet.');
    await expect(sendButton(canvas)).toBeDisabled();
  },
});

/** A balance with more digits than the asset list shows is shown in full until an amount is typed. */
export const LongBalance = meta.story({
  parameters: shows('send.state.default'),
  args: { holdings: ready(Holdings.parse([buildAsset('XP', '0.123456789')])) },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Amount' });
    await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'XP');
    await expect(amount).toHaveAccessibleDescription('Your whole balance is 0.123456789 XP.');
  },
});

/** A recipient of spaces enables the button but is refused: a toast and the field show an error. */
export const InputRequired = meta.story({
  parameters: shows('send.validation.input-required'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { address: '   ' });
    await userEvent.click(sendButton(canvas));
    await expectToast('send.input-required');
    const address = canvas.getByRole('textbox', { name: 'Recipient address' });
    await expect(address).toBeInvalid();
    await expect(address).toHaveFocus();
    await expect(address).toHaveAccessibleDescription("Enter the recipient's address.");
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await fill(amount, '');
    await expect(amount).toHaveAccessibleDescription('Enter the amount to send.');
    await fill(amount, '10');
    await expect(amount).toBeValid();
    const asset = canvas.getByRole('combobox', { name: 'Asset' });
    await fill(asset, '');
    await expect(asset).toHaveAccessibleDescription('Choose the asset to send.');
    await fill(asset, 'XP');
    await expect(asset).toBeValid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An amount just above the balance is refused: a toast says so, and the field names the balance. */
export const InsufficientBalance = meta.story({
  parameters: shows('send.validation.insufficient-balance'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { amount: '1250.50000001' });
    await userEvent.click(sendButton(canvas));
    await expectToast('send.insufficient-balance');
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(
      'This is more than your balance of 1,250.5 XP. You send 1,250.50000001 XP.',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The balance covers the amount but not the network fee: the field names the largest amount, without a toast. */
export const NoRoomForFee = meta.story({
  parameters: shows('send.validation.no-room-for-fee'),
  play: async ({ args, canvas, step, userEvent }) => {
    await fillIn(canvas, { amount: '1250.5' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('names the largest amount', async () => {
      await userEvent.click(sendButton(canvas));
      await expect(amount).toHaveFocus();
      await expect(amount).toHaveAccessibleDescription(
        'Your balance of 1,250.5 XP also has to pay the network fee of 0.001 XP. You can send up to 1,250.499 XP.',
      );
      await expectNoToast();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('accepts this amount', async () => {
      await fill(amount, '1250.499');
      await expect(amount).toBeValid();
    });
    await step('refuses any amount of a balance that is the fee alone', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'BTC');
      await fill(amount, '0.0005');
      await expect(canvas.getByRole('button', { name: 'Max' })).toBeDisabled();
      await userEvent.click(sendButton(canvas));
      await expect(amount).toHaveAccessibleDescription(
        'Your balance of 0.001 BTC does not cover the network fee of 0.001 BTC.',
      );
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
  args: {
    holdings: ready(Holdings.parse([buildAsset('XP', '1250.5'), buildAsset('BTC', '0.001')])),
  },
});

/** An amount below the least one of its asset is refused at its field. */
export const TooSmall = meta.story({
  parameters: shows('send.validation.too-small'),
  args: {
    holdings: ready(Holdings.parse([buildAsset('XP', '1250.5'), buildAsset('BTC', '0.5')])),
  },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { asset: 'BTC', amount: '0.00000099' });
    await userEvent.click(sendButton(canvas));
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription('Send at least 0.000001 BTC.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The local currency is sent in whole won. Its field accepts an amount as the wallet shows it. */
export const LocalCurrencyInWholeWon = meta.story({
  parameters: shows('send.state.default'),
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, { asset: 'BusanCoin', amount: '0.5' });
    await userEvent.click(sendButton(canvas));
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(
      /^BusanCoin has whole amounts only, without a fraction\./,
    );
    await expect(args.onSend).not.toHaveBeenCalled();
    await fill(amount, '₩5,000');
    await expect(amount).toBeValid();
    await expectText(
      canvas.getByRole('region', { name: 'Summary' }),
      'Balance after43,499.999 BusanCoin',
    );
  },
});

/** The balance falls before the answer arrives: the summary stays as confirmed. */
export const SendingWithLessBalance = meta.story({
  parameters: shows('send.state.pending'),
  decorators: [fallingBalance('onSend', ready(Holdings.parse([buildAsset('XP', '5')])))],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await canvas.findByRole('button', { name: 'Sending' });
    await expectFallen();
    await expectText(
      canvas.getByRole('region', { name: 'Summary' }),
      'Balance1,250.5 XPBalance after1,240.499 XP',
    );
  },
});

/** The full balance without the network fee can be sent after a confirmation. */
export const FullBalanceAllowed = meta.story({
  ...flow,
  parameters: {
    ...shows('send.rule.full-balance-allowed'),
    ...sameAs('Transfer Complete', 'the form is cleared after it is sent'),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { amount: '1,250.4990' });
    await expectText(canvas.getByRole('region', { name: 'Summary' }), 'Total1,250.500 XP');
    await userEvent.click(sendButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expectToast('send.complete');
    await expect(sentRequests('createTransaction')[0]?.body.amount).toBe('1250.499');
  },
});

/** The transfer is pending: the form is disabled, and a second press does nothing. */
export const Pending = meta.story({
  ...flow,
  parameters: shows('send.state.pending'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    // Both presses happen before the next render, as on a slow phone.
    const send = sendButton(canvas);
    send.click();
    send.click();
    const button = await canvas.findByRole('button', { name: 'Sending' });
    await userEvent.dblClick(button);
    await expectBusy(button);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await waitFor(() => expect(sentRequests('createTransaction')).toHaveLength(1));
  },
});

/** One request is sent, with the fee that the form showed. A toast says so, and Assets opens. */
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
      await expectToast('send.complete');
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
          fee: '0.001',
          toAddress: recipient,
          status: 'pending',
        },
      ]);
    });
  },
});

/** The provider's storage is full: the form says that nothing was changed. */
export const StorageFull = meta.story({
  ...flow,
  parameters: shows('send.state.storage-full'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failToStore(
      'createTransaction',
      'storage-full',
      playing,
      sendButton,
      'The wallet service has no room to store changes. Nothing was changed. Try again later.',
    );
    await expect(playing.canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
  },
});

/** The provider is read-only: the form says that nothing was changed. */
export const StorageReadOnly = meta.story({
  ...flow,
  parameters: shows('send.state.storage-read-only'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failToStore(
      'createTransaction',
      'storage-read-only',
      playing,
      sendButton,
      'The wallet service cannot store changes at the moment. Nothing was changed. Try again later.',
    );
    await expect(playing.canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
  },
});

/** The request is refused: a toast says so, and the form explains why, keeps its values and can be sent again. */
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
      await expectRefusalToast('The balance has changed in the meantime.', 'send.failed');
      await expectText(canvas.getByRole('alert'), 'The balance has changed in the meantime.');
    });
    await step('the screen stays, and the form can be sent again', async () => {
      await expect(storyServices().navigate).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        recipient,
      );
      await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
    });
  },
});

/** The balance has fallen so far that it does not cover the fee: the form says so, and keeps its values. */
export const FeeNotCovered = meta.story({
  ...flow,
  parameters: shows('send.state.fee-not-covered'),
  beforeEach({ msw }) {
    const figures = { balance: '10', fee: '0.001', assetType: 'XP' };
    msw.use(mock('createTransaction').refusedBy(409, 'balance-without-fee', figures));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expectRefusalToast(
      'The balance does not cover the network fee of 0.001 XP: you have 10 XP. Enter a smaller amount.',
      'send.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      'The balance does not cover the network fee of 0.001 XP: you have 10 XP. Enter a smaller amount.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
  },
});

/** The network fee has changed since it was shown: the form shows the new one, and the next press sends it. */
export const FeeChanged = meta.story({
  ...flow,
  parameters: shows('send.state.fee-changed'),
  beforeEach({ msw }) {
    const figures = { fee: '0.002', assetType: 'XP' };
    msw.use(mock('createTransaction').refusedBy(409, 'send-fee-changed', figures));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const summary = () => canvas.getByRole('region', { name: 'Summary' });
    const sentence = 'The network fee is 0.002 XP by now. Check the new total and send again.';
    await step('is refused with the new fee', async () => {
      await fillIn(canvas);
      msw.use(mock('fees').ok({ ...sampleFees, send: '0.002' }));
      await userEvent.click(sendButton(canvas));
      await expectText(await canvas.findByRole('alert'), sentence);
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(), 'Network fee0.002 XP'));
      await expectText(summary(), 'Total10.002 XP');
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createTransaction').map(({ body }) => body.fee)).toEqual([
          '0.001',
          '0.002',
        ]),
      );
      await expectText(await canvas.findByRole('alert'), sentence);
    });
  },
});

/** The fees cannot be loaded: a card explains why, and nothing can be sent. */
export const FeesLoadError = meta.story({
  parameters: shows('send.state.fees-load-error'),
  args: { prices: pricesFixtures.named('fees failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'We could not load the fees');
    await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('holdings');
  },
});

/** A proxy fails: it may have forwarded the transfer, so the form does not claim that it failed. */
export const ProviderBroken = meta.story({
  ...flow,
  parameters: shows('send.state.provider-broken'),
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').gateway(502, '<html>Bad Gateway</html>'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^We do not know yet whether it arrived. We are checking.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
  },
});

/** The money has moved, but the answer is empty: the wallet refetches the balance. */
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

/** While the assets load, no form and no empty state are shown. */
export const Loading = meta.story({
  parameters: shows('send.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The assets cannot be loaded: a card explains why, and no form is shown. */
export const LoadError = meta.story({
  parameters: shows('send.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** Fills the form, presses Send, and waits for the confirmation sheet. */
async function askFirst(canvas: Canvas, draft: Parameters<typeof fillIn>[1] = {}) {
  await fillIn(canvas, draft);
  sendButton(canvas).click();
  const sheet = await screen.findByRole('dialog', { name: 'Confirm this transfer' });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return within(sheet);
}

/** A recipient who was never paid needs a confirmation. Cancel sends nothing and keeps the form. */
export const ConfirmsNewRecipient = meta.story({
  ...flow,
  parameters: shows('send.state.confirmation-new-recipient'),
  beforeEach({ msw }) {
    msw.use(mock('findRecipient').ok({ ...knownRecipient, paidBefore: false }));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('asks, and Cancel goes back to the form', async () => {
      const sheet = await askFirst(canvas);
      await expectText(
        sheet.getByRole('listitem'),
        'You have never paid this recipient. Check that it is the right one.',
      );
      await expectText(
        sheet.getByRole('region'),
        `RecipientMinseo Park${recipient}0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59First paymentNetwork fee0.001 XPBalance1,250.5 XPBalance after1,240.499 XP`,
      );
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeEnabled();
      await expect(sentRequests('createTransaction')).toHaveLength(0);
    });
    await step('sends once when it is confirmed', async () => {
      const sheet = await askFirst(canvas);
      await userEvent.dblClick(sheet.getByRole('button', { name: 'Confirm' }));
      await expectToast('send.complete');
      await expect(sentRequests('createTransaction')).toHaveLength(1);
      // The recipient is looked up once while typing, and once for each payment.
      const payment = { kind: 'address', recipient, amount: '10', assetType: 'XP' };
      await expect(sentRequests('findRecipient').map(({ body }) => body)).toEqual([
        { kind: 'address', recipient },
        payment,
        payment,
      ]);
    });
    await step('asks for confirmation again for the next payment', async () => {
      await askFirst(canvas);
    });
  },
});

/** The balance falls while the sheet is open: the sheet follows it, and does not confirm more than there is. */
export const BalanceFallsWhileAsked = meta.story({
  ...flow,
  parameters: shows('send.state.confirmation-balance-falls'),
  beforeEach({ msw }) {
    msw.use(mock('findRecipient').ok({ ...knownRecipient, paidBefore: false }));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const readBalance = (balance: string) => {
      msw.use(mock('assets').ok(buildHoldings(buildAsset('XP', balance))));
      void storyServices().queries.refresh('assets');
    };
    const sheet = await askFirst(canvas);
    const confirm = () => sheet.getByRole('button', { name: 'Confirm' });
    await step('shows the new balance, and a new reason', async () => {
      readBalance('15');
      await waitFor(() =>
        expectText(sheet.getByRole('region'), 'Balance15 XPBalance after4.999 XP'),
      );
      await expect(
        sheet.getByText('This is more than half of your balance.', { selector: 'li' }),
      ).toBeVisible();
      await expect(confirm()).toBeEnabled();
    });
    await step('cannot be confirmed when amount and fee are not covered', async () => {
      readBalance('10');
      await expectText(
        await sheet.findByRole('alert'),
        'The balance is too low: you have 10 XP. Enter a smaller amount.',
      );
      await expectText(sheet.getByRole('region'), 'Balance10 XPBalance after0.001 XP short');
      await expect(confirm()).toBeDisabled();
      await userEvent.setup({ pointerEventsCheck: 0 }).click(confirm());
      await expect(sentRequests('createTransaction')).toHaveLength(0);
    });
    await step('goes back to the form, which refuses the amount', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(sendButton(canvas)).toBeEnabled());
      await userEvent.click(sendButton(canvas));
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
      await expect(sentRequests('createTransaction')).toHaveLength(0);
    });
  },
});

/** A text that is no address never reaches the sheet, also while the provider does not answer about recipients. */
export const MalformedAddress = meta.story({
  ...flow,
  parameters: shows('send.validation.malformed-address'),
  beforeEach({ msw }) {
    msw.use(mock('findRecipient').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Recipient address' });
    await fillIn(canvas, { address: 'hello' });
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.',
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectNoToast();
    await expect(sentRequests('findRecipient')).toHaveLength(0);
    await expect(sentRequests('createTransaction')).toHaveLength(0);
  },
});

/** An address without an account needs a confirmation: the sheet says how long the amount waits. */
export const ConfirmsAddressWithoutAccount = meta.story({
  parameters: shows('send.state.confirmation-no-owner'),
  args: { onFindRecipient: recipientAnswers.named('has no account') },
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await askFirst(canvas);
    await expectText(
      sheet.getByRole('listitem'),
      'No account here has this address. The amount waits 7 days for its owner, and you can take it back until then.',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await askFirst(canvas);
  },
});

/** The transfer to an address without an account is waiting: the toast does not claim that it arrived. */
export const TransferWaiting = meta.story({
  parameters: shows('send.toast.waiting'),
  args: { onFindRecipient: recipientAnswers.named('has no account') },
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await askFirst(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expectToast('send.waiting');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** An address that resembles a known one needs a confirmation: both are shown in full. */
export const ConfirmsResemblingRecipient = meta.story({
  parameters: shows('send.state.confirmation-resembles'),
  args: { onFindRecipient: recipientAnswers.named('resembles a known one') },
  play: async ({ canvas }) => {
    const sheet = await askFirst(canvas);
    await expectText(
      sheet.getByRole('listitem'),
      'This is not did:ethr:0xfB69990000000000000000000000000000c5d3590xfB 6999 0000 0000 0000 0000 0000 0000 0000 c5d3 59, whom you have paid before, although it looks alike. Compare every character.',
    );
    await expect(sheet.getByText(shownAddress(recipient))).toBeVisible();
  },
});

/**
 * A repeated amount to the same recipient within ten minutes needs a confirmation. The second look-up replaces the
 * first answer.
 */
export const ConfirmsRepeatedPayment = meta.story({
  ...flow,
  parameters: shows('send.state.confirmation-repeated'),
  play: async ({ canvas, msw, step }) => {
    await step('sends the first payment at once', async () => {
      await fillIn(canvas);
      sendButton(canvas).click();
      await expectToast('send.complete');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('asks for confirmation before the second payment', async () => {
      msw.use(mock('findRecipient').ok({ ...knownRecipient, repeated: true }));
      const sheet = await askFirst(canvas);
      await expectText(
        within(sheet.getByRole('note')).getByRole('listitem'),
        'You paid this recipient the same amount less than 10 minutes ago. Check that you want to pay it again.',
      );
      await expect(sentRequests('createTransaction')).toHaveLength(1);
    });
  },
});

/** More than half of the balance needs a confirmation. */
export const ConfirmsLargeAmount = meta.story({
  parameters: shows('send.state.confirmation-large'),
  play: async ({ canvas, args, userEvent }) => {
    const sheet = await askFirst(canvas, { amount: '625.26' });
    await expectText(sheet.getByRole('listitem'), 'This is more than half of your balance.');
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expectToast('send.complete');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await askFirst(canvas, { amount: '625.26' });
  },
});

/** Half of the balance, fee included, to a known recipient is sent at once. */
export const HalfNeedsNoConfirmation = meta.story({
  parameters: {
    ...shows('send.rule.no-confirmation'),
    ...sameAs('Transfer Complete', 'the form is cleared after it is sent'),
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas, { amount: '625.249' });
    sendButton(canvas).click();
    await expectToast('send.complete');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** With biometrics on, the device checks the user before each transfer. */
export const ConfirmsByBiometrics = meta.story({
  ...flow,
  parameters: shows('send.state.confirmation-biometrics'),
  beforeEach() {
    storyServices().session.save({
      token: mockToken,
      user: User.parse(buildUser({ biometricEnabled: true })),
    });
    storyServices().device.biometrics.authenticate.mockRejectedValueOnce(
      new DOMException('', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const sheet = await askFirst(canvas);
    await step('sends nothing when the device does not confirm', async () => {
      await expectText(sheet.getByRole('listitem'), 'Your device will check that it is you.');
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await expectText(
        await sheet.findByRole('alert'),
        'Your device did not confirm that it is you. Nothing has been sent.',
      );
      await expect(sentRequests('createTransaction')).toHaveLength(0);
    });
    await step('sends after the device has confirmed', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await expectToast('send.complete');
      await expect(sentRequests('createTransaction')).toHaveLength(1);
    });
    await step('asks for confirmation again for the next payment', async () => {
      await askFirst(canvas);
    });
  },
});

/** The recipient cannot be checked: sending is still possible, and the sheet says what is unknown. */
export const RecipientNotChecked = meta.story({
  ...flow,
  parameters: shows('send.state.recipient-not-checked'),
  beforeEach({ msw }) {
    msw.use(mock('findRecipient').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await askFirst(canvas);
    await expect(
      sheet.getByText(
        'We could not check whether you have paid this recipient before. Check that it is the right one.',
      ),
    ).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expectToast('send.complete');
    await askFirst(canvas);
  },
});

const addressField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Recipient address' });
const otherAddress = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

/** Expects an error at the address field, which gets the focus, and no request. */
async function expectRefusedAddress(canvas: Canvas, address: string, words: string) {
  await fillIn(canvas, { address });
  const field = await addressField(canvas);
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(words);
  await expect(summaryRecipient(canvas)).toHaveTextContent(/^–/);
  await fireEvent.click(sendButton(canvas));
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription(words);
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectNoToast();
}

function summaryRecipient(canvas: Canvas) {
  const summary = within(canvas.getByRole('region', { name: 'Summary' }));
  const [term] = summary.getAllByText('Recipient');
  return term?.nextElementSibling;
}

/** Invisible characters are removed, and a pasted link is replaced by its address. */
export const AddressCleaned = meta.story({
  parameters: shows('send.rule.address-cleaned'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('reads a pasted link', async () => {
      await fill(await addressField(canvas), `ethereum:${otherAddress}`);
      await expect(await addressField(canvas)).toHaveValue(otherAddress);
      await expect(await addressField(canvas)).toHaveAccessibleDescription('');
    });
    await step('sends to the address without the zero-width blank at its end', async () => {
      await fillIn(canvas, { address: `${otherAddress}\u200B` });
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith({
          assetType: 'XP',
          amount: '10',
          fee: '0.001',
          toAddress: otherAddress,
        }),
      );
      await expect(mocked(args.onFindRecipient).mock.calls).toEqual([
        [{ kind: 'address', recipient: otherAddress }],
        [{ kind: 'address', recipient: otherAddress, amount: '10', assetType: 'XP' }],
      ]);
    });
  },
});

/** A link's amount of ether is filled in with its asset. The next address clears it. */
export const LinkWithAmount = meta.story({
  parameters: shows('send.state.link-amount'),
  play: async ({ canvas, step }) => {
    const link = `ethereum:${otherAddress}?value=2.014e17`;
    const expectFilled = async () => {
      await fill(await addressField(canvas), link);
      await expect(await addressField(canvas)).toHaveValue(otherAddress);
      await expect(await addressField(canvas)).toHaveAccessibleDescription(
        'The link asks for 0.2014 ETH, which is filled in. Check it before you send.',
      );
      await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.2014');
    };
    await step('fills in the amount', expectFilled);
    await step('clears the amount for another address', async () => {
      await fill(await addressField(canvas), recipient);
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
      await expect(await addressField(canvas)).toHaveAccessibleDescription('');
    });
    await step('fills in the amount again', expectFilled);
  },
});

/** The amount of a link is not filled in if the user has no ether or the amount is malformed. */
export const LinkAmountNotFilled = meta.story({
  parameters: shows('send.state.link-amount-not-filled'),
  args: { holdings: ready(Holdings.parse([buildAsset('XP', '100')])) },
  play: async ({ canvas, step }) => {
    await step('says that the amount cannot be read', async () => {
      await fill(await addressField(canvas), `ethereum:${otherAddress}?value=ten`);
      await expect(await addressField(canvas)).toHaveAccessibleDescription(
        'The link asks for an amount that we cannot read. Enter the amount yourself.',
      );
    });
    await step('says that there is no ether', async () => {
      await fill(await addressField(canvas), `ethereum:${otherAddress}?value=2.014e18`);
      await expect(await addressField(canvas)).toHaveAccessibleDescription(
        'The link asks for 2.014 ETH, which you do not have. Choose the asset and enter the amount yourself.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    });
  },
});

/** A wrong checksum shows an error as soon as the address is pasted, and no request is sent. */
export const MistypedAddress = meta.story({
  parameters: shows('send.validation.mistyped-address'),
  play: async ({ args, canvas, userEvent }) => {
    const words =
      'The address does not match its checksum: a character is mistyped, or upper and lower case were changed. Copy it again.';
    await fillIn(canvas, { address: '0x9858EFFD232B4033E47d90003D41EC34EcaEda94' });
    const field = await addressField(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expectNoToast();
  },
});

/** An address copied from a list or a summary lacks its middle and is refused. */
export const ShortenedAddress = meta.story({
  parameters: shows('send.validation.shortened-address'),
  play: async ({ args, canvas }) => {
    for (const pasted of ['did:ethr:0...d359', '0xfB69...d359']) {
      await expectRefusedAddress(
        canvas,
        pasted,
        'This address is shortened: its middle is missing. Copy the whole address and paste it here.',
      );
    }
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** The zero address is refused, because it has no private key. */
export const ZeroAddress = meta.story({
  parameters: shows('send.validation.zero-address'),
  play: async ({ args, canvas }) => {
    await expectRefusedAddress(
      canvas,
      '0x0000000000000000000000000000000000000000',
      "This is the zero address. Nobody has its key, so what is sent there is lost. Enter the recipient's address.",
    );
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** A link for another chain is refused, whether pasted or scanned. */
export const OtherChain = meta.story({
  parameters: shows('send.validation.other-chain'),
  args: { camera: scansWith(camera.scan) },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('refuses the link in the scanner', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'QR' }));
      const scanner = within(await screen.findByRole('dialog'));
      await scanner.findByText('Hold the QR code inside the frame.');
      camera.read(`ethereum:${otherAddress}@137`);
      await expect(
        await scanner.findByText(
          'This link is for another network, where this wallet cannot send. Scan another one.',
        ),
      ).toBeVisible();
      await userEvent.click(scanner.getByRole('button', { name: 'Close' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Address' }));
    });
    await step('refuses the link at the field', () =>
      expectRefusedAddress(
        canvas,
        `ethereum:${otherAddress}@137`,
        'This link is for another network, where this wallet cannot send. Ask the recipient for an address on Ethereum.',
      ),
    );
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** A contract call is refused, because a contract is not the recipient of the asset. */
export const ContractCall = meta.story({
  parameters: shows('send.validation.contract-call'),
  play: async ({ args, canvas }) => {
    await expectRefusedAddress(
      canvas,
      `ethereum:${otherAddress}/transfer?uint256=1`,
      "This link calls a contract, and the recipient's own address is not in it. Enter the recipient's address.",
    );
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** The user's own address, in another notation than in their DID. */
export const OwnAddress = meta.story({
  parameters: shows('send.validation.own-address'),
  play: async ({ args, canvas }) => {
    await expectRefusedAddress(
      canvas,
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      'This is your own address. Enter the address of someone else.',
    );
    await expect(args.onFindRecipient).not.toHaveBeenCalled();
  },
});

/** A recovery phrase and a private key are refused and never leave the device. */
export const SecretPasted = meta.story({
  ...flow,
  parameters: shows('send.validation.secret'),
  play: async ({ canvas, step }) => {
    for (const [name, secret] of [
      ['a recovery phrase', `${'abandon '.repeat(11)}about`],
      ['a private key', '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'],
    ] as const) {
      await step(name, () =>
        expectRefusedAddress(
          canvas,
          secret,
          'This looks like a recovery phrase or a private key. It has not left this device. Never show it to anyone. Enter something else here.',
        ),
      );
    }
    const sent = [...sentRequests('findRecipient'), ...sentRequests('createTransaction')];
    const texts = sent.map(({ body }) => JSON.stringify(body));
    await expect(texts.filter((text) => /abandon|4c0883a6/.test(text))).toEqual([]);
  },
});

/** The provider's refusal is shown when the field loses the focus, and again instead of the confirmation. */
export const RecipientRefused = meta.story({
  ...flow,
  parameters: shows('send.state.recipient-refused'),
  beforeEach({ msw }) {
    msw.use(
      mock('findRecipient').refused(
        422,
        'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.',
      ),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const words =
      'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.';
    const field = await addressField(canvas);
    await step('shows the error when the field is left', async () => {
      await userEvent.type(field, 'did:web:minseo');
      await expect(field).toBeValid();
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    });
    await step('shows the error when the form is submitted', async () => {
      await fillIn(canvas, { address: 'did:web:minseo' });
      await userEvent.click(sendButton(canvas));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(words);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expectNoToast();
    });
    await expect(sentRequests('createTransaction')).toEqual([]);
  },
});

/** A definite refusal ends the transfer: the same transfer can be sent again as a new one. */
export const SentAgainAfterRefusal = meta.story({
  ...flow,
  parameters: {
    ...shows('send.rule.new-key-after-refusal'),
    ...sameAs('Transfer Complete', 'the form is cleared after it is sent'),
  },
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').refused(409, 'The balance has changed in the meantime.'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await canvas.findByRole('alert');
    msw.use(mock('createTransaction').ok());
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(storyServices().navigate).toHaveBeenCalledWith('/assets'));
    const keys = sentRequests('createTransaction').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    await expect(new Set(keys).size).toBe(2);
  },
});

/** In the wallet the button is always visible above the navigation. */
export const ButtonInSight = meta.story({
  ...rendersApp('/send'),
  parameters: { ...shows('send.rule.button-in-sight'), frame: 'app' },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    const send = sendButton(canvas).getBoundingClientRect();
    const navigation = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThan(navigation.top);
    await expect(navigation.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(sentRequests('createTransaction')).toHaveLength(1));
    await expect(await canvas.findByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
});

/** On a small phone the opened form shows the amount and its buttons above the submit button. */
export const AmountInSight = meta.story({
  ...rendersApp('/send'),
  parameters: { ...shows('send.rule.button-in-sight'), frame: 'app' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expectAmountInSight(canvasElement, {
      en: ['25%', '50%', '75%', 'Max'],
      ko: ['25%', '50%', '75%', '전액'],
    }),
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('send.toast.transfer-failed'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failInEveryWay(
      'createTransaction',
      playing,
      sendButton,
      'Check your connection and send again. The same transfer is never sent twice.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await loseAnswers('createTransaction', playing, {
      button: sendButton,
      offline: 'Check your connection and send again. The same transfer is never sent twice.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await findCreated('createTransaction', playing, sendButton, 'send.complete');
  },
});

/** The address names an asset, as the asset's page does: it is selected. */
export const AssetInAddress = meta.story({
  ...rendersRoute(SendRoute, '/send?asset=ETH'),
  parameters: shows('send.rule.asset-in-address'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
  },
});

/** An address may contain any text: an unknown asset is ignored. */
export const UnknownAssetInAddress = meta.story({
  ...rendersRoute(SendRoute, '/send?asset=DOGE'),
  parameters: {
    ...shows('send.rule.asset-in-address'),
    ...sameAs('Default', 'the asset in the address is ignored'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveValue('');
  },
});
