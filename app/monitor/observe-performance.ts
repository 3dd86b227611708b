/**
 * Tells of what the browser measured before and of what it will measure, where it measures that at all. Returns what
 * ends it.
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
