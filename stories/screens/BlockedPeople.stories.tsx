import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { sentRequests } from '#mocks/scenarios.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing } from '../fixtures/outcomes.ts';
import {
  manyBlocks,
  privacy,
  securityActions,
  securityControls,
  securityFlow,
  securityState,
} from '../fixtures/security.ts';

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };

const people = namedFixtures({
  'one is blocked': privacy(),
  'no one can be unblocked': privacy({ onUnblock: failing }),
  'no one is blocked': privacy({ blocks: ready([]) }),
  'many are blocked': privacy({ blocks: ready(manyBlocks) }),
  'the blocked people load': privacy({ blocks: { status: 'loading' } }),
  'the blocked people cannot be loaded': privacy({
    blocks: { status: 'failed', kind: 'broken', message: '500: {}' },
  }),
});

const meta = preview.meta({
  title: 'Screens/Blocked people',
  tags: ['autodocs'],
  component: SecuritySettingsScreen,
  argTypes: { ...securityControls, privacy: people.control },
  args: { ...securityState, ...securityActions() },
});

const sheet = () => within(screen.getByRole('dialog'));
const question = () => within(screen.getByRole('alertdialog'));
const unblockButton = (name: string) => sheet().findByRole('button', { name: `Unblock ${name}` });

async function manage(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage blocked people' }));
  // The sheet slides in and is transparent at first.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Blocked people', level: 2 })).toBeVisible(),
  );
}

/** Every state, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('security-settings.state.blocks'),
  args: { privacy: people.named('one is blocked') },
});

/** Manage lists the blocked people, each with the day of the block. */
export const BlockedPeople = meta.story({
  parameters: shows('security-settings.state.blocks'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    const [first, ...more] = sheet().getAllByRole('listitem');
    await expect(more).toHaveLength(0);
    await expect(first).toHaveTextContent(/^Doyun LeeBlocked on Jan 2, 2025Unblock$/);
  },
});

/** Without blocked people the sheet says where to block one. */
export const NoBlockedPeople = meta.story({
  args: { privacy: people.named('no one is blocked') },
  parameters: shows('security-settings.state.no-blocks'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expectText(
      sheet().getByRole('note'),
      'You have not blocked anyone. To block a person, open the receipt of their payment, or their request.',
    );
  },
});

/** The blocked people are loading. */
export const BlocksLoading = meta.story({
  args: { privacy: people.named('the blocked people load') },
  parameters: shows('security-settings.state.blocks-loading'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getByText('Loading the blocked people')).toBeInTheDocument();
    await expect(sheet().queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** The blocked people cannot be loaded: a card explains why, and offers to try again. */
export const BlocksLoadError = meta.story({
  args: { privacy: people.named('the blocked people cannot be loaded') },
  parameters: shows('security-settings.state.blocks-load-error'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
    await expect(args.privacy.onRetryBlocks).toHaveBeenCalledOnce();
    await expect(sheet().getByText('We could not load the blocked people')).toBeVisible();
  },
});

/** Many blocked people scroll in the sheet, and a long name wraps beside its button. */
export const ManyBlockedPeople = meta.story({
  args: { privacy: people.named('many are blocked') },
  parameters: shows('security-settings.state.blocks-many'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await expect(sheet().getAllByRole('listitem')).toHaveLength(7);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Unblocking asks for confirmation first. Cancel changes nothing. */
export const UnblockQuestion = meta.story({
  parameters: shows('security-settings.content.unblock-question'),
  play: async ({ canvas, args, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await unblockButton('Doyun Lee'));
    await expectText(question().getByRole('heading'), 'Unblock Doyun Lee?');
    await expect(
      question().getByText('They can pay you, ask you for approvals and look you up again.'),
    ).toBeInTheDocument();
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(args.privacy.onUnblock).not.toHaveBeenCalled();
    await userEvent.click(await unblockButton('Doyun Lee'));
    await expect(question().getByRole('button', { name: 'Unblock' })).toBeEnabled();
  },
});

/** The person could not be unblocked, for each kind of failure: the dialog explains it and can be confirmed again. */
export const UnblockFails = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.state.unblock-failed'),
  play: async (playing) => {
    await manage(playing.canvas, playing.userEvent);
    await playing.userEvent.click(await unblockButton('Doyun Lee'));
    await failInEveryWay(
      'removeBlock',
      playing,
      () => question().getByRole('button', { name: 'Unblock' }),
      'Check your connection and try again.',
    );
  },
});

/** The person is unblocked: they leave the list, and a sentence with the focus says so. */
export const Unblocked = meta.story({
  ...securityFlow(),
  parameters: shows('security-settings.transition.unblocked'),
  play: async ({ canvas, userEvent }) => {
    await manage(canvas, userEvent);
    await userEvent.click(await unblockButton('Doyun Lee'));
    await userEvent.click(question().getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectText(sheet().getByRole('status'), 'Doyun Lee is unblocked.');
    await waitFor(() => expect(sheet().queryByRole('listitem')).toBeNull());
    await expect(sentRequests('removeBlock').map(({ params }) => params['id'])).toEqual(['1']);
  },
});
