import { Drawing, Sea } from './Drawing.tsx';

/** A ferry: no trips or refunds. */
export function FerryDrawing() {
  return (
    <Drawing>
      <Sea />
      <path
        className="fill-raised"
        d="M32 50h56l-7 13c-7 4-13-2-21 1s-14 1-20-2zM42 50V38h30l8 12M50 38V28h12v10"
      />
      <path className="stroke-brand-ink" d="M56 28v-8c4-4 9 1 14-2" />
    </Drawing>
  );
}
