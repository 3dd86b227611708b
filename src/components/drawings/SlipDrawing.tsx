import { Drawing } from './Drawing.tsx';

/** A finished slip: no approvals or requests. */
export function SlipDrawing() {
  return (
    <Drawing>
      <path className="fill-raised" d="M40 12h40v58l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z" />
      <path d="M49 26h22M49 36h22M49 46h12" />
      <path className="stroke-brand-ink" d="M72 47l4 4 8-9" />
    </Drawing>
  );
}
