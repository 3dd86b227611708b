import { folded, mentions, topicKeywords } from '#wallet/chat/support-keywords.ts';

import { answerScreens, englishAnswers, helpTopics, type HelpTopic } from './english-answers.ts';

/** An answer of the Help center. */
export interface HelpAnswer {
  topic: HelpTopic;
  question: string;
  answer: string;
  /** The screen of the topic. Its path has no base path. */
  screen: { to: string; title: string } | undefined;
}

const questions: Readonly<Record<HelpTopic, string>> = {
  balance: 'Where do I see what I have?',
  paying: 'How do I pay somebody or a shop?',
  cashback: 'How do I get cashback?',
  transactions: 'How do I send and receive assets?',
  fees: 'What does it cost?',
  limits: 'How much can I send in a day?',
  'top-up': 'How do I get city money?',
  banking: 'How do I move money from and to my bank?',
  refunds: 'How do I get a tax refund?',
  identity: 'How do I prove who I am?',
  security: 'How do I keep my account safe?',
  'lost-phone': 'What do I do if my phone is lost or stolen?',
  password: 'How do I change my password?',
  backup: 'How do I back up my keys?',
  account: 'Where do I change my details and settings?',
  'text-size': 'How do I make the text larger?',
  deletion: 'How do I delete my account?',
  contact: 'How do I reach somebody?',
};

/** Every answer, in the order of the Help center. */
export const helpAnswers: readonly HelpAnswer[] = helpTopics.map((topic) => ({
  topic,
  question: questions[topic],
  answer: englishAnswers[topic],
  screen: answerScreens[topic],
}));

/**
 * The answers to a search: first the answers whose topic has a matching keyword in a language of the chat, then the
 * answers that contain every word. Without words, all answers.
 */
export function searchHelp(text: string): readonly HelpAnswer[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}₩$%.]+/u)
    .filter(Boolean);
  if (words.length === 0) return helpAnswers;
  const named = helpAnswers.filter(({ topic }) => mentions(text, topicKeywords[topic]));
  const containing = helpAnswers.filter(({ question, answer }) => {
    const content = folded(`${question} ${answer}`);
    return words.every((word) => content.includes(word));
  });
  return [...new Set([...named, ...containing])];
}
