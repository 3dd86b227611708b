import { expect, fn, waitFor, within, type userEvent as events } from 'storybook/test';

import preview from '#.storybook/preview';
import { openRequestDrafts } from '#app/device/request-drafts.ts';
import RequestApprovalRoute from '#app/routes/RequestApprovalRoute.tsx';
import { buildWorkDocument } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  RequestApprovalScreen,
  type RequestApprovalActions,
  type RequestApprovalState,
} from '#screens/request-approval/RequestApprovalScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { mealsPicture } from '../fixtures/pictures.ts';
import { enterSecrets } from '#harness/paste-secret.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { correctionDraft } from '#wallet/forms/correction.ts';
import { emptyApprovalRequest } from '#wallet/forms/request-approval.ts';
import type { RequestContent } from '#wallet/forms/stored-request.ts';
import { ready } from '#wallet/loadable.ts';
import { ImageRefused } from '#wallet/image-refused.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof events.setup>;

const answers = namedFixtures<RequestApprovalActions['onRequest'], string>({
  'is sent': fn(() => Promise.resolve(24)),
  'has an answer that cannot be read': fn(() => Promise.resolve(undefined)),
  fails: fn(() => Promise.reject(new Error('500: {"error":"Something went wrong on our side."}'))),
  'is to somebody unknown': fn(() =>
    Promise.reject(
      Object.assign(new Error('422: {}'), { status: 422, code: 'approver-unknown', reason: 'No.' }),
    ),
  ),
  'never answers': fn(() => new Promise<number>(() => undefined)),
});

const readings = namedFixtures<RequestApprovalActions['onReadFile'], string>({
  'can be read': fn(() => Promise.resolve('JVBERg==')),
  'cannot be read': fn(() => Promise.reject(new DOMException('Gone', 'NotFoundError'))),
  'is never read': fn(() => new Promise<string>(() => undefined)),
});

const sample = WorkDocument.parse(
  buildWorkDocument(1, { role: 'requester', approver: 'Minseo Park' }),
);

const corrections = namedFixtures<RequestApprovalState['correction'], string>({
  none: undefined,
  'is loading': { status: 'loading' },
  'cannot be loaded': {
    status: 'failed',
    kind: 'broken',
    message: '500: {"error":"Something went wrong on our side."}',
  },
  'is closed': { status: 'closed' },
  'is loaded': ready({
    id: 1,
    approver: 'Minseo Park',
    content: {
      draft: correctionDraft(sample),
      files: [
        {
          name: 'meals.png',
          size: mealsPicture.size,
          type: 'PNG' as const,
          content: mealsPicture.content,
        },
      ],
    },
  }),
});

/** Content that an earlier visit has left on the device. */
const earlier: RequestContent = {
  draft: { ...emptyApprovalRequest, amount: '1,284,500', title: 'Trip to Tokyo' },
  files: [
    { name: 'meals.png', size: mealsPicture.size, type: 'PNG', content: mealsPicture.content },
  ],
};

const storages = namedFixtures<RequestApprovalActions['storage'], string>({
  'is empty': { onRestore: () => Promise.resolve(undefined), onStore: fn() },
  'has a draft': { onRestore: () => Promise.resolve(earlier), onStore: fn() },
});

const meta = preview.meta({
  title: 'Screens/Request Approval',
  tags: ['autodocs'],
  component: RequestApprovalScreen,
  argTypes: {
    onRequest: answers.control,
    onReadFile: readings.control,
    correction: corrections.control,
    storage: storages.control,
  },
  args: {
    onRequest: answers.named('is sent'),
    onReadFile: readings.named('can be read'),
    onReadImage: fn(() => Promise.resolve('data:image/jpeg;base64,/9j/')),
    correction: corrections.named('none'),
    storage: storages.named('is empty'),
    onRetry: fn(),
    onNavigate: fn(),
    notify,
    log: fn(),
  },
});

const flow = rendersRoute(RequestApprovalRoute);

const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send request' });
const detailsButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Period, destinations and categories' });
const emailField = (canvas: Canvas) => canvas.getByLabelText('Approver’s e-mail');
const fileField = (canvas: Canvas) => canvas.getByLabelText('Attachments (optional)');
const group = (canvas: Canvas) => canvas.getByRole('group', { name: 'Expense categories' });

/** Fills in the required fields, top to bottom. */
async function fillRequired(canvas: Canvas, email = 'minseo@example.com') {
  await fill(canvas.getByLabelText('Amount'), '1284500');
  await fill(emailField(canvas), email);
  await fill(canvas.getByLabelText('Title'), ' Trip to Tokyo ');
  await fill(canvas.getByLabelText('Kind'), 'travel_request');
}

/** A file of the given size in bytes. */
const file = (name: string, size = 4) => new File([new Uint8Array(size).fill(37)], name);

/** Chooses files and waits until they are read. */
async function choose(canvas: Canvas, user: User, ...files: File[]) {
  await user.upload(fileField(canvas), files);
  await waitFor(() => expect(fileField(canvas)).toBeEnabled());
}

/** Adds a category with the given number. */
async function addCategory(
  canvas: Canvas,
  user: User,
  number: number,
  name: string,
  amount: string,
) {
  await user.click(canvas.getByRole('button', { name: 'Add category' }));
  await fill(canvas.getByLabelText(`Category ${number}`), name);
  await fill(canvas.getByLabelText(`Amount of category ${number}`), amount);
}

/** Fills in the optional fields too. */
async function fillEverything(canvas: Canvas, user: User) {
  await fillRequired(canvas);
  await user.click(canvas.getByRole('radio', { name: 'Urgent' }));
  await fill(canvas.getByLabelText('Description (optional)'), 'Three days.');
  await choose(canvas, user, file('itinerary.pdf'), file('usage.csv', 66));
  await user.click(detailsButton(canvas));
  await fill(canvas.getByLabelText('Department'), 'Partnerships');
  await fill(canvas.getByLabelText('First day'), '2025-01-12');
  await fill(canvas.getByLabelText('Last day'), '2025-01-15');
  await fill(canvas.getByLabelText('Destinations'), 'Tokyo, Japan\nYokohama, Japan');
  await addCategory(canvas, user, 1, 'Flights', '1000000');
  await addCategory(canvas, user, 2, 'Hotel', '284500');
}

/** The form starts with the amount, in won and with medium priority. Optional fields are collapsed. */
export const Default = meta.story({
  parameters: shows(
    'request-approval.state.default',
    'request-approval.constant.kinds',
    'request-approval.transition.back',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    const options = (name: string) =>
      within(canvas.getByLabelText(name))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await step('names kinds, currencies and priorities in words', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Request Approval');
      await expect(canvas.getByLabelText('Title')).toHaveAttribute('placeholder', 'Trip to Tokyo');
      // The height of the field inside its label's border.
      await expect(fileField(canvas).offsetHeight).toBe(48);
      await expect(options('Kind')).toEqual([
        'Choose a kind',
        'Expense report',
        'Purchase order',
        'Budget request',
        'Travel request',
        'Overtime request',
        'Employment contract',
      ]);
      await expect(options('Currency')).toEqual([
        'Korean won (KRW)',
        'US dollar (USD)',
        'Euro (EUR)',
        'Japanese yen (JPY)',
        'Chinese yuan (CNY)',
        'Singapore dollar (SGD)',
      ]);
      await expect(canvas.getByRole('radiogroup', { name: 'Priority' })).toBeVisible();
      for (const priority of ['Low', 'Medium', 'High', 'Urgent']) {
        await expect(canvas.getByRole('radio', { name: priority })).toBeVisible();
      }
      await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
      await expect(canvas.getByLabelText('Currency')).toHaveValue('KRW');
    });
    await step('accepts files', async () => {
      await expect(canvas.getByText('Add files')).toBeVisible();
    });
    await step('hides the optional fields behind a button', async () => {
      await expect(detailsButton(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByLabelText('Department')).not.toBeInTheDocument();
    });
    await step('goes back to Work', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('request-approval.state.default') });

/** The optional fields are expanded. Their input survives collapsing. */
export const DetailsOpen = meta.story({
  parameters: shows('request-approval.state.details-open'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(detailsButton(canvas));
    await expect(detailsButton(canvas)).toHaveAttribute('aria-expanded', 'true');
    await fill(canvas.getByLabelText('Department'), 'Partnerships');
    for (const label of ['First day', 'Last day', 'Destinations']) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
    }
    await userEvent.click(detailsButton(canvas));
    await expect(canvas.queryByLabelText('Department')).not.toBeInTheDocument();
    await userEvent.click(detailsButton(canvas));
    await expect(canvas.getByLabelText('Department')).toHaveValue('Partnerships');
  },
});

/** Amount, approver, title and kind are enough: the request is sent once, confirmed, and its document opens. */
export const Sent = meta.story({
  ...flow,
  parameters: shows('request-approval.toast.sent', 'request-approval.rule.optional'),
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.dblClick(sendButton(canvas));
    await expectToast('request-approval.sent');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/document/24');
    const [request, ...more] = sentRequests('requestApproval');
    await expect(more).toEqual([]);
    await expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    await expect(request?.body).toEqual({
      userId: 1,
      approverEmail: 'minseo@example.com',
      title: 'Trip to Tokyo',
      description: '',
      type: 'travel_request',
      priority: 'medium',
      department: '',
      amount: '1284500',
      currency: 'KRW',
      period: null,
      destinations: [],
      categories: [],
      attachments: [],
    });
  },
});

/** Everything is filled in and not sent yet: categories that add up, a period, destinations and two files. */
export const Filled = meta.story({
  parameters: shows('request-approval.state.filled', 'request-approval.state.attached'),
  play: async ({ canvas, args, userEvent }) => {
    await fillEverything(canvas, userEvent);
    await expect(sendButton(canvas)).toBeEnabled();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** All fields are sent to the provider, and the files with their bytes. */
export const SentWithEverything = meta.story({
  ...flow,
  parameters: {
    ...shows('request-approval.toast.sent', 'request-approval.state.attached'),
    ...sameAs('Sent', 'the form is cleared after it is sent'),
  },
  play: async ({ canvas, step, userEvent }) => {
    await fillEverything(canvas, userEvent);
    await step('is sent as it is', async () => {
      await userEvent.click(sendButton(canvas));
      await expectToast('request-approval.sent');
      await expect(sentRequests('requestApproval')).toHaveLength(1);
      await expect(sentRequests('requestApproval')[0]?.body).toEqual({
        userId: 1,
        approverEmail: 'minseo@example.com',
        title: 'Trip to Tokyo',
        description: 'Three days.',
        type: 'travel_request',
        priority: 'urgent',
        department: 'Partnerships',
        amount: '1284500',
        currency: 'KRW',
        period: { from: '2025-01-12', to: '2025-01-15' },
        destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
        categories: [
          { name: 'Flights', amount: '1000000' },
          { name: 'Hotel', amount: '284500' },
        ],
        attachments: [
          { name: 'itinerary.pdf', content: 'JSUlJQ==' },
          { name: 'usage.csv', content: 'JSUl'.repeat(22) },
        ],
      });
    });
  },
});

/** The longest texts and amounts fit the column. */
export const LongWords = meta.story({
  parameters: shows('request-approval.state.filled'),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('Currency'), 'SGD');
    await fill(canvas.getByLabelText('Amount'), '99999999999999999999.99');
    await fill(emailField(canvas), `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`);
    await fill(
      canvas.getByLabelText('Title'),
      '부산국제금융센터 3층 회의실 리모델링을 위한 추가 예산',
    );
    await choose(
      canvas,
      userEvent,
      file('receipts_of_the_whole_partnership_department_fourth_quarter_final_v12.pdf', 1_999_999),
      file('영수증.jpg', 70),
    );
    await userEvent.click(detailsButton(canvas));
    await fill(
      canvas.getByLabelText('Destinations'),
      'Llanfairpwllgwyngyllgogerychwyrndrobwll, Wales',
    );
    await addCategory(canvas, userEvent, 1, 'Flights and other long-distance transport', '1');
    await expectText(group(canvas), '99,999,999,999,999,999,998.99 SGD left');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nothing is filled in: every required field shows an error, and the first one has the focus. */
export const RequiredMissing = meta.story({
  parameters: shows('request-approval.validation.required'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(sendButton(canvas));
    await expectToast('request-approval.missing-information');
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    for (const [label, words] of [
      ['Amount', 'Enter an amount.'],
      ['Approver’s e-mail', 'Enter the e-mail address of the person who decides.'],
      ['Title', 'Give the request a title.'],
      ['Kind', 'Choose what it is for.'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(words);
    }
    await fill(canvas.getByLabelText('Title'), 'Trip to Tokyo');
    await expect(canvas.getByLabelText('Title')).toBeValid();
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** A recovery phrase or private key is refused in each text field, and nothing is sent. */
export const SecretPasted = meta.story({
  parameters: shows('request-approval.validation.secret'),
  play: async ({ canvas, args, step, userEvent }) => {
    await userEvent.click(detailsButton(canvas));
    for (const label of [
      'Approver’s e-mail',
      'Title',
      'Description (optional)',
      'Destinations',
    ] as const) {
      await step(label, async () => {
        await fillRequired(canvas);
        const field = canvas.getByLabelText(label);
        await enterSecrets(field, userEvent);
        await userEvent.click(sendButton(canvas));
        await expect(field).toHaveFocus();
        await fill(field, '');
      });
    }
    await enterSecrets(canvas.getByLabelText('Title'), userEvent);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** A malformed address, a reversed period or too many places: the optional fields expand to show the errors. */
export const EntriesNotRight = meta.story({
  parameters: shows('request-approval.validation.entries'),
  play: async ({ canvas, args, step, userEvent }) => {
    await fillRequired(canvas, 'minseo');
    await userEvent.click(detailsButton(canvas));
    await fill(canvas.getByLabelText('First day'), '2025-01-12');
    await fill(canvas.getByLabelText('Last day'), '2025-01-11');
    await fill(
      canvas.getByLabelText('Destinations'),
      Array.from({ length: 11 }, (_, at) => `The place ${at}`).join('\n'),
    );
    await userEvent.click(detailsButton(canvas));
    await userEvent.click(sendButton(canvas));
    await expectToast('request-approval.check-entries');
    await step('shows the errors at the fields', async () => {
      for (const [label, words] of [
        ['Approver’s e-mail', 'Enter an e-mail address like name@example.com.'],
        ['Last day', 'This is before the first day.'],
        ['Destinations', 'Enter at most 10 destinations. One a line.'],
      ] as const) {
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(words);
      }
      await expect(canvas.getByLabelText('First day')).toBeValid();
      await expect(emailField(canvas)).toHaveFocus();
    });
    await step('refuses a long destination', async () => {
      await fill(canvas.getByLabelText('Destinations'), 'a'.repeat(81));
      await expect(canvas.getByLabelText('Destinations')).toHaveAccessibleDescription(
        'A destination has at most 80 characters. One a line.',
      );
    });
    await step('refuses half a period', async () => {
      await fill(canvas.getByLabelText('First day'), '');
      await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
        'Choose the day it begins.',
      );
      await fill(canvas.getByLabelText('First day'), '1025-01-10');
      await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
        'Enter a whole date from 1900 on.',
      );
      await fill(canvas.getByLabelText('First day'), '2025-01-10');
      await fill(canvas.getByLabelText('Last day'), '');
      await expect(canvas.getByLabelText('Last day')).toHaveAccessibleDescription(
        'Choose the day it ends.',
      );
      await fill(canvas.getByLabelText('Last day'), '1025-01-10');
      await expect(canvas.getByLabelText('Last day')).toHaveAccessibleDescription(
        'Enter a whole date from 1900 on.',
      );
    });
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** Won and yen have no decimals. The other currencies have at most two. */
export const AmountsOfCurrencies = meta.story({
  parameters: shows('request-approval.rule.whole-currency', 'request-approval.validation.entries'),
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    const amount = () => canvas.getByLabelText('Amount');
    await expect(amount()).toHaveValue('1,284,500');
    await fill(amount(), '1284.5');
    await userEvent.click(sendButton(canvas));
    await expectToast('request-approval.check-entries');
    await expect(amount()).toHaveAccessibleDescription(
      'KRW has whole amounts only, without a fraction.',
    );
    await fill(canvas.getByLabelText('Currency'), 'JPY');
    await expect(amount()).toHaveAccessibleDescription(
      'JPY has whole amounts only, without a fraction.',
    );
    await fill(canvas.getByLabelText('Currency'), 'USD');
    await expect(amount()).toBeValid();
    await fill(amount(), '1284.505');
    await expect(amount()).toHaveAccessibleDescription(
      'USD has two digits after the point at most.',
    );
    await fill(amount(), '0');
    await expect(amount()).toHaveAccessibleDescription(
      'Enter an amount above zero in digits, such as 12.5.',
    );
    await fill(amount(), '1,284');
    await expect(amount()).toHaveAccessibleDescription(
      'Write 1284 or 1.284: a comma can mean both.',
    );
  },
});

/** Categories without a name or amount, or with a wrong sum, are refused. The difference is shown while typing. */
export const CategoriesNotRight = meta.story({
  parameters: shows('request-approval.validation.categories'),
  play: async ({ canvas, args, step, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.click(detailsButton(canvas));
    await step('shows the rest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add category' }));
      await expect(canvas.getByLabelText('Category 1')).toHaveFocus();
      await fill(canvas.getByLabelText('Amount of category 1'), '1000000');
      await expectText(group(canvas), '284,500 KRW left');
    });
    await step('refuses a category without a name', async () => {
      await userEvent.click(sendButton(canvas));
      await expectToast('request-approval.check-entries');
      await expect(canvas.getByLabelText('Category 1')).toHaveFocus();
      await expect(canvas.getByLabelText('Category 1')).toHaveAccessibleDescription(
        'Say what it is for.',
      );
      await fill(canvas.getByLabelText('Category 1'), 'Flights');
    });
    await step('refuses a wrong sum', async () => {
      await addCategory(canvas, userEvent, 2, 'Hotel', '300000');
      await userEvent.click(sendButton(canvas));
      await expect(group(canvas)).toHaveFocus();
      await expect(group(canvas)).toHaveAccessibleDescription(
        'The categories must add up to the amount: 15,500 KRW too much.',
      );
      await expect(args.onRequest).not.toHaveBeenCalled();
    });
  },
});

/** Categories that add up are accepted. When a category is removed, the focus moves to the add button. */
export const CategoriesAddUp = meta.story({
  parameters: {
    ...shows('request-approval.rule.sum'),
    ...sameAs('Sent', 'the form is cleared after it is sent'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.click(detailsButton(canvas));
    await addCategory(canvas, userEvent, 1, 'Flights', '1000000');
    await addCategory(canvas, userEvent, 2, 'Hotel', '300000');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove category 2' }));
    await expect(canvas.getByRole('button', { name: 'Add category' })).toHaveFocus();
    await fill(canvas.getByLabelText('Amount of category 1'), '1284500');
    await expect(group(canvas)).not.toHaveTextContent('left');
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/document/24'));
  },
});

/** An attached file shows its type and size, and can be removed. */
export const Attached = meta.story({
  parameters: shows('request-approval.state.attached'),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, file('itinerary.pdf', 248_400), file('meals.JPG', 1_840_000));
    const rows = within(canvas.getByRole('list', { name: 'Chosen files' }));
    await expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'itinerary.pdfPDF · 248 KB',
      'meals.JPGJPEG · 1.8 MB',
    ]);
    await expect(fileField(canvas)).toHaveAccessibleDescription(
      'PDF, PNG, JPEG, WEBP, DOCX, XLSX, CSV or TXT. Up to 5 files, 2 MB each and 5 MB together.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove itinerary.pdf' }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(1);
    await expect(fileField(canvas)).toHaveFocus();
  },
});

/** Refused files are named with the reason. The other files are attached. */
export const FilesRefused = meta.story({
  parameters: shows('request-approval.validation.file'),
  play: async ({ canvas, step, userEvent }) => {
    const names = () =>
      canvas.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.title);
    // As with "All files" in the file dialog, because `accept` is only a suggestion.
    fileField(canvas).removeAttribute('accept');
    await step('refuses files by type and size', async () => {
      await choose(
        canvas,
        userEvent,
        file('logo.svg'),
        file('nothing.txt', 0),
        file('film.pdf', 2_000_001),
        file('offer.pdf'),
      );
      await expect(fileField(canvas)).toBeInvalid();
      await expect(fileField(canvas)).toHaveAccessibleDescription(
        /^logo\.svg cannot be sent: choose PDF, PNG, JPEG, WEBP, DOCX, XLSX, CSV or TXT\. nothing\.txt is empty\. film\.pdf is larger than 2 MB\. /,
      );
      await expect(names()).toEqual(['Remove offer.pdf']);
    });
    await step('refuses files by their total size and number', async () => {
      await choose(
        canvas,
        userEvent,
        file('a.pdf', 2_000_000),
        file('b.pdf', 2_000_000),
        file('c.pdf', 1_000_000),
        file('offer.pdf'),
        file('d.pdf'),
        file('e.pdf'),
        file('f.pdf'),
      );
      await expect(fileField(canvas)).toHaveAccessibleDescription(
        /^With c\.pdf the files are larger than 5 MB together\. offer\.pdf is already there\. f\.pdf is one too many: 5 files can be sent\. /,
      );
      await expect(names()).toEqual([
        'Remove offer.pdf',
        'Remove a.pdf',
        'Remove b.pdf',
        'Remove d.pdf',
        'Remove e.pdf',
      ]);
    });
    await step('the error disappears when a file is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove e.pdf' }));
      await expect(fileField(canvas)).toBeValid();
    });
    await step('refuses a file of another type again', async () => {
      await choose(canvas, userEvent, file('logo.svg'));
      await expect(fileField(canvas)).toHaveAccessibleDescription(/^logo\.svg cannot be sent/);
    });
  },
});

/** While files are read, no other files can be chosen, and the form cannot be sent. */
export const ReadingFiles = meta.story({
  parameters: shows('request-approval.state.reading'),
  args: { onReadFile: readings.named('is never read') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(fileField(canvas), file('offer.pdf'));
    await expectText(await canvas.findByText('Reading the files'), 'Reading the files');
    await expect(fileField(canvas)).toBeDisabled();
    await expect(sendButton(canvas)).toBeDisabled();
    await expect(sendButton(canvas)).toHaveAccessibleDescription('Wait until the files are read.');
  },
});

/** An unreadable file is named, and the form continues without it. */
export const FileUnreadable = meta.story({
  parameters: shows('request-approval.state.unreadable'),
  args: { onReadFile: readings.named('cannot be read') },
  play: async ({ canvas, args, userEvent }) => {
    await choose(canvas, userEvent, file('offer.pdf'));
    await expect(fileField(canvas)).toHaveAccessibleDescription(
      /^offer\.pdf could not be read\. Choose it again\. /,
    );
    await expect(canvas.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    await expect(args.log).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** A photo that is too large or in the iPhone's format is converted to a smaller JPEG on the device. */
export const PhotosMadeSmaller = meta.story({
  parameters: shows('request-approval.state.default'),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, file('receipt.png', 2_000_001), file('IMG_0012.HEIC'));
    const chosen = within(canvas.getByRole('list', { name: 'Chosen files' }));
    await expect(chosen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'receipt.jpgJPEG · 3 bytes',
      'IMG_0012.jpgJPEG · 3 bytes',
    ]);
  },
});

/** The browser cannot shrink the photo: the field explains why and what to do. */
export const PhotoRefused = meta.story({
  parameters: shows('request-approval.state.unreadable'),
  args: { onReadImage: fn(() => Promise.reject(new ImageRefused('heic'))) },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, file('IMG_0012.heic'));
    await expect(fileField(canvas)).toHaveAccessibleDescription(
      /^This browser cannot read the HEIC photo IMG_0012\.heic\. Save it as JPEG, and choose that\. /,
    );
  },
});

/** While the request is sent, the form is disabled, and a second press does nothing. */
export const Submitting = meta.story({
  parameters: shows('request-approval.state.submitting'),
  args: { onRequest: fn(() => new Promise<number>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.dblClick(sendButton(canvas));
    const busy = await canvas.findByRole('button', { name: 'Sending…' });
    await expectBusy(busy);
    await expect(canvas.getByLabelText('Amount')).toBeDisabled();
    await expect(fileField(canvas)).toBeDisabled();
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The request failed: the form still has all values and files, and the next press sends a new request. */
export const Failed = meta.story({
  ...flow,
  parameters: shows('request-approval.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('requestApproval').lost('not-created'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await choose(canvas, userEvent, file('offer.pdf'));
    await userEvent.click(sendButton(canvas));
    await expectToast('request-approval.failed');
    await expectText(
      canvas.getByRole('alert'),
      'Check your connection and send it again. The same request is never made twice.',
    );
    await expect(canvas.getByLabelText('Title')).toHaveValue(' Trip to Tokyo ');
    await expect(canvas.getByRole('button', { name: 'Remove offer.pdf' })).toBeVisible();
    await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(sentRequests('requestApproval')).toHaveLength(2));
    await canvas.findByRole('alert');
    const [first, second] = sentRequests('requestApproval');
    await expect(second?.headers.get('Idempotency-Key')).not.toBe(
      first?.headers.get('Idempotency-Key'),
    );
  },
});

/** The approver has no account, is the user, or has blocked them: the e-mail field shows an error and has the focus. */
export const ApproverRefused = meta.story({
  ...flow,
  parameters: shows('request-approval.validation.approver'),
  beforeEach({ msw }) {
    msw.use(
      mock('requestApproval').answers(
        422,
        '{"error":"No account has this e-mail address.","code":"approver-unknown"}',
      ),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('refuses an address without an account', async () => {
      await fillRequired(canvas, 'nowhere@example.com');
      await userEvent.click(sendButton(canvas));
      await expectToast('request-approval.check-entries');
      await expect(emailField(canvas)).toHaveFocus();
      await expect(emailField(canvas)).toHaveAccessibleDescription(
        'No one here has this e-mail address. Check it, or invite them to the wallet first.',
      );
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('refuses the user’s own address', async () => {
      msw.use(
        mock('requestApproval').answers(
          422,
          '{"error":"This is your own e-mail address.","code":"approver-self"}',
        ),
      );
      await fill(emailField(canvas), 'jiwoo@example.com');
      await expect(emailField(canvas)).toBeValid();
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(emailField(canvas)).toHaveAccessibleDescription(
          'This is your own e-mail address. Somebody else has to decide.',
        ),
      );
    });
    await step('refuses a person who has blocked the user', async () => {
      msw.use(mock('requestApproval').refusedBy(422, 'person-unavailable', {}));
      await fill(emailField(canvas), 'minseo@example.com');
      await userEvent.click(sendButton(canvas));
      await waitFor(() =>
        expect(emailField(canvas)).toHaveAccessibleDescription(
          'You cannot reach this person from your account. Somebody else has to decide.',
        ),
      );
    });
  },
});

/** The provider finds that a file's content does not match its name: its message is shown above the button. */
export const FileRefusedByProvider = meta.story({
  ...flow,
  parameters: shows('request-approval.state.file-refused', 'request-approval.toast.failed'),
  beforeEach({ msw }) {
    msw.use(
      mock('requestApproval').refused(422, 'offer.pdf is not a PDF file. Remove it and try again.'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await choose(canvas, userEvent, file('offer.pdf'));
    await userEvent.click(sendButton(canvas));
    await expectRefusalToast(
      'offer.pdf is not a PDF file. Remove it and try again.',
      'request-approval.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      'offer.pdf is not a PDF file. Remove it and try again.',
    );
    await expect(canvas.getByRole('button', { name: 'Remove offer.pdf' })).toBeVisible();
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('request-approval.toast.failed'),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await failInEveryWay(
      'requestApproval',
      playing,
      sendButton,
      'Check your connection and send it again. The same request is never made twice.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await loseAnswers('requestApproval', playing, {
      button: sendButton,
      offline: 'Check your connection and send it again. The same request is never made twice.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await findCreated('requestApproval', playing, sendButton, 'request-approval.sent');
  },
});

const restoredNotice = (canvas: Canvas) => canvas.findByText('Draft restored');

/** A draft of an earlier visit is restored, with its files and a way to discard it. */
export const DraftRestored = meta.story({
  parameters: shows('request-approval.state.draft-restored'),
  args: { storage: storages.named('has a draft') },
  play: async ({ canvas }) => {
    await expect(await restoredNotice(canvas)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Trip to Tokyo');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,284,500');
    await expect(canvas.getByRole('button', { name: 'Remove meals.png' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  },
});

/** Discarding asks first. Then the form is empty, and nothing is stored. */
export const DraftDiscarded = meta.story({
  ...flow,
  parameters: {
    ...shows('request-approval.state.draft-discarded'),
    ...sameAs('Default', 'the discarded form is empty again'),
  },
  async beforeEach() {
    await openRequestDrafts(1, undefined).write(earlier);
  },
  play: async ({ canvas, step, userEvent }) => {
    await restoredNotice(canvas);
    const discard = () => userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await step('asks first', async () => {
      await discard();
      const dialog = canvas.getByRole('alertdialog', { name: 'Discard this draft?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(canvas.getByLabelText('Title')).toHaveValue('Trip to Tokyo');
    });
    await step('empties the form', async () => {
      await discard();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.getByLabelText('Title')).toHaveValue('');
      await expect(canvas.queryByText('Draft restored')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
      await waitFor(async () =>
        expect(await openRequestDrafts(1, undefined).read()).toBeUndefined(),
      );
    });
  },
});

/** The device stores the entries and files of the form until the request is sent. */
export const DraftStored = meta.story({
  ...flow,
  parameters: shows('request-approval.rule.draft-stored'),
  play: async ({ canvas, step, userEvent }) => {
    const stored = () => openRequestDrafts(1, undefined).read();
    await step('is stored with its files', async () => {
      await fillRequired(canvas);
      await choose(canvas, userEvent, file('offer.pdf'));
      await waitFor(async () =>
        expect(await stored()).toMatchObject({
          draft: { amount: '1284500', approverEmail: 'minseo@example.com' },
          files: [{ name: 'offer.pdf', size: 4, type: 'PDF', content: 'JSUlJQ==' }],
        }),
      );
    });
    await step('of another account is not read', async () => {
      await expect(await openRequestDrafts(2, undefined).read()).toBeUndefined();
    });
    await step('is removed when the request is sent', async () => {
      await userEvent.click(sendButton(canvas));
      await expectToast('request-approval.sent');
      await waitFor(async () => expect(await stored()).toBeUndefined());
    });
  },
});

/** A draft with a recovery phrase is not stored. */
export const SecretNotStored = meta.story({
  parameters: shows('request-approval.rule.draft-stored', 'request-approval.validation.secret'),
  play: async ({ canvas, args, userEvent }) => {
    await enterSecrets(canvas.getByLabelText('Title'), userEvent);
    await expect(args.storage.onStore).toHaveBeenLastCalledWith(undefined);
  },
});

/** A chosen picture has a small preview, which opens it. Other files have an icon. */
export const PicturePreview = meta.story({
  parameters: shows('request-approval.state.preview'),
  args: { storage: storages.named('has a draft') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview meals.png' }));
    const picture = canvas.getByRole('img', { name: 'Preview of meals.png' });
    await expect(picture).toHaveAttribute('src', mealsPicture.url);
  },
});

/** A correction starts with the content of the request. Its approver cannot be changed. */
export const Correction = meta.story({
  parameters: shows('request-approval.state.correction'),
  args: { correction: corrections.named('is loaded') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Correct Request');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Business trip expenses');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,284,500');
    await expectText(canvas.getByText('Approver:').closest('p'), 'Approver: Minseo Park');
    await expect(canvas.queryByLabelText('Approver’s e-mail')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Department')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove meals.png' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send correction' })).toBeEnabled();
  },
});

/** While the request to correct loads, a skeleton is shown. */
export const CorrectionLoading = meta.story({
  parameters: shows('request-approval.state.correction-loading'),
  args: { correction: corrections.named('is loading') },
});

/** The request to correct cannot be loaded: a card says why and offers to try again. */
export const CorrectionLoadError = meta.story({
  parameters: shows('request-approval.state.correction-load-error'),
  args: { correction: corrections.named('cannot be loaded') },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A request that is no longer pending cannot be corrected. */
export const CorrectionClosed = meta.story({
  parameters: shows('request-approval.state.correction-closed'),
  args: { correction: corrections.named('is closed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This request can no longer be corrected/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** The own request in the mocks, without files. */
const ownDocument = {
  ...buildWorkDocument(1, { role: 'requester', attachments: [] }),
};

/** A correction is sent with the request that it replaces. A toast confirms it, and the new document opens. */
export const CorrectionSent = meta.story({
  ...rendersRoute(RequestApprovalRoute, '/request-approval?corrects=1'),
  parameters: shows('request-approval.toast.corrected'),
  beforeEach({ msw }) {
    msw.use(mock('workDocument').ok(ownDocument));
  },
  play: async ({ canvas, userEvent }) => {
    await fill(await canvas.findByLabelText('Title'), 'Business trip, corrected');
    await userEvent.click(canvas.getByRole('button', { name: 'Send correction' }));
    await expectToast('request-approval.corrected');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/document/25');
    const [request, ...more] = sentRequests('correctRequest');
    await expect(more).toEqual([]);
    await expect(request?.body).toMatchObject({
      replaces: 1,
      title: 'Business trip, corrected',
      amount: '1284500',
      period: { from: '2024-12-27', to: '2024-12-30' },
    });
    await expect(request?.body).not.toHaveProperty('approverEmail');
    await expect(sentRequests('requestApproval')).toEqual([]);
  },
});

/** The request was decided first: the correction is refused with the provider's reason, and the entries stay. */
export const CorrectionRefused = meta.story({
  ...rendersRoute(RequestApprovalRoute, '/request-approval?corrects=1'),
  parameters: shows('request-approval.toast.failed', 'request-approval.state.correction-refused'),
  beforeEach({ msw }) {
    msw.use(
      mock('workDocument').ok(ownDocument),
      mock('correctRequest').refusedBy(409, 'document-decided', { status: 'approved' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill(await canvas.findByLabelText('Title'), 'Business trip, corrected');
    await userEvent.click(canvas.getByRole('button', { name: 'Send correction' }));
    await expectRefusalToast('This document has already been approved.', 'request-approval.failed');
    await expectText(canvas.getByRole('alert'), 'This document has already been approved.');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Business trip, corrected');
  },
});
