/** Whether nothing has the focus: what had it disappeared, and the person has not moved on. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
