import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button.tsx';
import { ScannerSheet } from '#components/ScannerSheet.tsx';
import {
  ScannerSheetOnDemand,
  type ScannerSheetOnDemandProps,
} from '#components/ScannerSheetOnDemand.tsx';

import { fakeCamera } from '../fake-camera.ts';
import { inScreen } from './in-screen.tsx';

type FetchSheet = NonNullable<ScannerSheetOnDemandProps['fetchSheet']>;

const camera = fakeCamera();

const meta = preview.meta({
  title: 'Components/ScannerSheetOnDemand',
  component: ScannerSheetOnDemand,
  decorators: [inScreen],
  args: {
    title: 'Scan your receipt',
    scan: camera.scan,
    onCode: fn((): string | undefined => undefined),
    onClose: fn(),
    fetchSheet: fn<FetchSheet>(() => Promise.resolve(ScannerSheet)),
  },
});

const lost: FetchSheet = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

async function seeSheet() {
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return within(sheet);
}

/** Fetched, it is the scanner. */
export const Fetched = meta.story({
  play: async () => {
    const status = (await seeSheet()).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Hold the QR code inside the frame.'));
  },
});

/** The connection is lost: the sheet says so, and the other way to the same is still there. */
export const NotFetched = meta.story({
  args: {
    fetchSheet: fn(lost),
    children: (
      <Button tone="secondary" width="full">
        Enter manually
      </Button>
    ),
  },
  play: async ({ args, step, userEvent }) => {
    const sheet = await seeSheet();
    const alert = sheet.getByRole('alert');
    await step('says what is wrong and what to do', async () => {
      await expect(alert).toHaveTextContent('Scanning does not work right now');
      await expect(alert).toHaveTextContent('Check both, then try again.');
      await expect(sheet.getByRole('button', { name: 'Enter manually' })).toBeVisible();
    });
    await step('tries again, and says so to whoever pressed', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
      await expect(alert).toHaveFocus();
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible());
      await expect(args.fetchSheet).toHaveBeenCalledTimes(2);
    });
    await step('closes', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

/** Tried again with the connection back, it scans. */
export const FetchedOnRetry = meta.story({
  args: { fetchSheet: fn<FetchSheet>(() => Promise.resolve(ScannerSheet)) },
  beforeEach({ args }) {
    args.fetchSheet?.mockImplementationOnce(lost);
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await seeSheet()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect((await seeSheet()).getByRole('status')).toHaveTextContent(
        'Hold the QR code inside the frame.',
      ),
    );
  },
});

/** On a screen in Korean all of it is Korean. */
export const KoreanNotFetched = meta.story({
  args: { title: 'QR 코드 스캔', lang: 'ko', fetchSheet: fn(lost) },
  play: async () => {
    const sheet = await seeSheet();
    await expect(sheet.getByRole('alert')).toHaveTextContent('지금은 스캔할 수 없습니다');
    await expect(sheet.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});
