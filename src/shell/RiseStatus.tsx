import { useState } from 'react';

/**
 * Tells a person who does not see a badge that its count has become higher. What is there at first is no news, and
 * neither is what the person has read.
 */
export function RiseStatus({ count, words }: { count: number; words: string }) {
  const [last, setLast] = useState(count);
  const [said, setSaid] = useState('');
  if (count !== last) {
    setLast(count);
    setSaid(count > last ? words : '');
  }
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
