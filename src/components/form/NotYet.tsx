/** Stands for a figure that depends on an empty field: a dash for the eye, words for a screen reader. */
export function NotYet({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        –
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
