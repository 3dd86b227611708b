import type { SessionMessages } from '#i18n/en/session.ts';

export const session: SessionMessages = {
  tagline: '신분증과 돈을 한곳에서 관리해요.',
  wait: {
    soon: '잠시',
    minutes: (count) => `${count}분`,
  },
  tooManyTries: (wait) => `시도 횟수를 초과했어요. ${wait} 뒤에 다시 시도해 주세요.`,
  passwordLength: (count) => `${count}자 이상 입력해 주세요.`,
  newPassword: {
    missing: '새 비밀번호를 입력해 주세요.',
    tooShort: (count) => `${count}자 이상 입력해 주세요.`,
    guessable:
      '알아내기 쉬운 비밀번호예요. 이름이나 이메일 주소가 없는 더 긴 비밀번호를 입력해 주세요.',
  },
  strength: {
    label: '비밀번호 안전도: ',
    words: {
      weak: '약함: 알아내기 쉬워요. 더 길게 만들어 주세요.',
      fair: '보통: 몇 글자만 더 늘리면 좋아요.',
      good: '좋음: 알아내기 어려워요.',
      strong: '강함: 알아내기 아주 어려워요.',
    },
  },
  confirmOnDevice: '기기에서 확인해 주세요',
  email: '이메일 주소',
  emailProblems: {
    missing: '이메일 주소를 입력해 주세요.',
    malformed: 'name@example.com 형식으로 입력해 주세요.',
  },
  password: '비밀번호',
  passwordMissing: '비밀번호를 입력해 주세요.',
  passwordWrong: '비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  code: '코드',
  codeMissing: '코드를 입력해 주세요.',
  messageCodeHint: '이 주소로 받은 메일의 12자리 코드예요.',
  backToSignIn: '로그인으로 돌아가기',
  signIn: '로그인',
  modes: {
    'sign-in': {
      title: '로그인',
      lead: '돈과 신분증을 지갑 하나에 담아요.',
      submit: '로그인',
      submitting: '로그인하는 중…',
      question: 'Superwallet이 처음인가요?',
      switchTo: '계정 만들기',
    },
    'create-account': {
      title: '계정 만들기',
      lead: '돈과 신분증을 지갑 하나에 담아요.',
      submit: '계정 만들기',
      submitting: '계정을 만드는 중…',
      question: '이미 계정이 있나요?',
      switchTo: '로그인',
    },
  },
  testWalletLead: '모든 기능을 써 볼 수 있게 테스트 자산을 조금 담아 드려요.',
  testMoneyNote: (testMoney) =>
    `${testMoney}: 실제 서비스 대신 샌드박스로 동작해요. 이 지갑의 돈은 진짜가 아니에요.`,
  ended: '로그인이 만료됐어요. 계속하려면 다시 로그인해 주세요.',
  allowStorage: '이 페이지의 쿠키와 사이트 데이터를 허용하거나 다른 브라우저를 사용해 주세요.',
  keysRefused:
    'https가 아닌 주소로 열어서 이 브라우저에 키를 저장할 수 없어요. 여기에서 계정을 만들면 키 없이 시작해요. 키를 받으려면 먼저 지갑을 https 주소로 열어 주세요.',
  firstName: '이름',
  firstNameMissing: '이름을 입력해 주세요.',
  lastName: '성',
  lastNameMissing: '성을 입력해 주세요.',
  usePasskey: '패스키 사용',
  signInFailures: {
    refused: '이메일 주소나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
    'account-locked': '잠긴 계정이에요. 고객센터에 잠금 해제를 요청해 주세요.',
    'email-taken': '이미 가입한 이메일 주소예요. 로그인하거나 다른 주소를 입력해 주세요.',
    'password-common': '공격자가 가장 먼저 시도하는 비밀번호예요. 다른 비밀번호를 입력해 주세요.',
    'password-guessable':
      '알아내기 쉬운 비밀번호예요. 이름이나 이메일 주소가 없는 더 긴 비밀번호를 입력해 주세요.',
    'passkey-refused':
      '이 패스키로 열 수 있는 계정이 없어요. 이메일 주소와 비밀번호로 로그인해 주세요.',
    'device-refused':
      '기기에서 본인임을 확인하지 못했어요. 다시 시도하거나 비밀번호로 로그인해 주세요.',
    unreachable: '지갑 서비스에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    gateway:
      '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서 다시 시도해 주세요.',
    failed: '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    'keys-refused':
      '이 브라우저에 키를 저장할 수 없어요. 이 페이지의 데이터 저장을 허용하고 다시 시도해 주세요.',
    'no-room':
      '이 브라우저에 키를 저장할 공간이 없어요. 공간을 확보하거나 시크릿 모드를 끄고 다시 시도해 주세요.',
  },
  enterCode: '코드 입력',
  enterCodeText: '비밀번호를 확인했어요. 이 계정은 코드도 필요해요.',
  backToPassword: '비밀번호로 돌아가기',
  forgotten: {
    title: '비밀번호를 잊었나요?',
    text: '새 비밀번호를 설정할 수 있는 코드를 보내 드려요. 프로필에서 인증한 이메일 주소로만 보내요.',
    send: '코드 받기',
    sending: '보내는 중…',
    set: '새 비밀번호 설정',
    sent: (email, minutes) =>
      `계정에 인증된 주소라면 코드가 담긴 메일을 보내요: ${email}. 코드는 ${minutes}분 동안 쓸 수 있어요.`,
    codeWrong: '이 주소의 코드가 아니거나, 이미 썼거나, 시간이 지난 코드예요.',
    newPassword: '새 비밀번호',
    submit: '새 비밀번호 설정',
    submitting: '설정하는 중…',
    changeAddress: '주소를 바꾸거나 코드 다시 받기',
    uncertain:
      '응답을 받지 못해 새 비밀번호가 이미 설정됐을 수 있어요. 다시 시도해 주세요. 코드가 맞지 않다고 나오면 새 비밀번호로 로그인해 주세요.',
    secondCodeText: '메일의 코드를 확인했어요. 이 계정은 인증 코드도 필요해요.',
    backToCode: '코드로 돌아가기',
    done: '새 비밀번호를 설정했어요',
    doneText:
      '모든 기기에서 로그아웃됐어요. 기기의 키는 아직 예전 비밀번호로 잠겨 있어요. 예전 비밀번호를 찾을 수 없다면 키 관리에서 복구 문구나 백업으로 키를 복구해 주세요.',
  },
  undoEmail: {
    title: '이메일 변경 취소',
    text: '로그인 이메일이 바뀌면 이전 주소로 코드가 담긴 메일을 보내요. 코드는 3일 동안 쓸 수 있어요.',
    restored: '이메일 주소를 되돌렸어요',
    restoredText: (email) =>
      `로그인 이메일: ${email}. 모든 기기에서 로그아웃됐어요. 본인이 바꾼 게 아니라면 지금 비밀번호를 변경해 주세요.`,
    oldEmail: '이전 이메일 주소',
    oldEmailProblems: {
      missing: '이전 이메일 주소를 입력해 주세요.',
      malformed: 'name@example.com 형식으로 입력해 주세요.',
    },
    wrong: '주소나 코드가 맞지 않거나 3일이 지났어요.',
    submit: '변경 취소',
    submitting: '취소하는 중…',
  },
  lock: {
    title: 'Superwallet 잠금 해제',
    text: '지갑이 잠겼어요. 비밀번호를 입력하면 하던 일을 이어서 할 수 있어요.',
    submit: '잠금 해제',
    submitting: '잠금 해제하는 중…',
    useBiometrics: '생체 인증 사용',
    notYours: '내 지갑이 아닌가요?',
    signOut: '로그아웃',
    tooManyTries: (wait) =>
      `시도 횟수를 초과했어요. ${wait} 뒤에 다시 시도하거나 로그아웃해 주세요.`,
    failures: {
      unreachable:
        '지갑 서비스에 연결할 수 없어 잠금을 풀지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      gateway:
        '네트워크 로그인 페이지와 같은 다른 기기가 응답해 잠금을 풀지 못했어요. 네트워크에 로그인하거나 다른 네트워크에서 다시 시도해 주세요.',
      failed: '서비스에 문제가 생겨 잠금을 풀지 못했어요. 잠시 후 다시 시도해 주세요.',
      'device-refused':
        '기기에서 본인임을 확인하지 못했어요. 다시 시도하거나 비밀번호를 입력해 주세요.',
      'device-unknown': '이 기기의 패스키는 이 지갑의 것이 아니에요. 비밀번호를 입력해 주세요.',
    },
  },
  presence: {
    title: '본인 확인',
    reasons: {
      change: '로그인 방법이나 연락처를 바꾸기 전에 확인해요.',
      payment: '이 기기에는 지갑의 패스키가 없어 비밀번호로 확인해요.',
      passkey:
        '확인한 다음 이 기기에 패스키를 만들어요. 패스키로 지갑의 잠금을 해제하고 본인 확인을 할 수 있어요. 이메일과 인증된 번호의 문자로도 알려 드려요.',
    },
    confirm: '확인',
    confirming: '확인 중…',
    byDevice: '생체 인증 사용',
    failures: {
      unreachable: '지갑 서비스에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      gateway:
        '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서 다시 시도해 주세요.',
      failed: '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'device-refused':
        '이 기기에서 본인임을 확인하지 못했어요. 다시 시도하거나 비밀번호를 입력해 주세요.',
    },
  },
  failed: '로그인 정보를 불러오지 못했어요',
  signInAgain: '다시 로그인',
  install: {
    title: 'Superwallet 설치',
    offer: '다른 앱처럼 홈 화면에서 지갑을 열 수 있어요.',
    byHand: '브라우저 메뉴나 공유 버튼을 누르고 ‘홈 화면에 추가’를 선택해 주세요.',
    install: '설치',
    notNow: '나중에',
  },
  update: {
    title: '업데이트',
    ready: '새 버전의 지갑이 준비됐어요.',
    now: '업데이트',
  },
  add: {
    title: '추가',
    choices: {
      send: '보내기',
      receive: '받기',
      topUp: '충전',
      credential: '증명서 추가',
      approval: '결재 요청',
      refund: '환급 추가',
    },
    details: {
      send: '다른 사람에게 자산 보내기',
      receive: '내 주소를 코드로 보여 주기',
      topUp: '부산에서 쓰는 BusanCoin',
      credential: '학위, 경력, 자격증',
      approval: '문서 결재 맡기기',
      refund: '구매하고 낸 세금 돌려받기',
    },
  },
};
