/**
 * Lifts an element above an on-screen keyboard that lies over the page instead of making it smaller, as that of an
 * iPhone does. On a page that is zoomed in it stays where it is. A ref callback: what it returns ends it.
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
