import { Plane } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';

export interface PassportCardProps {
  name: string;
  country: string;
}

/** A page like that of a passport, with the unverified name and country of the profile. */
export function PassportCard({ name, country }: PassportCardProps) {
  const t = useMessages('travel').traveler.passport;
  return (
    // `clip` instead of `hidden`: a long name must make the page higher instead of being cut off.
    <article
      aria-label={t.title}
      className="relative isolate flex aspect-[85.6/54] w-full flex-col justify-between gap-6 overflow-clip rounded-card bg-id-plum p-5 text-on-brand"
    >
      <Guilloche />
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-row font-semibold">{t.title}</p>
          <p className="text-small">{t.unverified}</p>
        </div>
        <Plane aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
      </div>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-tiny">{t.name}</dt>
          <dd className="text-title font-semibold wrap-anywhere">{name || t.missing}</dd>
        </div>
        <div>
          <dt className="text-tiny">{t.country}</dt>
          <dd className="text-body font-medium wrap-anywhere">{country || t.missing}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The fine lines of a passport's paper. */
function Guilloche() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 126"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 -z-10 size-full text-on-brand/12"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
    >
      {Array.from({ length: 12 }, (_, turn) => (
        <ellipse
          key={turn}
          cx="150"
          cy="72"
          rx="62"
          ry="24"
          transform={`rotate(${turn * 15} 150 72)`}
        />
      ))}
    </svg>
  );
}
