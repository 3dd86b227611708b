/** The wallet's mark: a folded wallet whose flap is a wave. */
export function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <path
        d="M7 12.500c3-3.400 6-3.400 9 0s6 3.400 9 0V22a2.500 2.500 0 01-2.500 2.500h-13A2.500 2.500 0 017 22z"
        className="fill-on-brand"
      />
      <circle cx="21" cy="19.500" r="1.750" className="fill-brand" />
    </svg>
  );
}
