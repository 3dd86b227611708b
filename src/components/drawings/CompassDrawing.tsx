import { Drawing } from './Drawing.tsx';

/** A compass: nothing is at this address. */
export function CompassDrawing() {
  return (
    <Drawing>
      <circle className="fill-raised" cx="60" cy="42" r="26" />
      <path d="M60 16v5M60 63v5M34 42h5M81 42h5" />
      <path className="stroke-brand-ink" d="M70 32l-6 14-14 6 6-14z" />
    </Drawing>
  );
}
