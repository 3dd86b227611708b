/** Placeholder of a figure that depends on an empty field: a dash on screen, words for a screen reader. */
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
