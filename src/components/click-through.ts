let clicked: EventTarget | null = null;

function onClick(event: MouseEvent): void {
  // The second click of a double click: the first one has removed its target.
  if (event.detail > 1 && clicked instanceof Node && !clicked.isConnected) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  clicked = event.target;
}

/**
 * Ignores the second click of a double click that would hit an element behind a dialog closed by the first one:
 * confirming a payment with a double press must not follow a link under the button.
 */
export function stopClickThrough(document: Document): void {
  // Never removed: the second click comes after the dialog has closed. Adding the same listener again has no effect.
  document.addEventListener('click', onClick, { capture: true });
}
