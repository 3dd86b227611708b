import { sectionOf } from '#wallet/paths.ts';

/**
 * The `aria-current` of a link in the shell: `page` for the current screen, `true` for the section that contains it.
 */
export function currentAt(to: string, activePath: string): 'page' | 'true' | undefined {
  if (to === activePath) return 'page';
  return to === sectionOf(activePath) ? 'true' : undefined;
}
