import { expect, type within } from 'storybook/test';

/**
 * Expects exactly these switches, from top to bottom. The label of a switch contains its name and its description,
 * which a screen reader can also read separately.
 */
export async function expectSwitches(
  canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>,
  switches: readonly (readonly [name: string, description: string])[],
): Promise<void> {
  const controls: HTMLElement[] = canvas.getAllByRole('switch');
  await expect(controls).toHaveLength(switches.length);
  for (const [at, [name, description]] of switches.entries()) {
    await expect(controls[at]).toHaveAccessibleName(`${name} ${description}`);
    await expect(controls[at]).toHaveAccessibleDescription(description);
  }
}
