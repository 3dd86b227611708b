import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Units } from '#widgets/Amount.tsx';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Screen } from '#components/Screen.tsx';
import { decimal } from '#wallet/money/decimal.ts';

const meta = preview.meta({
  title: 'Components/ListRow',
  tags: ['autodocs'],
  component: ListRow,
  decorators: [
    (Story: ComponentType) => (
      <Screen>
        <Card inset="rows">
          <ul>
            <Story />
          </ul>
        </Card>
      </Screen>
    ),
  ],
  args: { mark: <AssetMark assetType="XP" />, title: 'XP' },
});

/** Two lines and a figure, as in most lists of the wallet. */
export const Default = meta.story({
  args: {
    detail: 'Network token',
    end: <Units value={decimal('1250.5')} assetType="XP" />,
    endDetail: '$1,000.40',
  },
});

/** A badge instead of a figure. */
export const WithBadge = meta.story({ args: { end: <Badge tone="caution">Pending</Badge> } });

/** The smallest row has the full height of a target. */
export const TitleOnly = meta.story();

/** A long name and a long figure do not push each other off the row. */
export const LongWords = meta.story({
  args: {
    title: 'A merchant whose name is longer than the phone is wide',
    detail: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@superwallet.example',
    end: <Units value={decimal('123456789012.123456789012')} assetType="BusanCoin" />,
    endDetail: <Badge tone="positive">Completed</Badge>,
  },
});

/** The complete row is one link. */
export const AsLink = meta.story({
  args: {
    detail: 'Network token',
    end: <Units value={decimal('1250.5')} assetType="XP" />,
    link: { to: '/receipt/12', onNavigate: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^XP/ }));
    await expect(args.link?.onNavigate).toHaveBeenLastCalledWith('/receipt/12');
  },
});
