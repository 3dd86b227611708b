import type { ComponentProps, MouseEvent } from 'react';

import { useAddress } from './base-path.ts';

/** Navigates to a route, given without the base path. */
export type Navigate = (to: string) => void;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string;
  onNavigate: Navigate;
}

/**
 * A link to a route. It has a real address, so that the browser can open it in a new tab; a plain press calls
 * `onNavigate`.
 */
export function Link({ to, onNavigate, children, ...rest }: LinkProps) {
  const address = useAddress(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const wantsBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsBrowser || event.button !== 0) return;
    event.preventDefault();
    onNavigate(to);
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
