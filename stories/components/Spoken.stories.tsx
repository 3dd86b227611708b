import preview from '#.storybook/preview';
import { Spoken } from '#components/Spoken.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inKorean, inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/Spoken',
  tags: ['autodocs'],
  component: Spoken,
  decorators: [inScreen],
  args: { children: '≈ $8.00' },
});

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Spoken>{text}</Spoken>
    </p>
  ));

/** A screen reader says words instead of the signs. */
export const Default = meta.story({
  render: () => <Texts texts={['≈ $8.00', '-$1.00', '1-2 hours', 'Jan 4, 2025 – Jan 7, 2025']} />,
  play: async ({ canvasElement }) => {
    for (const text of [
      '≈ $8.00about $8.00',
      '-$1.00−$1.00',
      '1-2 hours1 to 2 hours',
      'Jan 4, 2025 – Jan 7, 2025Jan 4, 2025 to Jan 7, 2025',
    ]) {
      await expectText(canvasElement, text);
    }
  },
});

/** The words in Korean. */
export const Korean = meta.story({
  decorators: [inKorean],
  render: () => <Texts texts={['≈ $8.00', '-₩500', '10~30분', 'XP → BusanCoin 환전']} />,
  play: async ({ canvasElement }) => {
    for (const text of [
      '≈ $8.00약 $8.00',
      '-₩500−₩500',
      '10~30분10에서 30분',
      'XP → BusanCoin 환전XP에서 BusanCoin 환전',
    ]) {
      await expectText(canvasElement, text);
    }
  },
});

/** A text without signs has no second version. */
export const WithoutSigns = meta.story({
  args: { children: '010-1234-5678' },
  play: async ({ canvas, canvasElement }) => {
    await expectText(canvasElement, canvas.getByText('010-1234-5678').textContent ?? '');
  },
});
