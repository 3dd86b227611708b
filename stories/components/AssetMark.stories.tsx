import preview from '#.storybook/preview';
import { AssetMark } from '#widgets/AssetMark.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/AssetMark',
  tags: ['autodocs'],
  component: AssetMark,
  decorators: [inScreen],
  args: { assetType: 'XP' },
});

/** The network's own token. */
export const Default = meta.story();

const assets = ['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin'];

/** Every asset has one glyph and one colour, the same everywhere. */
export const EveryAsset = meta.story({
  render: () => (
    <ul className="flex flex-col gap-3">
      {assets.map((assetType) => (
        <li key={assetType} className="flex items-center gap-3">
          <AssetMark assetType={assetType} />
          {assetType}
        </li>
      ))}
    </ul>
  ),
});

/** The smaller mark, for use in a control. */
export const Small = meta.story({ args: { size: 'small' } });

/** An asset without a drawing shows its first letter. */
export const Unknown = meta.story({ args: { assetType: 'doge' } });
