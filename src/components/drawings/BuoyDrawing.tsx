import { Drawing, Sea } from './Drawing.tsx';

/** A buoy on a calm sea: no activities, transactions or notifications. */
export function BuoyDrawing() {
  return (
    <Drawing>
      <path
        className="fill-raised"
        d="M42 58h36l-5 12H47zM50 58l7-28h6l7 28M54 42h12M52 50h16M55 24h10v6H55z"
      />
      <Sea />
      <path className="stroke-brand-ink" d="M60 18v-6M49 22l-4-4M71 22l4-4" />
    </Drawing>
  );
}
