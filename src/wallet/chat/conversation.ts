import { languages } from '#wallet/forms/edit-profile.ts';
import { looksLikeSecret } from './secret-text.ts';
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

/** Each language in its own words. */
export const languageNames: Readonly<Record<ChatLanguage, string>> = languages;

/** The chat's language for somebody whose profile names one; English for any other. */
export function chatLanguageOf(profileLanguage: string): ChatLanguage {
  return chatLanguages.find((language) => language === profileLanguage) ?? 'en';
}

/** What a person may ask with one press; the same words in every language (local §2). Each sends (decision 75). */
export const quickPrompts = [
  'Check balance',
  'Transaction help',
  'Security info',
  'Account settings',
] as const;

/** How a message sounds, how much it presses, and what it is about (local §3). */
export interface SupportMetadata {
  sentiment: 'positive' | 'neutral' | 'negative';
  urgency: 'low' | 'medium' | 'high';
  category: SupportCategory;
}

/** Where a reply leads, without the base path. */
export interface SupportLink {
  to: string;
  label: string;
}

/** A message of the chat (local §3). */
export interface SupportMessage {
  id: string;
  message: string;
  language: ChatLanguage;
  /** A moment, ISO. */
  timestamp: string;
  sender: 'user' | 'bot';
  sessionId: string;
  metadata: SupportMetadata;
  /** The screen that the message is about. */
  link?: SupportLink;
}

/** What a reply is made from. */
export interface SupportQuestion {
  message: string;
  category: SupportCategory;
  /** The language to reply in; the question may be in another one. */
  language: ChatLanguage;
}

export interface SupportReply {
  message: string;
  link?: SupportLink;
}

/** A talk between its opening and the end of the session. */
export interface Conversation {
  sessionId: string;
  /** The chosen language. */
  language: ChatLanguage;
  messages: readonly SupportMessage[];
  /** The person's messages that are still to be replied to, the oldest first. */
  unanswered: readonly SupportMessage[];
}

/** What a new message cannot know by itself. */
export interface Stamp {
  id: string;
  /** A moment, ISO. */
  timestamp: string;
}

export const welcomes: Readonly<Record<ChatLanguage, string>> = {
  en: 'Hello! How can I help you today?',
  ko: '안녕하세요! 무엇을 도와드릴까요?',
  es: '¡Hola! ¿En qué puedo ayudarle?',
  fr: 'Bonjour\u202f! Comment puis-je vous aider\u202f?',
  ja: 'こんにちは！ご用件をお聞かせください。',
  zh: '您好！有什么可以帮您？',
};

/** Said in place of a message that must not be repeated, not even to the one who wrote it. */
export const secretWarnings: Readonly<Record<ChatLanguage, string>> = {
  en: 'That looked like a recovery phrase or a private key, so I did not keep it. Never share it with anyone, not even with me: whoever has it has your money.',
  ko: '복구 문구나 개인 키로 보여서 저장하지 않았습니다. 저를 포함해 누구에게도 알려 주지 마세요. 이것을 가진 사람은 자산을 모두 가져갈 수 있습니다.',
  es: 'Eso parecía una frase de recuperación o una clave privada, así que no lo he guardado. No la comparta con nadie, tampoco conmigo: quien la tiene, tiene su dinero.',
  fr: 'Cela ressemblait à une phrase de récupération ou à une clé privée\u202f: je ne l’ai pas conservée. Ne la communiquez à personne, pas même à moi\u202f: qui la possède possède votre argent.',
  ja: '復元フレーズまたは秘密鍵のように見えたため、保存しませんでした。私を含め、誰にも教えないでください。それを知る人は資産をすべて動かせます。',
  zh: '这看起来像是助记词或私钥，因此没有保存。请不要告诉任何人，包括我：谁掌握了它，谁就能动用您的全部资产。',
};

/** The documents' words, English in every language (local §8). */
const chatErrorMessage = 'Sorry, I encountered an error. Please try again.';

/** What a message sounds like and is about, by its words. */
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

/** What may be sent: no blank (decision 75), and nothing that gives the wallet away. */
export function checkMessage(text: string): { accepted: string } | { problem: 'blank' | 'secret' } {
  const message = text.trim();
  if (message === '') return { problem: 'blank' };
  return looksLikeSecret(message) ? { problem: 'secret' } : { accepted: message };
}

/** The assistant's own messages are neutral and never urgent. */
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

const welcome = (talk: Pick<Conversation, 'sessionId' | 'language'>, stamp: Stamp) =>
  botMessage(talk, stamp, welcomes[talk.language], { category: 'greeting' });

/** Opens a talk with a welcome in its language. */
export function beginConversation(
  sessionId: string,
  language: ChatLanguage,
  stamp: Stamp,
): Conversation {
  const talk = { sessionId, language };
  return { ...talk, messages: [welcome(talk, stamp)], unanswered: [] };
}

/** Another language adds its welcome, and every later reply is in it (decision 75). */
export function withLanguage(
  conversation: Conversation,
  language: ChatLanguage,
  stamp: Stamp,
): Conversation {
  if (language === conversation.language) return conversation;
  const talk = { ...conversation, language };
  return { ...talk, messages: [...conversation.messages, welcome(talk, stamp)] };
}

/** The person has said something that passed `checkMessage`. */
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
    // A prompt is English in every language of the talk.
    language: quickPrompts.some((prompt) => prompt === message) ? 'en' : language,
    message,
    metadata: metadataOf(message),
  };
  return {
    ...conversation,
    messages: [...messages, question],
    unanswered: [...unanswered, question],
  };
}

/** The person was about to give a secret away: of what they wrote the talk keeps nothing. */
export function withSecretRefused(conversation: Conversation, stamp: Stamp): Conversation {
  const { language, messages } = conversation;
  const warning = botMessage(conversation, stamp, secretWarnings[language], {
    urgency: 'high',
    category: 'security',
  });
  return { ...conversation, messages: [...messages, warning] };
}

/** The oldest question has its reply. */
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

/** The oldest question cannot be replied to. */
export function withFailure(conversation: Conversation, stamp: Stamp): Conversation {
  const { language } = conversation;
  const inEnglish: Conversation = { ...conversation, language: 'en' };
  return { ...withReply(inEnglish, { message: chatErrorMessage }, stamp), language };
}
