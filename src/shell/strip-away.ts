import { paths } from '#wallet/paths.ts';

/** The screens with a form's button at their end. */
const withSubmitBar: ReadonlySet<string> = new Set([
  paths.send,
  paths.deposit,
  paths.withdraw,
  paths.localTopup,
  paths.localSend,
  paths.localWithdraw,
  paths.requestApproval,
]);

/** True if the screen of a path has a form's button at its end, also while the screen is loading. */
export const hasSubmitBar = (path: string): boolean => withSubmitBar.has(path);

/** Tolerance in CSS pixels: this close to an end of the page counts as the end, and a shorter scroll is ignored. */
const slack = 6;

/** The scroll position of a page, in CSS pixels. */
export interface Scroll {
  top: number;
  /** The maximum scroll position. */
  end: number;
  /** Whether a form's button is shown at the end of the screen. */
  besideSubmitBar: boolean;
}

/** The state of the strip above the navigation: whether it is hidden, and the last scroll position. */
export interface StripState {
  away: boolean;
  last: number;
}

/**
 * The state of the strip after a scroll: hidden when scrolling down; shown when scrolling up, at the top and at the
 * end. A form's button needs that space: beside it the strip is shown only at the end of a scrolled page (decision
 * 112).
 */
export function afterScroll(
  { away, last }: StripState,
  { top, end, besideSubmitBar }: Scroll,
): StripState {
  // An elastic page scrolls beyond its ends.
  const at = Math.max(0, Math.min(top, end));
  const moved = at - last;
  const isMove = Math.abs(moved) >= slack;
  const isAway = () => {
    if (besideSubmitBar && at <= slack) return true;
    if (at >= end - slack) return false;
    if (besideSubmitBar) return true;
    if (at <= slack) return false;
    return isMove ? moved > 0 : away;
  };
  return { away: isAway(), last: isMove ? at : last };
}
