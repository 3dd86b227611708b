import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, test } from 'vitest';

import { looksLikeSecret, plainWords } from './secret-text.ts';

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const words = phrase.split(' ');
const hex = '4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';

describe('the list of plain words', () => {
  test('has no word of a phrase', () =>
    expect(wordlist.filter((word) => plainWords.has(word))).toEqual([]));

  test('has only words that a run could hold', () =>
    expect([...plainWords].filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]));

  test('stands beside a list of words that all look as the rule says', () =>
    expect(wordlist.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]));
});

describe('a secret', () => {
  test.each([
    ['a phrase of 12 words', phrase],
    ['a phrase of 24 words', `${'abandon '.repeat(23)}art`],
    ['a phrase without one word', words.slice(1).join(' ')],
    ['a phrase in capitals', phrase.toUpperCase()],
    ['a phrase as phones begin it', `L${phrase.slice(1)}`],
    ['a phrase a line', words.join('\n')],
    ['a phrase with commas', words.join(', ')],
    ['a phrase with dashes', words.join('-')],
    ['a numbered list', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
    ['a tight numbered list', words.map((word, index) => `${index + 1}.${word}`).join(' ')],
    ['a list with brackets', words.map((word, index) => `${index + 1}) ${word}`).join(' ')],
    ['a list with dashes', words.map((word) => `- ${word}`).join('\n')],
    ['a phrase in quotes', `"${phrase}"`],
    ['a phrase in single quotes', `'${phrase}'`],
    ['a phrase in brackets', `(${phrase})`],
    ['a phrase in JSON', JSON.stringify(words)],
    ['a phrase in a sentence', `Hi, my recovery phrase is ${phrase}. Can you restore it?`],
    ['a phrase in Korean', `제 복구 문구는 ${phrase} 입니다`],
    ['a phrase in full width', phrase.replaceAll('legal', 'ｌｅｇａｌ')],
    ['a private key', `0x${hex}`],
    ['a private key without 0x', hex],
    ['a private key in capitals', hex.toUpperCase()],
    ['a private key in a sentence', `my key:${hex}, is it right?`],
    ['a transaction hash, which nothing tells from a key', `transaction hash 0x${hex}`],
    [
      'an extended private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    ['a WIF key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['a compressed WIF key', 'key: KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
    ['a compressed WIF key with L', 'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ'],
  ])('is %s', (_, text) => expect(looksLikeSecret(text)).toBe(true));

  test('is every run of 12 words of the list', () => {
    for (let start = 0; start + 12 <= wordlist.length; start += 1) {
      expect(looksLikeSecret(wordlist.slice(start, start + 12).join(' '))).toBe(true);
    }
  });
});

describe('no secret', () => {
  test.each([
    '',
    'Hi!',
    'What is my balance?',
    'How do I send 50 USDC to a friend who has no wallet yet, and what does it cost me?',
    'I would like to know why my transfer from yesterday has not arrived in my bank account yet.',
    'Please help me send some money from the bank account into my wallet without paying any fees',
    'please help me understand which documents are needed for the tax refund at the airport today',
    'my phone was stolen last week and now someone else could maybe open the app what should happen next',
    'yesterday evening some friends sent coins from their wallet and nothing has arrived since then',
    'Never share your private key or recovery phrase with anyone, even if they say they are support.',
    'what are legal winner thank year wave and sausage doing in this list of words',
    'legal winner thank year wave sausage worth useful legal winner',
    'Balance wrong. Card lost. Bank closed. Phone broken. Pocket empty. Family angry. Day over. Help please.',
    '¿Puedes ayudarme a enviar dinero a mi familia en Corea sin pagar una comisión demasiado alta?',
    'Pouvez-vous me dire combien de temps prend un virement vers un compte bancaire en Corée du Sud ?',
    '잔액을 확인하고 싶은데 어디에서 볼 수 있나요? 어제 보낸 돈이 아직 도착하지 않았습니다.',
    '残高を確認したいのですが、どこで見られますか。',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    `a signature: 0x${hex}${hex}1b`,
    'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKzfRk',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14',
  ])('is %j', (text) => expect(looksLikeSecret(text)).toBe(false));

  // A rule that goes back and forth over its text would take minutes here.
  test('is told in a moment, however long the text', { timeout: 30_000 }, () => {
    for (const part of ['a', '1', "'", 'legal.', '. ', 'K1', 'xprv']) {
      expect(looksLikeSecret(part.repeat(50_000).slice(1)), part).toBe(false);
    }
  });
});
