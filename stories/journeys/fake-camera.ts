import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { encodeQR } from 'qr';

import { chromiumLaunchOptions } from '../../checks/browser/chromium.ts';

/** The camera of a journey's phones. */
export interface FakeCamera {
  /** The texts of the QR codes in front of it, each for three seconds, in a loop. */
  sees: readonly string[];
  /** True if the user grants access. */
  allowed: boolean;
}

/** Chromium's option for a phone without a camera, even on a computer that has one. */
export const withoutCamera = '--use-fake-device-for-media-stream=device-count=0';

/** A browser whose phones have a camera. */
export interface CameraPhone {
  browser: Browser;
  /**
   * Sets the video in front of the camera. Call it before the camera starts: Chromium reads the file at each start.
   */
  show: (seen: Buffer) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a browser whose phones have a camera. */
export async function launchCameraPhone({
  chromium,
}: PlaywrightWorkerArgs['playwright']): Promise<CameraPhone> {
  const directory = await mkdtemp(join(tmpdir(), 'superwallet-camera-'));
  const file = join(directory, 'camera.y4m');
  const { args, ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream=device-count=1',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  return {
    browser,
    show: (seen) => writeFile(file, seen),
    async close() {
      await browser.close();
      await rm(directory, { recursive: true });
    },
  };
}

const width = 640;
const height = 480;
const framesPerSecond = 4;
const secondsPerCode = 3;

/** The grey values of paper and print in a camera picture. */
const [light, dark] = [225, 40];

/** A video that shows the codes one after another. Chromium plays it instead of a real camera. */
export function cameraVideo(codes: readonly string[]): Buffer {
  return video(codes.map(brightness));
}

/** A picture in front of the camera, such as the screen of another phone, as a video. */
export async function videoOfPicture(page: Page, png: Buffer): Promise<Buffer> {
  const greys = await page.evaluate(
    async ([picture, videoWidth, videoHeight]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = videoWidth;
      canvas.height = videoHeight;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas');
      context.fillStyle = '#e1e1e1';
      context.fillRect(0, 0, videoWidth, videoHeight);
      const scale = Math.min(videoWidth / image.width, videoHeight / image.height);
      const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale];
      context.drawImage(
        image,
        (videoWidth - drawnWidth) / 2,
        (videoHeight - drawnHeight) / 2,
        drawnWidth,
        drawnHeight,
      );
      const { data } = context.getImageData(0, 0, videoWidth, videoHeight);
      return Array.from({ length: videoWidth * videoHeight }, (_, pixel) => data[pixel * 4] ?? 0);
    },
    [png.toString('base64'), width, height] as const,
  );
  return video([Buffer.from(greys)]);
}

/** Planes of brightness as a Y4M video, each for some seconds: a header, then plane by plane for each frame. */
function video(planes: readonly Buffer[]): Buffer {
  // Two colour planes of half the size, both grey.
  const colour = Buffer.alloc((width / 2) * (height / 2) * 2, 128);
  const frames = planes.flatMap((plane) => {
    const frame = [Buffer.from('FRAME\n'), plane, colour];
    return Array.from({ length: framesPerSecond * secondsPerCode }, () => frame).flat();
  });
  const header = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`;
  return Buffer.concat([Buffer.from(header), ...frames]);
}

/** The brightness of a sheet of paper with the code in the middle. */
function brightness(code: string): Buffer {
  const modules = encodeQR(code, 'raw', { border: 4 });
  const size = Math.floor((height * 0.7) / modules.length);
  const [left, top] = [width, height].map((side) => (side - size * modules.length) / 2);
  const plane = Buffer.alloc(width * height, light);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = modules[Math.floor((y - (top ?? 0)) / size)];
      if (row?.[Math.floor((x - (left ?? 0)) / size)] === true) plane[y * width + x] = dark;
    }
  }
  return plane;
}
