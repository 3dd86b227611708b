/** The time of the movement, in milliseconds. */
const duration = 180;

const isStill = (page: Document) =>
  page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Lets a sheet slide out that is about to be removed. What moves is a copy without function: the sheet itself closes at
 * once, so that the focus returns and the screen can be used during the movement.
 */
export function leaveSheet(sheet: HTMLDialogElement): void {
  const page = sheet.ownerDocument;
  if (isStill(page) || typeof sheet.animate !== 'function') return;
  const { top, left, width, height } = sheet.getBoundingClientRect();
  const copy = page.createElement('div');
  copy.className = sheet.className;
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const child of sheet.children) copy.append(child.cloneNode(true));
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  Object.assign(copy.style, {
    animation: 'none',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '50',
  });
  page.body.append(copy);
  const moving = copy.animate([{}, { transform: 'translateY(100%)' }], {
    duration,
    easing: 'cubic-bezier(0.4, 0, 1, 1)',
  });
  moving.onfinish = () => copy.remove();
  moving.oncancel = () => copy.remove();
}
