import { expect, fn, userEvent as storyUser, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import DocumentRoute from '#app/routes/DocumentRoute.tsx';
import { buildWorkDocument, fixedNow } from '#mocks/builders.ts';
import { allSentRequests, mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleAttachment } from '#samples/attachments.ts';
import { sampleDocument } from '#samples/documents.ts';
import {
  DocumentScreen,
  type DocumentActions,
  type DocumentState,
} from '#screens/document/DocumentScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectText } from '#harness/expect-text.ts';
import { hashOfLaterEntry, hashOfSubmission } from '#wallet/document-proof.ts';
import type {
  DocumentRequester,
  RequesterEnding,
  WorkDocument,
} from '#wallet/entities/document.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { mealsPicture } from '../fixtures/pictures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { enterSecrets } from '#harness/paste-secret.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

/** One of the sample documents. */
function sample(id: number): WorkDocument {
  const found = sampleDocument(id, fixedNow);
  if (!found) throw new Error(`There is no sample document ${id}`);
  return found;
}

/** A document with the given facts. Its history has only a submission with a valid hash. */
function asSubmitted(facts: Partial<WorkDocument>): WorkDocument {
  const document = { ...sample(1), ...facts };
  const submission = {
    action: 'submitted',
    by: document.submittedBy,
    date: document.createdAt,
    comment: '',
  };
  const hash = hashOfSubmission(submission, document);
  return { ...document, history: [{ ...submission, hash }] };
}

/** A request from another user with only the required facts. */
const short = asSubmitted({
  title: 'Monitor',
  description: '',
  approver: '',
  department: '',
  attachments: [],
  details: { period: '', destinations: [], categories: [] },
});

/** A pending document that its requester has ended, for its approver: the history is verified. */
function ended(action: RequesterEnding): WorkDocument {
  const document = sample(1);
  let last = document.history.at(-1)?.hash ?? '';
  const history = [...document.history];
  for (const each of [action, 'rejected']) {
    const date = '2025-01-05T01:00:00.000Z';
    const entry = { action: each, by: document.submittedBy, date, comment: '' };
    last = hashOfLaterEntry(entry, last);
    history.push({ ...entry, hash: last });
  }
  return { ...document, status: 'rejected', history };
}

/** A pending document with the given facts about the requester's account. */
const askedBy = (requester: DocumentRequester) => ready({ ...sample(1), requester });

/** One digit of the amount differs from the submitted one. */
const changed: WorkDocument = { ...sample(1), amount: '1,284,501' };

const lookups = namedFixtures<DocumentState['lookup'], string>({
  loading: { status: 'loading' },
  failed: {
    status: 'failed',
    kind: 'broken',
    message: '500: {"error":"Something went wrong on our side."}',
  },
  'not found': { status: 'not-found' },
  pending: ready(sample(1)),
  'pending, asked by the person': ready({ ...sample(1), role: 'requester' }),
  'of a known requester': askedBy({
    email: 'sumin.choi@example.com',
    accountCreatedAt: '2023-05-11T02:00:00.000Z',
    isFirstRequest: false,
  }),
  'first request of a new account': askedBy({
    email: 'sumin.choi@example.com',
    accountCreatedAt: '2025-01-03T02:00:00.000Z',
    isFirstRequest: true,
  }),
  'of an unconfirmed e-mail': askedBy({
    email: null,
    accountCreatedAt: '2024-11-02T02:00:00.000Z',
    isFirstRequest: false,
  }),
  approved: ready(sample(4)),
  rejected: ready(sample(5)),
  'taken back': ready(ended('withdrawn')),
  corrected: ready({ ...ended('corrected'), replacedBy: 12 }),
  'a correction': ready({ ...sample(1), replaces: 7 }),
  'in review': ready({ ...sample(6), status: 'in_review' }),
  'unknown status': ready({ ...sample(1), status: 'sent_back_for_changes' }),
  'nothing but what is needed': ready(short),
  changed: ready(changed),
  'without a history': ready({ ...sample(1), history: [] }),
});

const downloads = namedFixtures<DocumentActions['onDownload'], string>({
  saves: fn(() => Promise.resolve('saved' as const)),
  'finds another file': fn(() => Promise.resolve('changed' as const)),
  fails: fn(() => Promise.reject(new Error('500: {"error":"Something went wrong on our side."}'))),
  'never answers': fn(() => new Promise<'saved'>(() => undefined)),
});

const meta = preview.meta({
  title: 'Screens/Document Details',
  tags: ['autodocs'],
  component: DocumentScreen,
  argTypes: { lookup: lookups.control, onBlock: outcomes.control },
  args: {
    lookup: lookups.named('pending'),
    onDownload: fn(() => Promise.resolve('saved' as const)),
    onPreview: fn<DocumentActions['onPreview']>(() =>
      Promise.resolve({ picture: mealsPicture.url }),
    ),
    onReview: fn(() => Promise.resolve()),
    onTakeBack: fn(() => Promise.resolve()),
    onBlock: outcomes.named('succeeds'),
    onRetry: fn(),
    notify,
    log: fn(),
    onNavigate: fn(),
  },
});

const flow = rendersRoute(DocumentRoute, '/document/1');

const commentField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Comment' });
const rejectButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Reject' });
const approveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Approve' });
const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });
/** The label and value of each fact in a section. */
const factsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** Expects a badge with this text and colour. */
async function expectBadge(canvas: Canvas, title: string, words: string, colour: string) {
  const badge = within(section(canvas, title)).getByText(words);
  await expect(badge).toBeVisible();
  await expect(badge).toHaveClass(`bg-${colour}`);
}

async function expectNothingToDecide(canvas: Canvas) {
  await expect(canvas.queryByRole('region', { name: 'Review' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
}

/** While the document loads, a skeleton is shown. */
export const Loading = meta.story({
  parameters: shows('document-detail.state.loading'),
  args: { lookup: lookups.named('loading') },
});

/** The document does not exist: the screen says so and links back to Work. */
export const NotFound = meta.story({
  parameters: shows('document-detail.state.not-found', 'document-detail.transition.not-found-back'),
  args: { lookup: lookups.named('not found') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
    await expect(canvas.getByText('There is no document at this address.')).toBeVisible();
    await expectNothingToDecide(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Work' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
  },
});

/** The first request of a new account: the approver is warned and asked to check who sent it. */
export const FirstRequestOfANewAccount = meta.story({
  parameters: shows('document-detail.content.requester', 'document-detail.state.first-request'),
  args: { lookup: lookups.named('first request of a new account') },
  play: async ({ canvas }) => {
    const requester = section(canvas, 'Requester');
    await expect(factsOf(requester)).toEqual([
      ['Confirmed e-mail', 'sumin.choi@example.com'],
      ['Account created', 'Jan 3, 2025, 1 day before this request'],
      ['Requests to you', 'This is the first one'],
    ]);
    const warning = within(requester).getByRole('note');
    await expectText(
      warning,
      'This account has not asked you before, and anyone can give an account any name. Ask the person in another way before you approve.',
    );
    warning.scrollIntoView({ block: 'center' });
  },
});

/** The requester has sent requests before and has a confirmed e-mail address: no warning is shown. */
export const KnownRequester = meta.story({
  parameters: shows('document-detail.content.requester'),
  args: { lookup: lookups.named('of a known requester') },
  play: async ({ canvas }) => {
    const requester = section(canvas, 'Requester');
    await expect(factsOf(requester)).toEqual([
      ['Confirmed e-mail', 'sumin.choi@example.com'],
      ['Account created', 'May 11, 2023, 604 days before this request'],
      ['Requests to you', 'There were others before'],
    ]);
    await expect(within(requester).queryByRole('note')).not.toBeInTheDocument();
    requester.scrollIntoView({ block: 'center' });
  },
});

/** The account has not confirmed its e-mail address: the approver is warned that the name proves nothing. */
export const UnconfirmedRequester = meta.story({
  parameters: shows('document-detail.content.requester', 'document-detail.state.first-request'),
  args: { lookup: lookups.named('of an unconfirmed e-mail') },
  play: async ({ canvas }) => {
    const requester = section(canvas, 'Requester');
    await expect(factsOf(requester)).toEqual([
      ['Confirmed e-mail', 'None'],
      ['Account created', 'Nov 2, 2024, 63 days before this request'],
      ['Requests to you', 'There were others before'],
    ]);
    const warning = within(requester).getByRole('note');
    await expectText(
      warning,
      'This account has not confirmed its e-mail address, so the name may not be theirs. Ask the person in another way before you approve.',
    );
    warning.scrollIntoView({ block: 'center' });
  },
});

/** Presses Block below the requester, and confirms it. */
async function blockRequester(canvas: Canvas) {
  const requester = within(section(canvas, 'Requester'));
  await storyUser.click(requester.getByRole('button', { name: 'Block this person' }));
  const question = within(await expectQuestion(canvas, 'Block Sumin Choi?'));
  await storyUser.click(question.getByRole('button', { name: 'Block' }));
  return question;
}

/** The requester is blocked, after a question: a note says so. */
export const RequesterBlocked = meta.story({
  parameters: shows('document-detail.transition.blocked'),
  args: { lookup: lookups.named('of a known requester') },
  play: async ({ canvas, args }) => {
    await blockRequester(canvas);
    await expectText(
      await within(section(canvas, 'Requester')).findByRole('note'),
      'Sumin Choi is blocked. You can unblock them in Security settings.',
    );
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
});

/** The requester could not be blocked: the dialog explains it and can be confirmed again. */
export const BlockFailed = meta.story({
  parameters: shows('document-detail.state.block-failed'),
  args: { lookup: lookups.named('of a known requester'), onBlock: outcomes.named('fails') },
  play: async ({ canvas }) => {
    const question = await blockRequester(canvas);
    await expectText(
      await question.findByRole('alert'),
      'Something went wrong on our side. Wait a moment and try again.',
    );
    await expect(question.getByRole('button', { name: 'Block' })).toBeEnabled();
  },
});

/** A pending document with all its details and the decision form. */
export const Pending = meta.story({
  parameters: shows(
    'document-detail.state.pending',
    'document-detail.content.heading',
    'document-detail.content.status-badge',
    'document-detail.content.priority-badge',
    'document-detail.content.amount',
    'document-detail.content.submission',
    'document-detail.content.expense-breakdown',
    'document-detail.content.attachments',
    'document-detail.content.blockchain',
    'document-detail.content.history',
    'document-detail.content.comment-box',
    'document-detail.rule.pending-badge-yellow',
    'document-detail.rule.review-only-pending',
    'document-detail.content.approver',
    'document-detail.transition.back',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows title, status, priority and amount at the top', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Document Details');
      await expect(canvas.getByRole('heading', { name: 'Business trip expenses' })).toBeVisible();
      await expect(canvas.getByText(/^Tokyo, three days: flights/)).toBeVisible();
      await expectBadge(canvas, 'Business trip expenses', 'Pending', 'caution-soft');
      await expectBadge(canvas, 'Business trip expenses', 'Medium priority', 'info-soft');
      await expectText(canvas.getByText('Amount:').closest('p'), 'Amount: 1,284,500 KRW');
    });
    await step('shows submitter, type and date', async () => {
      const overview = within(section(canvas, 'Business trip expenses'));
      for (const [term, words] of [
        ['Submitted by', 'Sumin Choi'],
        ['Approver', 'Jiwoo Kim'],
        ['Department', 'Partnerships'],
        ['Submitted', 'Jan 4, 2025'],
        ['Type', 'Expense report'],
      ] as const) {
        await expectText(overview.getByText(term).parentElement, `${term}${words}`);
      }
    });
    await step('lists the expenses', async () => {
      const expenses = section(canvas, 'Expense breakdown');
      await expectText(expenses, 'PeriodDec 27, 2024 – Dec 30, 2024');
      await expectText(expenses, 'DestinationsTokyo, JapanYokohama, Japan');
      await expectText(
        section(canvas, 'Categories'),
        'Flights512,000Hotel594,000Meals138,500Local transport40,000Total1,284,500 KRW',
      );
    });
    await step('lists the attachments, each to be downloaded', async () => {
      const attachments = section(canvas, 'Attachments');
      await expect(rows(attachments)).toEqual([
        'flight-receipt.pdfPDF · 626 bytes',
        'hotel-invoice.pdfPDF · 615 bytes',
        'meals.pngPNG · 70 bytes',
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Download hotel-invoice.pdf' }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await expect(args.onDownload).toHaveBeenCalledWith(
        {
          id: 2,
          name: 'hotel-invoice.pdf',
          size: 615,
          type: 'PDF',
          sha256: '888e1acff31464382e9c08bcaf78d7c8bcc131c57345f36fb5643769a8902560',
        },
        expect.any(AbortSignal),
      );
    });
    await step('shows the verification', async () => {
      const proof = section(canvas, 'Blockchain verification');
      await expect(within(proof).getByText('VERIFIED')).toBeVisible();
      await expectText(
        proof,
        'Hash3f894952a38e9cabcbbc71c3c9829fdca935e85a50e5ca7896c5fa64e31fce1a3f89 4952 a38e 9cab cbbc 71c3 c982 9fdc a935 e85a 50e5 ca78 96c5 fa64 e31f ce1aTimestampJan 4, 2025 18:30',
      );
    });
    await step('shows its history', async () => {
      await expect(rows(section(canvas, 'Document history'))).toEqual([
        'Submitted by Sumin ChoiJan 4, 2025 11:30',
        'Commented by Jihun LeeJan 4, 2025 18:30The hotel was booked at the conference rate.',
      ]);
    });
    await step('has the form for the decision', async () => {
      await expect(commentField(canvas)).toHaveValue('');
      await expect(commentField(canvas)).toHaveAccessibleDescription(
        'Required to reject, optional to approve.',
      );
      await expect(rejectButton(canvas)).toBeEnabled();
      await expect(approveButton(canvas)).toBeEnabled();
    });
    await step('goes back to Work', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
    });
    await expect(allSentRequests()).toHaveLength(0);
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('document-detail.state.pending'),
  argTypes: { onReview: outcomes.control, onDownload: downloads.control },
});

/** The document cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('document-detail.state.load-error'),
  args: { lookup: lookups.named('failed') },
});

/** The requester sees the approver, but has no decision form. */
export const AskedByThePerson = meta.story({
  parameters: shows(
    'document-detail.state.requester',
    'document-detail.rule.review-only-pending',
    'document-detail.content.approver',
  ),
  args: { lookup: lookups.named('pending, asked by the person') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Business trip expenses', 'Pending', 'caution-soft');
    await expectNothingToDecide(canvas);
    await expect(canvas.getByText('Waiting for Jiwoo Kim to decide.')).toBeVisible();
  },
});

/** A request with only the required facts has no empty lines and no expense section. */
export const NothingButWhatIsNeeded = meta.story({
  parameters: shows('document-detail.state.short'),
  args: { lookup: lookups.named('nothing but what is needed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Monitor' })).toBeVisible();
    await expect(canvas.getByText('Approver').nextElementSibling?.textContent).toBe('Not known');
    await expect(canvas.queryByText('Department')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Expense breakdown' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Categories' })).toBeNull();
    await expectText(section(canvas, 'Attachments'), 'No attachments');
    await expect(
      within(section(canvas, 'Blockchain verification')).getByText('VERIFIED'),
    ).toBeVisible();
  },
});

/** One digit of the amount was changed: the document is not verified, and the card explains what that means. */
export const NotVerified = meta.story({
  parameters: shows('document-detail.state.not-verified', 'document-detail.rule.verified-badge'),
  args: { lookup: lookups.named('changed') },
  play: async ({ canvas }) => {
    const proof = section(canvas, 'Blockchain verification');
    await expect(within(proof).getByText('Not verified')).toHaveClass('bg-negative-soft');
    await expect(within(proof).queryByText('VERIFIED')).not.toBeInTheDocument();
    await expectText(
      proof,
      'The content or the history of this document does not match its hashes. Something in it may have been changed, so do not rely on it.',
    );
  },
});

/** A document without its history has no hash and is not verified. */
export const WithoutHistory = meta.story({
  parameters: shows('document-detail.state.not-verified'),
  args: { lookup: lookups.named('without a history') },
  play: async ({ canvas }) => {
    const proof = within(section(canvas, 'Blockchain verification'));
    await expect(proof.getByText('Not verified')).toBeVisible();
    await expect(proof.getByText('Hash').nextElementSibling?.textContent).toBe('None');
  },
});

/** An approved document has a green badge and no decision form. */
export const Approved = meta.story({
  parameters: shows('document-detail.state.approved'),
  args: { lookup: lookups.named('approved') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Conference registration', 'Approved', 'positive-soft');
    await expectText(section(canvas, 'Expense breakdown'), 'DestinationAmsterdam, Netherlands');
    await expectNothingToDecide(canvas);
  },
});

/** A rejected document has a red badge and no decision form. The example has no attachments. */
export const Rejected = meta.story({
  parameters: shows('document-detail.state.rejected'),
  args: { lookup: lookups.named('rejected') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Overtime request', 'Rejected', 'negative-soft');
    await expectText(section(canvas, 'Attachments'), 'No attachments');
    await expectNothingToDecide(canvas);
  },
});

/** A request that was taken back: a grey badge, its time, and one entry of the history. It is still verified. */
export const TakenBack = meta.story({
  parameters: shows('document-detail.state.taken-back'),
  args: { lookup: lookups.named('taken back') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Business trip expenses', 'Taken back', 'well');
    await expect(
      canvas.getByText(/^Sumin Choi took this request back on Jan 5, 2025/),
    ).toBeVisible();
    // Without the entry for the previous version.
    await expect(rows(section(canvas, 'Document history'))).toHaveLength(
      sample(1).history.length + 1,
    );
    await expectText(section(canvas, 'Document history'), 'Taken back by Sumin Choi');
    await expect(canvas.getByText('VERIFIED')).toBeVisible();
    await expectNothingToDecide(canvas);
  },
});

/** An earlier version of a corrected request leads to the newest one, and cannot be decided. */
export const EarlierVersion = meta.story({
  parameters: shows('document-detail.state.corrected'),
  args: { lookup: lookups.named('corrected') },
  play: async ({ canvas, args, userEvent }) => {
    await expectBadge(canvas, 'Business trip expenses', 'Corrected', 'well');
    await expectText(section(canvas, 'Document history'), 'Corrected by Sumin Choi');
    await expectNothingToDecide(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Open the newest version' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/document/12');
  },
});

/** The newest version of a corrected request says when it was corrected, and leads to the earlier one. */
export const NewestVersion = meta.story({
  parameters: shows('document-detail.state.correction'),
  args: { lookup: lookups.named('a correction') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Corrected on /)).toBeVisible();
    await expect(approveButton(canvas)).toBeEnabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Open the earlier version' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/document/7');
  },
});

const ownRequest = { lookup: lookups.named('pending, asked by the person') };
const takeBackButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Take back' });
const question = (canvas: Canvas) =>
  canvas.getByRole('alertdialog', { name: 'Take this request back?' });

/** Correct leads to the form with the content of the request. */
export const CorrectRequest = meta.story({
  parameters: {
    ...shows('document-detail.transition.correct'),
    ...sameAs('Asked By The Person', 'a press on the link changes nothing here'),
  },
  args: ownRequest,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Correct' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/request-approval?corrects=1');
  },
});

/** Taking back asks first, with the focus on the safe choice. */
export const TakeBackQuestion = meta.story({
  parameters: shows('document-detail.state.take-back-question'),
  args: ownRequest,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(takeBackButton(canvas));
    await expectText(
      question(canvas),
      'Jiwoo Kim can no longer decide on “Business trip expenses”. This cannot be undone.',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onTakeBack).not.toHaveBeenCalled();
  },
});

/** A request is taken back: a toast confirms it, the page shows it, and the message about it has the focus. */
export const RequestTakenBack = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.taken-back'),
  beforeEach({ msw }) {
    msw.use(mock('workDocument').ok({ ...sample(1), role: 'requester' }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    msw.use(mock('workDocument').ok({ ...ended('withdrawn'), role: 'requester' }));
    await userEvent.click(within(question(canvas)).getByRole('button', { name: 'Take back' }));
    await expectToast('request-approval.taken-back');
    const message = await canvas.findByText('You have taken this request back.');
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: 'Correct' })).not.toBeInTheDocument();
    await expect(sentRequests('takeBackRequest').map(({ params }) => params['id'])).toEqual(['1']);
  },
});

/** Every kind of failure: the question stays open, says why, and can be confirmed again. */
export const TakeBackFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.take-back-failed'),
  beforeEach({ msw }) {
    msw.use(mock('workDocument').ok({ ...sample(1), role: 'requester' }));
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    await failInEveryWay(
      'takeBackRequest',
      playing,
      () => within(question(canvas)).getByRole('button', { name: 'Take back' }),
      'Check your connection and try again.',
    );
  },
});

/** A picture opens in a sheet after its hash was checked. Files of other types have no preview. */
export const PicturePreview = meta.story({
  ...flow,
  parameters: shows('document-detail.state.preview', 'document-detail.rule.attachment-checked'),
  beforeEach({ msw }) {
    const { content } = sampleAttachment('meals.png');
    msw.use(mock('workAttachment').ok(new Blob([Uint8Array.from(content)])));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview meals.png' }));
    const picture = await canvas.findByRole('img', { name: 'Preview of meals.png' });
    await expect(picture).toHaveAttribute('src', mealsPicture.url);
    const sheet = canvas.getByRole('dialog');
    await expect(sheet).toHaveAccessibleName('Preview');
    // A paragraph cannot contain a sheet: a parser of HTML would end it before.
    await expect(sheet.closest('p')).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: 'Preview flight-receipt.pdf' }),
    ).not.toBeInTheDocument();
  },
});

/** A picture that differs from the submitted one is not shown, and a toast says so. */
export const PreviewChanged = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.attachment-changed'),
  play: async ({ canvas, userEvent }) => {
    // The mocks answer with the flight receipt.
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview meals.png' }));
    await expectToast('document.attachment-changed');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The picture cannot be downloaded: a toast says so, and the button has the focus. */
export const PreviewFailed = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.download-failed'),
  beforeEach({ msw }) {
    msw.use(mock('workAttachment').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Preview meals.png' });
    await userEvent.click(button);
    await expectToast('document.download-failed');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A picture with too many pixels is not decoded: the row says so, and it can still be downloaded. */
export const PreviewTooLarge = meta.story({
  parameters: shows('document-detail.state.preview-too-large'),
  args: {
    onPreview: fn<DocumentActions['onPreview']>(() => Promise.resolve({ picture: undefined })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview meals.png' }));
    await expect(await canvas.findByText(/No preview: too many pixels/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download meals.png' })).toBeVisible();
  },
});

/** A document in review has a blue badge and no decision form. Its history has no entry about the review. */
export const InReview = meta.story({
  parameters: shows('document-detail.state.in-review', 'document-detail.rule.verified-badge'),
  args: { lookup: lookups.named('in review') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Employment contract', 'In review', 'info-soft');
    await expectNothingToDecide(canvas);
    const proof = section(canvas, 'Blockchain verification');
    await expect(within(proof).queryByText('VERIFIED')).not.toBeInTheDocument();
    await expect(within(proof).getByText('Not verified')).toBeVisible();
    await expectText(proof, '5e1c639122c9c32bb091e4353f338c06323146a2779f54102ee5eb27e652449a');
  },
});

/** An unknown status is shown unchanged, with a grey badge and no decision form. */
export const UnknownStatus = meta.story({
  parameters: shows('document-detail.state.unknown-status'),
  args: { lookup: lookups.named('unknown status') },
  play: async ({ canvas }) => {
    await expectBadge(canvas, 'Business trip expenses', 'Sent back for changes', 'well');
    await expectNothingToDecide(canvas);
  },
});

/** Grey, blue, orange and red, each with a label and a mark that points higher for a higher priority. */
export const Priorities = meta.story({
  ...rendersApp('/document/3'),
  parameters: { ...shows('document-detail.state.priorities'), frame: 'app' },
  play: async ({ canvas }) => {
    for (const [id, title, words, colour] of [
      [3, 'Team offsite in Gyeongju', 'Low priority', 'well'],
      [1, 'Business trip expenses', 'Medium priority', 'info-soft'],
      [8, 'Partner visit to Singapore', 'High priority', 'caution-soft'],
      [2, 'Cloud hosting renewal', 'Urgent priority', 'negative-soft'],
    ] as const) {
      storyServices().navigate(`/document/${id}`);
      await canvas.findByRole('heading', { name: title });
      await expectBadge(canvas, title, words, colour);
    }
  },
});

/** A rejection needs a comment: a toast and the field show an error, and the field gets the focus. */
export const CommentRequired = meta.story({
  parameters: shows('document-detail.validation.comment-required'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('refuses a rejection without a comment', async () => {
      for (const comment of ['', '   ']) {
        await fill(commentField(canvas), comment);
        await userEvent.click(rejectButton(canvas));
        await expectToast('document.comment-required');
        await expect(commentField(canvas)).toHaveFocus();
        await expect(commentField(canvas)).toBeInvalid();
        await expect(commentField(canvas)).toHaveAccessibleDescription(
          'Say why you reject this document. Required to reject, optional to approve.',
        );
      }
      await expect(args.onReview).not.toHaveBeenCalled();
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
    await step('shows the error while the comment is empty', async () => {
      await fill(commentField(canvas), 'Too expensive.');
      await expect(commentField(canvas)).toBeValid();
      await fill(commentField(canvas), '');
      await expect(commentField(canvas)).toBeInvalid();
    });
  },
});

/** A recovery phrase or private key is refused in the comment, and no decision is sent. */
export const SecretPasted = meta.story({
  parameters: shows('document-detail.validation.secret'),
  play: async ({ canvas, args, userEvent }) => {
    await enterSecrets(commentField(canvas), userEvent);
    for (const name of ['Approve', 'Reject']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(commentField(canvas)).toHaveFocus();
    }
    await expect(args.onReview).not.toHaveBeenCalled();
  },
});

/** An approval needs no comment, even after a rejection without one was refused. */
export const ApproveWithoutComment = meta.story({
  parameters: shows('document-detail.rule.approve-no-comment'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(rejectButton(canvas));
    await expect(commentField(canvas)).toBeInvalid();
    await userEvent.click(approveButton(canvas));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onReview).toHaveBeenCalledWith(sample(1), {
      action: 'approve',
      comment: '',
    });
    await expect(commentField(canvas)).toBeValid();
  },
});

/** While the decision is sent, the comment and the buttons are disabled, and a second press does nothing. */
export const Processing = meta.story({
  parameters: shows('document-detail.state.processing'),
  args: { onReview: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fill(commentField(canvas), 'Have a good trip.');
    await userEvent.dblClick(approveButton(canvas));
    await waitFor(() => expect(approveButton(canvas)).toBeDisabled());
    await expect(approveButton(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(rejectButton(canvas)).toBeDisabled();
    await expect(rejectButton(canvas)).not.toHaveAttribute('aria-busy');
    await expect(commentField(canvas)).toBeDisabled();
    await userEvent.click(rejectButton(canvas));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** While a rejection is sent, the Reject button is busy. */
export const ProcessingRejection = meta.story({
  parameters: shows('document-detail.state.processing'),
  args: { onReview: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await fill(commentField(canvas), 'Too expensive.');
    await userEvent.click(rejectButton(canvas));
    await waitFor(() => expect(rejectButton(canvas)).toHaveAttribute('aria-busy', 'true'));
    await expect(rejectButton(canvas)).toBeDisabled();
    await expect(approveButton(canvas)).toBeDisabled();
    await expect(approveButton(canvas)).not.toHaveAttribute('aria-busy');
    await expect(commentField(canvas)).toHaveValue('Too expensive.');
  },
});

/** An approval with a comment: a toast says so, Work opens, and everything that shows the document is refetched. */
export const DocumentApproved = meta.story({
  ...flow,
  parameters: shows(
    'document-detail.toast.approved',
    'document-detail.transition.action-to-work',
    'document-detail.rule.decision-sent',
  ),
  play: async ({ canvas, userEvent }) => {
    const review = within(await canvas.findByRole('region', { name: 'Review' }));
    await fill(review.getByRole('textbox', { name: 'Comment' }), '  Have a good trip. ');
    await userEvent.click(approveButton(canvas));
    await expectToast('document.approved');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/work');
    await expect(
      sentRequests('reviewDocument').map(({ params, body }) => [params['id'], body]),
    ).toEqual([['1', { action: 'approve', comment: 'Have a good trip.' }]]);
    await waitFor(() => expect(sentRequests('workDocument')).toHaveLength(2));
  },
});

/** A rejection with its reason: a toast says so, and Work opens. A second decision is not possible. */
export const DocumentRejected = meta.story({
  parameters: shows('document-detail.toast.rejected', 'document-detail.transition.action-to-work'),
  play: async ({ canvas, args, userEvent }) => {
    await fill(commentField(canvas), 'Too expensive.');
    await userEvent.click(rejectButton(canvas));
    await expectToast('document.rejected');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
    await userEvent.click(approveButton(canvas));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onReview).toHaveBeenCalledWith(sample(1), {
      action: 'reject',
      comment: 'Too expensive.',
    });
  },
});

/** The decision fails: a toast and the form say so. The comment stays, and the button can be pressed again. */
export const ActionFailed = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain'),
  beforeEach({ msw }) {
    msw.use(mock('reviewDocument').offline());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Comment' });
    await fill(commentField(canvas), 'Have a good trip.');
    await userEvent.click(approveButton(canvas));
    await expectToast('write.uncertain');
    await expectText(
      canvas.getByRole('alert'),
      'We do not know whether the decision got through. Check your connection and try again. Your comment is still here.',
    );
    await expect(commentField(canvas)).toHaveValue('Have a good trip.');
    await waitFor(() => expect(approveButton(canvas)).toHaveFocus());
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** The second attempt succeeds, and Work opens. */
export const ApprovedAtTheSecondTry = meta.story({
  ...flow,
  parameters: {
    ...shows('document-detail.toast.approved'),
    ...sameAs('Document Approved', 'the document is approved at the end'),
  },
  beforeEach({ msw }) {
    msw.use(mock('reviewDocument').offline());
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.click(approveButton(canvas));
    await expectToast('write.uncertain');
    msw.use(mock('reviewDocument').ok());
    await userEvent.click(approveButton(canvas));
    await waitFor(() => expect(storyServices().navigate).toHaveBeenLastCalledWith('/work'));
    await expect(sentRequests('reviewDocument')).toHaveLength(2);
  },
});

/** Another user has already decided: the provider's message replaces the form and gets the focus. */
export const DecidedElsewhere = meta.story({
  ...flow,
  parameters: shows(
    'document-detail.state.decided-elsewhere',
    'document-detail.toast.action-failed',
  ),
  beforeEach({ msw }) {
    msw.use(mock('reviewDocument').refused(409, 'This document has already been approved.'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Comment' });
    msw.use(mock('workDocument').ok(buildWorkDocument(4, { id: 1 })));
    await fill(commentField(canvas), 'Too expensive.');
    await userEvent.click(rejectButton(canvas));
    await expectRefusalToast('This document has already been approved.', 'document.action-failed');
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    const message = canvas.getByRole('alert');
    await expectText(message, 'This document has already been approved.');
    await expect(message.parentElement).toHaveFocus();
    await expectBadge(canvas, 'Conference registration', 'Approved', 'positive-soft');
    await expectNothingToDecide(canvas);
  },
});

/** The answer is lost: the refetched document shows the decision, without an error beside it. */
export const AnswerLost = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain', 'document-detail.rule.decision-sent'),
  beforeEach({ msw }) {
    msw.use(mock('reviewDocument').offline());
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Comment' });
    msw.use(mock('workDocument').ok(buildWorkDocument(4, { id: 1 })));
    await userEvent.click(approveButton(canvas));
    await expectToast('write.uncertain');
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(canvas.getByText('The document has been approved.')).toBeVisible();
    await expect(canvas.queryByText(/got through/)).not.toBeInTheDocument();
    await expectNothingToDecide(canvas);
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const DecisionFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.action-failed'),
  play: async (playing) => {
    await playing.canvas.findByRole('textbox', { name: 'Comment' });
    await fill(commentField(playing.canvas), 'Have a good trip.');
    await failInEveryWay(
      'reviewDocument',
      playing,
      approveButton,
      'We do not know whether the decision got through. Check your connection and try again. Your comment is still here.',
    );
  },
});

/** An attachment is saved under its name if its bytes match the submitted ones. */
export const AttachmentSaved = meta.story({
  ...flow,
  parameters: shows('document-detail.rule.attachment-checked'),
  play: async ({ canvas, userEvent }) => {
    const { device } = storyServices();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download flight-receipt.pdf' }),
    );
    await waitFor(() => expect(device.saveFile).toHaveBeenCalledOnce());
    const [fileName, content, type] = device.saveFile.mock.lastCall ?? [];
    await expect(fileName).toBe('flight-receipt.pdf');
    // A type that no browser opens.
    await expect(type).toBe('application/octet-stream');
    await expect(content).toHaveProperty('size', 626);
    await expect(sentRequests('workAttachment').map(({ params }) => params['id'])).toEqual(['1']);
    await expectNoToast();
  },
});

/** The bytes of another file arrive: nothing is saved, and a toast says so. */
export const AttachmentChanged = meta.story({
  ...flow,
  parameters: shows(
    'document-detail.toast.attachment-changed',
    'document-detail.rule.attachment-checked',
  ),
  play: async ({ canvas, userEvent }) => {
    // The mocks answer with the flight receipt.
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download hotel-invoice.pdf' }),
    );
    await expectToast('document.attachment-changed');
    await expect(storyServices().device.saveFile).not.toHaveBeenCalled();
  },
});

/**
 * While an attachment is downloaded, its button is busy but still has the focus. Other attachments can be downloaded.
 */
export const Downloading = meta.story({
  parameters: shows('document-detail.state.downloading'),
  args: { onDownload: fn(() => new Promise<'saved'>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download meals.png' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
    await expect(args.onDownload).toHaveBeenCalledOnce();
    const other = canvas.getByRole('button', { name: 'Download hotel-invoice.pdf' });
    await expect(other).not.toHaveAttribute('aria-busy');
    await userEvent.click(other);
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
    await expectNoToast();
  },
});

/** The download fails: a toast says so, nothing is saved, and the button can be pressed again. */
export const DownloadFailed = meta.story({
  ...flow,
  parameters: shows('document-detail.toast.download-failed'),
  beforeEach({ msw }) {
    msw.use(mock('workAttachment').refused(500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { device } = storyServices();
    const button = await canvas.findByRole('button', { name: 'Download flight-receipt.pdf' });
    await userEvent.click(button);
    await expectToast('document.download-failed');
    await expect(device.saveFile).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    msw.use(mock('workAttachment').ok());
    await userEvent.click(button);
    await waitFor(() => expect(device.saveFile).toHaveBeenCalledOnce());
  },
});

/** The longest words fit the column. */
export const LongWords = meta.story({
  parameters: shows('document-detail.content.heading', 'document-detail.content.amount'),
  args: {
    lookup: ready(
      asSubmitted({
        title:
          'Supercalifragilisticexpialidocious_travel_and_representation_expenses of the whole partnership department, fourth quarter',
        description:
          'Flights, hotels, meals, taxis, gifts and conference places of eleven people in seven cities, with every receipt attached below.',
        type: 'quarterly_travel_and_representation_expense_report',
        status: 'waiting_for_a_second_signature',
        priority: 'urgent',
        approver: 'Maximiliane-Alexandra von Hohenlohe-Waldenburg-Schillingsfürst',
        submittedBy: 'Maximiliane-Alexandra von Hohenlohe-Waldenburg-Schillingsfürst',
        department: 'International partnerships and regulatory affairs',
        amount: '987,654,321,098.75',
        attachments: [
          {
            id: 1,
            name: 'receipts_of_the_whole_partnership_department_fourth_quarter_final_v12.pdf',
            size: 1_023_900_000,
            type: 'PDF',
            sha256: '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0',
          },
        ],
        details: {
          period: 'Oct 1, 2024 – Dec 31, 2024',
          destinations: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales'],
          categories: [
            { name: 'Flights and other long-distance transport', amount: '987,654,320,000.00' },
            { name: 'Representation', amount: '1,098.75' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByText('Amount:').closest('p'), 'Amount: 987,654,321,098.75 KRW');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The address names the document, and a skeleton is shown until it is loaded. */
export const OpenedByItsAddress = meta.story({
  ...rendersRoute(DocumentRoute, '/document/2'),
  parameters: shows('document-detail.state.pending'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cloud hosting renewal' }),
    ).toBeVisible();
    await expect(sentRequests('workDocument').map(({ params }) => params['id'])).toEqual(['2']);
  },
});

/** The number in the address is not a document of this user. */
export const AddressOfNoDocument = meta.story({
  ...rendersRoute(DocumentRoute, '/document/999'),
  parameters: {
    ...shows('document-detail.state.not-found'),
    ...sameAs('Not Found', 'the page is the same for every address'),
  },
  beforeEach({ msw }) {
    msw.use(mock('workDocument').refused(404));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  },
});

/** The address has no number: no document is requested. */
export const AddressWithoutNumber = meta.story({
  ...rendersRoute(DocumentRoute, '/document/first'),
  parameters: {
    ...shows('document-detail.state.not-found'),
    ...sameAs('Not Found', 'the page is the same for every address'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Document Not Found' })).toBeVisible();
    await expect(sentRequests('workDocument')).toEqual([]);
  },
});
