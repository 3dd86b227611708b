import type { HttpHandler } from 'msw';
import type { within } from 'storybook/test';

/** The part of a story's context that shared play functions use. */
export interface Playing {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  msw: { use: (...handlers: HttpHandler[]) => void };
}
