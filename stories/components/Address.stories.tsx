import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { expectText } from '#harness/expect-text.ts';
import { Address } from '#widgets/Address.tsx';

import { shownAddress } from '#harness/shown-address.ts';
import { inKorean, inScreen } from './in-screen.tsx';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const meta = preview.meta({
  title: 'Components/Address',
  tags: ['autodocs'],
  component: Address,
  decorators: [inScreen],
  args: { children: address },
  render: (args) => (
    <p className="font-mono break-all">
      <Address {...args} />
    </p>
  ),
});

/** A full address. A screen reader says its ends, as in a shortened address; a selection copies only the address. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(shownAddress(address))).toBeVisible();
    await expect(canvas.getByText(shownAddress(address))).toHaveAttribute('aria-hidden', 'true');
    await expectText(canvasElement, 'starts with 0xfB69, ends in d359');
  },
});

/** In a narrow place, lines break between groups only. A selection copies the address without spaces. */
export const Groups = meta.story({
  render: (args) => (
    <p className="w-1/3">
      <Address {...args} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const groups = canvas.getByText(shownAddress(address)).querySelectorAll('span');
    await expect(Array.from(groups, (group) => group.textContent)).toEqual([
      '0xfB69',
      '1609',
      '5ca1',
      'df60',
      'bB79',
      'Ce92',
      'cE3E',
      'a74c',
      '37c5',
      'd359',
    ]);
    const tops = new Set(Array.from(groups, (group) => group.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(1);
    for (const group of groups) await expect(group.getClientRects()).toHaveLength(1);
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe(address);
    selection?.removeAllRanges();
  },
});

/** Its ends in Korean. */
export const Korean = meta.story({
  args: { children: `did:ethr:${address}` },
  decorators: [inKorean],
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '앞 번호 0xfB69, 끝 번호 d359');
  },
});

/** An address that must be compared is spelled in groups of four characters. */
export const Spelled = meta.story({
  args: { children: `did:ethr:${address}`, spelled: true },
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59');
  },
});

/** A phone number is shown unchanged, and a shortened address like a masked number. */
export const OtherTexts = meta.story({
  render: () => (
    <>
      <p>
        <Address>010-8765-4321</Address>
      </p>
      <p>
        <Address>0xfB69...d359</Address>
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('010-8765-4321')).toBeVisible();
    await expectText(canvasElement, 'ends in d359');
  },
});
