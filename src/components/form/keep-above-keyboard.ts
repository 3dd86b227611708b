/**
 * Lifts an element above an on-screen keyboard that covers the page instead of resizing it, as on an iPhone. On a
 * zoomed page it stays in place. A ref callback: it returns its cleanup.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!element || !seen) return undefined;
  const place = () => {
    element.style.translate = '';
    const covered = element.getBoundingClientRect().bottom - (seen.offsetTop + seen.height);
    if (covered > 0 && seen.scale === 1) element.style.translate = `0 -${covered}px`;
  };
  seen.addEventListener('resize', place);
  seen.addEventListener('scroll', place);
  return () => {
    seen.removeEventListener('resize', place);
    seen.removeEventListener('scroll', place);
  };
}
