import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';
import { depositFees } from '#wallet/rules/deposit.ts';
import { paths } from '#wallet/paths.ts';
import { chatLanguages, type ChatLanguage } from '#wallet/chat/conversation.ts';
import { supportCategories, type SupportCategory } from '#wallet/chat/support-keywords.ts';
import { speedTerms } from '#wallet/rules/withdraw.ts';

import { supportReply, typedSupportReply } from './answers.ts';

const reply = (category: SupportCategory, language: ChatLanguage) =>
  supportReply({ message: '', category, language });

/** A pattern that matches every text in a language. */
const marks: Readonly<Record<ChatLanguage, RegExp>> = {
  en: /\b(the|you|your|I|me)\b/,
  ko: /[가-힣](니다|세요)/,
  es: /\b(la|de|en|su|sus|el)\b/,
  fr: /\b(la|de|les|vous|le)\b/,
  ja: /(です|ます|ください)/,
  zh: /^[^ぁ-ヿ가-힣]*[\u4e00-\u9fff][^ぁ-ヿ가-힣]*$/,
};

describe.each(chatLanguages)('replies in %s', (language) => {
  test('every topic has a different reply in the language', () => {
    const replies = supportCategories.map((category) => reply(category, language).message);
    expect(new Set(replies).size).toBe(supportCategories.length);
    for (const message of replies) {
      expect(message).toMatch(marks[language]);
      if (language !== 'en') expect(message).not.toMatch(/\b(the|you|your)\b/);
    }
  });

  test('a link leads to a route of the wallet that the reply names', () => {
    const routes: readonly string[] = Object.values(paths);
    for (const category of supportCategories) {
      const { message, link } = reply(category, language);
      const title = reply(category, 'en').link?.label.replace(/^Open /, '');
      if (link === undefined || title === undefined) {
        expect(['fees', 'thanks', 'greeting', 'general']).toContain(category);
        continue;
      }
      expect(routes).toContain(link.to);
      expect(message).toContain(title);
      expect(link.label).toContain(title);
    }
  });

  test('the fees are those of the wallet', () => {
    const { message } = reply('fees', language);
    for (const fee of [
      depositFees.card,
      depositFees.wire,
      speedTerms.instant.fee,
      speedTerms.standard.fee,
      // The fees of topping up and of sending (local §9, core §9).
      '2%',
      '0.001',
    ]) {
      expect(message.replaceAll(' %', '%')).toContain(fee);
    }
    expect(message).toMatch(/500.*200/);
  });
});

test('French does not break the line before its punctuation', () => {
  for (const category of supportCategories) {
    expect(reply(category, 'fr').message).not.toMatch(/ [:;!?»]|« /);
  }
});

describe('the assistant', () => {
  const question = { message: 'Hi', category: 'greeting', language: 'en' } as const;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('replies after 1000 ms', async () => {
    let replied: string | undefined;
    void typedSupportReply(systemClock, question, new AbortController().signal).then(
      ({ message }) => (replied = message),
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(replied).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(replied).toMatch(/^Hello!/);
  });

  test('stops when the reply is aborted, and leaves no timer', async () => {
    const leaving = new AbortController();
    const asked = typedSupportReply(systemClock, question, leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
