import type { HelpMessages } from '#i18n/en/help.ts';

export const help: HelpMessages = {
  notFound: {
    title: '페이지를 찾을 수 없어요',
    text: '이 주소에는 아무것도 없어요.',
    home: '홈으로',
  },
};
