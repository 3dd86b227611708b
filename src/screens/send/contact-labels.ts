import type { ContactSheetLabels } from '#widgets/ContactSheet.tsx';
import { failureMessage } from '#wallet/failure-message.ts';
import { english } from '#wallet/labels/english.ts';
import { englishForms } from '#wallet/labels/english-forms.ts';
import { contactNotices } from '#wallet/notices/contact-notices.ts';

/** The labels of a contact's sheet. */
export const contactLabels: ContactSheetLabels = {
  title: 'Edit contact',
  ownName: 'Your name for this contact',
  ownNameHint: 'Only you see it. Leave it empty to see the name of the account.',
  favourite: 'Favourite',
  favouriteHint: 'Favourites come first.',
  save: 'Save',
  saving: 'Saving',
  cancel: english.cancel,
  close: english.close,
  slow: englishForms.slowWrite,
  uncertain:
    'We do not know whether this was saved. Check your connection and save again: it is saved only once.',
  failed: (error) => failureMessage(error, 'save again'),
  notices: contactNotices,
};
