/** The shape that text controls share. */
export const controlShape =
  'min-h-13 w-full rounded-control border border-control-line bg-raised px-4 text-ink placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-brand-ink focus-visible:inset-ring focus-visible:inset-ring-brand-ink focus-visible:outline-transparent aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative aria-invalid:focus-visible:border-negative aria-invalid:focus-visible:inset-ring-negative disabled:cursor-not-allowed disabled:border-transparent disabled:bg-well disabled:text-ink-muted';

/** The classes of every text control. An iPhone zooms in on a field whose text is smaller than 16 px. */
export const controlClass = `${controlShape} py-3 text-body pointer-coarse:text-[1rem]`;
