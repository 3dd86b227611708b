/** The entries of `support-chat`. */
export const supportChat = {
  'support-chat.state.closed':
    'A bubble at the bottom right, in the strip above the navigation, opens the support chat.',
  'support-chat.state.open-welcome':
    'The open chat shows a welcome in the chosen language and a Close button, and has the focus.',
  'support-chat.transition.close':
    'The closed chat is a bubble. The conversation stays, and the bubble announces a late reply.',
  'support-chat.rule.announced-while-hidden':
    'A reply to a closed chat is announced also while the strip with its bubble is hidden.',
  'support-chat.constant.languages': 'Six languages, by code and by their own names.',
  'support-chat.state.language-en': 'The welcome in English.',
  'support-chat.state.language-ko': 'The welcome in Korean.',
  'support-chat.state.language-es': 'The welcome in Spanish.',
  'support-chat.state.language-fr': 'The welcome in French.',
  'support-chat.state.language-ja': 'The welcome in Japanese.',
  'support-chat.state.language-zh': 'The welcome in Chinese.',
  'support-chat.content.quick-prompts': 'Four prompts. A press sends one.',
  'support-chat.content.translated-prompts':
    'In a Korean wallet, the prompts are in the language of the chat (proposed copy).',
  'support-chat.state.user-message':
    'A sent message is in the conversation. A blank message is not sent.',
  'support-chat.state.typing': "'AI is typing...' until the reply arrives.",
  'support-chat.state.reply': 'A reply of the bot, with a link to its screen.',
  'support-chat.state.error': 'The bot says that it failed, in the documented words.',
  'support-chat.rule.enter-sends': 'Enter sends, except when it ends an IME composition.',
  'support-chat.rule.shift-enter': 'Shift+Enter starts a new line and does not send.',
  'support-chat.rule.no-network':
    'The chat sends no request. It knows the balances that the wallet has read, and names no others.',
  'support-chat.rule.metadata': 'A message carries its mood, its urgency and its topic.',
  'support-chat.rule.session-id': 'The messages of a conversation belong to one session.',
  'support-chat.rule.secret-not-kept':
    'A message that looks like a recovery phrase or a private key is not shown, stored or sent.',
} as const;
