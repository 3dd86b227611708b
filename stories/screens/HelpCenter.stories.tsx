import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { HelpCenterScreen } from '#screens/help-center/HelpCenterScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { supportReply } from '#wallet/help/answers.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { storyServices } from '#harness/story-services.ts';

const meta = preview.meta({
  title: 'Screens/Help center',
  tags: ['autodocs'],
  component: HelpCenterScreen,
  args: { search: '', onNavigate: fn(), onAskChat: fn() },
});

const inWallet = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp('/help-center'),
  parameters: { ...shows(...entries), frame: 'app' },
});

type Canvas = ReturnType<typeof within>;

const searchField = (canvas: Canvas) =>
  canvas.getByRole('searchbox', { name: 'Search the answers' });
const shownQuestions = () =>
  Array.from(document.querySelectorAll('summary'), (summary) => summary.textContent);

/** Eighteen questions, all closed, and a link to the chat. */
export const Default = meta.story({
  parameters: shows('help-center.state.default'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('lists frequent questions', async () => {
      await expect(searchField(canvas)).toHaveAttribute(
        'placeholder',
        'Fees, backup, tax refund …',
      );
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Help center');
      await expect(shownQuestions()).toEqual([
        'Where do I see what I have?',
        'How do I pay somebody or a shop?',
        'How do I get cashback?',
        'How do I send and receive assets?',
        'What does it cost?',
        'How much can I send in a day?',
        'How do I get city money?',
        'How do I move money from and to my bank?',
        'How do I get a tax refund?',
        'How do I prove who I am?',
        'How do I keep my account safe?',
        'What do I do if my phone is lost or stolen?',
        'How do I change my password?',
        'How do I back up my keys?',
        'Where do I change my details and settings?',
        'How do I make the text larger?',
        'How do I delete my account?',
        'How do I reach somebody?',
      ]);
      await expect(canvas.getByText(/write the phrase on paper/i)).not.toBeVisible();
      const [question] = document.querySelectorAll('summary');
      await expect(question?.offsetHeight).toBe(56);
    });
    await step('leads to the chat, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask the support chat' }));
      await expect(args.onAskChat).toHaveBeenCalledWith('');
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** The search starts with the text from the controls. */
export const Playground = meta.story({ parameters: shows('help-center.state.default') });

/** A question opens its answer, with a link to the screen that it is about. */
export const AnswerOpen = meta.story({
  parameters: shows('help-center.transition.answer'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How do I back up my keys?'));
    await expect(canvas.getByText(/Write the phrase on paper/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open Key Management' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/key-management');
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText(/^• Withdraw to Bank/)).toBeVisible();
  },
});

/** Search terms in English and in the chat's other languages find the matching answers. */
export const Search = meta.story({
  parameters: shows('help-center.rule.search'),
  play: async ({ canvas, step }) => {
    await step('by the words of an answer', async () => {
      await fill(searchField(canvas), 'time zone');
      await expect(shownQuestions()).toEqual(['Where do I change my details and settings?']);
      await expect(canvas.getByRole('status').textContent).toBe('1 answer found');
    });
    await step('in several answers', async () => {
      await fill(searchField(canvas), 'phrase');
      await expect(shownQuestions()).toEqual([
        'How do I keep my account safe?',
        'What do I do if my phone is lost or stolen?',
        'How do I back up my keys?',
      ]);
      await expect(canvas.getByRole('status').textContent).toBe('3 answers found');
    });
    await step('by its topic, in any of the languages', async () => {
      await fill(searchField(canvas), '세금 환급');
      await expect(shownQuestions()).toEqual(['How do I get a tax refund?']);
    });
    await step('shows all questions for a blank search', async () => {
      await fill(searchField(canvas), ' ');
      await expect(shownQuestions()).toHaveLength(18);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

/** No answer matches: the chat is offered. */
export const NoResult = meta.story({
  parameters: shows('help-center.state.no-result'),
  args: { search: 'weather' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('No answer has these words. Try others, or ask the support chat.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe('No answer found');
    await expect(shownQuestions()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the support chat' }));
    await expect(args.onAskChat).toHaveBeenCalledWith('weather');
  },
});

/** The chat opens with the search text in its message field. */
export const OpensChat = meta.story({
  ...inWallet('help-center.transition.chat'),
  play: async ({ canvas, step, userEvent }) => {
    await screen.findByRole('button', { name: 'Support chat' });
    await fill(await canvas.findByRole('searchbox'), 'weather in Busan');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the support chat' }));
    const chat = await screen.findByRole('dialog', { name: 'Support chat' });
    await expect(within(chat).getByRole('textbox')).toHaveValue('weather in Busan');
    await expect(within(chat).getByText('Hello! How can I help you today?')).toBeInTheDocument();
    await step('a started message stays', async () => {
      await userEvent.click(within(chat).getByRole('button', { name: 'Close' }));
      await fill(canvas.getByRole('searchbox'), 'something else');
      await userEvent.click(canvas.getByRole('button', { name: 'Ask the support chat' }));
      await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue(
        'weather in Busan',
      );
    });
  },
});

/** The chat and the help centre give the same answer on a topic. */
export const SameAsChat = meta.story({
  ...inWallet('help-center.rule.same-as-chat'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('How do I get a tax refund?'));
    const { message } = supportReply({ message: '', category: 'refunds', language: 'en' });
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open Traveler' }));
    await waitFor(() => expect(storyServices().navigate).toHaveBeenLastCalledWith('/traveler'));
  },
});
