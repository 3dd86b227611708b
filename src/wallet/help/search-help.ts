import type { HelpMessages } from '#i18n/en/help.ts';
import { folded, mentions, topicKeywords } from '#wallet/chat/support-keywords.ts';

import { answerScreens, helpTopics, type HelpTopic } from './help-topics.ts';

/** An answer of the Help center. */
export interface HelpAnswer {
  topic: HelpTopic;
  question: string;
  answer: string;
  /** The screen of the topic. Its path has no base path. */
  screen: { to: string; title: string } | undefined;
}

/** Every answer in the language of the messages, in the order of the Help center. */
export function helpAnswers({ questions, answers, screens }: HelpMessages): readonly HelpAnswer[] {
  return helpTopics.map((topic) => {
    const screen = answerScreens[topic];
    return {
      topic,
      question: questions[topic],
      answer: answers[topic],
      screen: screen && { to: screen.to, title: screens[screen.title] },
    };
  });
}

/**
 * The answers to a search: first the answers whose topic has a matching keyword in a language of the chat, then the
 * answers that contain every word. Without words, all answers.
 */
export function searchHelp(text: string, messages: HelpMessages): readonly HelpAnswer[] {
  const all = helpAnswers(messages);
  const words = folded(text)
    .split(/[^\p{L}\p{N}₩$%.]+/u)
    .filter(Boolean);
  if (words.length === 0) return all;
  const named = all.filter(({ topic }) => mentions(text, topicKeywords[topic]));
  const containing = all.filter(({ question, answer }) => {
    const content = folded(`${question} ${answer}`);
    return words.every((word) => content.includes(word));
  });
  return [...new Set([...named, ...containing])];
}
