/** The place of a toast: over the header, or above the navigation. */
export type ToastPlace = 'header' | 'end';

/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>;

/** Distance of a toast from the parts beside it, in CSS pixels. */
const gap = 8;

/** The area that two boxes share, in square pixels. */
function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The place where a toast covers least of the boxes to keep free. It stays where it is while it covers none of them; a
 * new toast is over the header if it covers as much there.
 */
export function placeOfToast(
  places: Readonly<Record<ToastPlace, Box>>,
  keptFree: readonly Box[],
  current: ToastPlace = 'header',
): ToastPlace {
  const covered = (place: ToastPlace) =>
    keptFree.reduce((sum, box) => sum + sharedArea(places[place], box), 0);
  const other = current === 'header' ? 'end' : 'header';
  return covered(other) < covered(current) ? other : current;
}

/**
 * The parts that a toast must not cover: the title, Back, a balance, and the focused field. The back link is beside
 * the title.
 */
const keptFree =
  'h1, [data-screen] :has(+ h1) a, [data-balance], :is(input, select, textarea):focus';

/** The visible boxes of the parts to keep free. */
function boxesToKeepFree(page: Document): Box[] {
  const header = page.querySelector('header');
  const ceiling = header?.getBoundingClientRect().bottom ?? 0;
  return [...page.querySelectorAll(keptFree)]
    .filter((part) => part.closest('dialog') === null)
    .map((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      // The part of the screen beneath the sticky header is invisible.
      return { top: header?.contains(part) ? top : Math.max(top, ceiling), bottom, left, right };
    });
}

/** The top of the bars at the end of the window: a form's button, the strip, or else the navigation. */
function floorOf(page: Document, windowHeight: number): number {
  const bars = page.querySelectorAll('[data-submit-bar], .action-strip:not([data-away]), main ~ *');
  const tops = [...bars].map((bar) => bar.getBoundingClientRect().top);
  return Math.min(windowHeight, ...tops);
}

/** Puts the toasts' element, which is on the screen already, where it covers least (decision 254). */
function placeToast(toast: HTMLElement, current: ToastPlace | undefined): ToastPlace {
  const page = toast.ownerDocument;
  const windowHeight = page.documentElement.clientHeight;
  // The style sheet has the distance from the top.
  toast.dataset['place'] = 'header';
  toast.style.bottom = '';
  const { top, bottom, height, left, right } = toast.getBoundingClientRect();
  const end = floorOf(page, windowHeight) - gap;
  const place = placeOfToast(
    {
      header: { top, bottom, left, right },
      end: { top: end - height, bottom: end, left, right },
    },
    boxesToKeepFree(page),
    current,
  );
  toast.dataset['place'] = place;
  if (place === 'end') toast.style.bottom = `${windowHeight - end}px`;
  return place;
}

/** Follows the page: a toast leaves its place for the other one before it covers a part to keep free. */
export function followPage(toast: HTMLElement): () => void {
  const page = toast.ownerDocument;
  let place: ToastPlace | undefined;
  let frame = 0;
  function follow() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      place = placeToast(toast, place);
    });
  }
  // The text of a toast may be loaded after it, and another screen may open beneath it.
  const resized = new ResizeObserver(() => {
    if (toast.childElementCount > 0) place = placeToast(toast, place);
  });
  resized.observe(toast);
  const changed = new MutationObserver(follow);
  changed.observe(page.body, { subtree: true, childList: true, attributeFilter: ['data-away'] });
  const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
  for (const event of events) page.defaultView?.addEventListener(event, follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    for (const event of events) page.defaultView?.removeEventListener(event, follow);
  };
}
