import { describe, expect, test } from 'vitest';

import {
  beginConversation,
  chatLanguageOf,
  chatLanguages,
  checkMessage,
  metadataOf,
  promptLanguage,
  quickPrompts,
  welcomes,
  withFailure,
  withLanguage,
  withQuestion,
  withReply,
  withSecretRefused,
  type Stamp,
} from './conversation.ts';
import { supportCategories, topicKeywords } from './support-keywords.ts';

let stamps = 0;
const stamp = (): Stamp => ({ id: `message-${++stamps}`, timestamp: '2025-01-05T05:30:00.000Z' });
const begin = (language: 'en' | 'ko' = 'en') => beginConversation('session-1', language, stamp());

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('a conversation', () => {
  test('starts with a welcome of the bot in its language', () => {
    expect(begin('ko').messages).toEqual([
      {
        id: expect.any(String),
        timestamp: '2025-01-05T05:30:00.000Z',
        sessionId: 'session-1',
        sender: 'bot',
        language: 'ko',
        message: '안녕하세요! 무엇을 도와드릴까요?',
        metadata: { sentiment: 'neutral', urgency: 'low', category: 'greeting' },
      },
    ]);
  });

  test('adds a welcome when the language changes, but not when it stays the same', () => {
    const english = begin();
    expect(withLanguage(english, 'en', stamp())).toBe(english);
    const french = withLanguage(english, 'fr', stamp());
    expect(french.messages.map(({ language, message }) => [language, message])).toEqual([
      ['en', welcomes.en],
      ['fr', welcomes.fr],
    ]);
  });

  test('adds the user’s messages and answers them in order', () => {
    const first = withQuestion(begin('ko'), '잔액이 얼마예요?', stamp());
    const second = withQuestion(first, 'Check balance', stamp());
    expect(second.messages.slice(1)).toEqual(second.unanswered);
    expect(second.unanswered).toMatchObject([
      { sender: 'user', language: 'ko', message: '잔액이 얼마예요?', sessionId: 'session-1' },
      { sender: 'user', language: 'en', message: 'Check balance', sessionId: 'session-1' },
    ]);
    const replied = withReply(
      second,
      { message: '답', link: { to: '/assets', label: 'Assets 열기' } },
      stamp(),
    );
    expect(replied.unanswered).toEqual([second.unanswered[1]]);
    expect(replied.messages.at(-1)).toMatchObject({
      sender: 'bot',
      language: 'ko',
      message: '답',
      sessionId: 'session-1',
      metadata: { sentiment: 'neutral', urgency: 'low', category: 'balance' },
      link: { to: '/assets', label: 'Assets 열기' },
    });
  });

  test('has English prompts in an English wallet, and those of its language in a Korean one', () => {
    const prompts = (wallet: 'en' | 'ko') =>
      chatLanguages.map((language) => promptLanguage(language, wallet));
    expect(prompts('en')).toEqual(chatLanguages.map(() => 'en'));
    expect(prompts('ko')).toEqual(chatLanguages);
    const [, question] = withQuestion(begin('ko'), quickPrompts.ko[0], stamp()).messages;
    expect(question).toMatchObject({ language: 'ko', message: '잔액 확인' });
  });

  test('adds no reply without a question', () => {
    const fresh = begin();
    expect(withReply(fresh, { message: 'Late' }, stamp())).toEqual(fresh);
  });

  test('answers a failed question with the English error text and continues in the chosen language', () => {
    const failed = withFailure(withQuestion(begin('ko'), '수수료?', stamp()), stamp());
    expect(failed.messages.at(-1)).toMatchObject({
      sender: 'bot',
      language: 'en',
      message: 'Sorry, I encountered an error. Please try again.',
    });
    expect(failed).toMatchObject({ language: 'ko', unanswered: [] });
  });

  test('gives every message a unique id and the same session', () => {
    const talk = withSecretRefused(
      withFailure(withQuestion(withLanguage(begin(), 'ja', stamp()), '送金', stamp()), stamp()),
      stamp(),
    );
    const ids = talk.messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(talk.messages.map(({ sessionId }) => sessionId))).toEqual(
      new Set(['session-1']),
    );
  });
});

describe('checkMessage', () => {
  test.each(['', '   ', '\n\t'])('refuses a blank text: %j', (blank) => {
    expect(checkMessage(blank)).toEqual({ problem: 'blank' });
  });

  test('trims surrounding blanks', () => {
    expect(checkMessage('  What does it cost?\n')).toEqual({ accepted: 'What does it cost?' });
  });

  test.each([phrase, `my words are: ${phrase}`, `0x${'4c'.repeat(32)}`])(
    'refuses a recovery phrase or a private key: %s',
    (secret) => {
      expect(checkMessage(secret)).toEqual({ problem: 'secret' });
    },
  );

  test.each([
    [
      'en',
      'That looked like a recovery phrase or a private key, so I did not keep it. Never share it with anyone, not even with me: anyone who has it has your money.',
    ],
    [
      'ko',
      '복구 문구나 개인 키로 보여서 저장하지 않았어요. 저를 포함해 누구에게도 알려 주지 마세요. 이것을 가진 사람은 자산을 모두 가져갈 수 있어요.',
    ],
    [
      'es',
      'Eso parecía una frase de recuperación o una clave privada, así que no lo he guardado. No la comparta con nadie, tampoco conmigo: quien la tiene, tiene su dinero.',
    ],
    [
      'fr',
      'Cela ressemblait à une phrase de récupération ou à une clé privée\u202f: je ne l’ai pas conservée. Ne la communiquez à personne, pas même à moi\u202f: qui la possède possède votre argent.',
    ],
    [
      'ja',
      '復元フレーズまたは秘密鍵のように見えたため、保存しませんでした。私を含め、誰にも教えないでください。それを知る人は資産をすべて動かせます。',
    ],
    [
      'zh',
      '这看起来像是助记词或私钥，因此没有保存。请不要告诉任何人，包括我：谁掌握了它，谁就能动用您的全部资产。',
    ],
  ] as const)('a refused secret adds only a warning in %s', (language, warning) => {
    const talk = withLanguage(begin(), language, stamp());
    const warned = withSecretRefused(talk, stamp());
    expect(warned.messages.slice(0, -1)).toEqual(talk.messages);
    expect(warned.unanswered).toEqual([]);
    expect(warned.messages.at(-1)).toMatchObject({
      sender: 'bot',
      language,
      message: warning,
      metadata: { urgency: 'high', category: 'security' },
    });
  });
});

describe('the topic of a message', () => {
  test.each(chatLanguages)('the quick prompts in "%s" have the expected topics', (language) => {
    expect(quickPrompts[language].map((prompt) => metadataOf(prompt))).toEqual(
      ['balance', 'transactions', 'security', 'account'].map((category) => ({
        sentiment: 'neutral',
        urgency: 'low',
        category,
      })),
    );
  });

  const questions: Readonly<Record<(typeof supportCategories)[number], readonly string[]>> = {
    balance: [
      'How much do I have?',
      '제 잔액이 얼마예요?',
      '¿Cuánto dinero tengo?',
      'Quel est mon solde ?',
      '残高を教えてください',
      '我的余额是多少？',
    ],
    transactions: [
      'How do I send XP to a friend?',
      '친구에게 XP를 보내고 싶어요',
      '¿Cómo recibo dinero?',
      'Comment envoyer des XP ?',
      '友達に送金したいです',
      '怎么转账给朋友？',
    ],
    paying: [
      'How do I pay with QR?',
      '딸에게 돈을 보내고 싶어요',
      'Quiero enviar dinero a mi hija',
      'Comment envoyer de l’argent ?',
      '娘にお金を送りたいです',
      '怎么扫码付款？',
    ],
    cashback: [
      'How do I get cashback?',
      '캐시백은 어떻게 받나요?',
      '¿Cómo recibo el cashback?',
      'Comment avoir du cashback ?',
      'キャッシュバックの条件は？',
      '怎么获得返现？',
    ],
    limits: [
      'What is the daily limit?',
      '하루 한도가 얼마예요?',
      '¿Cuál es el límite por día?',
      'Quel est le plafond par jour ?',
      '1日の上限はいくらですか',
      '每天的限额是多少？',
    ],
    'lost-phone': [
      'I lost my phone',
      '휴대폰을 잃어버렸어요',
      'He perdido el móvil',
      'J’ai perdu mon téléphone',
      'スマホをなくしました',
      '我的手机丢了',
    ],
    'text-size': [
      'Can I have a larger text size?',
      '글씨가 너무 작아요',
      'Quiero la letra más grande',
      'Comment changer la taille du texte ?',
      '文字を大きくしたい',
      '字体太小了',
    ],
    deletion: [
      'How do I delete my account?',
      '계정을 삭제하고 싶어요',
      '¿Cómo puedo borrar mi cuenta?',
      'Je veux supprimer mon compte',
      'アカウントを削除したい',
      '如何注销账户？',
    ],
    fees: [
      'What is the fee for sending?',
      '송금 수수료가 얼마예요?',
      '¿Cuánto cuesta enviar? ¿Hay comisiones?',
      'Quels sont les frais d’envoi ?',
      '送金の手数料はいくらですか',
      '转账手续费是多少？',
    ],
    'top-up': [
      'Can I top up with USDC?',
      '지역화폐를 충전하고 싶어요',
      '¿Cómo puedo recargar?',
      'Comment recharger mon compte ?',
      'チャージの方法は？',
      '如何充值？',
    ],
    refunds: [
      'Where is my tax refund?',
      '세금 환급은 언제 되나요?',
      '¿Dónde está mi reembolso?',
      'Où en est mon remboursement ?',
      '免税の還付はどこですか',
      '我的退税到哪里了？',
    ],
    identity: [
      'How do I verify my passport?',
      '본인 인증은 어떻게 하나요?',
      '¿Cómo añado una credencial?',
      'Où est ma carte d’identité ?',
      '本人確認のやり方は？',
      '怎么做身份验证？',
    ],
    security: [
      'Is two-step verification safe?',
      '2단계 인증을 켜고 싶어요',
      'Creo que me han robado la cuenta',
      'Mon compte a été piraté',
      '二段階認証を使いたい',
      '我的账户被盗了',
    ],
    backup: [
      'Where do I find my recovery phrase?',
      '복구 문구는 어디에 있나요?',
      '¿Cómo hago una copia de seguridad?',
      'Où est ma phrase de récupération ?',
      '秘密鍵のバックアップ',
      '如何备份私钥？',
    ],
    password: [
      'I forgot my password',
      '비밀번호를 바꾸고 싶어요',
      'Quiero cambiar mi contraseña',
      'Changer le mot de passe',
      'パスワードを変更したい',
      '如何修改密码？',
    ],
    banking: [
      'Withdraw to my bank',
      '은행 계좌로 출금하고 싶어요',
      '¿Cómo retiro a mi banco?',
      'Faire un retrait vers ma banque',
      '銀行口座に出金したい',
      '怎么提现到银行？',
    ],
    account: [
      'Can I use dark mode?',
      '언어를 바꾸고 싶어요',
      'Cambiar el idioma',
      'Changer la langue',
      'テーマを変えたい',
      '怎么更换主题？',
    ],
    contact: [
      'I want to talk to a human',
      '상담원과 통화하고 싶어요'.replace('통화', '이야기'),
      'Quiero hablar con una persona real',
      'Je veux parler à un conseiller',
      '担当者と話したい',
      '我要找人工客服',
    ],
    thanks: ['Thank you!', '감사합니다', 'Muchas gracias', 'Merci beaucoup', 'ありがとう', '谢谢'],
    greeting: ['Hi', '안녕하세요', '¡Hola!', 'Bonjour', 'こんにちは', '你好'],
    general: [
      'What is the weather like?',
      '오늘 날씨 어때요?',
      '¿Qué tiempo hace?',
      'Quel temps fait-il ?',
      '天気はどうですか',
      '天气怎么样？',
    ],
  };

  test.each(supportCategories)('%s is found in all six languages', (category) => {
    expect(questions[category]).toHaveLength(chatLanguages.length);
    for (const question of questions[category]) {
      expect([question, metadataOf(question).category]).toEqual([question, category]);
    }
  });

  test.each([
    ['Is this a historic building?', 'general'],
    ['I feel well', 'general'],
    ['The hidden monkey', 'general'],
  ])('part of a word does not match: %s', (text, category) => {
    expect(metadataOf(text).category).toBe(category);
  });

  test('case, accents and the kind of apostrophe are ignored', () => {
    for (const text of ['¿CUÁNTO TENGO?', 'cuanto tengo', 'Cuánto tengo'.normalize('NFD')]) {
      expect(metadataOf(text).category).toBe('balance');
    }
    expect(metadataOf('Carte d\u2019identit\u00e9').category).toBe('identity');
    expect(metadataOf("carte d'identite").category).toBe('identity');
  });

  test('every topic has keywords', () => {
    for (const words of Object.values(topicKeywords)) {
      expect(words.split(',').every((word) => word.trim().replace('*', '').length > 0)).toBe(true);
    }
  });
});

describe('the sentiment of a message', () => {
  test.each([
    ['What does it cost?', 'neutral', 'low'],
    ['Thank you, that was great', 'positive', 'low'],
    ['Thanks, but it failed again', 'negative', 'medium'],
    ['Is my refund coming soon?', 'neutral', 'medium'],
    ['My phone was stolen, do something!', 'negative', 'high'],
    ['긴급합니다', 'neutral', 'high'],
    ['정말 고마워요', 'positive', 'low'],
    ['송금이 안 돼요', 'negative', 'medium'],
    ['Es urgente', 'neutral', 'high'],
    ['No funciona', 'negative', 'medium'],
    ['C’est parfait, merci', 'positive', 'low'],
    ['J’ai perdu mon téléphone', 'negative', 'medium'],
    ['至急お願いします', 'neutral', 'high'],
    ['送金できません', 'negative', 'medium'],
    ['太好了，谢谢', 'positive', 'low'],
    ['马上处理，我的币被盗了', 'negative', 'high'],
  ])('%s', (text, sentiment, urgency) => {
    expect(metadataOf(text)).toMatchObject({ sentiment, urgency });
  });
});

test('the chat starts in the profile’s language, or in English if the chat does not support it', () => {
  expect(['en', 'ko', 'es', 'fr', 'ja', 'zh', 'de', ''].map(chatLanguageOf)).toEqual([
    'en',
    'ko',
    'es',
    'fr',
    'ja',
    'zh',
    'en',
    'en',
  ]);
});
