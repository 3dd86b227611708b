import { Banknote, Plane } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Dollars } from '#widgets/Amount.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Screen } from '#components/Screen.tsx';
import { Spoken } from '#components/Spoken.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { decimal } from '#wallet/money/decimal.ts';

import { sameAs } from '#harness/same-as.ts';

const meta = preview.meta({
  title: 'Components/StatusRow',
  tags: ['autodocs'],
  component: StatusRow,
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
  args: {
    mark: <IconMark icon={Banknote} tone="positive" />,
    title: 'Lotte Duty Free',
    end: <Dollars value={decimal('12')} />,
    when: 'Jan 5, 2025 14:30',
    status: <Badge tone="positive">Paid</Badge>,
  },
});

/** A sum with its time and status, such as a refund or an activity. */
export const Default = meta.story();

/** A row with one more line, and with the badge beside the title, such as a trip. */
export const WithDetail = meta.story({
  args: {
    mark: <IconMark icon={Plane} tone="brand" />,
    title: 'Fintech conference',
    detail: 'Business · Tokyo, Japan',
    when: <Spoken>Jan 17, 2025 – Jan 20, 2025</Spoken>,
    end: <Badge tone="positive">Confirmed</Badge>,
    status: undefined,
  },
});

/** Long words and a large sum wrap below each other instead of being cut off. */
export const Long = meta.story({
  args: {
    title: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    detail: '신세계백화점 센텀시티점 면세품 판매장',
    end: <Dollars value={decimal('123456789012.12')} />,
  },
});

/** The complete row is one link. */
export const AsLink = meta.story({
  parameters: sameAs('Default', 'only the effect of a press differs'),
  args: { link: { to: '/receipt/12', onNavigate: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Lotte Duty Free/ }));
    await expect(args.link?.onNavigate).toHaveBeenLastCalledWith('/receipt/12');
  },
});
