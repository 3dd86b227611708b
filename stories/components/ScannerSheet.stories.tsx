import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button.tsx';
import { ScannerSheet, type ScannerSheetProps } from '#widgets/ScannerSheet.tsx';
import { expectText } from '#harness/expect-text.ts';

import { fakeCamera, missingCamera } from '#harness/fake-camera.ts';
import { sameAs } from '#harness/same-as.ts';
import { inKorean, inScreen } from './in-screen.tsx';

/** Opens and closes the scanner, as the screen behind it does. */
function Opener({ onClose, ...sheet }: ScannerSheetProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Scan
      </Button>
      {open && (
        <ScannerSheet
          {...sheet}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const camera = fakeCamera();

const notAReceipt = 'This code is not a receipt that we can read.';

const meta = preview.meta({
  title: 'Components/ScannerSheet',
  component: Opener,
  decorators: [inScreen],
  args: {
    title: 'Scan your receipt',
    scan: camera.scan,
    onCode: fn((text: string): string | undefined =>
      text.startsWith('superwallet:') ? undefined : notAReceipt,
    ),
    onClose: fn(),
  },
});

const lostConnection: ScannerSheetProps['scan'] = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** An alternative to scanning. */
const enterManually = (
  <Button tone="secondary" width="full">
    Enter manually
  </Button>
);

/** Waits for the end of the opening animation, during which the sheet is half transparent. */
async function expectSheet() {
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return within(sheet);
}

/** The sheet's status, which screen readers announce. */
const expectStatus = async () => (await expectSheet()).getByRole('status');

async function expectScanning() {
  const status = await expectStatus();
  await waitFor(() => expect(status).toHaveTextContent(/inside the frame|사각형 안에/));
  return status;
}

/** The camera's picture, with a frame in the middle for the code. */
export const Scanning = meta.story({
  play: async () => {
    await expectText(await expectScanning(), 'Hold the QR code inside the frame.');
    await expect(camera.isOn()).toBe(true);
  },
});

/** The browser asks for permission, or the camera is starting. */
export const WaitingForCamera = meta.story({
  args: { scan: () => new Promise(() => {}) },
  play: async () => {
    await expectText(
      await expectStatus(),
      'Waiting for the camera. Allow it if your browser asks.',
    );
  },
});

/** The code is refused with the caller's message, and scanning continues. */
export const CodeRefused = meta.story({
  play: async ({ args, step }) => {
    const status = await expectScanning();
    await step('states the reason', async () => {
      camera.read('https://example.com');
      await waitFor(() => expectText(status, notAReceipt));
      await expect(args.onCode).toHaveBeenLastCalledWith('https://example.com');
    });
    await step('states the reason again for the next code', async () => {
      const before = status.firstElementChild;
      camera.read('WIFI:S:cafe;;');
      await waitFor(() => expect(status.firstElementChild).not.toBe(before));
      await expectText(status, notAReceipt);
    });
    await expect(camera.isOn()).toBe(true);
  },
});

/** The code is accepted: the camera is switched off at once, even before the caller closes the sheet. */
export const CodeTaken = meta.story({
  play: async ({ args }) => {
    const status = await expectScanning();
    camera.read('superwallet:receipt?merchant=Lotte');
    camera.read('superwallet:receipt?merchant=Lotte');
    await waitFor(() => expectText(status, 'The code has been read.'));
    await expect(camera.isOn()).toBe(false);
    await expect(args.onCode).toHaveBeenCalledTimes(1);
  },
});

/** Camera access is denied: the sheet explains why, where to change it, and how to continue without closing. */
export const CameraNotAllowed = meta.story({
  args: { scan: fn(missingCamera('NotAllowedError')) },
  play: async ({ args, step, userEvent }) => {
    const status = await expectStatus();
    await step('states where to allow the camera', async () => {
      await expect(await within(status).findByText('The camera is not allowed')).toBeVisible();
      await expect(
        within(status).getByText(
          'Allow it in the site settings, which open from the icon beside the address, or in your phone’s settings. Then try again.',
        ),
      ).toBeVisible();
    });
    await step('asks again and moves the focus to the status', async () => {
      const retry = () => screen.getByRole('button', { name: 'Try again' });
      await userEvent.click(retry());
      await expect(status).toHaveFocus();
      await waitFor(() => expect(retry()).toBeVisible());
      await expect(args.scan).toHaveBeenCalledTimes(2);
    });
  },
});

/** Access is granted on the second attempt. */
export const AllowedOnRetry = meta.story({
  args: { scan: fn(camera.scan) },
  beforeEach({ args }) {
    mocked(args.scan).mockImplementationOnce(missingCamera('NotAllowedError'));
  },
  play: async ({ userEvent }) => {
    await expectStatus();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expectScanning();
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** The device has no camera, so there is no retry. */
export const NoCamera = meta.story({
  args: { scan: missingCamera('NotFoundError') },
  play: async () => {
    const status = await expectStatus();
    await expect(await within(status).findByText('No camera was found')).toBeVisible();
    await expect(
      within(status).getByText('This device has no camera that the browser can use.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** The camera is used by another app, or was unplugged during the scan. */
export const CameraNotUsable = meta.story({
  args: { scan: missingCamera('NotReadableError') },
  play: async () => {
    const status = await expectStatus();
    await expect(await within(status).findByText('Scanning does not work right now')).toBeVisible();
    await expect(
      within(status).getByText(
        'Another app may be using the camera, or the connection is lost. Check both, then try again.',
      ),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The scanner's code could not be loaded: the sheet says so, and the alternative is still offered. */
export const NotFetched = meta.story({
  args: { scan: lostConnection, children: enterManually },
  play: async () => {
    const status = await expectStatus();
    await waitFor(() => expectText(status, 'Scanning does not work right now'));
    await expectText(
      status,
      'Another app may be using the camera, or the connection is lost. Check both, then try again.',
    );
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enter manually' })).toBeVisible();
  },
});

/** The retry succeeds, because the connection is back. */
export const FetchedOnRetry = meta.story({
  parameters: sameAs('Allowed On Retry', 'both scan at the end'),
  args: { scan: fn(camera.scan) },
  beforeEach({ args }) {
    mocked(args.scan).mockImplementationOnce(lostConnection);
  },
  play: async ({ userEvent }) => {
    await expectStatus();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expectScanning();
  },
});

/** The alternative is offered in every state. It is most useful if the camera is not allowed. */
export const WithAnotherWay = meta.story({
  args: {
    scan: missingCamera('NotAllowedError'),
    children: enterManually,
  },
  play: async () => {
    await expectStatus();
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enter manually' })).toBeVisible();
  },
});

/** Closing switches the camera off and returns the focus. Opening the sheet again scans again. */
export const Closed = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    await expectScanning();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(camera.isOn()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await expectScanning();
    await expect(camera.isOn()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus();
  },
});

const korean = { title: 'QR 코드 스캔' } as const;

/** On a Korean screen all of the sheet is in Korean. */
export const Korean = meta.story({
  decorators: [inKorean],
  args: korean,
  play: async () => {
    await expectText(await expectScanning(), 'QR 코드를 사각형 안에 맞춰 주세요.');
    await expect(screen.getByRole('dialog', { name: 'QR 코드 스캔' })).toHaveAttribute(
      'lang',
      'ko',
    );
    await expect(screen.getByRole('button', { name: '닫기' })).toBeInTheDocument();
  },
});

/** The sheet waits for the camera, in Korean. */
export const KoreanWaitingForCamera = meta.story({
  decorators: [inKorean],
  args: { ...korean, scan: () => new Promise(() => {}) },
  play: async () => {
    await expectText(
      await expectStatus(),
      '카메라를 기다리고 있어요. 브라우저가 물으면 카메라를 허용해 주세요.',
    );
  },
});

/** The code is refused, in Korean. */
export const KoreanCodeRefused = meta.story({
  decorators: [inKorean],
  args: {
    ...korean,
    onCode: fn(
      (_text: string): string | undefined =>
        '받는 분 정보가 없는 코드예요. 다른 코드를 스캔해 주세요.',
    ),
  },
  play: async () => {
    const status = await expectScanning();
    camera.read('https://example.com');
    await waitFor(() =>
      expectText(status, '받는 분 정보가 없는 코드예요. 다른 코드를 스캔해 주세요.'),
    );
  },
});

/** The code is accepted, in Korean. */
export const KoreanCodeTaken = meta.story({
  decorators: [inKorean],
  args: korean,
  play: async () => {
    const status = within(await expectScanning());
    camera.read('superwallet:pay?recipient=010-2345-6789');
    await expect(await status.findByText('코드를 읽었어요.')).toBeVisible();
  },
});

/** Camera access is denied, in Korean. */
export const KoreanCameraNotAllowed = meta.story({
  decorators: [inKorean],
  args: { ...korean, scan: missingCamera('NotAllowedError') },
  play: async () => {
    const status = within(await expectStatus());
    await expect(await status.findByText('카메라가 허용되지 않았어요')).toBeVisible();
    await expect(
      status.getByText(
        '주소 옆 아이콘으로 여는 사이트 설정이나 휴대폰 설정에서 카메라를 허용한 뒤 다시 시도해 주세요.',
      ),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

/** The device has no camera, in Korean. */
export const KoreanNoCamera = meta.story({
  decorators: [inKorean],
  args: { ...korean, scan: missingCamera('NotFoundError') },
  play: async () => {
    const status = within(await expectStatus());
    await expect(await status.findByText('카메라를 찾을 수 없어요')).toBeVisible();
    await expect(
      status.getByText('이 기기에는 브라우저가 사용할 수 있는 카메라가 없어요.'),
    ).toBeVisible();
  },
});

/** The camera is in use, in Korean. */
export const KoreanCameraNotUsable = meta.story({
  decorators: [inKorean],
  args: { ...korean, scan: missingCamera('NotReadableError') },
  play: async () => {
    const status = within(await expectStatus());
    await expect(await status.findByText('지금은 스캔할 수 없어요')).toBeVisible();
    await expect(
      status.getByText(
        '다른 앱이 카메라를 사용하고 있거나 연결이 끊겼을 수 있어요. 확인한 뒤 다시 시도해 주세요.',
      ),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

/** The scanner's code could not be loaded, in Korean. */
export const KoreanNotFetched = meta.story({
  parameters: sameAs('Korean Camera Not Usable', 'both have the same texts in Korean'),
  decorators: [inKorean],
  args: { ...korean, scan: lostConnection },
  play: async () => {
    const status = await expectStatus();
    await waitFor(() => expectText(status, '지금은 스캔할 수 없어요'));
    await expectText(
      status,
      '다른 앱이 카메라를 사용하고 있거나 연결이 끊겼을 수 있어요. 확인한 뒤 다시 시도해 주세요.',
    );
    await expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});
