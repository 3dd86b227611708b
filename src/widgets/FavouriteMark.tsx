import { Star } from 'lucide-react';

/** The star of a favourite contact; `label` is for screen readers. */
export function FavouriteMark({ label }: { label: string }) {
  return (
    <>
      <Star aria-hidden className="size-4 shrink-0 fill-current text-caution" strokeWidth={2} />
      <span className="sr-only">{label}</span>
    </>
  );
}
