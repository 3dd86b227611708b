/** The error of a field and of a refusal for a text that looks like a secret. It does not repeat the text. */
export const secretWarning: Readonly<Record<'en' | 'ko', string>> = {
  en: 'This looks like a recovery phrase or a private key. It has not left this device. Never show it to anyone. Enter something else here.',
  ko: '복구 문구나 개인 키로 보여요. 이 기기 밖으로 보내지 않았어요. 누구에게도 알려 주지 말고 다른 내용을 입력해 주세요.',
};
