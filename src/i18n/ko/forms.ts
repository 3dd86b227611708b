import type { FormsMessages } from '#i18n/en/forms.ts';

/** The balance of won in a sentence, which names them after the figure, unlike the rows of the review. */
function inSentence(amount: string): string {
  const [, figure] = /^₩(.+)$/.exec(amount) ?? [];
  return figure === undefined ? amount : `${figure}원`;
}

export const forms: FormsMessages = {
  slowWrite: '평소보다 오래 걸리고 있어요. 이 화면을 닫지 말아 주세요.',
  notFilledIn: '아직 입력되지 않음',
  processing: '처리 중…',
  remove: '삭제',
  failure: {
    causes: {
      unreachable: '인터넷 연결을 확인하고',
      timeout: '인터넷 연결을 확인하고',
      gateway:
        '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서',
      unreadable: '서비스에 문제가 생겼어요. 잠시 후',
      'too-many': '요청이 너무 많아요. 1분 후에',
      refused: '지갑 서비스가 요청을 받아들이지 않았어요. 입력한 내용을 확인하고',
      broken: '서비스에 문제가 생겼어요. 잠시 후',
    },
    again: {
      try: (cause) => `${cause} 다시 시도해 주세요.`,
      audit: (cause) => `${cause} 보안 점검을 다시 실행해 주세요.`,
      refund: (cause) => `${cause} 다시 신청하기 전에 최근 환급에서 찾아봐 주세요.`,
      verification: (cause) => `${cause} 다시 제출해 주세요. 입력한 내용은 그대로 있어요.`,
      request: (cause) => `${cause} 다시 보내 주세요. 같은 요청은 두 번 만들어지지 않아요.`,
      profile: (cause) => `${cause} 다시 저장해 주세요. 바꾼 내용은 그대로 있어요.`,
      bankAccount: (cause) => `${cause} 계좌를 다시 저장해 주세요.`,
      card: (cause) => `${cause} 카드를 다시 저장해 주세요.`,
      topUp: (cause) => `${cause} 다시 충전해 주세요. 같은 충전은 두 번 이루어지지 않아요.`,
      withdrawal: (cause) => `${cause} 다시 시도해 주세요. 같은 출금은 두 번 이루어지지 않아요.`,
      deposit: (cause) => `${cause} 다시 시도해 주세요. 같은 입금은 두 번 이루어지지 않아요.`,
      credential: (cause) => `${cause} 다시 추가해 주세요. 입력한 내용은 그대로 있어요.`,
      transfer: (cause) => `${cause} 다시 보내 주세요. 같은 송금은 두 번 이루어지지 않아요.`,
      contact: (cause) => `저장되지 않았어요. ${cause} 다시 시도해 주세요.`,
      trip: (cause) => `${cause} 여행 계획을 다시 저장해 주세요.`,
      comment: (cause) => `${cause} 다시 시도해 주세요. 입력한 의견은 그대로 있어요.`,
      remove: (cause) => `${cause} 다시 삭제해 주세요.`,
      block: (cause) => `차단되지 않았어요. ${cause} 다시 시도해 주세요.`,
      localSend: (cause) =>
        `송금되지 않았고, 같은 송금은 두 번 이루어지지 않아요. ${cause} 다시 시도해 주세요.`,
      localWithdrawal: (cause) =>
        `출금이 신청되지 않았고, 같은 출금은 두 번 이루어지지 않아요. ${cause} 다시 시도해 주세요.`,
    },
    unknown: '도착했는지 아직 알 수 없어요. 확인하고 있어요.',
    earlier: '이전 요청이 처리된 것으로 확인되었어요. 내역을 확인한 뒤 다시 시도해 주세요.',
  },
  passwordToggle: {
    show: (field) => `${field} 보기`,
    hide: (field) => `${field} 숨기기`,
  },
  amount: {
    label: '금액',
    max: '전액',
    partOfBalance: '잔액 비율 선택',
    problems: {
      'ambiguous-comma': (grouped, decimal) =>
        `${grouped} 또는 ${decimal} 형식으로 입력해 주세요. 쉼표는 두 가지로 읽힐 수 있어요.`,
      'too-many-digits': '소수점 아래 18자리까지 입력할 수 있어요.',
      'no-amount': '0보다 큰 금액을 12.5처럼 숫자로 입력해 주세요.',
      'not-whole': (assetType) => `${assetType} 금액은 소수점 없이 입력해 주세요.`,
    },
  },
  won: {
    problems: {
      'no-amount': '0보다 큰 금액을 숫자로 입력해 주세요.',
      'not-whole': '원 단위로, 소수점 없이 입력해 주세요.',
    },
    leftToday: (left, limit) => `오늘 남은 한도 ${left} / ${limit}`,
  },
  source: {
    'bank-account': {
      label: '계좌',
      placeholder: '계좌를 선택해 주세요',
      empty: '등록된 계좌가 없어요',
      add: '계좌 추가',
    },
    card: {
      label: '카드',
      placeholder: '카드를 선택해 주세요',
      empty: '저장된 카드가 없어요',
      add: '카드 추가',
    },
  },
  review: {
    transfer: {
      recipient: '받는 분',
      balanceAfter: '송금 후 잔액',
      deviceCheckFailed: '이 기기에서 본인임을 확인하지 못했어요. 아직 보내지 않았어요.',
    },
    withdrawal: {
      recipient: '입금 계좌',
      balanceAfter: '출금 후 잔액',
      deviceCheckFailed: '이 기기에서 본인임을 확인하지 못했어요. 아직 출금하지 않았어요.',
    },
    paidBefore: '보낸 적 있음',
    firstPayment: '첫 송금',
    withoutAccount: '계정이 없는 번호',
    balance: '현재 잔액',
    short: (amount) => `${amount} 부족`,
    reasons: {
      changed:
        '전에 이 번호나 이름으로 보낸 분과 다른 분이에요. 받는 분이 맞는지 꼭 확인해 주세요.',
      repeated:
        '최근 10분 안에 이 받는 분에게 같은 금액을 보냈어요. 한 번 더 보낼지 확인해 주세요.',
      'new-recipient': '처음 송금하는 상대예요. 받는 분이 맞는지 확인해 주세요.',
      'new-account': '이 계좌로 처음 출금해요. 계좌가 맞는지 확인해 주세요.',
      'other-holder': '예금주 이름이 프로필의 이름과 다른 계좌예요.',
      'unchecked-recipient':
        '전에 보낸 적이 있는 분인지 확인하지 못했어요. 받는 분이 맞는지 확인해 주세요.',
      resembles: (known) =>
        `전에 보낸 상대(${known})와 비슷하지만 다른 상대예요. 한 글자씩 비교해 주세요.`,
      'no-owner': (days) =>
        `이 주소의 계정이 아직 없어요. 금액은 ${days}일 동안 받는 분을 기다리며, 그 전에는 되찾을 수 있어요.`,
      payout:
        '이 번호의 계정이 없어요. 지갑 밖에서 이 번호로 지급되며 되돌릴 수 없어요. 번호를 한 자리씩 확인해 주세요.',
      large: '잔액의 절반이 넘는 금액이에요.',
      biometrics: '이 기기에서 본인 확인을 해요.',
    },
    balanceTooLow: (balance) =>
      `잔액이 부족해요. 지금은 ${inSentence(balance)}까지 쓸 수 있어요. 더 적은 금액을 입력해 주세요.`,
    confirm: '확인',
  },
  scanner: {
    waiting: '카메라를 기다리고 있어요. 브라우저가 물으면 카메라를 허용해 주세요.',
    scanning: 'QR 코드를 사각형 안에 맞춰 주세요.',
    taken: '코드를 읽었어요.',
    obstacles: {
      'not-allowed': {
        problem: '카메라가 허용되지 않았어요',
        advice:
          '주소 옆 아이콘으로 여는 사이트 설정이나 휴대폰 설정에서 카메라를 허용한 뒤 다시 시도해 주세요.',
      },
      'not-found': {
        problem: '카메라를 찾을 수 없어요',
        advice: '이 기기에는 브라우저가 사용할 수 있는 카메라가 없어요.',
      },
      'not-usable': {
        problem: '지금은 스캔할 수 없어요',
        advice:
          '다른 앱이 카메라를 사용하고 있거나 연결이 끊겼을 수 있어요. 확인한 뒤 다시 시도해 주세요.',
      },
    },
  },
  contact: {
    title: '연락처 수정',
    ownName: '내가 정한 이름',
    ownNameHint: '나에게만 보여요. 비워 두면 계정의 이름이 보여요.',
    favourite: '즐겨찾기',
    favouriteHint: '목록의 맨 앞에 보여요.',
    save: '저장',
    saving: '저장 중…',
    uncertain:
      '저장되었는지 알 수 없어요. 인터넷 연결을 확인하고 다시 저장해 주세요. 여러 번 저장해도 괜찮아요.',
  },
  code: {
    kinds: {
      authenticator: {
        label: '인증 앱 코드',
        hint: '지금 인증 앱에 보이는 6자리 숫자예요.',
        missing: '코드를 입력해 주세요.',
        wrong: '코드가 맞지 않거나 이미 사용되었어요. 다음 코드를 입력해 주세요.',
      },
      recovery: {
        label: '복구 코드',
        hint: '저장해 둔 코드 중 하나예요. 코드마다 한 번만 쓸 수 있어요.',
        missing: '복구 코드를 입력해 주세요.',
        wrong: '복구 코드가 맞지 않거나 이미 사용되었어요.',
      },
      message: {
        label: '인증 코드',
        hint: '메시지로 받은 6자리 숫자예요.',
        missing: '코드를 입력해 주세요.',
        wrong: '코드가 맞지 않아요.',
      },
    },
    useRecoveryCode: '복구 코드 사용',
    useAuthenticator: '인증 앱 사용',
    malformed: '코드는 6자리 숫자예요.',
    ended: {
      expired: '코드가 만료되었거나 더 새로운 코드가 있어요. 새 코드를 보내 주세요.',
      'used-up': '너무 여러 번 시도한 코드예요. 새 코드를 보내 주세요.',
    },
    triesLeft: (left) => `남은 시도 횟수: ${left}회`,
  },
  block: {
    ask: '이 사람 차단',
    title: (name) => `${name}님을 차단할까요?`,
    consequences:
      '차단된 사람은 회원님에게 송금하거나 승인을 요청하거나 회원님을 찾을 수 없으며, 이유는 알려지지 않아요. 차단한 사람은 보안 설정에서 볼 수 있어요.',
    confirm: '차단',
    done: (name) => `${name}님을 차단했어요. 보안 설정에서 해제할 수 있어요.`,
  },
};
