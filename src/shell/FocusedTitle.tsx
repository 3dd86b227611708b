import { useEffect, useRef } from 'react';

/** A heading that receives the focus, because the focused element was unmounted. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
      {children}
    </h1>
  );
}
