import { useEffect, useState } from 'react';

import { afterScroll } from './strip-away.ts';

const fields = "[data-screen] :is(input:not([type='radio'], [type='checkbox']), select, textarea)";

/** Whether the focused element is part of a form, or accepts text or a choice. */
const isFillingIn = (focused: EventTarget | null) =>
  focused instanceof Element &&
  (focused.closest('[data-screen] form') !== null || focused.matches(fields));

/**
 * Whether the strip above the navigation is hidden: after scrolling down, and while a form has the focus. Beside a
 * form's button it is hidden from the first frame of the screen, before the button can be found in the page.
 */
export function useStripAway(besideSubmitBar: boolean): boolean {
  const [scrolledAway, setScrolledAway] = useState(besideSubmitBar);
  const [fillingIn, setFillingIn] = useState(false);
  const [screen, setScreen] = useState(besideSubmitBar);
  if (screen !== besideSubmitBar) {
    setScreen(besideSubmitBar);
    setScrolledAway(besideSubmitBar);
  }
  useEffect(() => {
    let place = { away: besideSubmitBar, last: window.scrollY };
    function follow() {
      place = afterScroll(place, {
        top: window.scrollY,
        end: document.documentElement.scrollHeight - window.innerHeight,
        besideSubmitBar: besideSubmitBar || document.querySelector('[data-submit-bar]') !== null,
      });
      setScrolledAway(place.away);
    }
    const onFocusIn = ({ target }: FocusEvent) => setFillingIn(isFillingIn(target));
    const onFocusOut = ({ relatedTarget }: FocusEvent) => setFillingIn(isFillingIn(relatedTarget));
    const resized = new ResizeObserver(() => {
      follow();
      // A removed field loses the focus without an event.
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
  }, [besideSubmitBar]);
  return scrolledAway || fillingIn;
}
