import { Inbox } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { ButtonLink } from '#components/Button.tsx';
import { EmptyState } from '#components/EmptyState.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  decorators: [inScreen],
  args: { icon: Inbox, children: 'No transactions yet.' },
});

/** An empty list says that it is empty. */
export const Default = meta.story();

/** The empty list offers an action that adds something. */
export const WithAction = meta.story({
  args: {
    action: (
      <ButtonLink tone="secondary" size="small" to="/deposit" onNavigate={fn()}>
        Make a deposit
      </ButtonLink>
    ),
  },
});
