/** Labels that many Korean screens share. */
export const korean = {
  back: '뒤로',
  close: '닫기',
  cancel: '취소',
  /** For data that could not be loaded. */
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
  /** For a write whose answer takes more than a few seconds. */
  slowWrite: '평소보다 오래 걸리고 있어요. 이 화면을 닫지 말아 주세요.',
  /** For a figure that depends on an empty field. */
  notFilledIn: '아직 입력되지 않음',
  /** On the button of a running payment. */
  processing: '처리 중…',
  /** For a masked number, before its end. */
  mask: (end: string) => (end === '' ? '숨김' : '끝 번호 '),
} as const;
