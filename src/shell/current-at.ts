import { sectionOf } from '#wallet/paths.ts';

/** The `aria-current` of a link in the shell: of the screen itself, or of the part of the wallet that it belongs to. */
export function currentAt(to: string, activePath: string): 'page' | 'true' | undefined {
  if (to === activePath) return 'page';
  return to === sectionOf(activePath) ? 'true' : undefined;
}
