import type { MessageChannel } from '../database/schema.ts';
import type { Message, MessageLanguage } from '../messages/message.ts';
import type { NotificationContent } from './notification-content.ts';

const advice: Readonly<Record<MessageLanguage, string>> = {
  en: 'Open the wallet to see it.',
  ko: '지갑을 열어 확인해 주세요.',
};

/** The end of each e-mail. */
const footer: Readonly<Record<MessageLanguage, string>> = {
  en: 'You can turn these messages off on the Notifications screen of the wallet.',
  ko: '이 메일은 지갑의 알림 설정에서 끌 수 있어요.',
};

/** The start of each SMS, as in the other texts. */
const smsStart: Readonly<Record<MessageLanguage, string>> = {
  en: 'Superwallet: ',
  ko: '[Superwallet] ',
};

/** The text of a notification for one channel: without amounts and names unless the user allows these. */
export function outsideMessage(
  {
    title: korean,
    message,
    actionUrl = '',
    outside,
  }: Exclude<NotificationContent, { quiet: true }>,
  {
    channel,
    language,
    showAmounts,
  }: { channel: MessageChannel; language: MessageLanguage; showAmounts: boolean },
): Pick<Message, 'subject' | 'text' | 'path'> {
  const { title, message: exact } =
    language === 'ko' ? { title: korean, message } : outside.english;
  const body = showAmounts ? exact : `${outside.discreet[language]} ${advice[language]}`;
  switch (channel) {
    case 'email':
      return { subject: title, text: `${body}\n\n${footer[language]}` };
    case 'sms':
      return { subject: '', text: `${smsStart[language]}${body}` };
    case 'push':
      return { subject: title, text: body, path: actionUrl };
  }
}
