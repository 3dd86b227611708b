/** The names of created entities in the notice of an outcome. */
const entityNames = {
  transfer: 'transfer',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'top-up': 'top-up',
  'local transfer': 'transfer',
  'local withdrawal': 'withdrawal',
  'approval request': 'approval request',
  correction: 'correction',
  'bank account': 'bank account',
  credential: 'credential',
  'verification request': 'verification request',
  'refund request': 'refund request',
  trip: 'trip',
};

/** An entity that a call creates. */
export type CreatedEntity = keyof typeof entityNames;

/** The toasts of the wallet (core §7 and §8, local §8), and the controls of a toast. */
export const notices = {
  /** The name of the region, with the key that focuses it. */
  region: (hotkey: string) => `Notices (${hotkey})`,
  /** Said before the texts of a toast. */
  announced: 'Notification',
  viewReceipt: 'View receipt',
  /** The title and message of each notice by its code. */
  said: {
    'create.unknown': {
      title: 'Not Known Yet',
      message: 'We do not know yet whether it arrived. We are checking.',
    },
    'create.earlier': {
      title: 'Check First',
      message:
        'An earlier request of yours went through after all. Look at it before you send again.',
    },
    'create.happened': (entity: CreatedEntity) => ({
      title: 'It Went Through',
      message: `Your ${entityNames[entity]} went through after all.`,
    }),
    'create.not-happened': (entity: CreatedEntity) => ({
      title: 'It Did Not Arrive',
      message: `Your ${entityNames[entity]} did not arrive, and nothing was done. You can try again.`,
    }),
    'create.unknown-for-good': {
      title: 'Please Check Yourself',
      message: 'An old request could not be looked up any more. Look for it in your history.',
    },
    'write.uncertain': {
      title: 'Not Known Yet',
      message: 'We do not know whether this was saved. Look again before you repeat it.',
    },
    'send.input-required': { title: 'Input Required', message: 'Please fill in all fields.' },
    'send.insufficient-balance': {
      title: 'Insufficient Balance',
      message: 'Cannot send more than your current balance.',
    },
    'send.complete': { title: 'Transfer Complete', message: 'Asset has been successfully sent.' },
    'send.waiting': {
      title: 'Waiting for Its Owner',
      message: 'No account here has this address yet. Until one has, you can take the amount back.',
    },
    'send.failed': {
      title: 'Transfer Failed',
      message: 'An error occurred while sending the asset.',
    },
    'traveler.refund-missing': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'traveler.refund-requested': {
      title: 'Tax Refund Requested',
      message: 'Your refund is being processed.',
    },
    'traveler.refund-ineligible': {
      title: 'No Refund For This Purchase',
      message: 'Check the marked fields, and request the refund again.',
    },
    'traveler.refund-withdrawn': {
      title: 'Refund Withdrawn',
      message: 'You can claim the receipt again.',
    },
    'traveler.withdraw-failed': {
      title: 'Refund Not Withdrawn',
      message: 'Please try again later.',
    },
    'traveler.refund-failed': {
      title: 'Refund Request Failed',
      message: 'Please try again later.',
    },
    'travel-plan.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'travel-plan.end-before-start': {
      title: 'Check the Dates',
      message: 'A trip cannot end before it starts.',
    },
    'travel-plan.created': {
      title: 'Travel Plan Created',
      message: 'Your travel plan has been saved.',
    },
    'travel-plan.failed': {
      title: 'Failed to Save',
      message: 'Your travel plan has not been saved.',
    },
    'travel-plan.updated': {
      title: 'Travel Plan Updated',
      message: 'Your changes have been saved.',
    },
    'travel-plan.removed': {
      title: 'Travel Plan Removed',
      message: 'Your travel plan has been removed.',
    },
    'travel-plan.remove-failed': {
      title: 'Failed to Remove',
      message: 'Your travel plan is still there.',
    },
    'verify-identity.check-details': {
      title: 'Check the Details',
      message: 'A detail of the document is not valid.',
    },
    'verify-identity.fields-required': {
      title: 'Input Required',
      message: 'Please fill in all fields and capture document image.',
    },
    'verify-identity.completed': {
      title: 'Verification Request Completed',
      message: 'Your identity verification request has been submitted.',
    },
    'verify-identity.failed': {
      title: 'Verification Request Failed',
      message: 'An error occurred while submitting identity verification.',
    },
    'add-credential.required': {
      title: 'Required Information Missing',
      message: 'Please fill in all required fields.',
    },
    'add-credential.date-not-valid': {
      title: 'Check the Dates',
      message: 'Please correct the marked dates.',
    },
    'add-credential.expiry-before-issue': {
      title: 'Check the Dates',
      message: 'A credential cannot expire before it is issued.',
    },
    'add-credential.added': {
      title: 'Credential Added Successfully',
      message: 'Your credential has been added to your wallet.',
    },
    'add-credential.failed': {
      title: 'Failed to Add Credential',
      message: 'An error occurred while adding the credential.',
    },
    'credential.removed': {
      title: 'Credential Removed',
      message: 'The credential has been removed from your wallet.',
    },
    'credential.remove-failed': {
      title: 'Failed to Remove',
      message: 'Your credential is still there.',
    },
    'digital-id.request-removed': {
      title: 'Request Removed',
      message: 'Your request has been removed, with its number and photo.',
    },
    'digital-id.request-remove-failed': {
      title: 'Failed to Remove',
      message: 'Your request is still there.',
    },
    'digital-id.not-shared': { title: 'Share Failed', message: 'Your DID could not be shared.' },
    'digital-id.exported': {
      title: 'Export Saved',
      message: 'The file has your DID and your credentials.',
    },
    'digital-id.export-not-ready': {
      title: 'Export Failed',
      message: 'Your credentials have not been loaded. Please try again.',
    },
    'deposit.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'deposit.initiated': (amount: string, assetType: string) => ({
      title: 'Deposit Initiated',
      message: `${amount} ${assetType} deposit has been initiated.`,
    }),
    'deposit.failed': { title: 'Deposit Failed', message: 'Please try again later.' },
    'withdraw.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'withdraw.insufficient-balance': (balance: string, assetType: string) => ({
      title: 'Insufficient Balance',
      message: `You only have ${balance} ${assetType} available`,
    }),
    'withdraw.initiated': {
      title: 'Withdrawal Initiated',
      message: 'Your withdrawal is being processed.',
    },
    'withdraw.failed': { title: 'Withdrawal Failed', message: 'Please try again later.' },
    'bank-info.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'bank-info.account-number': {
      title: 'Check the Account Number',
      message: 'An account number has 8 to 16 digits.',
    },
    'bank-info.added': {
      title: 'Account Added Successfully',
      message: 'Your bank account has been registered.',
    },
    'bank-info.failed': {
      title: 'Failed to Add Account',
      message: 'Your bank account has not been registered.',
    },
    'bank-info.removed': {
      title: 'Account Removed',
      message: 'Your bank account has been removed.',
    },
    'bank-info.remove-failed': {
      title: 'Failed to Remove',
      message: 'Your bank account is still there.',
    },
    'edit-profile.required-missing': {
      title: 'Required Fields Missing',
      message: 'Please fill in first name, last name and e-mail.',
    },
    'edit-profile.updated': { title: 'Profile Updated', message: 'Your profile has been updated.' },
    'edit-profile.phone-confirmed': {
      title: 'Phone Confirmed',
      message: 'Your phone number is confirmed.',
    },
    'edit-profile.email-confirmed': {
      title: 'E-mail Confirmed',
      message: 'Your e-mail address is confirmed.',
    },
    'edit-profile.failed': {
      title: 'Update Failed',
      message: 'Failed to update profile. Please try again.',
    },
    'key-management.password-required': {
      title: 'Password Required',
      message: 'Please enter a password to encrypt your backup file',
    },
    'key-management.no-data': {
      title: 'No Data Provided',
      message: 'Please paste your backup data or recovery phrase.',
    },
    'key-management.invalid-format': {
      title: 'Invalid Format',
      message: 'Please provide a valid backup file or 12/24-word mnemonic phrase',
    },
    'key-management.restore-initiated': {
      title: 'Restore Initiated',
      message: 'We are checking what you provided.',
    },
    'key-management.export-warning': {
      title: 'Security Warning',
      message: 'Never share your private key with anyone. Press Export again to see it.',
    },
    'key-management.copy-warning': {
      title: 'Security Warning',
      message: 'Never share your private key with anyone. Press Copy again to copy it.',
    },
    'key-management.generated': {
      title: 'New Recovery Phrase Generated',
      message: 'Write it down and keep it in a safe place.',
    },
    'key-management.removed': {
      title: 'Keys Removed',
      message: 'Your keys are no longer on this device.',
    },
    'key-management.backup-downloaded': {
      title: 'Backup Downloaded',
      message: 'Keep the file and its password apart from each other.',
    },
    'key-management.backup-failed': {
      title: 'Backup Failed',
      message: 'The backup could not be made. Please try again.',
    },
    'copy.phrase-done': {
      title: 'Copied Successfully',
      message: 'Recovery phrase copied to clipboard. Clear it when you are done.',
    },
    'copy.phrase-failed': { title: 'Copy Failed', message: 'Failed to copy recovery phrase.' },
    'copy.private-key-done': {
      title: 'Copied Successfully',
      message: 'Private key copied to clipboard. Clear it when you are done.',
    },
    'copy.private-key-failed': { title: 'Copy Failed', message: 'Failed to copy private key.' },
    'copy.done': { title: 'Copied Successfully', message: 'Address copied to clipboard.' },
    'copy.failed': { title: 'Copy Failed', message: 'Failed to copy address.' },
    'receive.download-failed': {
      title: 'Download Failed',
      message: 'The picture could not be made.',
    },
    'receipt.copied': { title: 'Copied Successfully', message: 'Receipt copied to clipboard.' },
    'receipt.reference-copied': {
      title: 'Copied Successfully',
      message: 'Reference copied to clipboard.',
    },
    'receipt.copy-failed': { title: 'Copy Failed', message: 'Failed to copy to clipboard.' },
    'receipt.taken-back': { title: 'Taken Back', message: 'The amount is in your wallet again.' },
    'receipt.take-back-failed': {
      title: 'Not Taken Back',
      message: 'The amount has not been returned to your wallet.',
    },
    'device.camera-not-available': {
      title: 'Camera Not Available',
      message: 'QR scanning requires camera access',
    },
    'device.nfc-not-available': {
      title: 'NFC Not Available',
      message: "This device doesn't support NFC payments",
    },
    'local-topup.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'local-topup.minimum-amount': {
      title: 'Minimum Amount',
      message: 'Minimum top-up amount is ₩1,000',
    },
    'local-topup.insufficient-balance': (needed: string, available: string, assetType: string) => ({
      title: 'Insufficient Balance',
      message: `You need ${needed} ${assetType} but only have ${available} ${assetType} available`,
    }),
    'local-topup.succeeded': (won: string) => ({
      title: 'Top-up Successful',
      message: `₩${won} has been added to your balance.`,
    }),
    'local-topup.pending': (won: string) => ({
      title: 'Top-up Pending',
      message: `₩${won} will be added to your balance when the payment has arrived.`,
    }),
    'local-topup.failed': {
      title: 'Top-up Failed',
      message: 'Failed to process top-up. Please try again.',
    },
    'local-send.missing': {
      title: 'Missing Information',
      message: 'Please fill in all required fields.',
    },
    'local-send.invalid-amount': {
      title: 'Invalid amount',
      message: 'Enter an amount greater than 0.',
    },
    'local-send.insufficient-balance': (balance: string) => ({
      title: 'Insufficient balance',
      message: `Current balance: ₩${balance}`,
    }),
    'local-send.minimum': { title: 'Minimum Amount', message: 'Minimum send amount is ₩100.' },
    'local-send.succeeded': (recipient: string, won: string, _isMerchant: boolean) => ({
      title: 'Transfer Complete',
      message: `You sent ₩${won} to ${recipient}.`,
    }),
    'local-send.pending': (recipient: string, won: string, _isMerchant: boolean) => ({
      title: 'Transfer in Progress',
      message: `₩${won} is on its way to ${recipient}.`,
    }),
    'local-send.failed': {
      title: 'Transfer Failed',
      message: 'An error occurred while processing. Please try again.',
    },
    'local-withdraw.missing': {
      title: 'Missing Information',
      message: 'Please enter an amount, an account and a method.',
    },
    'local-withdraw.invalid-amount': {
      title: 'Invalid Amount',
      message: 'Enter an amount greater than 0.',
    },
    'local-withdraw.minimum': {
      title: 'Minimum Amount',
      message: 'Minimum withdrawal amount is ₩1,000.',
    },
    'local-withdraw.insufficient-balance': (required: string, balance: string) => ({
      title: 'Insufficient Balance',
      message: `Required amount with fee: ₩${required}. Current balance: ₩${balance}`,
    }),
    'local-withdraw.requested': (won: string) => ({
      title: 'Withdrawal Requested',
      message: `Your withdrawal of ₩${won} is requested.`,
    }),
    'local-withdraw.failed': {
      title: 'Withdrawal Failed',
      message: 'An error occurred while processing. Please try again.',
    },
    'document.comment-required': {
      title: 'Comment Required',
      message: 'Please provide a reason for rejection',
    },
    'document.approved': { title: 'Document Approved', message: 'The document has been approved.' },
    'document.rejected': { title: 'Document Rejected', message: 'The document has been rejected.' },
    'document.action-failed': {
      title: 'Action Failed',
      message: 'Failed to process the document. Please try again.',
    },
    'work.several-approved': (count: string) => ({
      title: 'Documents Approved',
      message: `${count} documents have been approved.`,
    }),
    'document.download-failed': {
      title: 'Download Failed',
      message: 'The file could not be downloaded. Please try again.',
    },
    'document.attachment-changed': {
      title: 'File Not Saved',
      message: 'This is not the file that was submitted, so it was not saved.',
    },
    'request-approval.missing-information': {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
    },
    'request-approval.check-entries': {
      title: 'Check Your Entries',
      message: 'Please correct the marked fields.',
    },
    'request-approval.sent': {
      title: 'Approval Requested',
      message: 'Your request has been sent.',
    },
    'request-approval.corrected': {
      title: 'Request Corrected',
      message: 'Your correction has been sent.',
    },
    'request-approval.taken-back': {
      title: 'Request Taken Back',
      message: 'It can no longer be decided.',
    },
    'request-approval.failed': {
      title: 'Request Failed',
      message: 'Failed to send your request. Please try again.',
    },
    'security-settings.missing-fields': {
      title: 'Missing Fields',
      message: 'Please fill in all password fields',
    },
    'security-settings.password-mismatch': {
      title: 'Password Mismatch',
      message: 'New passwords do not match',
    },
    'security-settings.password-too-weak': {
      title: 'Password Too Weak',
      message: 'Password must be at least 8 characters long',
    },
    'security-settings.password-changed': {
      title: 'Password Updated',
      message: 'Your password has been changed.',
    },
    'security-settings.password-change-failed': {
      title: 'Password Change Failed',
      message: 'Failed to update password',
    },
    'security-settings.biometric-failed': {
      title: 'Biometric Setup Failed',
      message: 'Failed to setup biometric authentication.',
    },
    'security-settings.biometric-still-on': {
      title: 'Biometrics Still On',
      message: 'Your device did not confirm that it is you.',
    },
    'security-settings.setting-failed': {
      title: 'Update Failed',
      message: 'Failed to save the setting. Please try again.',
    },
    'security-settings.signing-out': {
      title: 'Signing Out',
      message: 'You will need to sign in again.',
    },
    'security-settings.signed-out-all': (ended: number | undefined) => ({
      title: 'Signed Out',
      message:
        ended === 1
          ? 'This device was signed out. No other one was signed in.'
          : `All ${ended === undefined ? 'your' : ended} devices were signed out.`,
    }),
    'security-settings.sign-out-all-failed': {
      title: 'Not Signed Out',
      message: 'Your devices are still signed in. Please try again.',
    },
    'security-settings.sign-out-all-unknown': {
      title: 'Not Known Yet',
      message:
        'We do not know whether your devices were signed out. Check your connection and try again.',
    },
    'security-settings.account-deleted': {
      title: 'Account Deleted',
      message: 'Your account and its data are deleted.',
    },
    'localpay.code-copied': {
      title: 'Copied Successfully',
      message: 'Pay code copied to clipboard.',
    },
    'localpay.code-not-shared': {
      title: 'Share Failed',
      message: 'The pay code could not be shared.',
    },
    'localpay.code-not-saved': {
      title: 'Save Failed',
      message: 'The pay code could not be saved.',
    },
    /** Shown when the user presses Connect (decision 71). */
    'integration.coming-soon': {
      title: 'Integration Coming Soon',
      message: 'This integration will be available soon.',
    },
    'stream.transaction-completed': {
      title: 'Transaction Update',
      message: 'Your transaction is completed.',
    },
    /** Proposed: the documents do not mention failed transactions (decision 31). */
    'stream.transaction-failed': {
      title: 'Transaction Update',
      message: 'Your transaction was not completed. Check your history.',
    },
    'stream.transaction-returned': {
      title: 'Transaction Update',
      message: 'The amount you sent is back in your wallet.',
    },
    'stream.transaction-in-progress': {
      title: 'Transaction Update',
      message: 'Your transaction is in progress.',
    },
    'stream.balance-updated': (assetType: string) => ({
      title: 'Balance Update',
      message: `Your ${assetType} balance has changed.`,
    }),
    'card.added': { title: 'Card Added', message: 'Your card has been saved.' },
    'card.failed': { title: 'Failed to Add Card', message: 'Your card has not been saved.' },
    'card.removed': { title: 'Card Removed', message: 'Your card has been removed.' },
    'card.remove-failed': { title: 'Failed to Remove', message: 'Your card is still there.' },
    'card.default-changed': {
      title: 'Default Changed',
      message: 'Deposits are charged to it from now on.',
    },
    'card.default-failed': {
      title: 'Default Not Changed',
      message: 'Your default is the same as before.',
    },
    'contact.saved': { title: 'Contact Saved', message: 'Your contact has been saved.' },
    'contact.failed': { title: 'Failed to Save', message: 'Your contact is as before.' },
    'contact.uncertain': {
      title: 'Not Known Yet',
      message: 'We do not know whether your contact was saved.',
    },
  },
};

export type NoticesMessages = typeof notices;
