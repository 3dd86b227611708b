import type { CommonMessages } from '#i18n/en/common.ts';

export const common: CommonMessages = {
  back: '뒤로',
  cancel: '취소',
  close: '닫기',
  loadError: {
    slow: '평소보다 오래 걸리고 있어요. 계속 시도하고 있어요.',
    retry: '다시 시도',
    details: '자세히',
    explanations: {
      unreachable: '지갑 서비스에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      timeout: '지갑 서비스의 응답이 너무 늦어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      gateway:
        '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서 다시 시도해 주세요.',
      unreadable: '정보를 불러오지 못했어요. 페이지를 새로 고쳐 주세요.',
      'too-many': '요청이 너무 많아요. 1분 후에 다시 시도해 주세요.',
      refused: '이 정보를 볼 수 없어요.',
      broken: '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    },
  },
  mask: (end) => (end === '' ? '숨김' : '끝 번호 '),
  spoken: {
    ends: (start, end) => `앞 번호 ${start}, 끝 번호 ${end}`,
    about: (amount) => `약 ${amount}`,
    range: (from, to) => `${from}에서 ${to}`,
  },
  testMoney: '테스트 머니',
  loadingScreen: '화면을 불러오는 중',
  screenFailed: '화면을 불러오지 못했어요',
};
