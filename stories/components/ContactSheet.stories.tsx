import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { ContactSheet } from '#widgets/ContactSheet.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { Contact } from '#wallet/entities/contact.ts';

import { fill } from '#harness/fill.ts';
import { notify } from '#harness/story-services.ts';
import { inKorean, inScreen } from './in-screen.tsx';
import { expectBusy } from '#harness/expect-busy.ts';
import { shownAddress } from '#harness/shown-address.ts';

const contact: Contact = {
  id: 7,
  area: 'network',
  payee: 'account:2',
  name: 'Minseo Park',
  ownName: '',
  favourite: false,
  recipient: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  phone: '',
  avatar: 'M',
  lastSent: '2025-01-03T06:20:00.000Z',
};

const meta = preview.meta({
  title: 'Components/ContactSheet',
  component: ContactSheet,
  decorators: [inScreen],
  args: {
    contact,
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    notify,
  },
});

/** Waits for the end of the opening animation, during which the sheet is half transparent. */
async function expectSheet(name = 'Edit contact') {
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return within(sheet);
}

/** An unchanged contact. Cancel saves nothing. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await expect(sheet.getByText('Minseo Park')).toBeVisible();
    await expect(sheet.getByText(shownAddress(contact.recipient))).toBeVisible();
    const field = sheet.getByRole('textbox', { name: 'Your name for this contact' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(
      'Only you see it. Leave it empty to see the name of the account.',
    );
    const favourite = sheet.getByRole('switch', { name: 'Favourite Favourites come first.' });
    await expect(favourite).not.toBeChecked();
    await expect(favourite).toHaveAccessibleDescription('Favourites come first.');
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Earlier changes can be reverted. */
export const TakenBack = meta.story({
  args: { contact: { ...contact, ownName: 'Landlady', favourite: true } },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await expect(sheet.getByRole('switch')).toBeChecked();
    await userEvent.clear(sheet.getByRole('textbox'));
    await userEvent.click(sheet.getByRole('switch'));
    await userEvent.type(sheet.getByRole('textbox'), ' {Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { area: 'network', payee: 'account:2', ownName: '', favourite: false },
        expect.any(AbortSignal),
      ),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A name has at most 60 characters, and wraps without hiding other parts. */
export const LongestName = meta.story({
  args: {
    contact: {
      ...contact,
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Maximilian van der Oosterhuizen',
    },
  },
  play: async ({ userEvent }) => {
    const sheet = await expectSheet();
    await userEvent.type(sheet.getByRole('textbox'), 'W'.repeat(61));
    await expect(sheet.getByRole('textbox')).toHaveValue('W'.repeat(60));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

/** The contact is being saved: nothing can be changed, and another press does nothing. */
export const Saving = meta.story({
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const sheet = await expectSheet();
    await fill(sheet.getByRole('textbox'), 'Landlady');
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Save' }));
    await expectBusy(sheet.getByRole('button', { name: 'Saving' }));
    await expect(sheet.getByRole('textbox')).toBeDisabled();
    await expect(sheet.getByRole('switch')).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Saving failed: the sheet explains why, still has the input and can save again. */
export const NotSaved = meta.story({
  play: async ({ args, userEvent }) => {
    mocked(args.onSave).mockRejectedValueOnce(
      Object.assign(new Error('404'), {
        status: 404,
        reason: 'There is no such contact among yours.',
      }),
    );
    const sheet = await expectSheet();
    await fill(sheet.getByRole('textbox'), 'Landlady');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectText(await sheet.findByRole('alert'), 'There is no such contact among yours.');
    await expect(sheet.getByRole('textbox')).toHaveValue('Landlady');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The sheet on a Korean screen. */
export const Korean = meta.story({
  decorators: [inKorean],
  args: {
    contact: {
      ...contact,
      area: 'local',
      name: '김서연',
      recipient: '010-2345-6789',
      ownName: '엄마',
      favourite: true,
    },
  },
  play: async () => {
    const sheet = await expectSheet('연락처 수정');
    await expect(sheet.getByRole('textbox', { name: '내가 정한 이름' })).toHaveValue('엄마');
    await expect(
      sheet.getByRole('switch', { name: '즐겨찾기 목록의 맨 앞에 보여요.' }),
    ).toBeChecked();
    await expect(sheet.getByRole('button', { name: '저장' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});
