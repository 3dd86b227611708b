/**
 * Reports the browser's past and future entries of a type; none if it does not support the type. Returns a function
 * that stops it.
 */
export function observe(
  type: string,
  onEntries: (entries: PerformanceEntryList) => void,
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
