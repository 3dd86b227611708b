import type { CreatedEntity, NoticesMessages } from '#i18n/en/notices.ts';
import { koreanDestination } from '#wallet/labels/korean-destination.ts';

const entityNames: Readonly<Record<CreatedEntity, string>> = {
  transfer: '보내기',
  deposit: '입금',
  withdrawal: '출금',
  'top-up': '충전',
  'local transfer': '송금',
  'local withdrawal': '출금',
  'approval request': '결재 요청',
  correction: '수정',
  'bank account': '계좌 등록',
  credential: '증명서 추가',
  'verification request': '본인 확인',
  'refund request': '환급',
  trip: '여행 계획',
};

export const notices: NoticesMessages = {
  region: (hotkey) => `알림 메시지 (${hotkey})`,
  announced: '알림',
  viewReceipt: '영수증 보기',
  said: {
    'create.unknown': {
      title: '아직 확인되지 않음',
      message: '도착했는지 아직 알 수 없어요. 확인하고 있어요.',
    },
    'create.earlier': {
      title: '먼저 확인해 주세요',
      message: '이전 요청이 처리된 것으로 확인되었어요. 내역을 확인한 뒤 다시 시도해 주세요.',
    },
    'create.happened': (entity) => ({
      title: '처리 확인',
      message: `${entityNames[entity]} 요청이 처리된 것으로 확인되었어요.`,
    }),
    'create.not-happened': (entity) => ({
      title: '처리되지 않음',
      message: `${entityNames[entity]} 요청이 도착하지 않아 처리되지 않았어요. 다시 시도해 주세요.`,
    }),
    'create.unknown-for-good': {
      title: '직접 확인해 주세요',
      message: '오래된 요청의 결과를 더 이상 조회할 수 없어요. 내역에서 찾아봐 주세요.',
    },
    'write.uncertain': {
      title: '아직 확인되지 않음',
      message: '저장되었는지 알 수 없어요. 다시 시도하기 전에 확인해 주세요.',
    },
    'send.input-required': { title: '입력 필요', message: '모든 항목을 입력해 주세요.' },
    'send.insufficient-balance': {
      title: '잔액 부족',
      message: '현재 잔액보다 많이 보낼 수 없어요.',
    },
    'send.complete': { title: '보내기 완료', message: '자산을 보냈어요.' },
    'send.waiting': {
      title: '받는 분을 기다리는 중',
      message: '이 주소를 쓰는 계정이 아직 없어요. 생기기 전까지는 금액을 되찾을 수 있어요.',
    },
    'send.failed': { title: '보내기 실패', message: '자산을 보내는 중에 오류가 발생했어요.' },
    'traveler.refund-missing': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'traveler.refund-requested': {
      title: '세금 환급 신청 완료',
      message: '환급을 처리하고 있어요.',
    },
    'traveler.refund-ineligible': {
      title: '환급받을 수 없는 구매',
      message: '표시된 항목을 확인하고 환급을 다시 신청해 주세요.',
    },
    'traveler.refund-withdrawn': {
      title: '환급 신청 철회',
      message: '이 영수증으로 다시 신청할 수 있어요.',
    },
    'traveler.withdraw-failed': {
      title: '환급 신청을 철회하지 못함',
      message: '잠시 후 다시 시도해 주세요.',
    },
    'traveler.refund-failed': { title: '환급 신청 실패', message: '잠시 후 다시 시도해 주세요.' },
    'travel-plan.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'travel-plan.end-before-start': {
      title: '날짜를 확인해 주세요',
      message: '여행은 시작하기 전에 끝날 수 없어요.',
    },
    'travel-plan.created': { title: '여행 계획 저장', message: '여행 계획을 저장했어요.' },
    'travel-plan.failed': { title: '저장 실패', message: '여행 계획이 저장되지 않았어요.' },
    'travel-plan.updated': { title: '여행 계획 수정', message: '변경 내용을 저장했어요.' },
    'travel-plan.removed': { title: '여행 계획 삭제', message: '여행 계획을 삭제했어요.' },
    'travel-plan.remove-failed': { title: '삭제 실패', message: '여행 계획이 그대로 있어요.' },
    'verify-identity.check-details': {
      title: '정보를 확인해 주세요',
      message: '신분증 정보 중 올바르지 않은 항목이 있어요.',
    },
    'verify-identity.fields-required': {
      title: '입력 필요',
      message: '모든 항목을 입력하고 신분증을 촬영해 주세요.',
    },
    'verify-identity.completed': {
      title: '본인 확인 신청 완료',
      message: '본인 확인을 신청했어요.',
    },
    'verify-identity.failed': {
      title: '본인 확인 신청 실패',
      message: '본인 확인을 신청하는 중에 오류가 발생했어요.',
    },
    'add-credential.required': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'add-credential.date-not-valid': {
      title: '날짜를 확인해 주세요',
      message: '표시된 날짜를 고쳐 주세요.',
    },
    'add-credential.expiry-before-issue': {
      title: '날짜를 확인해 주세요',
      message: '증명서는 발급되기 전에 만료될 수 없어요.',
    },
    'add-credential.added': { title: '증명서 추가 완료', message: '증명서를 지갑에 추가했어요.' },
    'add-credential.failed': {
      title: '증명서 추가 실패',
      message: '증명서를 추가하는 중에 오류가 발생했어요.',
    },
    'credential.removed': { title: '증명서 삭제', message: '지갑에서 증명서를 삭제했어요.' },
    'credential.remove-failed': { title: '삭제 실패', message: '증명서가 그대로 있어요.' },
    'digital-id.request-removed': {
      title: '신청 삭제',
      message: '신청을 번호와 사진과 함께 삭제했어요.',
    },
    'digital-id.request-remove-failed': { title: '삭제 실패', message: '신청이 그대로 있어요.' },
    'digital-id.not-shared': { title: '공유 실패', message: 'DID를 공유하지 못했어요.' },
    'digital-id.exported': {
      title: '내보내기 완료',
      message: '파일에 DID와 증명서가 들어 있어요.',
    },
    'digital-id.export-not-ready': {
      title: '내보내기 실패',
      message: '증명서를 아직 불러오지 못했어요. 다시 시도해 주세요.',
    },
    'deposit.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'deposit.initiated': (amount, assetType) => ({
      title: '입금 시작',
      message: `${amount} ${assetType} 입금을 시작했어요.`,
    }),
    'deposit.failed': { title: '입금 실패', message: '잠시 후 다시 시도해 주세요.' },
    'withdraw.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'withdraw.insufficient-balance': (balance, assetType) => ({
      title: '잔액 부족',
      message: `출금할 수 있는 잔액은 ${balance} ${assetType}뿐이에요`,
    }),
    'withdraw.initiated': { title: '출금 신청 완료', message: '출금을 처리하고 있어요.' },
    'withdraw.failed': { title: '출금 실패', message: '잠시 후 다시 시도해 주세요.' },
    'bank-info.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'bank-info.account-number': {
      title: '계좌번호를 확인해 주세요',
      message: '계좌번호는 8~16자리 숫자예요.',
    },
    'bank-info.added': { title: '계좌 추가 완료', message: '계좌를 등록했어요.' },
    'bank-info.failed': { title: '계좌 추가 실패', message: '계좌가 등록되지 않았어요.' },
    'bank-info.removed': { title: '계좌 삭제', message: '계좌를 삭제했어요.' },
    'bank-info.remove-failed': { title: '삭제 실패', message: '계좌가 그대로 있어요.' },
    'edit-profile.required-missing': {
      title: '필수 항목 누락',
      message: '이름, 성, 이메일을 입력해 주세요.',
    },
    'edit-profile.updated': { title: '프로필 저장', message: '프로필을 저장했어요.' },
    'edit-profile.phone-confirmed': { title: '전화번호 인증', message: '전화번호를 인증했어요.' },
    'edit-profile.email-confirmed': { title: '이메일 인증', message: '이메일 주소를 인증했어요.' },
    'edit-profile.failed': {
      title: '저장 실패',
      message: '프로필을 저장하지 못했어요. 다시 시도해 주세요.',
    },
    'key-management.password-required': {
      title: '비밀번호 필요',
      message: '백업 파일을 암호화할 비밀번호를 입력해 주세요',
    },
    'key-management.no-data': {
      title: '입력된 내용 없음',
      message: '백업 내용이나 복구 문구를 붙여 넣어 주세요.',
    },
    'key-management.invalid-format': {
      title: '올바르지 않은 형식',
      message: '올바른 백업 파일이나 12개 또는 24개 단어의 복구 문구를 입력해 주세요',
    },
    'key-management.restore-initiated': {
      title: '복구 시작',
      message: '입력한 내용을 확인하고 있어요.',
    },
    'key-management.export-warning': {
      title: '보안 경고',
      message: '개인 키를 누구에게도 알려 주지 마세요. 보려면 내보내기를 다시 눌러 주세요.',
    },
    'key-management.copy-warning': {
      title: '보안 경고',
      message: '개인 키를 누구에게도 알려 주지 마세요. 복사하려면 복사를 다시 눌러 주세요.',
    },
    'key-management.generated': {
      title: '새 복구 문구 생성',
      message: '적어서 안전한 곳에 보관해 주세요.',
    },
    'key-management.removed': { title: '키 삭제', message: '키가 이 기기에서 삭제되었어요.' },
    'key-management.backup-downloaded': {
      title: '백업 저장',
      message: '파일과 비밀번호를 서로 다른 곳에 보관해 주세요.',
    },
    'key-management.backup-failed': {
      title: '백업 실패',
      message: '백업을 만들지 못했어요. 다시 시도해 주세요.',
    },
    'copy.phrase-done': {
      title: '복사 완료',
      message: '복구 문구를 복사했어요. 다 쓰면 클립보드에서 지워 주세요.',
    },
    'copy.phrase-failed': { title: '복사 실패', message: '복구 문구를 복사하지 못했어요.' },
    'copy.private-key-done': {
      title: '복사 완료',
      message: '개인 키를 복사했어요. 다 쓰면 클립보드에서 지워 주세요.',
    },
    'copy.private-key-failed': { title: '복사 실패', message: '개인 키를 복사하지 못했어요.' },
    'copy.done': { title: '복사 완료', message: '주소를 복사했어요.' },
    'copy.failed': { title: '복사 실패', message: '주소를 복사하지 못했어요.' },
    'receive.download-failed': { title: '저장 실패', message: '그림을 만들지 못했어요.' },
    'receipt.copied': { title: '복사 완료', message: '영수증을 복사했어요.' },
    'receipt.reference-copied': { title: '복사 완료', message: '거래 번호를 복사했어요.' },
    'receipt.copy-failed': { title: '복사 실패', message: '클립보드에 복사하지 못했어요.' },
    'receipt.taken-back': { title: '되찾기 완료', message: '금액이 지갑으로 돌아왔어요.' },
    'receipt.take-back-failed': {
      title: '되찾지 못함',
      message: '금액이 지갑으로 돌아오지 않았어요.',
    },
    'device.camera-not-available': {
      title: '카메라를 쓸 수 없음',
      message: 'QR 코드를 스캔하려면 카메라가 필요해요',
    },
    'device.nfc-not-available': {
      title: 'NFC를 쓸 수 없음',
      message: '이 기기는 NFC 결제를 지원하지 않아요',
    },
    'local-topup.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'local-topup.minimum-amount': { title: '최소 금액', message: '최소 충전 금액은 1,000원이에요' },
    'local-topup.insufficient-balance': (needed, available, assetType) => ({
      title: '잔액 부족',
      message: `필요 금액: ${needed} ${assetType}, 현재 잔액: ${available} ${assetType}`,
    }),
    'local-topup.succeeded': (won) => ({ title: '충전 완료', message: `${won}원을 충전했어요.` }),
    'local-topup.pending': (won) => ({
      title: '충전 대기 중',
      message: `결제가 확인되면 ${won}원이 충전돼요.`,
    }),
    'local-topup.failed': { title: '충전 실패', message: '충전하지 못했어요. 다시 시도해 주세요.' },
    'local-send.missing': { title: '필수 정보 누락', message: '모든 필수 정보를 입력해 주세요.' },
    'local-send.invalid-amount': {
      title: '올바르지 않은 금액',
      message: '0보다 큰 금액을 입력해 주세요.',
    },
    'local-send.insufficient-balance': (balance) => ({
      title: '잔액 부족',
      message: `현재 잔액: ₩${balance}`,
    }),
    'local-send.minimum': { title: '최소 금액', message: '최소 송금 금액은 ₩100입니다.' },
    'local-send.succeeded': (recipient, won, isMerchant) => ({
      title: '송금 완료',
      message: `${koreanDestination(recipient, isMerchant)} ${won}원을 보냈어요.`,
    }),
    'local-send.pending': (recipient, won, isMerchant) => ({
      title: '송금 진행 중',
      message: `${koreanDestination(recipient, isMerchant)} ${won}원을 보내고 있어요.`,
    }),
    'local-send.failed': {
      title: '송금 실패',
      message: '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
    },
    'local-withdraw.missing': {
      title: '필수 정보 누락',
      message: '출금 금액, 계좌, 출금 방법을 모두 입력해 주세요.',
    },
    'local-withdraw.invalid-amount': {
      title: '올바르지 않은 금액',
      message: '0보다 큰 금액을 입력해 주세요.',
    },
    'local-withdraw.minimum': { title: '최소 금액', message: '최소 출금 금액은 ₩1,000입니다.' },
    'local-withdraw.insufficient-balance': (required, balance) => ({
      title: '잔액 부족',
      message: `필요 금액(수수료 포함): ₩${required}, 현재 잔액: ₩${balance}`,
    }),
    'local-withdraw.requested': (won) => ({
      title: '출금 신청 완료',
      message: `${won}원 출금을 신청했어요.`,
    }),
    'local-withdraw.failed': {
      title: '출금 실패',
      message: '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
    },
    'document.comment-required': { title: '의견 필요', message: '반려 사유를 입력해 주세요' },
    'document.approved': { title: '결재 승인', message: '문서를 승인했어요.' },
    'document.rejected': { title: '결재 반려', message: '문서를 반려했어요.' },
    'document.action-failed': {
      title: '처리 실패',
      message: '문서를 처리하지 못했어요. 다시 시도해 주세요.',
    },
    'work.several-approved': (count) => ({
      title: '결재 승인',
      message: `문서 ${count}건을 승인했어요.`,
    }),
    'document.download-failed': {
      title: '다운로드 실패',
      message: '파일을 다운로드하지 못했어요. 다시 시도해 주세요.',
    },
    'document.attachment-changed': {
      title: '파일이 저장되지 않음',
      message: '제출된 파일과 달라서 저장하지 않았어요.',
    },
    'request-approval.missing-information': {
      title: '필수 정보 누락',
      message: '필수 항목을 모두 입력해 주세요.',
    },
    'request-approval.check-entries': {
      title: '입력한 내용을 확인해 주세요',
      message: '표시된 항목을 고쳐 주세요.',
    },
    'request-approval.sent': { title: '결재 요청 완료', message: '요청을 보냈어요.' },
    'request-approval.corrected': { title: '요청 수정', message: '수정한 내용을 보냈어요.' },
    'request-approval.taken-back': { title: '요청 회수', message: '이제 결재할 수 없어요.' },
    'request-approval.failed': {
      title: '요청 실패',
      message: '요청을 보내지 못했어요. 다시 시도해 주세요.',
    },
    'security-settings.missing-fields': {
      title: '입력 필요',
      message: '비밀번호 항목을 모두 입력해 주세요',
    },
    'security-settings.password-mismatch': {
      title: '비밀번호 불일치',
      message: '새 비밀번호가 서로 달라요',
    },
    'security-settings.password-too-weak': {
      title: '약한 비밀번호',
      message: '비밀번호는 8자 이상이어야 해요',
    },
    'security-settings.password-changed': {
      title: '비밀번호 변경',
      message: '비밀번호를 변경했어요.',
    },
    'security-settings.password-change-failed': {
      title: '비밀번호 변경 실패',
      message: '비밀번호를 변경하지 못했어요',
    },
    'security-settings.biometric-failed': {
      title: '생체 인증 설정 실패',
      message: '생체 인증을 설정하지 못했어요.',
    },
    'security-settings.biometric-still-on': {
      title: '생체 인증이 아직 켜져 있음',
      message: '기기에서 본인 확인을 하지 못했어요.',
    },
    'security-settings.setting-failed': {
      title: '변경 실패',
      message: '설정을 저장하지 못했어요. 다시 시도해 주세요.',
    },
    'security-settings.signing-out': { title: '로그아웃하는 중', message: '다시 로그인해야 해요.' },
    'security-settings.signed-out-all': (ended) => ({
      title: '로그아웃 완료',
      message:
        ended === 1
          ? '이 기기에서 로그아웃했어요. 로그인된 다른 기기는 없었어요.'
          : `${ended === undefined ? '모든 기기' : `기기 ${ended}대`}에서 로그아웃했어요.`,
    }),
    'security-settings.sign-out-all-failed': {
      title: '로그아웃되지 않음',
      message: '기기가 아직 로그인되어 있어요. 다시 시도해 주세요.',
    },
    'security-settings.sign-out-all-unknown': {
      title: '아직 확인되지 않음',
      message: '기기가 로그아웃되었는지 알 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    },
    'security-settings.account-deleted': {
      title: '계정 삭제',
      message: '계정과 데이터를 삭제했어요.',
    },
    'localpay.code-copied': { title: '복사 완료', message: '결제 코드를 복사했어요.' },
    'localpay.code-not-shared': { title: '공유 실패', message: '결제 코드를 공유하지 못했어요.' },
    'localpay.code-not-saved': { title: '저장 실패', message: '결제 코드를 저장하지 못했어요.' },
    'integration.coming-soon': { title: '연결 준비 중', message: '곧 연결할 수 있어요.' },
    'stream.transaction-completed': { title: '거래 업데이트', message: '거래가 완료되었습니다.' },
    'stream.transaction-failed': {
      title: '거래 업데이트',
      message: '거래가 완료되지 않았습니다. 거래 내역을 확인해 주세요.',
    },
    'stream.transaction-returned': {
      title: '거래 업데이트',
      message: '보낸 금액이 지갑으로 돌아왔어요.',
    },
    'stream.transaction-in-progress': { title: '거래 업데이트', message: '거래가 진행 중입니다.' },
    'stream.balance-updated': (assetType) => ({
      title: '잔액 업데이트',
      message: `${assetType} 잔액이 업데이트되었습니다.`,
    }),
    'card.added': { title: '카드 추가', message: '카드를 저장했어요.' },
    'card.failed': { title: '카드 추가 실패', message: '카드가 저장되지 않았어요.' },
    'card.removed': { title: '카드 삭제', message: '카드를 삭제했어요.' },
    'card.remove-failed': { title: '삭제 실패', message: '카드가 그대로 있어요.' },
    'card.default-changed': {
      title: '기본 결제 수단 변경',
      message: '이제부터 여기에서 입금돼요.',
    },
    'card.default-failed': { title: '변경되지 않음', message: '기본 결제 수단이 그대로예요.' },
    'contact.saved': { title: '저장 완료', message: '연락처를 저장했어요.' },
    'contact.failed': { title: '저장 실패', message: '연락처가 바뀌지 않았어요.' },
    'contact.uncertain': {
      title: '아직 확인되지 않음',
      message: '연락처가 저장되었는지 알 수 없어요.',
    },
  },
};
