let clicked: EventTarget | null = null;

function onClick(event: MouseEvent): void {
  // The second click of a double click, after the first one has removed what it was on.
  if (event.detail > 1 && clicked instanceof Node && !clicked.isConnected) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  clicked = event.target;
}

/**
 * Keeps the second click of a double click from what lies behind a dialog that the first one has closed: a payment that
 * is confirmed with a double press must not follow a link under the button.
 */
export function stopClickThrough(document: Document): void {
  // For good: the second click comes when the dialog has gone. The same listener is added once only.
  document.addEventListener('click', onClick, { capture: true });
}
