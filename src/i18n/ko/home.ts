import type { HomeMessages } from '#i18n/en/home.ts';

export const home: HomeMessages = {
  walletFailed: '지갑을 불러오지 못했어요',
  loadingWallet: '지갑을 불러오는 중',
  send: '보내기',
  receive: '받기',
  idCards: {
    title: '신분증',
    loading: '신분증을 불러오는 중',
  },
  activity: {
    title: '최근 활동',
    history: '전체 내역',
    empty: '아직 활동이 없어요',
    loading: '최근 활동을 불러오는 중',
    failed: '거래를 불러오지 못했어요',
    loadingDocuments: '서명한 문서를 불러오는 중',
    documentsFailed: '서명한 문서를 불러오지 못했어요',
    signed: '문서 서명 완료',
  },
  backup: {
    title: '키를 백업해 주세요',
    text: '이 기기에서 키를 백업한 적이 없어요. 백업이나 복구 문구가 없으면 아무도 키를 되살릴 수 없어요.',
    make: '백업하기',
    later: '나중에',
  },
  portfolio: {
    title: '총자산',
    ratesFailed: '환율을 불러오지 못했어요',
    today: (change) => `오늘 ${change}%`,
    shares: (list) => `자산 비중: ${list}`,
  },
  transaction: {
    sent: '보냄',
    received: '받음',
    deposited: '입금',
    withdrew: '출금',
    toppedUp: '충전',
    to: (party) => `${party}에게`,
    from: (party) => `${party}에게서`,
    withFee: (fee) => ` · 수수료 ${fee} 포함`,
    statuses: {
      completed: '완료',
      pending: '처리 중',
      waiting: '대기 중',
      failed: '실패',
      returned: '반환됨',
    },
    cashback: '캐시백',
  },
};
