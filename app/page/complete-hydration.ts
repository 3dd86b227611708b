type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * True if a field's value differs from the rendered one. A radio button that another radio button replaced is not
 * reported.
 */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    // If no option is marked as selected, the first one is shown.
    return field.selectedIndex !== Math.max(rendered, 0);
  }
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked ? !field.defaultChecked : field.defaultChecked && field.type === 'checkbox';
}

/** Enters a value as the user did. React treats an input's value at hydration as already known. */
function enter(field: Field, value: string): void {
  if (isChoice(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    // React overrides the field's own setter; using the prototype's setter lets React notice the change.
    Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

let publish = () => {};
/** Resolves once a rendered page is hydrated. */
export const pageHydrated = new Promise<void>((resolve) => (publish = resolve));

/** Completes hydration: enables the buttons and replays what was entered before (decision 140). */
export function completeHydration(root: HTMLElement | null): void {
  if (root?.hasAttribute('data-rendered') !== true) return;
  root.removeAttribute('data-rendered');
  publish();
  const entered = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isEntered)
    .map((field) => ({ field, value: field.value }));
  // During its commit React would reset a field before rendering the new state.
  queueMicrotask(() => {
    for (const { field, value } of entered) enter(field, value);
  });
}
