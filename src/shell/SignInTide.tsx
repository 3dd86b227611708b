import { useEffect, useState } from 'react';

import { DrawnPath } from '#components/DrawnPath.tsx';
import { tide } from '#drawings/tide.ts';

const [width, height] = [390, 116];
const calm = () => tide('', width, height, 0.2);
const ownTide = (email: string) => tide(email, width, height);

/** Time without typing until an unfinished field counts as typed, in milliseconds. */
const typingPause = 400;

/** A text that is being typed, once the user has paused or has left its field. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const settle = () => setSettled(text);
    const timer = setTimeout(settle, typingPause);
    document.addEventListener('focusout', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settle);
    };
  }, [text]);
  return settled;
}

/** The sea of the plate: calm, or with the tide of a complete e-mail address (decision 256). */
export function SignInTide({ email }: { email: string }) {
  const seed = useSettled(email);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute top-40 left-0 -z-10 h-[calc(100%-192px)] w-full mask-[linear-gradient(90deg,transparent_8%,#000_62%)] text-deep-line forced-colors:hidden"
    >
      <DrawnPath draw={seed === '' ? calm : ownTide} seed={seed} fixedStroke />
    </svg>
  );
}
