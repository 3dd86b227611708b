import type { SendMessages } from '#i18n/en/send.ts';

export const send: SendMessages = {
  title: '자산 보내기',
  assetsFailed: '자산을 불러오지 못했어요',
  feesFailed: '수수료를 불러오지 못했어요',
  loading: '자산을 불러오는 중',
  submit: '보내기',
  sending: '보내는 중…',
  free: '무료',
  asset: {
    label: '자산',
    placeholder: '자산을 선택해 주세요',
    balance: '잔액',
    none: '아직 보낼 자산이 없어요.',
    missing: '보낼 자산을 선택해 주세요.',
  },
  amount: {
    missing: '보낼 금액을 입력해 주세요.',
    tooSmall: (least) => `최소 ${least}부터 보낼 수 있어요.`,
    aboveBalance: (balance) => `보유 잔액보다 많아요. 현재 잔액: ${balance}`,
    feeNotCovered: (balance, fee) =>
      `잔액이 네트워크 수수료보다 적어요. 현재 잔액: ${balance}, 수수료: ${fee}`,
    feeAboveBalance: (balance, fee, most) =>
      `네트워크 수수료까지 내려면 잔액이 부족해요. 현재 잔액: ${balance}, 수수료: ${fee}, 보낼 수 있는 최대 금액: ${most}`,
    inFull: (amount) => `보낼 금액: ${amount}`,
    wholeBalance: (balance) => `전체 잔액: ${balance}`,
  },
  summary: {
    title: '송금 정보',
    networkFee: '네트워크 수수료',
    feeOfAsset: (fee) => `보낼 자산으로 ${fee}`,
    total: '총 금액',
  },
  confirmTitle: '송금 확인',
  needed: {
    parts: { assetType: '자산', amount: '금액', toAddress: '받는 분 주소' },
    one: (part) => `아직 필요한 정보: ${part}`,
    two: (first, second) => `아직 필요한 정보: ${first}, ${second}`,
    three: (first, second, third) => `아직 필요한 정보: ${first}, ${second}, ${third}`,
  },
  recipient: {
    label: '받는 분',
    modes: { address: '주소', qr: 'QR', contact: '연락처' },
    address: '받는 분 주소',
    addressExample: '0x… 또는 did:…',
    noCamera:
      '이 기기에는 코드를 스캔할 카메라가 없어요. 주소를 입력하거나 연락처를 선택해 주세요.',
    scan: 'QR 코드 스캔',
    scannerTitle: '받는 분의 코드 스캔',
    chosen: (recipient) => `받는 분: ${recipient}`,
    link: {
      unreadable: '링크에 적힌 금액을 읽을 수 없어요. 금액을 직접 입력해 주세요.',
      filled: (amount) =>
        `링크에서 요청한 금액을 입력했어요: ${amount}. 보내기 전에 확인해 주세요.`,
      notHeld: (amount) =>
        `링크에서 요청한 자산이 없어요: ${amount}. 자산을 선택하고 금액을 직접 입력해 주세요.`,
    },
  },
  contacts: {
    label: '최근 연락처',
    loading: '연락처를 불러오는 중',
    failed: '연락처를 불러오지 못했어요',
    empty: '아직 보낸 내역이 없어요. 자산을 보내면 받는 분이 여기에 보여요.',
    edit: (name) => `연락처 수정: ${name}`,
    favourite: '즐겨찾기',
  },
  address: {
    missing: '받는 분의 주소를 입력해 주세요.',
    refused: '이 주소로는 보낼 수 없어요. 주소를 확인해 주세요.',
    problems: {
      secret: {
        problem:
          '복구 문구나 개인 키인 것 같아요. 아직 이 기기 밖으로 나가지 않았어요. 누구에게도 보여 주지 마세요.',
        advice: '여기에서 지우고 받는 분의 주소를 입력해 주세요.',
      },
      shortened: {
        problem: '가운데가 생략된 주소예요.',
        advice: '전체 주소를 복사해서 붙여 넣어 주세요.',
      },
      'zero-address': {
        problem: '제로 주소예요. 키를 가진 사람이 없어서 보내면 되찾을 수 없어요.',
        advice: '받는 분의 주소를 입력해 주세요.',
      },
      'other-chain': {
        problem: '이 지갑에서 보낼 수 없는 다른 네트워크의 링크예요.',
        advice: '받는 분에게 이더리움 주소를 요청해 주세요.',
      },
      'contract-call': {
        problem: '컨트랙트를 호출하는 링크라서 받는 분의 주소가 없어요.',
        advice: '받는 분의 주소를 입력해 주세요.',
      },
      'own-address': {
        problem: '내 주소예요.',
        advice: '다른 분의 주소를 입력해 주세요.',
      },
    },
    noAddress: '보낼 수 있는 주소가 없는 코드예요.',
    scanAnother: '다른 코드를 스캔해 주세요.',
    wrong: {
      malformed:
        '받는 분의 주소가 올바르지 않아요. did:ethr:0x… 또는 0x… 뒤에 16진수 40자리를 입력해 주세요.',
      checksum:
        '주소의 체크섬이 맞지 않아요. 글자가 틀렸거나 대소문자가 바뀌었어요. 주소를 다시 복사해 주세요.',
    },
  },
  receive: {
    title: '자산 받기',
    noAddress: '이 기기에 지갑 주소가 없어요. 로그아웃한 뒤 다시 로그인해 주세요.',
    asset: '자산',
    code: (asset) => `${asset} 받기 QR 코드`,
    codeCaption: '다른 Superwallet의 보내기에서 스캔하는 코드예요.',
    codeFailed: '코드를 그리지 못했어요. 아래 주소를 공유해 주세요.',
    pictureTitle: (asset) => `${asset} 받기`,
    download: '저장',
    share: '공유',
    addressTitle: '지갑 주소',
    network: '네트워크: XP 네트워크',
    copy: '주소 복사',
    onlyHere: (asset) =>
      `이 주소로는 다른 Superwallet에서만 보낼 수 있어요(자산: ${asset}). 거래소나 다른 네트워크에서 보내면 도착하지 않고 되찾을 수 없어요.`,
    howTo: '받는 방법',
    steps: {
      select: '받을 자산을 선택해요',
      share: '보내는 분에게 QR 코드나 주소를 공유해요',
      wait: '네트워크 확인 후 자산이 도착해요',
    },
  },
};
