import type { Notice } from './notices.ts';

/** The notices after editing a contact. */
export interface ContactNotices {
  saved: Notice;
  failed: Notice;
  /** For a lost answer: the contact may have been saved. */
  uncertain: Notice;
}

// These notices are separate from notices.ts, because every screen loads that file.

/** The English notices. */
export const contactNotices: ContactNotices = {
  saved: { title: 'Contact Saved', message: 'Your contact has been saved.', tone: 'default' },
  failed: { title: 'Failed to Save', message: 'Your contact is as before.', tone: 'destructive' },
  uncertain: {
    title: 'Not Known Yet',
    message: 'We do not know whether your contact was saved.',
    tone: 'default',
    information: true,
  },
};

/** The Korean notices. */
export const koreanContactNotices: ContactNotices = {
  saved: { title: '저장 완료', message: '연락처를 저장했어요.', tone: 'default', lang: 'ko' },
  failed: {
    title: '저장 실패',
    message: '연락처가 바뀌지 않았어요.',
    tone: 'destructive',
    lang: 'ko',
  },
  uncertain: {
    title: '아직 확인되지 않음',
    message: '연락처가 저장되었는지 알 수 없어요.',
    tone: 'default',
    information: true,
    lang: 'ko',
  },
};
