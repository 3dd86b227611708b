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

/** The area of the boxes to keep free that a toast at a place covers, in square pixels. */
const coveredArea = (place: Box, keptFree: readonly Box[]): number =>
  keptFree.reduce((sum, box) => sum + sharedArea(place, box), 0);

/** The first of the places where a toast covers least. */
export const leastCovering = (places: readonly Box[], keptFree: readonly Box[]): Box =>
  places.reduce((best, place) =>
    coveredArea(place, keptFree) < coveredArea(best, keptFree) ? place : best,
  );

/**
 * The place where a toast covers least of the boxes to keep free. It stays where it is while it covers none of them; a
 * new toast is over the header if it covers as much there.
 */
export function placeOfToast(
  places: Readonly<Record<ToastPlace, Box>>,
  keptFree: readonly Box[],
  current: ToastPlace = 'header',
): ToastPlace {
  const other = current === 'header' ? 'end' : 'header';
  const isBetter = coveredArea(places[other], keptFree) < coveredArea(places[current], keptFree);
  return isBetter ? other : current;
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

/**
 * The tops of what a toast may be above, in order of preference: a form's button, or else the strip, whose space it
 * leaves free also while the strip is hidden; then the navigation.
 */
function floorsOf(page: Document): number[] {
  const bar = page.querySelector('[data-submit-bar]');
  const found = bar ? [bar] : page.querySelectorAll('main > .sticky, main ~ *');
  const tops = [...found].map((part) => part.getBoundingClientRect().top);
  return tops.length === 0 ? [page.documentElement.clientHeight] : tops;
}

/** Puts the toasts' element, which is on the screen already, where it covers least (decision 254). */
function placeToast(toast: HTMLElement, current: ToastPlace | undefined): ToastPlace {
  const page = toast.ownerDocument;
  // The style sheet has the distance from the top.
  toast.dataset['place'] = 'header';
  toast.style.bottom = '';
  const { top, bottom, height, left, right } = toast.getBoundingClientRect();
  const free = boxesToKeepFree(page);
  const ends = floorsOf(page).map((floor) => ({
    top: floor - gap - height,
    bottom: floor - gap,
    left,
    right,
  }));
  const end = leastCovering(ends, free);
  const place = placeOfToast({ header: { top, bottom, left, right }, end }, free, current);
  toast.dataset['place'] = place;
  if (place === 'end') {
    toast.style.bottom = `${page.documentElement.clientHeight - end.bottom}px`;
  }
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
  changed.observe(page.body, { subtree: true, childList: true });
  const onResize = () => {
    // Nothing is where it was.
    place = undefined;
    follow();
  };
  const events = ['scroll', 'focusin', 'focusout'] as const;
  for (const event of events) page.defaultView?.addEventListener(event, follow, { passive: true });
  page.defaultView?.addEventListener('resize', onResize);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    for (const event of events) page.defaultView?.removeEventListener(event, follow);
    page.defaultView?.removeEventListener('resize', onResize);
  };
}
