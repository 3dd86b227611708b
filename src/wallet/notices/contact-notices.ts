import { inLocalLanguage, notices, type CodedNotice } from './notices.ts';

/** The notices after editing a contact. */
export interface ContactNotices {
  saved: CodedNotice;
  failed: CodedNotice;
  /** For a lost answer: the contact may have been saved. */
  uncertain: CodedNotice;
}

export const contactNotices: ContactNotices = {
  saved: notices['contact.saved'],
  failed: notices['contact.failed'],
  uncertain: notices['contact.uncertain'],
};

/** The notices of a contact of local sends. */
export const localContactNotices: ContactNotices = {
  saved: inLocalLanguage(notices['contact.saved']),
  failed: inLocalLanguage(notices['contact.failed']),
  uncertain: inLocalLanguage(notices['contact.uncertain']),
};
