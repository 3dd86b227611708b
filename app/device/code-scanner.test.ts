import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { scanCodes } from './code-scanner.ts';

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

const page = Object.assign(new EventTarget(), {
  hidden: false,
  createElement: () => ({
    width: 0,
    height: 0,
    getContext() {
      return { canvas: this, drawImage };
    },
  }),
});
const drawImage = vi.fn<(...parts: unknown[]) => void>();
const getUserMedia = vi.fn<(constraints: unknown) => Promise<unknown>>();
const detect = vi.fn(() => Promise.resolve([{ rawValue: 'a code' }]));

let track: FakeTrack;
let camera: { getTracks: () => FakeTrack[] };

beforeEach(() => {
  vi.useFakeTimers();
  drawImage.mockClear();
  detect.mockClear();
  page.hidden = false;
  track = new FakeTrack();
  camera = { getTracks: () => [track] };
  getUserMedia.mockReset().mockImplementation(() => Promise.resolve(camera));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('window', {
    BarcodeDetector: class {
      static readonly getSupportedFormats = () => Promise.resolve(['qr_code']);
      readonly detect = detect;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A video of a camera held upright, with a new picture for every request. */
function newVideo(changes: object = {}) {
  const video = {
    srcObject: null,
    videoWidth: 720,
    videoHeight: 1280,
    play: () => Promise.resolve(),
    requestVideoFrameCallback: (callback: () => void) => setTimeout(callback, 1),
    ...changes,
  };
  return video as unknown as HTMLVideoElement;
}

function scan(video = newVideo()) {
  const leaving = new AbortController();
  const onCode = vi.fn<(text: string) => void>();
  const scanning = scanCodes(video, onCode, leaving.signal);
  // Without this, a rejection before the test awaits it would be unhandled.
  scanning.catch(() => undefined);
  return { leaving, onCode, scanning, video };
}

describe('scanCodes', () => {
  test('shows the rear camera, and reports its codes', async () => {
    const { onCode, video, leaving, scanning } = scan();
    await vi.advanceTimersByTimeAsync(300);
    expect(getUserMedia).toHaveBeenCalledWith({
      video: expect.objectContaining({ facingMode: 'environment' }) as unknown,
    });
    expect(video.srcObject).toBe(camera);
    expect(onCode.mock.calls).toEqual([['a code']]);
    // The square in the middle of the upright picture.
    expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 280, 720, 720, 0, 0, 720, 720]);
    leaving.abort();
    await scanning;
    expect(track.readyState).toBe('ended');
    expect(video.srcObject).toBeNull();
  });

  test('scales a large picture down', async () => {
    const { leaving } = scan(newVideo({ videoWidth: 3840, videoHeight: 2160 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(drawImage.mock.lastCall?.slice(1)).toEqual([840, 0, 2160, 2160, 0, 0, 720, 720]);
    leaving.abort();
  });

  test('waits for animation frames if the video has no frame callbacks', async () => {
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
    const video = newVideo();
    Reflect.deleteProperty(video, 'requestVideoFrameCallback');
    const { onCode, leaving } = scan(video);
    await vi.advanceTimersByTimeAsync(50);
    expect(onCode).toHaveBeenCalledTimes(1);
    leaving.abort();
  });

  test('reads nothing before the video has a picture', async () => {
    const { leaving } = scan(newVideo({ videoWidth: 0, videoHeight: 0 }));
    await vi.advanceTimersByTimeAsync(500);
    expect(detect).not.toHaveBeenCalled();
    leaving.abort();
  });

  test('reads nothing while the page is in the background', async () => {
    page.hidden = true;
    const { leaving } = scan();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(detect).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(detect).toHaveBeenCalledTimes(1);
    leaving.abort();
  });

  test('does not ask for the camera if the signal is aborted before the start', async () => {
    await scanCodes(newVideo(), vi.fn(), AbortSignal.abort());
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  test('releases a camera that was allowed after the user had left', async () => {
    let allow = (_: unknown) => {};
    getUserMedia.mockReturnValueOnce(new Promise((resolve) => void (allow = resolve)));
    const { leaving, scanning, video } = scan();
    leaving.abort();
    allow(camera);
    await scanning;
    expect(track.readyState).toBe('ended');
    expect(video.srcObject).toBeNull();
  });

  test('ignores a refusal after the user has left', async () => {
    let refuse = (_: Error) => {};
    getUserMedia.mockReturnValueOnce(new Promise((_, reject) => void (refuse = reject)));
    const { leaving, scanning } = scan();
    leaving.abort();
    refuse(new DOMException('', 'NotAllowedError'));
    await expect(scanning).resolves.toBeUndefined();
  });

  test('rejects with the browser’s reason if the camera is refused or missing', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await expect(scan().scanning).rejects.toHaveProperty('name', 'NotAllowedError');
    vi.stubGlobal('navigator', {});
    await expect(scan().scanning).rejects.toHaveProperty('name', 'NotFoundError');
  });

  test('fails when the camera stream ends', async () => {
    const { scanning, video } = scan();
    await vi.advanceTimersByTimeAsync(50);
    track.dispatchEvent(new Event('ended'));
    await expect(scanning).rejects.toHaveProperty('name', 'NotReadableError');
    expect(video.srcObject).toBeNull();
  });

  test('fails, and releases the camera, when the video does not play', async () => {
    const refused = new DOMException('', 'NotAllowedError');
    const { scanning } = scan(newVideo({ play: () => Promise.reject(refused) }));
    await expect(scanning).rejects.toHaveProperty('name', 'NotReadableError');
    expect(track.readyState).toBe('ended');
  });

  test('does not remove a newer stream from the video', async () => {
    const { scanning, video, leaving } = scan();
    await vi.advanceTimersByTimeAsync(50);
    const next = { getTracks: () => [] } as unknown as MediaStream;
    video.srcObject = next;
    leaving.abort();
    await scanning;
    expect(video.srcObject).toBe(next);
  });
});
