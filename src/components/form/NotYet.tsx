/** Stands for a figure that depends on what is still to be filled in. */
export function NotYet({ lang }: { lang?: 'ko' }) {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        –
      </span>
      <span className="sr-only">{lang === 'ko' ? '아직 입력되지 않음' : 'Not filled in yet'}</span>
    </>
  );
}
