/** The shape that text controls share. */
export const controlShape =
  'min-h-13 w-full rounded-control border border-control-line bg-raised px-4 text-ink placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-negative disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted';

/** The classes of every text control. An iPhone zooms in on a field whose text is smaller than 16 px. */
export const controlClass = `${controlShape} py-3 text-body pointer-coarse:text-[1rem]`;
