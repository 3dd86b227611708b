/** The entries of `toast`. */
export const toast = {
  'toast.rule.one-at-a-time': 'A new toast replaces the current one.',
  'toast.state.default-style': 'Success and information in the default style, title and message.',
  'toast.state.destructive-style': 'Failures and refusals in the destructive style.',
  'toast.constant.duration': 'A toast closes after 5000 ms.',
  'toast.constant.swipe': 'Swiping right past 50 px dismisses a toast; a shorter swipe leaves it.',
  'toast.constant.hotkey': 'F8 moves the focus to the toasts.',
  'toast.content.receipt-link':
    "A toast about a transaction leads to its receipt: 'View receipt', '영수증 보기' in Korean.",
  'toast.toast.copied': "'Copied Successfully' after copying an address.",
  'toast.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'toast.toast.camera-not-available': "'Camera Not Available' on a device without a camera.",
  'toast.toast.nfc-not-available': "'NFC Not Available' on a device without NFC.",
  'toast.toast.integration-coming-soon':
    "'Integration Coming Soon' for a feature that is not built yet.",
} as const;
