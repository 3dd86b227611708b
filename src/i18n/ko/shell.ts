import type { ShellMessages } from '#i18n/en/shell.ts';

export const shell: ShellMessages = {
  brandLink: 'Superwallet 홈',
  myInfo: '내 정보',
  greeting: (firstName) => `${firstName}님, 안녕하세요`,
  user: '사용자',
  navigation: '주 메뉴',
  tabs: {
    home: '홈',
    digitalId: '디지털 ID',
    assets: '자산',
    localPay: '로컬페이',
    work: '업무',
    traveler: '여행',
  },
  pendingTab: (tab, count) => `${tab}, 대기 ${count}건`,
  connection: {
    lost: '실시간 업데이트가 멈췄어요. 다시 연결하고 있어요…',
    offline: '오프라인이에요. 보이는 내용이 최신이 아닐 수 있고, 송금할 수 없어요.',
  },
  storageRefused:
    '이 브라우저는 지갑의 데이터를 저장하지 않아요. 이 페이지를 닫거나 새로 고치면 로그아웃돼요.',
  themes: { light: '테마: 밝게', dark: '테마: 어둡게', system: '테마: 시스템 설정' },
  openingWallet: '지갑을 여는 중',
};
