import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { Address } from '#widgets/Address.tsx';
import { Seal, sealLook } from '#widgets/Seal.tsx';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Each begins and ends like the address, with another middle. */
const lookAlikes = [
  '0x52908400098527886E0F7030069857D2E4069EE7',
  '0x52908401098527886E0F7030069857D2E4169EE7',
  '0x5290d0b1f3a7c52e9946ab0d4417c83355aa9EE7',
];

const meta = preview.meta({
  title: 'Components/Seal',
  tags: ['autodocs'],
  component: Seal,
  argTypes: variantArgTypes(sealLook, 'size'),
  decorators: [inScreen],
  args: { of: address },
});

/** The paths of all seals, once they are drawn. */
async function drawnPaths(canvasElement: HTMLElement): Promise<string[]> {
  const paths = [...canvasElement.querySelectorAll('svg path')];
  await waitFor(() => expect(paths.every((path) => path.hasAttribute('d'))).toBe(true));
  return paths.map((path) => path.getAttribute('d') ?? '');
}

/** An address has three rings, which are hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const [path] = await drawnPaths(canvasElement);
    await expect(path?.split('z').filter(Boolean)).toHaveLength(3);
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden]')).toBeVisible();
  },
});

const people = ['김서연', 'Minseo Park', '광안리 밀면', 'jiwoo', '박', 'Évariste'];

/** A person has two thin rings around their initial. */
export const People = meta.story({
  render: () => (
    <ul className="flex flex-col gap-3">
      {people.map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Seal of={name} name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(await drawnPaths(canvasElement)).size).toBe(people.length);
    await expect(
      Array.from(canvasElement.querySelectorAll('[data-initial]'), (seal) =>
        seal.getAttribute('data-initial'),
      ),
    ).toEqual(['김', 'M', '광', 'J', '박', 'É']);
  },
});

/** Addresses with the same first and last characters look different. */
export const LookAlikes = meta.story({
  render: () => (
    <ul className="flex flex-col gap-3">
      {[address, ...lookAlikes].map((text) => (
        <li key={text} className="flex items-center gap-3">
          <Seal of={text} />
          <span className="min-w-0 font-mono text-small wrap-anywhere">
            <Address spelled>{text}</Address>
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(await drawnPaths(canvasElement)).size).toBe(4);
  },
});

/** The same address has the same seal in lower case and without the rest of its DID, as a receipt shows it. */
export const SameAddress = meta.story({
  render: () => (
    <div className="flex gap-3">
      <Seal of={address} />
      <Seal of={address.toLowerCase()} />
      <Seal of={address.slice(address.indexOf('0x'))} />
      <Seal of={`did:ethr:${address.slice(address.indexOf('0x'))}`} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(await drawnPaths(canvasElement)).size).toBe(1);
  },
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={sealLook} axes={['size']}>
      {(variants) => (
        <div className="flex gap-3">
          <Seal {...args} {...variants} />
          <Seal of="김서연" name="김서연" {...variants} />
        </div>
      )}
    </VariantMatrix>
  ),
});
