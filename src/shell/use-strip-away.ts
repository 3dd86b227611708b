import { useEffect, useState } from 'react';

/** In CSS pixels: how near to an end of the page counts as there, and how far a scroll must go to have a direction. */
const slack = 6;

const fields = "[data-screen] :is(input:not([type='radio'], [type='checkbox']), select, textarea)";

/** Whether the person is filling something in: what has the focus is part of a form, or takes text or a choice. */
const isFillingIn = (focused: EventTarget | null) =>
  focused instanceof Element &&
  (focused.closest('[data-screen] form') !== null || focused.matches(fields));

/**
 * Whether what stands above the navigation has left it to the page: it leaves when the page is scrolled down, and comes
 * back when it is scrolled up, at its top and at its end. A form's button needs that room, so beside one it only comes
 * at the end, and never while a form has the focus.
 */
export function useStripAway(): boolean {
  const [scrolledAway, setScrolledAway] = useState(false);
  const [fillingIn, setFillingIn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      // A page that springs back goes beyond its ends.
      const at = Math.max(0, Math.min(window.scrollY, end));
      const moved = at - last;
      if (Math.abs(moved) >= slack) last = at;
      setScrolledAway((current) => {
        if (at >= end - slack) return false;
        if (document.querySelector('[data-submit-bar]')) return true;
        if (at <= slack) return false;
        return Math.abs(moved) < slack ? current : moved > 0;
      });
    }
    const onFocusIn = ({ target }: FocusEvent) => setFillingIn(isFillingIn(target));
    const onFocusOut = ({ relatedTarget }: FocusEvent) => setFillingIn(isFillingIn(relatedTarget));
    const resized = new ResizeObserver(() => {
      follow();
      // A field that is taken away loses the focus without an event.
      setFillingIn(isFillingIn(document.activeElement));
    });
    resized.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return scrolledAway || fillingIn;
}
