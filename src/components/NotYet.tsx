/** Stands for a figure that depends on what is still to be filled in. */
export function NotYet() {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        –
      </span>
      <span className="sr-only">Not filled in yet</span>
    </>
  );
}
