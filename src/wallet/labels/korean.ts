/** What the screens in Korean call the parts that every form or screen has. */
export const korean = {
  back: '뒤로',
  close: '닫기',
  retry: '다시 시도',
  /** Stands for a figure that depends on a field. */
  notFilledIn: '아직 입력되지 않음',
} as const;
