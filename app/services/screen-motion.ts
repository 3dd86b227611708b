import { basePath, tabPaths, withoutTrailingSlash } from '#wallet/paths.ts';

/** The movement of a change of screens: `left` and `right` are directions along the tabs. */
export type Movement = 'open' | 'back' | 'left' | 'right';

/** The maximum number of paths of a trail. */
const maxTrail = 100;

/** The paths of the shown screens up to the current one, and the movement that led to it. */
export interface Trail {
  paths: readonly string[];
  movement: Movement;
}

/** The trail after a screen has been shown at a path. */
export function follow({ paths: trail }: Trail, to: string): Trail {
  const [from = to, before] = [trail.at(-1), trail.at(-2)];
  const [fromTab, toTab] = [tabPaths.indexOf(from), tabPaths.indexOf(to)];
  const isBack = before === to;
  const next = isBack ? trail.slice(0, -1) : [...trail, to].slice(-maxTrail);
  if (fromTab >= 0 && toTab >= 0) {
    return { paths: next, movement: toTab < fromTab ? 'left' : 'right' };
  }
  // A tab is above its screens, however it is opened.
  return { paths: next, movement: isBack || toTab >= 0 ? 'back' : 'open' };
}

const slide = 'cubic-bezier(0.32, 0.72, 0, 1)';

/** Distance in CSS pixels and duration in milliseconds of the movement of the new screen, and of the old one. */
const movements: Readonly<
  Record<Movement, { enter: number; leave: number | undefined; duration: number }>
> = {
  open: { enter: 32, leave: -16, duration: 240 },
  back: { enter: -16, leave: 32, duration: 240 },
  right: { enter: 12, leave: undefined, duration: 180 },
  left: { enter: -12, leave: undefined, duration: 180 },
};

const at = (x: number) => ({ opacity: 0, transform: `translateX(${x}px)` });

/**
 * Moves screens in and out. A screen is in the element with `data-screen`: what React adds there slides in, and what it
 * removes slides out as a picture without function. Returns a function that stops it.
 */
export function watchScreens(page: Window & typeof globalThis): () => void {
  const { document, location } = page;
  const isStill = page.matchMedia('(prefers-reduced-motion: reduce)');
  const pathNow = () => withoutTrailingSlash(location.pathname.slice(basePath.length) || '/');
  let trail: Trail = { paths: [pathNow()], movement: 'open' };
  /** The position before the new screen is scrolled to its top. */
  let scrolled = page.scrollY;
  const onScroll = () => (scrolled = page.scrollY);

  const observer = new page.MutationObserver((records) => {
    const path = pathNow();
    // React changes the screen before what follows it.
    const screen = records.flatMap(({ addedNodes }) => [...addedNodes]).find(isElement);
    if (screen === undefined || path === trail.paths.at(-1)) return;
    trail = follow(trail, path);
    if (isStill.matches) return;
    const { enter, leave, duration } = movements[trail.movement];
    const old = records.flatMap(({ removedNodes }) => [...removedNodes]).find(isElement);
    if (leave !== undefined && old !== undefined) {
      slideOut(old, screen, { scrolled, to: leave, duration });
    }
    screen.animate([at(enter), {}], { duration, easing: slide });
    scrolled = page.scrollY;
  });

  const place = document.querySelector('[data-screen]');
  if (place !== null) observer.observe(place, { childList: true });
  page.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    page.removeEventListener('scroll', onScroll);
  };
}

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;

/** Slides a removed screen out, at the place where it was seen. */
function slideOut(
  old: HTMLElement,
  screen: HTMLElement,
  { scrolled, to, duration }: { scrolled: number; to: number; duration: number },
): void {
  const page = old.ownerDocument;
  const { left, width, top } = screen.getBoundingClientRect();
  const picture = page.createElement('div');
  picture.inert = true;
  picture.ariaHidden = 'true';
  // Fields of the new screen may have the same names and ids.
  for (const named of old.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  // The header and the navigation stay above it.
  Object.assign(picture.style, {
    position: 'fixed',
    inset: `0 auto 0 ${left}px`,
    width: `${width}px`,
    overflow: 'clip',
    pointerEvents: 'none',
    zIndex: '10',
  });
  old.style.marginTop = `${top + (page.defaultView?.scrollY ?? 0) - scrolled}px`;
  picture.append(old);
  page.body.append(picture);
  const moving = picture.animate([{}, at(to)], { duration, easing: slide });
  moving.onfinish = () => picture.remove();
  moving.oncancel = () => picture.remove();
}
