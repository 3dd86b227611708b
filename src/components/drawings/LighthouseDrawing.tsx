import { Drawing, Sea, type DrawingSize } from './Drawing.tsx';

/** A lighthouse without its light: something could not be loaded. */
export function LighthouseDrawing({ size }: DrawingSize) {
  return (
    <Drawing size={size}>
      <Sea />
      <path className="fill-raised" d="M52 62l4-34h8l4 34M53 44h14M55 28v-6l5-5 5 5v6z" />
      <path className="stroke-brand-ink" d="M80 22l10 10M90 22L80 32" />
    </Drawing>
  );
}
