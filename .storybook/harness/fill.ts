import { fireEvent } from 'storybook/test';

/**
 * Sets the value of a field at once. Typing long values is slow, and clearing before typing races on a controlled
 * input.
 */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus();
  await fireEvent.change(field, { target: { value } });
}
