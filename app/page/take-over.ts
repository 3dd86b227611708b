type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether a field no longer holds what the provider rendered. A radio that another one replaced needs no telling. */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    // Where none is marked, such as over a placeholder, the first one stands in it.
    return field.selectedIndex !== Math.max(rendered, 0);
  }
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked ? !field.defaultChecked : field.defaultChecked && field.type === 'checkbox';
}

/** Enters a value as the person did. React takes what an input holds as known when it takes the input over. */
function enter(field: Field, value: string): void {
  if (isChoice(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    // React watches the field's own setter, and sees a change only where that is passed by.
    Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

let publish = () => {};
/** Resolves once a rendered page is taken over. */
export const takenOver = new Promise<void>((resolve) => (publish = resolve));

/** Ends a rendered page: its buttons answer now, and the wallet knows what was entered before (decision 140). */
export function takeOver(root: HTMLElement | null): void {
  if (root?.hasAttribute('data-rendered') !== true) return;
  root.removeAttribute('data-rendered');
  publish();
  const entered = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isEntered)
    .map((field) => ({ field, value: field.value }));
  // While React still commits, it would put a field back before its new state is drawn.
  queueMicrotask(() => {
    for (const { field, value } of entered) enter(field, value);
  });
}
