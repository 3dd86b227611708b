import { Drawing } from './Drawing.tsx';

/** The pocket of the logo with no card in it: no credentials or cards. */
export function PocketDrawing() {
  return (
    <Drawing>
      <rect x="36" y="16" width="48" height="32" rx="5" strokeDasharray="4 4" />
      <path
        className="fill-raised"
        d="M28 42c11-7 21-7 32 0s21 7 32 0v24a6 6 0 01-6 6H34a6 6 0 01-6-6z"
      />
      <circle className="fill-brand-ink stroke-none" cx="78" cy="59" r="4" />
    </Drawing>
  );
}
