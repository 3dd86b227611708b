import { useLayoutEffect, useRef } from 'react';

import { drawnBefore, drawOnce, type Draw } from '#drawings/draw-once.ts';

export interface DrawnPathProps {
  /** The drawing: a function declared once, because its paths are cached by it. */
  draw: Draw;
  seed: string;
  /** The width of its lines, in units of the drawing. */
  strokeWidth?: number;
  strokeOpacity?: number;
  /** The lines keep their width if the drawing is stretched. */
  fixedStroke?: boolean;
}

/** Maximum delay until a busy page draws, in milliseconds. */
const patience = 1_000;

/** Runs a task in idle time after the next frame. Safari has no `requestIdleCallback`. Returns how to cancel it. */
function afterPaint(run: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(run, { timeout: patience });
      cancel = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(run);
      cancel = () => clearTimeout(timer);
    }
  });
  return () => cancel();
}

/**
 * Lines drawn from data, in the current colour. They are drawn on the device only, after the first paint, so that
 * rendered pages stay small; a path that is already cached is visible at once. An effect sets the path, because a
 * change of React state would render the screen again while it hydrates.
 */
export function DrawnPath({
  draw,
  seed,
  strokeWidth = 1,
  strokeOpacity,
  fixedStroke = false,
}: DrawnPathProps) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const show = (d: string) => path.current?.setAttribute('d', d);
    const before = drawnBefore(draw, seed);
    if (before !== undefined) {
      show(before);
      return;
    }
    path.current?.removeAttribute('d');
    return afterPaint(() => show(drawOnce(draw, seed)));
  }, [draw, seed]);
  return (
    <path
      ref={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeOpacity={strokeOpacity}
      vectorEffect={fixedStroke ? 'non-scaling-stroke' : undefined}
      className="drawn"
    />
  );
}
