import type { HttpHandler } from 'msw';
import type { within } from 'storybook/test';

/** As much of a playing story as the functions use that several files of stories share. */
export interface Playing {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  msw: { use: (...handlers: HttpHandler[]) => void };
}
