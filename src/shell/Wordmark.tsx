import { Logo } from './Logo.tsx';

/** The logo and the name of the wallet; a narrow header, or one with large text, shows only the logo. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 text-row font-bold">
      <Logo />
      <span className="@max-[20rem]:sr-only">Superwallet</span>
    </span>
  );
}
