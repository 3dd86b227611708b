/** In CSS pixels: how near to an end of the page counts as there, and how far a scroll must go to have a direction. */
const slack = 6;

/** How far a page is scrolled, in CSS pixels. */
export interface Scroll {
  top: number;
  /** The furthest that it can be scrolled. */
  end: number;
  /** Whether a form's button stands at the end of the screen. */
  besideSubmitBar: boolean;
}

/** What is known of the strip above the navigation: whether it has left, and where the last scroll has ended. */
export interface StripPlace {
  away: boolean;
  last: number;
}

/**
 * Where the strip is after a scroll: it leaves when the page is scrolled down, and comes back when it is scrolled up,
 * at its top and at its end. A form's button needs that room, so beside one it only comes at the end (decision 112).
 */
export function afterScroll(
  { away, last }: StripPlace,
  { top, end, besideSubmitBar }: Scroll,
): StripPlace {
  // A page that springs back goes beyond its ends.
  const at = Math.max(0, Math.min(top, end));
  const moved = at - last;
  const isMove = Math.abs(moved) >= slack;
  const isAway = () => {
    if (at >= end - slack) return false;
    if (besideSubmitBar) return true;
    if (at <= slack) return false;
    return isMove ? moved > 0 : away;
  };
  return { away: isAway(), last: isMove ? at : last };
}
