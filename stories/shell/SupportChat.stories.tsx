import {
  expect,
  fireEvent,
  fn,
  mocked,
  screen,
  spyOn,
  waitFor,
  within,
  type userEvent as createUser,
} from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { SupportChat, type SupportChatProps } from '#shell/SupportChat.tsx';
import type { ChatLabels } from '#shell/support-chat-labels.ts';
import { chatLanguages, type ChatLanguage, type SupportReply } from '#wallet/chat/conversation.ts';
import { supportReply } from '#wallet/help/answers.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectAllRead } from '#harness/is-loading.ts';
import { SampleShell, SampleStrip } from './SampleShell.tsx';

let ids = 0;

const meta = preview.meta({
  title: 'Shell/Support chat',
  component: SupportChat,
  parameters: { frame: 'own' },
  argTypes: { language: { options: [...chatLanguages], control: { type: 'select' } } },
  args: {
    language: 'en' as const,
    onAsk: fn<SupportChatProps['onAsk']>((question) => Promise.resolve(supportReply(question))),
    onNavigate: fn(),
    now: () => fixedNow,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    log: fn(),
  },
  // `language` only sets the initial language: a change needs a new conversation.
  render: (args) => (
    <SampleShell strip={<SampleStrip chat={<SupportChat key={args.language} {...args} />} />} />
  ),
});

/** The chat in the complete wallet, signed in as a user whose language is English. */
const inWallet = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp(),
  parameters: { ...shows(...entries), frame: 'app' },
});

type User = ReturnType<typeof createUser.setup>;

const bubble = () => screen.getByRole('button', { name: 'Support chat' });
const panel = () => screen.getByRole('dialog', { name: 'Support chat' });
const log = () => within(panel()).getByRole('log');
const lines = () => Array.from(log().querySelectorAll('p'), (line) => line.textContent);
const input = () => within(panel()).getByRole('textbox');
const languageButton = (language: ChatLanguage) =>
  within(panel()).getByRole('button', { name: new RegExp(`^${language.toUpperCase()} `) });

/** Presses the bubble and waits until the panel is fully visible. */
async function open(userEvent: User) {
  await userEvent.click(bubble());
  await waitFor(() => expect(panel().getAnimations({ subtree: true })).toHaveLength(0));
}

/** Types a message and sends it with Enter. */
async function say(userEvent: User, text: string) {
  await fill(input(), text);
  await userEvent.keyboard('{Enter}');
}

/** A reply that the story releases. */
function heldReply() {
  let answer: (reply: SupportReply) => void = () => undefined;
  return {
    /** The reply. It is held again for each question. */
    reply: () =>
      new Promise<SupportReply>((resolve) => {
        answer = resolve;
      }),
    give: (reply: SupportReply) => answer(reply),
  };
}

/** True if the element is completely inside the visible part of the conversation. */
function isVisible(element: Element): boolean {
  const place = element.getBoundingClientRect();
  const sight = log().parentElement?.getBoundingClientRect();
  return sight !== undefined && place.top >= sight.top && place.bottom <= sight.bottom;
}

/** The chat is closed: only its bubble is visible, on every screen. */
export const Closed = meta.story({
  parameters: shows('support-chat.state.closed'),
  play: async ({ canvas, step }) => {
    await step('is a bubble at the bottom right, beside the add button', async () => {
      const place = bubble().getBoundingClientRect();
      const add = canvas.getByRole('button', { name: 'Add' }).getBoundingClientRect();
      await expect(place.top).toBe(add.top);
      await expect(place.right).toBeLessThan(add.left);
      await expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
    });
    await step('has no panel', () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The open chat shows a welcome and six languages, and has the focus. */
export const OpenWelcome = meta.story({
  parameters: shows('support-chat.state.open-welcome', 'support-chat.constant.languages'),
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('shows the bot’s welcome in English', () =>
      expect(lines()).toEqual(['Assistant: Hello! How can I help you today?']),
    );
    await step('offers six languages by code and by their own names', async () => {
      const languages = within(within(panel()).getByRole('group', { name: 'Language' }));
      await expect(
        languages.getAllByRole('button').map((language) => language.textContent),
      ).toEqual(['EN English', 'KO 한국어', 'ES Español', 'FR Français', 'JA 日本語', 'ZH 中文']);
      await expect(languages.getByRole('button', { pressed: true })).toHaveAccessibleName(
        'EN English',
      );
    });
    await step('has the focus', async () => {
      await expect(panel()).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
  },
});

/** English is the default language, and can be chosen again. */
export const WelcomeEnglish = meta.story({
  parameters: shows('support-chat.state.language-en'),
  args: { language: 'ko' },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(lines()).toEqual(['도우미: 안녕하세요! 무엇을 도와드릴까요?']);
    await userEvent.click(languageButton('en'));
    await expectWelcome('en', 'Hello! How can I help you today?', {
      languages: 'Language',
      conversation: 'Conversation',
      prompts: 'Suggestions',
      you: 'You',
      assistant: 'Assistant',
      message: 'Message',
      send: 'Send message',
      caution: 'Automatic replies. Never type your recovery phrase here.',
    });
  },
});

/** Expects a welcome and labels in this language, and the documented English prompts. */
async function expectWelcome(language: ChatLanguage, welcome: string, labels: ChatLabels) {
  const inPanel = within(panel());
  const last = log().querySelector<HTMLElement>(':scope > :last-child > p');
  await expect(last?.textContent).toBe(`${labels.assistant}: ${welcome}`);
  await expect(last).toHaveAttribute('lang', language);
  await expect(log()).toHaveAccessibleName(labels.conversation);
  await expect(inPanel.getByText(labels.caution)).toBeVisible();
  await expect(inPanel.getByRole('group', { name: labels.languages })).toBeVisible();
  await expect(inPanel.getByRole('button', { name: labels.send })).toBeVisible();
  await expect(input()).toHaveAccessibleName(labels.message);
  await expect(input().closest('[lang]')).toHaveAttribute('lang', language);
  const prompts = within(inPanel.getByRole('list', { name: labels.prompts }));
  await expect(prompts.getByRole('button', { name: 'Check balance' })).toBeVisible();
}

/** Pressing a language adds its welcome to the conversation (decision 75). */
const welcomeIn = (language: ChatLanguage, welcome: string, labels: ChatLabels) =>
  ({
    play: async ({ userEvent }: { userEvent: User }) => {
      await open(userEvent);
      await say(userEvent, 'Thanks');
      await within(log()).findByText(/^You are welcome!/);
      const choice = languageButton(language);
      await userEvent.click(choice);
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(lines()).toHaveLength(4);
      // The speaker labels of earlier messages change to the new language too.
      await expect(lines()[1]).toBe(`${labels.you}: Thanks`);
      await expectWelcome(language, welcome, labels);
    },
  }) as const;

/** Welcome in Korean, the language of the wallet's city. */
export const WelcomeKorean = meta.story({
  parameters: shows('support-chat.state.language-ko'),
  ...welcomeIn('ko', '안녕하세요! 무엇을 도와드릴까요?', {
    languages: '언어',
    conversation: '대화',
    prompts: '추천 질문',
    you: '나',
    assistant: '도우미',
    message: '메시지',
    send: '메시지 보내기',
    caution: '자동 응답이에요. 복구 문구를 입력하지 마세요.',
  }),
});

/** Welcome in Spanish, in the polite form. */
export const WelcomeSpanish = meta.story({
  parameters: shows('support-chat.state.language-es'),
  ...welcomeIn('es', '¡Hola! ¿En qué puedo ayudarle?', {
    languages: 'Idioma',
    conversation: 'Conversación',
    prompts: 'Sugerencias',
    you: 'Usted',
    assistant: 'Asistente',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    caution: 'Respuestas automáticas. No escriba aquí su frase de recuperación.',
  }),
});

/** Welcome in French, with non-breaking spaces before its punctuation. */
export const WelcomeFrench = meta.story({
  parameters: shows('support-chat.state.language-fr'),
  ...welcomeIn('fr', 'Bonjour\u202f! Comment puis-je vous aider\u202f?', {
    languages: 'Langue',
    conversation: 'Conversation',
    prompts: 'Suggestions',
    you: 'Vous',
    assistant: 'Assistant',
    message: 'Message',
    send: 'Envoyer le message',
    caution: 'Réponses automatiques. N’écrivez pas ici votre phrase de récupération.',
  }),
});

/** The welcome in Japanese. */
export const WelcomeJapanese = meta.story({
  parameters: shows('support-chat.state.language-ja'),
  ...welcomeIn('ja', 'こんにちは！ご用件をお聞かせください。', {
    languages: '言語',
    conversation: '会話',
    prompts: '質問の候補',
    you: 'あなた',
    assistant: 'アシスタント',
    message: 'メッセージ',
    send: 'メッセージを送信',
    caution: '自動応答です。復元フレーズは入力しないでください。',
  }),
});

/** Welcome in Chinese, in the polite form. */
export const WelcomeChinese = meta.story({
  parameters: shows('support-chat.state.language-zh'),
  ...welcomeIn('zh', '您好！有什么可以帮您？', {
    languages: '语言',
    conversation: '对话',
    prompts: '建议的问题',
    you: '您',
    assistant: '助手',
    message: '消息',
    send: '发送消息',
    caution: '自动回复。请勿在此输入助记词。',
  }),
});

/** Pressing a prompt sends it instead of only filling it in (decision 75). */
export const QuickPrompts = meta.story({
  parameters: shows('support-chat.content.quick-prompts', 'support-chat.rule.metadata'),
  play: async ({ args, userEvent, step }) => {
    await open(userEvent);
    const prompts = ['Check balance', 'Transaction help', 'Security info', 'Account settings'];
    await step('offers four prompts', async () => {
      const offered = within(panel()).getByRole('list', { name: 'Suggestions' });
      await expect(
        Array.from(offered.querySelectorAll('button'), (prompt) => prompt.textContent),
      ).toEqual(prompts);
    });
    for (const [index, prompt] of prompts.entries()) {
      await step(`sends ${prompt}`, async () => {
        await userEvent.click(within(panel()).getByRole('button', { name: prompt }));
        await waitFor(() => expect(lines()).toHaveLength(3 + 2 * index));
        await expect(lines()).toContain(`You: ${prompt}`);
      });
    }
    await step('is accepted', async () => {
      await expect(mocked(args.onAsk).mock.calls.map(([question]) => question)).toEqual([
        { message: 'Check balance', category: 'balance', language: 'en' },
        { message: 'Transaction help', category: 'transactions', language: 'en' },
        { message: 'Security info', category: 'security', language: 'en' },
        { message: 'Account settings', category: 'account', language: 'en' },
      ]);
    });
  },
});

/** A Korean wallet offers prompts in the language of the chat. Their topics are those of the English ones. */
export const PromptsInKorean = meta.story({
  globals: { language: 'ko' },
  parameters: shows('support-chat.content.translated-prompts'),
  args: { language: 'ko' },
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(screen.getByRole('button', { name: '상담 채팅' }));
    const inPanel = within(screen.getByRole('dialog', { name: '상담 채팅' }));
    const prompts = inPanel.getByRole('list', { name: '추천 질문' });
    await step('offers four prompts', async () => {
      await expect(prompts).toHaveAttribute('lang', 'ko');
      await expect(
        within(prompts)
          .getAllByRole('button')
          .map((prompt) => prompt.textContent),
      ).toEqual(['잔액 확인', '거래 도움말', '보안 안내', '계정 설정']);
    });
    await step('sends one', async () => {
      await userEvent.click(within(prompts).getByRole('button', { name: '잔액 확인' }));
      const conversation = inPanel.getByRole('log');
      await waitFor(() => expect(conversation.querySelectorAll('p')).toHaveLength(3));
      await expect(conversation.querySelectorAll('p')[1]?.textContent).toBe('나: 잔액 확인');
      await expect(mocked(args.onAsk).mock.calls.map(([question]) => question)).toEqual([
        { message: '잔액 확인', category: 'balance', language: 'ko' },
      ]);
    });
    await step('changes them with the language of the chat', async () => {
      await userEvent.click(inPanel.getByTitle('日本語'));
      await expect(inPanel.getByRole('button', { name: '残高を確認' })).toBeVisible();
      await expect(inPanel.queryByRole('button', { name: '잔액 확인' })).toBeNull();
    });
  },
});

/** A sent message is shown at once, exactly as typed. A blank message is not sent. */
export const UserMessage = meta.story({
  parameters: shows('support-chat.state.user-message'),
  args: { onAsk: fn<SupportChatProps['onAsk']>(() => heldReply().reply()) },
  play: async ({ args, userEvent, step }) => {
    await open(userEvent);
    const send = within(panel()).getByRole('button', { name: 'Send message' });
    await step('does not send a blank', async () => {
      await fill(input(), '  ');
      await userEvent.click(send);
      await expect(lines()).toHaveLength(1);
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
    await step('sends the typed text, without the blanks around it', async () => {
      await fill(input(), ' Where is my refund? ');
      await userEvent.click(send);
      await expect(lines()[1]).toBe('You: Where is my refund?');
    });
    await step('accepts another message', async () => {
      await expect(input()).toHaveValue('');
      await expect(input()).toHaveFocus();
    });
  },
});

/** While the reply is written, the documented English text is shown in every language. */
export const Typing = meta.story({
  parameters: shows('support-chat.state.typing'),
  args: { language: 'ko', onAsk: fn<SupportChatProps['onAsk']>(() => heldReply().reply()) },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await say(userEvent, '잔액이 얼마예요?');
    const note = within(log()).getByText('AI is typing...');
    await expect(note).toBeVisible();
    await expect(note).toHaveAttribute('lang', 'en');
    await expect(lines().at(-1)).toBe('AI is typing...');
  },
});

/** The reply replaces the typing note, scrolls into view and names a screen. It is made without a request. */
export const Reply = meta.story({
  ...inWallet(
    'support-chat.state.reply',
    'support-chat.rule.no-network',
    'support-chat.rule.session-id',
  ),
  play: async ({ userEvent, step }) => {
    await expectAllRead();
    const fetching = spyOn(window, 'fetch');
    await open(userEvent);
    await step('replies to the question', async () => {
      await say(userEvent, 'What does sending cost?');
      await within(log()).findByText(/You see the fee before you confirm/);
      await say(userEvent, 'And where is my money?');
      // The balances that Home shows.
      await within(log()).findByText(
        /^You have .+ BusanCoin, worth \$[\d,.]+ in all\. It is test money\./,
      );
      await expect(screen.queryByText('AI is typing...')).not.toBeInTheDocument();
      await expect(lines()).toHaveLength(5);
    });
    await step('scrolls the reply into view', async () => {
      const link = within(log()).getByRole('link', { name: 'Open Assets' });
      await waitFor(() => expect(isVisible(link)).toBe(true));
    });
    await step('sends no request', async () => {
      await expect(fetching).not.toHaveBeenCalled();
      fetching.mockRestore();
    });
    await step('links to a screen', async () => {
      const link = within(log()).getByRole('link', { name: 'Open Assets' });
      await expect(link).toHaveAttribute('href', '/superwallet/assets');
      await expect(storyServices().navigate).not.toHaveBeenCalled();
    });
  },
});

const longReply = Array.from({ length: 60 }, (_, line) => `• Line ${line + 1}`).join('\n');

/** A reply that is longer than the panel shows its beginning. */
export const ReplyLongerThanPanel = meta.story({
  parameters: shows('support-chat.state.reply'),
  args: { onAsk: fn<SupportChatProps['onAsk']>(() => Promise.resolve({ message: longReply })) },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await say(userEvent, 'Tell me everything');
    const first = await within(log()).findByText('• Line 1');
    await waitFor(() => expect(isVisible(first)).toBe(true));
    await expect(isVisible(within(log()).getByText('• Line 60'))).toBe(false);
  },
});

/** The link of a reply closes the panel and opens the screen. The conversation stays. */
export const ReplyLeadsToScreen = meta.story({
  ...inWallet('support-chat.state.reply', 'support-chat.transition.close'),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('button', { name: 'Support chat' });
    await open(userEvent);
    await say(userEvent, 'Where is my tax refund?');
    await userEvent.click(await within(log()).findByRole('link', { name: 'Open Traveler' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Traveler' })).toBeVisible();
    await expect(storyServices().navigate.mock.calls).toEqual([['/traveler']]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open(userEvent);
    await expect(lines()[1]).toBe('You: Where is my tax refund?');
  },
});

/** The bot fails: the documented English text is shown, and the conversation can continue. */
export const Error = meta.story({
  parameters: shows('support-chat.state.error'),
  args: {
    onAsk: fn<SupportChatProps['onAsk']>((question) =>
      question.category === 'fees'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(supportReply(question)),
    ),
  },
  play: async ({ args, userEvent, step }) => {
    await open(userEvent);
    await step('says that it failed', async () => {
      await say(userEvent, 'Which fees are there?');
      const sorry = 'Sorry, I encountered an error. Please try again.';
      await waitFor(() => expect(lines()[2]).toBe(`Assistant: ${sorry}`));
      await expect(screen.queryByText('AI is typing...')).not.toBeInTheDocument();
      await expect(args.log).toHaveBeenCalledOnce();
    });
    await step('replies to the next question', async () => {
      await say(userEvent, 'Hello');
      await within(log()).findByText(/^Hello! Ask me/);
    });
  },
});

/** Enter sends, as in every chat. */
export const EnterSends = meta.story({
  parameters: shows('support-chat.rule.enter-sends'),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.type(input(), 'Thanks{Enter}');
    await expect(lines()[1]).toBe('You: Thanks');
    await within(log()).findByText(/^You are welcome!/);
  },
});

/** Shift+Enter starts a new line of the same message. */
export const ShiftEnterDoesNotSend = meta.story({
  parameters: shows('support-chat.rule.shift-enter'),
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await userEvent.type(input(), 'One line{Shift>}{Enter}{/Shift}and another');
    await expect(input()).toHaveValue('One line\nand another');
    await expect(lines()).toHaveLength(1);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

/** Korean and Japanese use an input method: the Enter that accepts a suggestion does not send. */
export const ComposingEnterDoesNotSend = meta.story({
  parameters: shows('support-chat.rule.enter-sends'),
  args: { language: 'ko' },
  play: async ({ args, userEvent, step }) => {
    await open(userEvent);
    await fill(input(), '안녕하세요');
    await step('while composing', async () => {
      await fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
      await expect(lines()).toHaveLength(1);
    });
    await step('at its end, with the key code that Safari sends', async () => {
      await fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
      await expect(lines()).toHaveLength(1);
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
    await step('the next Enter sends', async () => {
      await fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
      await expect(lines()[1]).toBe('나: 안녕하세요');
    });
  },
});

/** The button and Escape close the chat. The bubble gets the focus, and the conversation and the draft stay. */
export const Close = meta.story({
  parameters: {
    ...shows('support-chat.transition.close'),
    ...sameAs('Closed', 'a closed chat looks like its bubble'),
  },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await say(userEvent, 'Thanks');
    await within(log()).findByText(/^You are welcome!/);
    await fill(input(), 'One more');
    await step('its button closes it to the bubble', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bubble()).toHaveFocus();
    });
    await step('the conversation and the draft stay', async () => {
      await open(userEvent);
      await expect(lines()).toHaveLength(3);
      await expect(input()).toHaveValue('One more');
    });
    await step('Escape does the same, which a dialog receives as a cancel event', async () => {
      await fireEvent(panel(), new Event('cancel', { cancelable: true }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bubble()).toHaveFocus();
    });
  },
});

const late = heldReply();

/** A reply that arrives while the chat is closed stays in the conversation. The bubble shows it as unread. */
export const ReplyWhileClosed = meta.story({
  parameters: shows('support-chat.transition.close', 'support-chat.state.reply'),
  args: { onAsk: fn<SupportChatProps['onAsk']>(() => late.reply()) },
  play: async ({ args, userEvent, step }) => {
    const close = () => userEvent.click(within(panel()).getByRole('button', { name: 'Close' }));
    const answerLate = async () => {
      await say(userEvent, 'Hello');
      await close();
      await expect(bubble()).toBeVisible();
      late.give({ message: 'Here I am.' });
      return screen.findByRole('button', { name: 'Support chat, new reply' });
    };
    await open(userEvent);
    await step('opening the panel marks the reply as read', async () => {
      await userEvent.click(await answerLate());
      await expect(lines().at(-1)).toBe('Assistant: Here I am.');
      await close();
      await expect(bubble()).toBeVisible();
      await expect(screen.queryByText(/in the support chat/)).not.toBeInTheDocument();
    });
    await step('the bubble shows the new reply, and the focus stays', async () => {
      await open(userEvent);
      await expect(await answerLate()).toHaveFocus();
      await expect(screen.getByText('1 new reply in the support chat')).toHaveAttribute(
        'role',
        'status',
      );
    });
    await step('two replies are counted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Support chat, new reply' }));
      await say(userEvent, 'One question');
      await say(userEvent, 'Another question');
      await close();
      late.give({ message: 'This is the first reply.' });
      await screen.findByText('1 new reply in the support chat');
      await waitFor(() =>
        expect(mocked(args.onAsk).mock.lastCall?.[0].message).toBe('Another question'),
      );
      late.give({ message: 'This is the second reply.' });
      await expect(await screen.findByText('2 new replies in the support chat')).toHaveAttribute(
        'role',
        'status',
      );
    });
  },
});

const unseen = heldReply();

/**
 * A reply that arrives while the page is scrolled down is announced. The bubble shows the reply once the bubble
 * reappears.
 */
export const ReplyWhileScrolledAway = meta.story({
  parameters: {
    ...shows('support-chat.rule.announced-while-hidden'),
    ...sameAs('Reply While Closed', 'only the announcement of the reply differs'),
  },
  args: { onAsk: fn<SupportChatProps['onAsk']>(() => unseen.reply()) },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await say(userEvent, 'Hello');
    await userEvent.click(within(panel()).getByRole('button', { name: 'Close' }));
    await step('the bubble hides', async () => {
      const button = bubble();
      // Keyboard focus would keep the strip visible.
      button.blur();
      window.scrollTo({ top: 120, behavior: 'instant' });
      await waitFor(() => expect(button).not.toBeVisible());
    });
    await step('the reply is announced', async () => {
      unseen.give({ message: 'Here I am.' });
      const news = await screen.findByText('1 new reply in the support chat');
      await expect(news).toHaveAttribute('role', 'status');
      await expect(screen.getAllByRole('status')).toContain(news);
    });
    await step('the bubble shows the new reply when it reappears', async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await expect(
        await screen.findByRole('button', { name: 'Support chat, new reply' }),
      ).toBeVisible();
    });
  },
});

const crossing = heldReply();

/** The user presses a prompt after a reply arrives and before it is rendered: both questions get a reply. */
export const PressCrossesReply = meta.story({
  parameters: shows('support-chat.state.reply', 'support-chat.state.user-message'),
  args: {
    onAsk: fn<SupportChatProps['onAsk']>((question) =>
      question.message === 'Hello' ? crossing.reply() : Promise.resolve(supportReply(question)),
    ),
  },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await say(userEvent, 'Hello');
    await step('the press comes before the reply is rendered', async () => {
      const prompt = within(panel()).getByRole('button', { name: 'Check balance' });
      crossing.give({ message: 'Here I am.' });
      // Runs all microtasks that the reply starts. React renders in the next task.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      const drawn = lines();
      prompt.click();
      await expect(drawn.at(-1)).toBe('AI is typing...');
    });
    await step(
      'both are in the conversation, and the second question has its reply too',
      async () => {
        await within(log()).findByText(/^Home and Assets show your total portfolio value/);
        await expect(lines().slice(2, 4)).toEqual(['Assistant: Here I am.', 'You: Check balance']);
        await expect(screen.queryByText('AI is typing...')).not.toBeInTheDocument();
      },
    );
  },
});

const englishReply = heldReply();

/** The language changes before the reply arrives: the reply is in the new language, below the new welcome. */
export const LanguageChangesMidTalk = meta.story({
  parameters: shows('support-chat.constant.languages', 'support-chat.state.language-es'),
  args: {
    onAsk: fn<SupportChatProps['onAsk']>((question) =>
      question.language === 'en' ? englishReply.reply() : Promise.resolve(supportReply(question)),
    ),
  },
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await say(userEvent, 'Thanks');
    await userEvent.click(languageButton('es'));
    await expect(mocked(args.onAsk).mock.calls[0]?.[1].aborted).toBe(true);
    englishReply.give({ message: 'Too late' });
    await within(log()).findByText(/^¡De nada!/);
    await expect(lines().map((line) => line?.slice(0, 17))).toEqual([
      'Asistente: Hello!',
      'Usted: Thanks',
      'Asistente: ¡Hola!',
      'Asistente: ¡De na',
    ]);
  },
});

/** The arrow keys move the focus through the languages. Only a press selects one. */
export const LanguageByKeyboard = meta.story({
  parameters: {
    ...shows('support-chat.constant.languages', 'support-chat.state.language-ja'),
    ...sameAs('Welcome Japanese', 'both choose Japanese'),
  },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('moving the focus chooses nothing', async () => {
      languageButton('en').focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(languageButton('ja')).toHaveFocus();
      await expect(lines()).toHaveLength(1);
    });
    await step('a press chooses, once', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
      await expect(languageButton('ja')).toHaveAttribute('aria-pressed', 'true');
      await expect(lines()).toHaveLength(2);
    });
  },
});

const phrase = [
  'legal winner thank year wave sausage',
  'worth useful legal winner thank yellow',
].join(' ');

/** A message with a secret is not shown, stored or sent, and the bot warns the user. */
export const SecretIsNotKept = meta.story({
  parameters: shows('support-chat.rule.secret-not-kept'),
  play: async ({ args, userEvent, step }) => {
    await open(userEvent);
    await step('shows a warning instead of the message', async () => {
      await say(userEvent, `My words: ${phrase}`);
      await expect(lines()).toHaveLength(2);
      await expect(lines()[1]).toMatch(/^Assistant: That looked like a recovery phrase/);
      await expect(input()).toHaveValue('');
    });
    await step('does not contain the text', async () => {
      await expect(document.documentElement.outerHTML).not.toContain('sausage');
      await expect(args.onAsk).not.toHaveBeenCalled();
      await expect(args.log).not.toHaveBeenCalled();
    });
    await step('warns in the language of the conversation', async () => {
      await userEvent.click(languageButton('ko'));
      await say(userEvent, `0x${'4c'.repeat(32)}`);
      await expect(lines().at(-1)).toMatch(/^도우미: 복구 문구나 개인 키로 보여서/);
      await expect(document.documentElement.outerHTML).not.toContain('4c'.repeat(8));
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
  },
});
