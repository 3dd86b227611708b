import { Inbox } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { CompassDrawing } from '#components/drawings/CompassDrawing.tsx';
import { FerryDrawing } from '#components/drawings/FerryDrawing.tsx';
import { LighthouseDrawing } from '#components/drawings/LighthouseDrawing.tsx';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import { SlipDrawing } from '#components/drawings/SlipDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  decorators: [inScreen],
  args: { drawing: <BuoyDrawing />, children: 'No transactions yet.' },
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

/** A list that no drawing is about has an icon. */
export const WithIcon = meta.story({
  args: { drawing: undefined, icon: Inbox, children: 'No attachments.' },
});

/** Every drawing, each with its own subject. */
export const Drawings = meta.story({
  render: () => (
    <Card>
      <EmptyState drawing={<PocketDrawing />}>No credentials yet</EmptyState>
      <EmptyState drawing={<BuoyDrawing />}>No activity yet</EmptyState>
      <EmptyState drawing={<SlipDrawing />}>No approvals yet</EmptyState>
      <EmptyState drawing={<FerryDrawing />}>No travel plans yet</EmptyState>
      <EmptyState drawing={<LighthouseDrawing />}>No connection</EmptyState>
      <EmptyState drawing={<CompassDrawing />}>Page not found</EmptyState>
    </Card>
  ),
});
