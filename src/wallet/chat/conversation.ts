import type { Language } from '#i18n/language.ts';
import { languages } from '#wallet/forms/edit-profile.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';
import {
  mentions,
  negativeKeywords,
  positiveKeywords,
  soonKeywords,
  supportCategories,
  topicKeywords,
  urgentKeywords,
  type SupportCategory,
} from './support-keywords.ts';

/** The languages of the chat, in the documents' order (local §9). */
export const chatLanguages = ['en', 'ko', 'es', 'fr', 'ja', 'zh'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<ChatLanguage, string>> = languages;

/** The chat's language for the language of a profile; English for an unknown one. */
export function chatLanguageOf(profileLanguage: string): ChatLanguage {
  return chatLanguages.find((language) => language === profileLanguage) ?? 'en';
}

/** Questions that a user can send with one press (local §2, decision 75), by the language of the chat. */
export const quickPrompts = {
  en: ['Check balance', 'Transaction help', 'Security info', 'Account settings'],
  ko: ['잔액 확인', '거래 도움말', '보안 안내', '계정 설정'],
  es: [
    'Consultar saldo',
    'Ayuda con transacciones',
    'Información de seguridad',
    'Ajustes de la cuenta',
  ],
  fr: ['Consulter le solde', 'Aide aux transactions', 'Infos de sécurité', 'Paramètres du compte'],
  ja: ['残高を確認', '取引のヘルプ', 'セキュリティ情報', 'アカウント設定'],
  zh: ['查询余额', '交易帮助', '安全信息', '账户设置'],
} as const satisfies Record<ChatLanguage, readonly string[]>;

/**
 * The language of the prompts. An English wallet has the documented English ones in every language of the chat
 * (decision 252).
 */
export const promptLanguage = (chat: ChatLanguage, wallet: Language): ChatLanguage =>
  wallet === 'en' ? 'en' : chat;

/** The sentiment, urgency and topic of a message (local §3). */
export interface SupportMetadata {
  sentiment: 'positive' | 'neutral' | 'negative';
  urgency: 'low' | 'medium' | 'high';
  category: SupportCategory;
}

/** A link in a reply; its path has no base path. */
export interface SupportLink {
  to: string;
  label: string;
}

/** A message of the chat (local §3). */
export interface SupportMessage {
  id: string;
  message: string;
  language: ChatLanguage;
  /** An ISO timestamp. */
  timestamp: string;
  sender: 'user' | 'bot';
  sessionId: string;
  metadata: SupportMetadata;
  /** A link to the screen that the message is about. */
  link?: SupportLink;
}

/** The question that a reply answers. */
export interface SupportQuestion {
  message: string;
  category: SupportCategory;
  /** The language of the reply; the question may be in another one. */
  language: ChatLanguage;
}

/** The reply to a question. */
export interface SupportReply {
  message: string;
  link?: SupportLink;
}

/** A conversation; it ends with the session. */
export interface Conversation {
  sessionId: string;
  /** The chosen language. */
  language: ChatLanguage;
  messages: readonly SupportMessage[];
  /** The user's messages without a reply, oldest first. */
  unanswered: readonly SupportMessage[];
}

/** The id and the time of a new message. */
export interface Stamp {
  id: string;
  /** An ISO timestamp. */
  timestamp: string;
}

/** The assistant's first message, by language. */
export const welcomes: Readonly<Record<ChatLanguage, string>> = {
  en: 'Hello! How can I help you today?',
  ko: '안녕하세요! 무엇을 도와드릴까요?',
  es: '¡Hola! ¿En qué puedo ayudarle?',
  fr: 'Bonjour\u202f! Comment puis-je vous aider\u202f?',
  ja: 'こんにちは！ご用件をお聞かせください。',
  zh: '您好！有什么可以帮您？',
};

/** The reply to a secret. It does not repeat the message. */
export const secretWarnings: Readonly<Record<ChatLanguage, string>> = {
  en: 'That looked like a recovery phrase or a private key, so I did not keep it. Never share it with anyone, not even with me: anyone who has it has your money.',
  ko: '복구 문구나 개인 키로 보여서 저장하지 않았어요. 저를 포함해 누구에게도 알려 주지 마세요. 이것을 가진 사람은 자산을 모두 가져갈 수 있어요.',
  es: 'Eso parecía una frase de recuperación o una clave privada, así que no lo he guardado. No la comparta con nadie, tampoco conmigo: quien la tiene, tiene su dinero.',
  fr: 'Cela ressemblait à une phrase de récupération ou à une clé privée\u202f: je ne l’ai pas conservée. Ne la communiquez à personne, pas même à moi\u202f: qui la possède possède votre argent.',
  ja: '復元フレーズまたは秘密鍵のように見えたため、保存しませんでした。私を含め、誰にも教えないでください。それを知る人は資産をすべて動かせます。',
  zh: '这看起来像是助记词或私钥，因此没有保存。请不要告诉任何人，包括我：谁掌握了它，谁就能动用您的全部资产。',
};

/** The documented text, which is English in every language of the chat (local §8). */
const chatErrorMessage = 'Sorry, I encountered an error. Please try again.';

/** The metadata of a message, by its keywords. */
export function metadataOf(text: string): SupportMetadata {
  const negative = mentions(text, negativeKeywords);
  return {
    sentiment: negative ? 'negative' : mentions(text, positiveKeywords) ? 'positive' : 'neutral',
    urgency: mentions(text, urgentKeywords)
      ? 'high'
      : negative || mentions(text, soonKeywords)
        ? 'medium'
        : 'low',
    category:
      supportCategories.find(
        (category) => category !== 'general' && mentions(text, topicKeywords[category]),
      ) ?? 'general',
  };
}

/** Checks a message: a blank one is not sent (decision 75), and neither is a secret. */
export function checkMessage(text: string): { accepted: string } | { problem: 'blank' | 'secret' } {
  const message = text.trim();
  if (message === '') return { problem: 'blank' };
  return looksLikeSecret(message) ? { problem: 'secret' } : { accepted: message };
}

/** The assistant's messages are neutral and not urgent. */
function botMessage(
  { sessionId, language }: Pick<Conversation, 'sessionId' | 'language'>,
  stamp: Stamp,
  message: string,
  metadata: Partial<SupportMetadata> = {},
): SupportMessage {
  return {
    ...stamp,
    sessionId,
    sender: 'bot',
    language,
    message,
    metadata: { sentiment: 'neutral', urgency: 'low', category: 'general', ...metadata },
  };
}

const welcome = (conversation: Pick<Conversation, 'sessionId' | 'language'>, stamp: Stamp) =>
  botMessage(conversation, stamp, welcomes[conversation.language], { category: 'greeting' });

/** Starts a conversation with a welcome in its language. */
export function beginConversation(
  sessionId: string,
  language: ChatLanguage,
  stamp: Stamp,
): Conversation {
  const start = { sessionId, language };
  return { ...start, messages: [welcome(start, stamp)], unanswered: [] };
}

/** Changes the language of later replies, and adds a welcome in it (decision 75). */
export function withLanguage(
  conversation: Conversation,
  language: ChatLanguage,
  stamp: Stamp,
): Conversation {
  if (language === conversation.language) return conversation;
  const changed = { ...conversation, language };
  return { ...changed, messages: [...conversation.messages, welcome(changed, stamp)] };
}

/** Adds a user's message that passed `checkMessage`. */
export function withQuestion(
  conversation: Conversation,
  message: string,
  stamp: Stamp,
): Conversation {
  const { sessionId, language, messages, unanswered } = conversation;
  const question: SupportMessage = {
    ...stamp,
    sessionId,
    sender: 'user',
    // The chat of an English wallet has English prompts in every language.
    language: quickPrompts.en.some((prompt) => prompt === message) ? 'en' : language,
    message,
    metadata: metadataOf(message),
  };
  return {
    ...conversation,
    messages: [...messages, question],
    unanswered: [...unanswered, question],
  };
}

/** Adds a warning about a secret. The conversation does not store the user's message. */
export function withSecretRefused(conversation: Conversation, stamp: Stamp): Conversation {
  const { language, messages } = conversation;
  const warning = botMessage(conversation, stamp, secretWarnings[language], {
    urgency: 'high',
    category: 'security',
  });
  return { ...conversation, messages: [...messages, warning] };
}

/** Adds the reply to the oldest question. */
export function withReply(
  conversation: Conversation,
  { message, link }: SupportReply,
  stamp: Stamp,
): Conversation {
  const [question, ...unanswered] = conversation.unanswered;
  if (question === undefined) return conversation;
  const { category } = question.metadata;
  const reply = botMessage(conversation, stamp, message, { category });
  return {
    ...conversation,
    messages: [...conversation.messages, link === undefined ? reply : { ...reply, link }],
    unanswered,
  };
}

/** Adds the error message as the reply to the oldest question. */
export function withFailure(conversation: Conversation, stamp: Stamp): Conversation {
  const { language } = conversation;
  const inEnglish: Conversation = { ...conversation, language: 'en' };
  return { ...withReply(inEnglish, { message: chatErrorMessage }, stamp), language };
}
