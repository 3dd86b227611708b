/** Labels that many Korean screens share. */
export const korean = {
  back: '뒤로',
  close: '닫기',
  retry: '다시 시도',
  /** For a figure that depends on an empty field. */
  notFilledIn: '아직 입력되지 않음',
} as const;
