/* oxlint-disable house/no-untranslated-text -- the chat has more languages than the messages */
import type { ChatLanguage } from '#wallet/chat/conversation.ts';

/** The labels of the panel, in the language of the conversation. */
export interface ChatLabels {
  languages: string;
  conversation: string;
  prompts: string;
  you: string;
  assistant: string;
  message: string;
  send: string;
  caution: string;
}

export const chatLabels: Readonly<Record<ChatLanguage, ChatLabels>> = {
  en: {
    languages: 'Language',
    conversation: 'Conversation',
    prompts: 'Suggestions',
    you: 'You',
    assistant: 'Assistant',
    message: 'Message',
    send: 'Send message',
    caution: 'Automatic replies. Never type your recovery phrase here.',
  },
  ko: {
    languages: '언어',
    conversation: '대화',
    prompts: '추천 질문',
    you: '나',
    assistant: '도우미',
    message: '메시지',
    send: '메시지 보내기',
    caution: '자동 응답이에요. 복구 문구를 입력하지 마세요.',
  },
  es: {
    languages: 'Idioma',
    conversation: 'Conversación',
    prompts: 'Sugerencias',
    you: 'Usted',
    assistant: 'Asistente',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    caution: 'Respuestas automáticas. No escriba aquí su frase de recuperación.',
  },
  fr: {
    languages: 'Langue',
    conversation: 'Conversation',
    prompts: 'Suggestions',
    you: 'Vous',
    assistant: 'Assistant',
    message: 'Message',
    send: 'Envoyer le message',
    caution: 'Réponses automatiques. N’écrivez pas ici votre phrase de récupération.',
  },
  ja: {
    languages: '言語',
    conversation: '会話',
    prompts: '質問の候補',
    you: 'あなた',
    assistant: 'アシスタント',
    message: 'メッセージ',
    send: 'メッセージを送信',
    caution: '自動応答です。復元フレーズは入力しないでください。',
  },
  zh: {
    languages: '语言',
    conversation: '对话',
    prompts: '建议的问题',
    you: '您',
    assistant: '助手',
    message: '消息',
    send: '发送消息',
    caution: '自动回复。请勿在此输入助记词。',
  },
};
