import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { systemClock } from '#wallet/clock.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { formatKoreanWon, formatWon } from '#wallet/money/format-figure.ts';
import { dailyLocalSendMaximum, minimumLocalSend } from '#wallet/rules/local-send.ts';
import { dailyTopUpMaximum, minimumTopUp } from '#wallet/rules/local-topup.ts';
import { dailyLocalWithdrawLimit, minimumLocalWithdrawal } from '#wallet/rules/local-withdraw.ts';
import {
  leastRefundedPurchase,
  maxReceiptDays,
  maxRefundPerDay,
} from '#wallet/rules/refund-rules.ts';
import { paths } from '#wallet/paths.ts';
import { chatLanguages, type ChatLanguage } from '#wallet/chat/conversation.ts';
import { supportCategories, type SupportCategory } from '#wallet/chat/support-keywords.ts';
import { leastSend } from '#wallet/rules/send.ts';

import { supportReply, typedSupportReply } from './answers.ts';
import { helpAnswers } from './search-help.ts';

const reply = (category: SupportCategory, language: ChatLanguage) =>
  supportReply({ message: '', category, language });

/** A pattern that matches every text in a language. */
const marks: Readonly<Record<ChatLanguage, RegExp>> = {
  en: /\b(the|you|your|I|me)\b/,
  ko: /[가-힣]요/,
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
        expect(['fees', 'text-size', 'thanks', 'greeting', 'general']).toContain(category);
        continue;
      }
      expect(routes).toContain(link.to);
      expect(message).toContain(title);
      expect(link.label).toContain(title);
    }
  });

  test('no answer states a fee that an operator can change', () => {
    for (const category of ['fees', 'top-up'] as const) {
      expect(reply(category, language).message).not.toMatch(/%|\$|0\.\d|₩[25]00|[25]00원/);
    }
    expect(reply('fees', language).message.split('\n')).toHaveLength(5);
  });

  test('the limits are those of the wallet', () => {
    const { message } = reply('limits', language);
    const shownWon = language === 'ko' ? formatKoreanWon : formatWon;
    for (const limit of [dailyLocalSendMaximum, dailyTopUpMaximum, dailyLocalWithdrawLimit]) {
      expect(message).toContain(shownWon(limit));
    }
    expect(message).toContain(`$${maxRefundPerDay}`);
    for (const least of [minimumLocalSend, minimumTopUp, minimumLocalWithdrawal]) {
      expect(message).toContain(shownWon(least));
    }
    for (const assetType of ['XP', 'BTC', 'ETH', 'BusanCoin']) {
      expect(message).toContain(`${leastSend(assetType)} ${assetType}`);
    }
  });

  test('the conditions of a refund are those of the tax office', () => {
    const { message } = reply('refunds', language);
    expect(message).toContain(`$${leastRefundedPurchase}`);
    expect(message).toContain(String(maxReceiptDays));
    expect(message.replaceAll(' %', '%')).toContain('8%');
  });
});

describe('in a Korean wallet', () => {
  const koreanReply = (category: SupportCategory) =>
    supportReply({ message: '', category, language: 'ko' }, undefined, korean.help);

  test('the chat has the answers of the Help center', () => {
    for (const { topic, answer, screen } of helpAnswers(korean.help)) {
      const { message, link } = koreanReply(topic);
      expect(message).toBe(answer);
      expect(link).toEqual(screen && { to: screen.to, label: `${screen.title} 열기` });
      if (link !== undefined) expect(message).toContain(screen?.title);
    }
  });

  test('the answers state the same figures', () => {
    const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g);
    for (const { topic } of helpAnswers(english.help)) {
      expect(figures(koreanReply(topic).message)).toEqual(figures(reply(topic, 'ko').message));
    }
  });

  test('other replies are those of the chat', () => {
    expect(koreanReply('greeting')).toEqual(reply('greeting', 'ko'));
  });
});

describe('the balance', () => {
  const balance = (language: ChatLanguage, holdings: [string, string][], isTestMoney = false) =>
    supportReply(
      { message: '', category: 'balance', language },
      {
        holdings: holdings.map(([assetType, amount]) => ({ assetType, balance: decimal(amount) })),
        rates: [
          { assetType: 'XP', dollars: decimal('0.5'), won: decimal('625'), change: decimal('0') },
        ],
        currency: '',
        isTestMoney,
      },
    ).message;
  const held: [string, string][] = [
    ['XP', '1250.5'],
    ['BTC', '0'],
    ['BusanCoin', '4500'],
  ];

  test.each([
    ['en', 'You have 1,250.5 XP and 4,500 BusanCoin, worth $5,125.25 in all. It is test money.'],
    ['ko', '1,250.5 XP 및 4,500 BusanCoin. 모두 합하면 $5,125.25 정도예요. 테스트 머니예요.'],
    ['es', 'Tiene 1,250.5 XP y 4,500 BusanCoin, por un valor total de $5,125.25.'],
    ['fr', 'Vous avez 1,250.5 XP et 4,500 BusanCoin, pour une valeur totale de $5,125.25.'],
    ['ja', '1,250.5 XP、4,500 BusanCoin、合計$5,125.25相当です。テスト用のお金です。'],
    ['zh', '您目前持有 1,250.5 XP和4,500 BusanCoin，合计约 $5,125.25。'],
  ] as const)('is given in %s, without used-up assets', (language, sentence) => {
    const message = balance(language, held, true);
    expect(message).toContain(sentence);
    expect(message).not.toContain('BTC');
    // The reply also says where the balance is shown.
    expect(message).toContain('Assets');
  });

  test('is not called test money if it is real', () => {
    expect(balance('en', held)).not.toContain('test money');
  });

  test('of an empty wallet is nothing', () => {
    expect(balance('en', [['XP', '0']], true)).toMatch(/^Your wallet is empty\. Home and Assets/);
  });

  test('without rates has no total', () => {
    const { message } = supportReply(
      { message: '', category: 'balance', language: 'en' },
      {
        holdings: [{ assetType: 'XP', balance: decimal('5') }],
        rates: undefined,
        currency: '',
        isTestMoney: false,
      },
    );
    expect(message).toMatch(/^You have 5 XP\. Home/);
  });

  test('that the wallet has not read is not claimed', () => {
    expect(reply('balance', 'en').message).toMatch(/^Home and Assets show/);
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
    void typedSupportReply(
      systemClock,
      question,
      () => undefined,
      new AbortController().signal,
    ).then(({ message }) => (replied = message));
    await vi.advanceTimersByTimeAsync(999);
    expect(replied).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(replied).toMatch(/^Hello!/);
  });

  test('stops when the reply is aborted, and leaves no timer', async () => {
    const leaving = new AbortController();
    const asked = typedSupportReply(systemClock, question, () => undefined, leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
