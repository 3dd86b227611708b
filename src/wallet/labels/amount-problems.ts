/** The errors of an unreadable amount, for English screens. The comma of `1,500` may be a decimal point. */
export const englishAmountProblems = {
  'ambiguous-comma': (figure: string) =>
    `Write ${figure.replace(',', '')} or ${figure.replace(',', '.')}: a comma can mean both.`,
  'too-many-digits': 'Write at most 18 digits after the point.',
  'no-amount': 'Enter an amount above zero in digits, such as 12.5.',
  'not-whole': (assetType: string) => `${assetType} has whole amounts only, without a fraction.`,
} as const;

/** The errors of an unreadable amount of won, for English screens. */
export const englishWonProblems = {
  'no-amount': 'Enter an amount above zero in digits, such as 5,000.',
  'not-whole': 'Enter whole won, without a decimal part.',
} as const;

/** The errors of an unreadable amount of won, for Korean screens. */
export const koreanWonProblems = {
  'no-amount': '0보다 큰 금액을 숫자로 입력해 주세요.',
  'not-whole': '원 단위로, 소수점 없이 입력해 주세요.',
} as const;
