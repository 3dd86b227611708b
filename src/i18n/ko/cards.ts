import type { CardsMessages } from '#i18n/en/cards.ts';

export const cards: CardsMessages = {
  types: {
    national_id: '주민등록증',
    drivers_license: '운전면허증',
    student_id: '학생증',
    passport: '여권',
    education: '학력',
    employment: '재직',
    professional: '전문 자격',
    certification: '자격증',
  },
  verification: {
    test: '테스트 증명서',
    verified: '확인 완료',
    declared: '직접 입력',
  },
  validity: {
    valid: '유효',
    early: '유효 기간 전',
    expired: '만료됨',
    revoked: '취소됨',
    replaced: '교체됨',
  },
  none: {
    failed: '신분증을 불러오지 못했어요',
    empty: '아직 신분증이 없어요.',
    verify: '본인 확인',
  },
  count: (count) => `신분증 ${count}장`,
  validTo: (date) => `${date}까지`,
  issued: (date) => `${date} 발급`,
  expiryDate: '만료일 (선택)',
};
