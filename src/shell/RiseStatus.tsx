import { useState } from 'react';

/**
 * Announces to a screen reader that the count of a badge has risen. The first count and a falling count are not
 * announced. The count is undefined until it is known.
 */
export function RiseStatus({ count, label }: { count: number | undefined; label: string }) {
  const [last, setLast] = useState(count);
  const [message, setMessage] = useState('');
  if (count !== last) {
    setLast(count);
    setMessage(count !== undefined && last !== undefined && count > last ? label : '');
  }
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
