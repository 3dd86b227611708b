import type { AddBackStep } from '#components/back-steps.ts';
import type { Navigate } from '#components/Link.tsx';
import { withBase } from '#wallet/paths.ts';

/** The part of a browser's page that navigation uses. */
export type NavigationEnvironment = Pick<
  Window,
  | 'addEventListener'
  | 'clearTimeout'
  | 'history'
  | 'location'
  | 'scrollTo'
  | 'scrollY'
  | 'setTimeout'
>;

/** Navigation between routes. */
export interface Navigation {
  /** Goes to a route, written with or without the base path. */
  navigate: Navigate;
  /** Must be called when a screen is shown. Scrolls to its top, or to where a link back leads. */
  screenShown: () => void;
  /** Makes going back undo a step of the screen. */
  addBackStep: AddBackStep;
  /** Makes every navigation reload the page: after an update the old version's chunks are gone. */
  reloadOnNavigation: () => void;
}

/** Number of the screen's steps up to a history entry; 0 for a route's own entry. */
function stepsOf(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'steps' in state ? state.steps : 0;
  return typeof known === 'number' ? known : 0;
}

/** The screens before the shown one, by address, with the scroll positions at which they were left. */
function createLeftScreens() {
  const screens: { address: string; scrollY: number }[] = [];
  return {
    /** The position of the last screen, if it has this address. */
    backTo: (address: string): number | undefined =>
      screens.at(-1)?.address === address ? screens.pop()?.scrollY : undefined,
    /** Returns the position of the next screen: its top. */
    leave(address: string, scrollY: number): number {
      screens.push({ address, scrollY });
      return 0;
    },
  };
}

/** Timeout of a history traversal, in milliseconds. */
const maxTraversal = 1_000;

/** Navigation in a browser's page. `push` adds an address to its history and shows the route. */
export function startNavigation(
  page: NavigationEnvironment,
  push: (address: string) => void,
): Navigation {
  const { history } = page;
  const steps: (() => void)[] = [];
  /** Number of step entries in the browser's history after the route's own entry. They survive a reload. */
  let entries = stepsOf(history.state);
  /**
   * The timeout of a running history traversal. Traversal is asynchronous, and changes of the history meanwhile would
   * be lost. Without a timeout, a traversal that the browser drops would block every link.
   */
  let traversal: number | undefined;
  let afterTraversal: (() => void) | undefined;
  let reloads = false;
  /** The scroll position of the screen that is shown next, in pixels; undefined if the browser restores it. */
  let opensAt: number | undefined;
  const left = createLeftScreens();
  const addressNow = () => page.location.pathname + page.location.search;

  // A page that is left at its top opens at its top again. Chromium would keep its heading in place instead, which
  // hides a banner that has appeared above it.
  page.addEventListener('pagehide', () => {
    history.scrollRestoration = page.scrollY === 0 ? 'manual' : 'auto';
  });

  page.addEventListener('popstate', ({ state }) => {
    opensAt = undefined;
    left.backTo(addressNow());
    const byUser = traversal === undefined;
    page.clearTimeout(traversal);
    traversal = undefined;
    entries = stepsOf(state);
    if (byUser) for (const undo of steps.splice(entries).toReversed()) undo();
    const run = afterTraversal;
    if (run === undefined || entries > 0) {
      matchEntries();
      return;
    }
    afterTraversal = undefined;
    run();
  });

  /** Gives the browser's history as many entries as there are steps. */
  function matchEntries() {
    if (traversal !== undefined) return;
    if (entries > steps.length) {
      history.go(steps.length - entries);
      traversal = page.setTimeout(continueWithoutTraversal, maxTraversal);
      return;
    }
    while (entries < steps.length) {
      entries += 1;
      history.pushState({ steps: entries }, '');
    }
  }

  /** Continues after a lost traversal. The step's entry stays, and is removed when the user goes back to it. */
  function continueWithoutTraversal() {
    traversal = undefined;
    const run = afterTraversal;
    if (run === undefined) return;
    afterTraversal = undefined;
    entries = 0;
    run();
  }

  function show(address: string) {
    // Browsers do the same for a link to the current page.
    if (address === addressNow()) {
      page.scrollTo(0, 0);
      return;
    }
    history.scrollRestoration = 'auto';
    // A link back, such as the arrow of a screen, leads to where the user was.
    opensAt = left.backTo(address) ?? left.leave(addressNow(), page.scrollY);
    push(address);
  }

  matchEntries();

  return {
    navigate(to) {
      const address = withBase(to);
      if (reloads) {
        page.location.assign(address);
        return;
      }
      // Otherwise the steps of the old screen would remain in the history between the two screens.
      steps.length = 0;
      if (traversal === undefined && entries === 0) {
        show(address);
        return;
      }
      afterTraversal = () => show(address);
      matchEntries();
    },
    screenShown() {
      if (opensAt !== undefined) page.scrollTo(0, opensAt);
      opensAt = undefined;
    },
    addBackStep(undo) {
      // A new function for each step, because two steps may share the same `undo`.
      const step = () => undo();
      steps.push(step);
      // Deferred, so that a step that is added right after another is removed reuses its entry.
      queueMicrotask(matchEntries);
      return () => {
        const at = steps.indexOf(step);
        if (at < 0) return;
        steps.splice(at, 1);
        queueMicrotask(matchEntries);
      };
    },
    reloadOnNavigation() {
      reloads = true;
    },
  };
}
