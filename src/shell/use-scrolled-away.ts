import { useEffect, useState } from 'react';

/** In CSS pixels: how near to an end of the page counts as there, and how far a scroll must go to have a direction. */
const slack = 6;

/**
 * Whether what stands above the navigation has left it to the page: it leaves when the page is scrolled down, and comes
 * back when it is scrolled up, at its top and at its end. A form's button needs that room, so beside one it only comes
 * at the end.
 */
export function useScrolledAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      // A page that springs back goes beyond its ends.
      const at = Math.max(0, Math.min(window.scrollY, end));
      const moved = at - last;
      if (Math.abs(moved) >= slack) last = at;
      setAway((current) => {
        if (at >= end - slack) return false;
        if (document.querySelector('[data-submit-bar]')) return true;
        if (at <= slack) return false;
        return Math.abs(moved) < slack ? current : moved > 0;
      });
    }
    const resized = new ResizeObserver(follow);
    resized.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return away;
}
