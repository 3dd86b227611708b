import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openCodeReader, type CodeDetectorClass } from './code-reader.ts';

/** A fake worker that answers each picture with its width, as if that were its code. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  onmessage: ((event: { data: string | null }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly terminate = vi.fn();
  readonly address: string;
  readonly moved: unknown[] = [];
  constructor(address: URL) {
    this.address = address.pathname;
    FakeWorker.started.push(this);
  }
  postMessage(picture: { width: number }, moved: unknown[]) {
    this.moved.push(...moved);
    queueMicrotask(() => {
      if (picture.width === 0) this.onerror?.();
      else this.onmessage?.({ data: picture.width === 1 ? null : `worker ${picture.width}` });
    });
  }
}

const detect = vi.fn(() => Promise.resolve([{ rawValue: 'native' }]));

/** A browser's reader with these formats. */
function browserReader(formats: () => Promise<readonly string[]>): CodeDetectorClass {
  return class {
    static readonly getSupportedFormats = formats;
    readonly detect = detect;
  };
}

const pixels = new Uint8ClampedArray(4);

function pictureOfWidth(width: number) {
  const picture = { canvas: { width, height: width }, getImageData: () => ({ data: pixels }) };
  return picture as unknown as CanvasRenderingContext2D;
}

beforeEach(() => {
  FakeWorker.started.length = 0;
  detect.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('openCodeReader', () => {
  test("uses the browser's reader, and starts no worker", async () => {
    vi.stubGlobal('window', {
      BarcodeDetector: browserReader(() => Promise.resolve(['ean_13', 'qr_code'])),
    });
    const reader = await openCodeReader(new AbortController().signal);
    expect(await reader.read(pictureOfWidth(2))).toBe('native');
    detect.mockResolvedValueOnce([]);
    expect(await reader.read(pictureOfWidth(2))).toBeUndefined();
    detect.mockResolvedValueOnce([{ rawValue: '' }]);
    expect(await reader.read(pictureOfWidth(2))).toBeUndefined();
    expect(FakeWorker.started).toHaveLength(0);
  });

  test.each<[string, CodeDetectorClass | undefined]>([
    ['has no reader', undefined],
    ['has a reader for other codes only', browserReader(() => Promise.resolve(['ean_13']))],
    ['has a reader that does not start', browserReader(() => Promise.reject(new Error()))],
  ])("uses the wallet's reader if the browser %s", async (_, BarcodeDetector) => {
    vi.stubGlobal('window', { BarcodeDetector });
    const reader = await openCodeReader(new AbortController().signal);
    expect(await reader.read(pictureOfWidth(2))).toBe('worker 2');
    expect(await reader.read(pictureOfWidth(1))).toBeUndefined();
    expect(FakeWorker.started).toHaveLength(1);
    expect(FakeWorker.started[0]?.address).toMatch(/qr-code\.worker\.ts$/);
    // The pixels are transferred: copying them would be as much work as drawing them.
    expect(FakeWorker.started[0]?.moved).toContain(pixels.buffer);
    expect(detect).not.toHaveBeenCalled();
  });

  test("falls back to the wallet's reader for good when the browser's reader fails", async () => {
    vi.stubGlobal('window', { BarcodeDetector: browserReader(() => Promise.resolve(['qr_code'])) });
    detect.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
    const reader = await openCodeReader(new AbortController().signal);
    expect(await reader.read(pictureOfWidth(2))).toBe('worker 2');
    expect(await reader.read(pictureOfWidth(3))).toBe('worker 3');
    expect(detect).toHaveBeenCalledTimes(1);
    expect(FakeWorker.started).toHaveLength(1);
  });

  test('ends its worker when the signal aborts', async () => {
    vi.stubGlobal('window', {});
    const camera = new AbortController();
    await openCodeReader(camera.signal);
    expect(FakeWorker.started[0]?.terminate).not.toHaveBeenCalled();
    camera.abort();
    expect(FakeWorker.started[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  test('starts no worker if the signal has aborted', async () => {
    vi.stubGlobal('window', {});
    await expect(openCodeReader(AbortSignal.abort())).rejects.toThrow();
    expect(FakeWorker.started).toHaveLength(0);
  });

  test('fails when its worker cannot be loaded', async () => {
    vi.stubGlobal('window', {});
    const reader = await openCodeReader(new AbortController().signal);
    await expect(reader.read(pictureOfWidth(0))).rejects.toThrow('could not be loaded');
  });
});
