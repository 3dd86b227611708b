import { expect, fn, mocked, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import ReceiveRoute from '#app/routes/ReceiveRoute.tsx';
import { buildUser, mockToken } from '#mocks/builders.ts';
import { ReceiveScreen, type ReceiveActions } from '#screens/receive/ReceiveScreen.tsx';
import { readPicture, readShownCode } from '#harness/read-code.ts';
import { expectText } from '#harness/expect-text.ts';

import { User } from '#wallet/entities/user.ts';

import { shownAddress } from '#harness/shown-address.ts';
import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { notify, storyServices } from '#harness/story-services.ts';

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const succeeds = async () => undefined;

/** A device that rejects with this error. */
const deviceError = (name: string) => async () => {
  throw new DOMException('The device said no.', name);
};

const shares = namedFixtures<ReceiveActions['onShare'], string>({
  succeeds: fn(succeeds),
  'is cancelled': fn(deviceError('AbortError')),
  fails: fn(deviceError('NotAllowedError')),
  'not supported': undefined,
});

const warningFor = (asset: string) =>
  `Only another Superwallet can send ${asset} to this address. From an exchange, or over another network, it does not arrive here and cannot be recovered.`;

const meta = preview.meta({
  title: 'Screens/Receive',
  tags: ['autodocs'],
  component: ReceiveScreen,
  args: {
    address,
    onNavigate: fn(),
    onCopy: fn(succeeds),
    // Optional, because some devices cannot share.
    onShare: fn(succeeds) as ReceiveActions['onShare'],
    onDownload: fn(),
    notify,
    log: fn(),
  },
});

const flow = rendersRoute(ReceiveRoute);

/** The asset, the address and instructions. */
export const Default = meta.story({
  parameters: shows('receive.state.default', 'receive.content.network'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows asset, code, actions and the DID address', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Receive Assets');
      await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('XP');
      await expect(await canvas.findByRole('img', { name: 'QR code to receive XP' })).toBeVisible();
      for (const name of ['Download', 'Share', 'Copy address']) {
        await expect(canvas.getByRole('button', { name })).toBeVisible();
      }
      await expect(canvas.getByText('Another Superwallet scans this code in Send.')).toBeVisible();
      const whole = within(canvas.getByRole('region', { name: 'Wallet address' }));
      await expect(whole.getByText(shownAddress(address))).toBeVisible();
      await expectText(
        canvas.getByRole('region', { name: 'Wallet address' }),
        `${address}starts with 0x5aAe, ends in eAed`,
      );
    });
    await step('explains three steps', async () => {
      const howTo = within(canvas.getByRole('region', { name: 'How to receive' }));
      const steps = howTo.getAllByRole('listitem').map((item) => item.textContent);
      await expect(steps).toEqual([
        '1Select the asset to receive',
        '2Share your QR code or address with the sender',
        '3The asset arrives after network confirmation',
      ]);
    });
    await step('names the network, and warns of others', async () => {
      const whole = within(canvas.getByRole('region', { name: 'Wallet address' }));
      await expect(whole.getByText('Network: XP Network')).toBeVisible();
      await expectText(whole.getByRole('note'), warningFor('XP'));
    });
    await step('goes back to Assets', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('receive.state.default'),
  argTypes: { onCopy: outcomes.control, onShare: shares.control },
});

/** Five assets can be received. XP is first and chosen. */
export const AssetChoices = meta.story({
  parameters: {
    ...shows('receive.constant.asset-choices'),
    ...sameAs('Default', 'a closed list shows the first choice'),
  },
  play: async ({ canvas }) => {
    const asset = canvas.getByRole('combobox', { name: 'Asset' });
    await expect(Array.from(asset.children, (option) => option.textContent)).toEqual([
      'XP',
      'USDC',
      'CBDC (KRW)',
      'BTC',
      'ETH',
    ]);
    await expect(asset).toHaveDisplayValue('XP');
    asset.focus();
  },
});

/** CBDC is shown with its currency, the won, and has its own mark. */
export const CbdcSelected = meta.story({
  parameters: shows('receive.constant.asset-choices'),
  play: async ({ canvas, userEvent }) => {
    const asset = canvas.getByRole('combobox', { name: 'Asset' });
    await userEvent.selectOptions(asset, 'CBDC (KRW)');
    await expect(asset).toHaveDisplayValue('CBDC (KRW)');
    await expect(
      await canvas.findByRole('img', { name: 'QR code to receive CBDC (KRW)' }),
    ).toBeVisible();
    await expect(canvas.getByText(shownAddress(address))).toBeVisible();
    await expectText(canvas.getByRole('note'), warningFor('CBDC (KRW)'));
  },
});

/** The address is unknown, so none is shown: money sent to a made-up address would be lost. */
export const NoAddress = meta.story({
  parameters: shows('receive.state.no-address'),
  args: { address: undefined },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('note'),
      'This device does not know the address of your wallet. Sign out, and sign in again.',
    );
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** For a user without a DID the route shows no sample address either. */
export const NoSampleAddress = meta.story({
  ...flow,
  parameters: {
    ...shows('receive.state.no-address'),
    ...sameAs('No Address', 'every account without an address looks the same'),
  },
  beforeEach() {
    const { session } = storyServices();
    session.save({ token: mockToken, user: User.parse(buildUser({ didAddress: null })) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toBeVisible();
    await expect(canvas.queryByText(/0x/)).not.toBeInTheDocument();
  },
});

/** The full address is copied, and a toast says so. */
export const CopiedSuccessfully = meta.story({
  ...flow,
  parameters: shows('receive.toast.copied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(storyServices().device.copy).toHaveBeenCalledOnce();
    await expect(storyServices().device.copy).toHaveBeenCalledWith(address);
    await expectToast('copy.done');
  },
});

/** The browser refuses clipboard access: the address can still be read and selected by hand. */
export const CopyFailed = meta.story({
  parameters: shows('receive.toast.copy-failed'),
  args: { onCopy: fn(deviceError('NotAllowedError')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expectToast('copy.failed');
    await expect(canvas.getByText(shownAddress(address))).toBeVisible();
  },
});

/** Share opens the device's share sheet, and the wallet shows no toast. */
export const ShareSheet = meta.story({
  ...flow,
  parameters: {
    ...shows('receive.content.share-button'),
    ...sameAs('Default', 'the share sheet of the device is not visible'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(storyServices().device.share).toHaveBeenCalledOnce();
    await expect(storyServices().device.share).toHaveBeenCalledWith(address);
    await expect(storyServices().device.copy).not.toHaveBeenCalled();
    await expectNoToast();
  },
});

/** A device without a share sheet copies the address. */
export const ShareUnsupportedCopiesInstead = meta.story({
  parameters: {
    ...shows('receive.state.share-unsupported'),
    ...sameAs('Copied Successfully', 'the address is copied instead'),
  },
  args: { onShare: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledWith(address);
    await expectToast('copy.done');
  },
});

/** The share sheet is closed: this is logged, and no message is shown. */
export const ShareCancelledShowsNothing = meta.story({
  parameters: {
    ...shows('receive.rule.share-cancelled'),
    ...sameAs('Default', 'the sheet is closed at the end'),
  },
  args: { onShare: fn(deviceError('AbortError')) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(args.log).toHaveBeenCalledOnce());
    await expect(args.log).toHaveBeenCalledWith('Sharing was cancelled', expect.any(DOMException));
    await expect(args.onCopy).not.toHaveBeenCalled();
    await expectNoToast();
  },
});

/** Download saves the code with the asset and the address below it. The code contains the address. */
export const DownloadCode = meta.story({
  parameters: {
    ...shows('receive.content.download-button'),
    ...sameAs('Cbdc Selected', 'a saved file is not visible'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Asset' }), 'CBDC (KRW)');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
    const { fileName, svg } = mocked(args.onDownload).mock.calls[0]?.[0] ?? {};
    await expect(fileName).toBe('superwallet-receive-cbdc.svg');
    await expect(svg).toContain('>Receive CBDC (KRW)<');
    await expect(svg).toContain('>did:ethr:0x5aAeb6053F3E94C9b9A09<');
    await expect(readPicture(svg ?? '')).resolves.toBe(
      'superwallet:send?address=did%3Aethr%3A0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&asset=CBDC',
    );
    await expectNoToast();
  },
});

/** The code cannot be drawn: an error and a retry button are shown. The address is still shown. */
export const CodeNotDrawn = meta.story({
  parameters: shows('receive.content.code'),
  // Longer than the capacity of a code.
  args: { address: `did:ethr:0x${'5a'.repeat(1_200)}` },
  play: async ({ args, canvas }) => {
    const problem = within(await canvas.findByRole('alert'));
    await expect(
      problem.getByText('The code could not be drawn. Share the address below.'),
    ).toBeVisible();
    await expect(problem.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByText(shownAddress(args.address ?? ''))).toBeVisible();
    await expect(canvas.queryByText(/scans this code/)).not.toBeInTheDocument();
  },
});

/** Send can read the code on the screen in both themes. */
export const CodeOnScreen = meta.story({
  ...flow,
  parameters: {
    ...shows('receive.content.code'),
    ...sameAs('Default', 'only the content of the code differs'),
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR code to receive XP' });
    await expect(readShownCode(code)).resolves.toBe(
      'superwallet:send?address=did%3Aethr%3A0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&asset=XP',
    );
    await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    );
  },
});

/** The address names an asset, as the asset's page does: it is selected. */
export const AssetInAddress = meta.story({
  ...rendersRoute(ReceiveRoute, '/receive?asset=ETH'),
  parameters: shows('receive.rule.asset-in-address'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code to receive ETH' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
  },
});

/** An address may contain any text: an unknown asset is ignored. */
export const UnknownAssetInAddress = meta.story({
  ...rendersRoute(ReceiveRoute, '/receive?asset=DOGE'),
  parameters: {
    ...shows('receive.rule.asset-in-address'),
    ...sameAs('Default', 'the asset in the address is ignored'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('XP');
  },
});
