/** A toast as the documents show it: `lang` is set if it is in Korean, `messageLang` if only its message is. */
export interface GoldenNotice {
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  information?: true;
  outlivesSession?: true;
  lang?: 'ko';
  messageLang?: 'ko';
}

type Marks = Omit<GoldenNotice, 'tone' | 'title' | 'message'>;

const says = (title: string, message: string, marks: Marks = {}): GoldenNotice => ({
  tone: 'default',
  title,
  message,
  ...marks,
});
const warns = (title: string, message: string, marks: Marks = {}): GoldenNotice => ({
  tone: 'destructive',
  title,
  message,
  ...marks,
});

/**
 * The text of every toast, copied from the documents (core §7 and §8, local §8): the notices are compared with it,
 * and stories look for these texts. Figures are written here as shown to the user.
 */
export const goldenNotices = {
  'create.unknown': says(
    'Not Known Yet',
    'We do not know yet whether it arrived. We are checking.',
    { information: true },
  ),
  'create.unknown-ko': says(
    '아직 확인되지 않음',
    '도착했는지 아직 알 수 없어요. 확인하고 있어요.',
    { information: true, lang: 'ko' },
  ),
  'create.earlier': warns(
    'Check First',
    'An earlier request of yours went through after all. Look at it before you send again.',
  ),
  'create.earlier-ko': warns(
    '먼저 확인해 주세요',
    '이전 요청이 처리된 것으로 확인되었어요. 내역을 확인한 뒤 다시 시도해 주세요.',
    { lang: 'ko' },
  ),
  'create.happened': (what: string) =>
    says('It Went Through', `Your ${what} went through after all.`),
  'create.happened-ko': (what: string) =>
    says('처리 확인', `${what} 요청이 처리된 것으로 확인되었어요.`, { lang: 'ko' }),
  'create.not-happened': (what: string) =>
    warns(
      'It Did Not Arrive',
      `Your ${what} did not arrive, and nothing was done. You can try again.`,
    ),
  'create.not-happened-ko': (what: string) =>
    warns('처리되지 않음', `${what} 요청이 도착하지 않아 처리되지 않았어요. 다시 시도해 주세요.`, {
      lang: 'ko',
    }),
  'create.unknown-for-good': warns(
    'Please Check Yourself',
    'An old request could not be looked up any more. Look for it in your history.',
  ),
  'write.uncertain': says(
    'Not Known Yet',
    'We do not know whether this was saved. Look again before you repeat it.',
    { information: true },
  ),
  'send.input-required': warns('Input Required', 'Please fill in all fields.'),
  'send.insufficient-balance': warns(
    'Insufficient Balance',
    'Cannot send more than your current balance.',
  ),
  'send.complete': says('Transfer Complete', 'Asset has been successfully sent.'),
  'send.waiting': says(
    'Waiting for Its Owner',
    'No account here has this address yet. Until one has, you can take the amount back.',
    { information: true },
  ),
  'send.failed': warns('Transfer Failed', 'An error occurred while sending the asset.'),
  'traveler.refund-missing': warns('Missing Information', 'Please fill in all required fields'),
  'traveler.refund-requested': says('Tax Refund Requested', 'Your refund is being processed.'),
  'traveler.refund-ineligible': warns(
    'No Refund For This Purchase',
    'Check the marked fields, and request the refund again.',
  ),
  'traveler.refund-withdrawn': says('Refund Withdrawn', 'You can claim the receipt again.'),
  'traveler.withdraw-failed': warns('Refund Not Withdrawn', 'Please try again later.'),
  'traveler.refund-failed': warns('Refund Request Failed', 'Please try again later.'),
  'travel-plan.missing-information': warns(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'travel-plan.end-before-start': warns('Check the Dates', 'A trip cannot end before it starts.'),
  'travel-plan.created': says('Travel Plan Created', 'Your travel plan has been saved.'),
  'travel-plan.failed': warns('Failed to Save', 'Your travel plan has not been saved.'),
  'travel-plan.updated': says('Travel Plan Updated', 'Your changes have been saved.'),
  'travel-plan.removed': says('Travel Plan Removed', 'Your travel plan has been removed.'),
  'travel-plan.remove-failed': warns('Failed to Remove', 'Your travel plan is still there.'),
  'verify-identity.check-details': warns(
    'Check the Details',
    'A detail of the document is not valid.',
  ),
  'verify-identity.fields-required': warns(
    'Input Required',
    'Please fill in all fields and capture document image.',
  ),
  'verify-identity.completed': says(
    'Verification Request Completed',
    'Your identity verification request has been submitted.',
  ),
  'verify-identity.failed': warns(
    'Verification Request Failed',
    'An error occurred while submitting identity verification.',
  ),
  'add-credential.required': warns(
    'Required Information Missing',
    'Please fill in all required fields.',
  ),
  'add-credential.date-not-valid': warns('Check the Dates', 'Please correct the marked dates.'),
  'add-credential.expiry-before-issue': warns(
    'Check the Dates',
    'A credential cannot expire before it is issued.',
  ),
  'add-credential.added': says(
    'Credential Added Successfully',
    'Your credential has been added to your wallet.',
  ),
  'add-credential.failed': warns(
    'Failed to Add Credential',
    'An error occurred while adding the credential.',
  ),
  'credential.removed': says(
    'Credential Removed',
    'The credential has been removed from your wallet.',
  ),
  'credential.remove-failed': warns('Failed to Remove', 'Your credential is still there.'),
  'digital-id.request-removed': says(
    'Request Removed',
    'Your request has been removed, with its number and photo.',
  ),
  'digital-id.request-remove-failed': warns('Failed to Remove', 'Your request is still there.'),
  'digital-id.not-shared': warns('Share Failed', 'Your DID could not be shared.'),
  'digital-id.exported': says('Export Saved', 'The file has your DID and your credentials.'),
  'digital-id.export-not-ready': warns(
    'Export Failed',
    'Your credentials have not been loaded. Please try again.',
  ),
  'deposit.missing-information': warns('Missing Information', 'Please fill in all required fields'),
  'deposit.initiated': (amount: string, assetType: string) =>
    says('Deposit Initiated', `${amount} ${assetType} deposit has been initiated.`),
  'deposit.failed': warns('Deposit Failed', 'Please try again later.'),
  'withdraw.missing-information': warns(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'withdraw.insufficient-balance': (balance: string, assetType: string) =>
    warns('Insufficient Balance', `You only have ${balance} ${assetType} available`),
  'withdraw.initiated': says('Withdrawal Initiated', 'Your withdrawal is being processed.'),
  'withdraw.failed': warns('Withdrawal Failed', 'Please try again later.'),
  'bank-info.missing-information': warns(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'bank-info.account-number': warns(
    'Check the Account Number',
    'An account number has 8 to 16 digits.',
  ),
  'bank-info.added': says('Account Added Successfully', 'Your bank account has been registered.'),
  'bank-info.failed': warns('Failed to Add Account', 'Your bank account has not been registered.'),
  'bank-info.removed': says('Account Removed', 'Your bank account has been removed.'),
  'bank-info.remove-failed': warns('Failed to Remove', 'Your bank account is still there.'),
  'edit-profile.required-missing': warns(
    'Required Fields Missing',
    'Please fill in first name, last name and e-mail.',
  ),
  'edit-profile.updated': says('Profile Updated', 'Your profile has been updated.'),
  'edit-profile.phone-confirmed': says('Phone Confirmed', 'Your phone number is confirmed.'),
  'edit-profile.email-confirmed': says('E-mail Confirmed', 'Your e-mail address is confirmed.'),
  'edit-profile.failed': warns('Update Failed', 'Failed to update profile. Please try again.'),
  'key-management.password-required': warns(
    'Password Required',
    'Please enter a password to encrypt your backup file',
  ),
  'key-management.no-data': warns(
    'No Data Provided',
    'Please paste your backup data or recovery phrase.',
  ),
  'key-management.invalid-format': warns(
    'Invalid Format',
    'Please provide a valid backup file or 12/24-word mnemonic phrase',
  ),
  'key-management.restore-initiated': says(
    'Restore Initiated',
    'We are checking what you provided.',
    { information: true },
  ),
  'key-management.export-warning': warns(
    'Security Warning',
    'Never share your private key with anyone. Press Export again to see it.',
  ),
  'key-management.copy-warning': warns(
    'Security Warning',
    'Never share your private key with anyone. Press Copy again to copy it.',
  ),
  'key-management.generated': says(
    'New Recovery Phrase Generated',
    'Write it down and keep it in a safe place.',
  ),
  'key-management.removed': says('Keys Removed', 'Your keys are no longer on this device.'),
  'key-management.backup-downloaded': says(
    'Backup Downloaded',
    'Keep the file and its password apart from each other.',
  ),
  'key-management.backup-failed': warns(
    'Backup Failed',
    'The backup could not be made. Please try again.',
  ),
  'copy.phrase-done': says(
    'Copied Successfully',
    'Recovery phrase copied to clipboard. Clear it when you are done.',
  ),
  'copy.phrase-failed': warns('Copy Failed', 'Failed to copy recovery phrase.'),
  'copy.private-key-done': says(
    'Copied Successfully',
    'Private key copied to clipboard. Clear it when you are done.',
  ),
  'copy.private-key-failed': warns('Copy Failed', 'Failed to copy private key.'),
  'copy.done': says('Copied Successfully', 'Address copied to clipboard.'),
  'copy.failed': warns('Copy Failed', 'Failed to copy address.'),
  'receive.download-failed': warns('Download Failed', 'The picture could not be made.'),
  'receipt.copied': says('Copied Successfully', 'Receipt copied to clipboard.'),
  'receipt.reference-copied': says('Copied Successfully', 'Reference copied to clipboard.'),
  'receipt.copy-failed': warns('Copy Failed', 'Failed to copy to clipboard.'),
  'receipt.taken-back': says('Taken Back', 'The amount is in your wallet again.'),
  'receipt.take-back-failed': warns(
    'Not Taken Back',
    'The amount has not been returned to your wallet.',
  ),
  'local-receipt.copied': says('복사 완료', '영수증을 복사했어요.', { lang: 'ko' }),
  'local-receipt.reference-copied': says('복사 완료', '거래 번호를 복사했어요.', { lang: 'ko' }),
  'local-receipt.copy-failed': warns('복사 실패', '클립보드에 복사하지 못했어요.', {
    lang: 'ko',
  }),
  'device.camera-not-available': warns(
    'Camera Not Available',
    'QR scanning requires camera access',
  ),
  'device.nfc-not-available': warns(
    'NFC Not Available',
    "This device doesn't support NFC payments",
  ),
  'local-topup.missing-information': warns(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'local-topup.minimum-amount': warns('Minimum Amount', 'Minimum top-up amount is ₩1,000'),
  'local-topup.insufficient-balance': (needed: string, available: string, source: string) =>
    warns(
      'Insufficient Balance',
      `You need ${needed} ${source} but only have ${available} ${source} available`,
    ),
  'local-topup.succeeded': (amount: string) =>
    says('Top-up Successful', `${amount} has been added to your balance.`),
  'local-topup.pending': (amount: string) =>
    says(
      'Top-up Pending',
      `${amount} will be added to your balance when the payment has arrived.`,
      { information: true },
    ),
  'local-topup.failed': warns('Top-up Failed', 'Failed to process top-up. Please try again.'),
  'local-send.missing': warns('필수 정보 누락', '모든 필수 정보를 입력해 주세요.', { lang: 'ko' }),
  'local-send.invalid-amount': warns('Invalid amount', '0보다 큰 금액을 입력해 주세요.', {
    messageLang: 'ko',
  }),
  'local-send.insufficient-balance': (balance: string) =>
    warns('Insufficient balance', `현재 잔액: ${balance}`, { messageLang: 'ko' }),
  'local-send.minimum': warns('최소 금액', '최소 송금 금액은 ₩100입니다.', { lang: 'ko' }),
  'local-send.succeeded': (destination: string, amount: string) =>
    says('송금 완료', `${destination} ${amount}을 보냈어요.`, { lang: 'ko' }),
  'local-send.pending': (destination: string, amount: string) =>
    says('송금 진행 중', `${destination} ${amount}을 보내고 있어요.`, {
      information: true,
      lang: 'ko',
    }),
  'local-send.failed': warns('송금 실패', '처리 중 오류가 발생했습니다. 다시 시도해 주세요.', {
    lang: 'ko',
  }),
  'local-withdraw.missing': warns(
    '필수 정보 누락',
    '출금 금액, 계좌, 출금 방법을 모두 입력해 주세요.',
    { lang: 'ko' },
  ),
  'local-withdraw.invalid-amount': warns('올바르지 않은 금액', '0보다 큰 금액을 입력해 주세요.', {
    lang: 'ko',
  }),
  'local-withdraw.minimum': warns('최소 금액', '최소 출금 금액은 ₩1,000입니다.', { lang: 'ko' }),
  'local-withdraw.insufficient-balance': (required: string, balance: string) =>
    warns('잔액 부족', `필요 금액(수수료 포함): ${required}, 현재 잔액: ${balance}`, {
      lang: 'ko',
    }),
  'local-withdraw.requested': (amount: string) =>
    says('출금 신청 완료', `${amount} 출금을 신청했어요.`, { lang: 'ko' }),
  'local-withdraw.failed': warns('출금 실패', '처리 중 오류가 발생했습니다. 다시 시도해 주세요.', {
    lang: 'ko',
  }),
  'document.comment-required': warns('Comment Required', 'Please provide a reason for rejection'),
  'document.approved': says('Document Approved', 'The document has been approved.'),
  'document.rejected': says('Document Rejected', 'The document has been rejected.'),
  'document.action-failed': warns(
    'Action Failed',
    'Failed to process the document. Please try again.',
  ),
  'work.several-approved': (count: string) =>
    says('Documents Approved', `${count} documents have been approved.`),
  'document.download-failed': warns(
    'Download Failed',
    'The file could not be downloaded. Please try again.',
  ),
  'document.attachment-changed': warns(
    'File Not Saved',
    'This is not the file that was submitted, so it was not saved.',
  ),
  'request-approval.missing-information': warns(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'request-approval.check-entries': warns(
    'Check Your Entries',
    'Please correct the marked fields.',
  ),
  'request-approval.sent': says('Approval Requested', 'Your request has been sent.'),
  'request-approval.corrected': says('Request Corrected', 'Your correction has been sent.'),
  'request-approval.taken-back': says('Request Taken Back', 'It can no longer be decided.'),
  'request-approval.failed': warns(
    'Request Failed',
    'Failed to send your request. Please try again.',
  ),
  'security-settings.missing-fields': warns('Missing Fields', 'Please fill in all password fields'),
  'security-settings.password-mismatch': warns('Password Mismatch', 'New passwords do not match'),
  'security-settings.password-too-weak': warns(
    'Password Too Weak',
    'Password must be at least 8 characters long',
  ),
  'security-settings.password-changed': says('Password Updated', 'Your password has been changed.'),
  'security-settings.password-change-failed': (reason: string) =>
    warns('Password Change Failed', reason),
  'security-settings.biometric-failed': warns(
    'Biometric Setup Failed',
    'Failed to setup biometric authentication.',
  ),
  'security-settings.biometric-still-on': warns(
    'Biometrics Still On',
    'Your device did not confirm that it is you.',
  ),
  'security-settings.setting-failed': warns(
    'Update Failed',
    'Failed to save the setting. Please try again.',
  ),
  'security-settings.signing-out': says('Signing Out', 'You will need to sign in again.', {
    information: true,
    outlivesSession: true,
  }),
  'security-settings.signed-out-all': (ended: string) =>
    says(
      'Signed Out',
      ended === '1'
        ? 'This device was signed out. No other one was signed in.'
        : `All ${ended} devices were signed out.`,
      { outlivesSession: true },
    ),
  'security-settings.sign-out-all-failed': warns(
    'Not Signed Out',
    'Your devices are still signed in. Please try again.',
  ),
  'security-settings.sign-out-all-unknown': warns(
    'Not Known Yet',
    'We do not know whether your devices were signed out. Check your connection and try again.',
  ),
  'security-settings.account-deleted': says(
    'Account Deleted',
    'Your account and its data are deleted.',
    { outlivesSession: true },
  ),
  'localpay.code-copied': says('Copied Successfully', 'Pay code copied to clipboard.'),
  'localpay.code-not-shared': warns('Share Failed', 'The pay code could not be shared.'),
  'localpay.code-not-saved': warns('Save Failed', 'The pay code could not be saved.'),
  'integration.coming-soon': says(
    'Integration Coming Soon',
    'This integration will be available soon.',
    { information: true },
  ),
  'stream.transaction-completed': says('거래 업데이트', '거래가 완료되었습니다.', { lang: 'ko' }),
  'stream.transaction-failed': warns(
    '거래 업데이트',
    '거래가 완료되지 않았습니다. 거래 내역을 확인해 주세요.',
    { lang: 'ko' },
  ),
  'stream.transaction-returned': says('거래 업데이트', '보낸 금액이 지갑으로 돌아왔어요.', {
    lang: 'ko',
  }),
  'stream.transaction-in-progress': says('거래 업데이트', '거래가 진행 중입니다.', {
    information: true,
    lang: 'ko',
  }),
  'stream.balance-updated': (assetType: string) =>
    says('잔액 업데이트', `${assetType} 잔액이 업데이트되었습니다.`, { lang: 'ko' }),
  'stream.notification': (title: string, message: string) => says(title, message),
  'stream.error-notification': (title: string, message: string) => warns(title, message),
  'card.added': says('Card Added', 'Your card has been saved.'),
  'card.failed': warns('Failed to Add Card', 'Your card has not been saved.'),
  'card.removed': says('Card Removed', 'Your card has been removed.'),
  'card.remove-failed': warns('Failed to Remove', 'Your card is still there.'),
  'card.default-changed': says('Default Changed', 'Deposits are charged to it from now on.'),
  'card.default-failed': warns('Default Not Changed', 'Your default is the same as before.'),
  'contact.saved': says('Contact Saved', 'Your contact has been saved.'),
  'contact.failed': warns('Failed to Save', 'Your contact is as before.'),
  'contact.uncertain': says('Not Known Yet', 'We do not know whether your contact was saved.', {
    information: true,
  }),
  'contact.saved-ko': says('저장 완료', '연락처를 저장했어요.', { lang: 'ko' }),
  'contact.failed-ko': warns('저장 실패', '연락처가 바뀌지 않았어요.', { lang: 'ko' }),
  'contact.uncertain-ko': says('아직 확인되지 않음', '연락처가 저장되었는지 알 수 없어요.', {
    information: true,
    lang: 'ko',
  }),
} as const satisfies Record<string, GoldenNotice | ((...figures: never[]) => GoldenNotice)>;
