import { useState } from 'react';

/**
 * Tells a screen reader that the count of a badge has risen. It says nothing about the first count, or when the count
 * falls. The count is undefined while it is not known.
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
