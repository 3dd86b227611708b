/** Whether no element has the focus: the focused one disappeared, and the user has not moved on. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
