import { Check } from 'lucide-react';

import { Spoken } from './Spoken.tsx';

/** A list of sentences, each after a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden className="mt-px size-5 shrink-0 text-positive" strokeWidth={2.25} />
          <span className="min-w-0 wrap-anywhere">
            <Spoken>{item}</Spoken>
          </span>
        </li>
      ))}
    </ul>
  );
}
