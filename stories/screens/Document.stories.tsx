import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import DocumentRoute from '#app/routes/DocumentRoute.tsx';
import { fixedNow } from '#mocks/builders.ts';
import { allSentRequests } from '#mocks/scenarios.ts';
import { sampleDocument } from '#samples/documents.ts';
import { DocumentScreen } from '#screens/document/DocumentScreen.tsx';
import type { DocumentLookup, WorkDocument } from '#wallet/entities/document.ts';

import { shows } from '../catalogue.ts';
import { fill } from '../fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '../render-app.tsx';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

/** One of the sample documents. */
function sample(id: number): WorkDocument {
  const found = sampleDocument(id, fixedNow);
  if (!found) throw new Error(`There is no sample document ${id}`);
  return found;
}

const found = (shown: WorkDocument): DocumentLookup => ({ status: 'found', document: shown });

const lookups = namedFixtures<DocumentLookup, string>({
  loading: { status: 'loading' },
  'not found': { status: 'not-found' },
  pending: found(sample(1)),
  approved: found(sample(4)),
  rejected: found(sample(5)),
  'in review': found(sample(6)),
  'unknown status': found({ ...sample(1), status: 'sent_back_for_changes' }),
});

const meta = preview.meta({
  title: 'Screens/Document Details',
  component: DocumentScreen,
  argTypes: { lookup: lookups.control },
  args: {
    lookup: lookups.named('pending'),
    onDownload: fn(),
    onReview: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
  },
});

const flow = rendersRoute(DocumentRoute, '/document/1');

const commentField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Comment' });
const rejectButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Reject' });
const approveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Approve' });
const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });
const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** Holds that a document has a badge of this colour, which says in words what it means. */
async function seeBadge(canvas: Canvas, title: string, words: string, colour: string) {
  const badge = within(section(canvas, title)).getByText(words);
  await expect(badge).toBeVisible();
  await expect(badge).toHaveClass(`bg-${colour}`);
}

async function seeNothingToDecide(canvas: Canvas) {
  await expect(canvas.queryByRole('region', { name: 'Review' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
}

/** While the document loads, a skeleton shows in its place. */
export const Loading = meta.story({
  parameters: shows('document-detail.state.loading'),
  args: { lookup: lookups.named('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Document Details');
    await expect(canvas.getByText('Loading the document')).toBeInTheDocument();
    await expect(canvas.queryByText('Document Not Found')).not.toBeInTheDocument();
    await seeNothingToDecide(canvas);
  },
});

/** There is no such document: the screen says so and links back to Work. */
export const NotFound = meta.story({
  parameters: shows('document-detail.state.not-found', 'document-detail.transition.not-found-back'),
  args: { lookup: lookups.named('not found') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
    await seeNothingToDecide(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Work' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
  },
});

/** A pending document with all its details, and the form that decides on it. */
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
    'document-detail.rule.sample-data',
    'document-detail.transition.back',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('heads it with title, status, priority and amount', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Document Details');
      await expect(canvas.getByRole('heading', { name: 'Business trip expenses' })).toBeVisible();
      await expect(canvas.getByText(/^Tokyo, three days: flights/)).toBeVisible();
      await seeBadge(canvas, 'Business trip expenses', 'Pending', 'caution-soft');
      await seeBadge(canvas, 'Business trip expenses', 'Medium priority', 'info-soft');
      await expect(canvas.getByText('Amount:').closest('p')).toHaveTextContent(
        'Amount: 1,284,500 KRW',
      );
    });
    await step('says who submitted what, and when', async () => {
      const overview = within(section(canvas, 'Business trip expenses'));
      for (const [term, words] of [
        ['Submitted by', 'Sumin Choi'],
        ['Department', 'Partnerships'],
        ['Submitted', 'Jan 4, 2025'],
        ['Type', 'Expense report'],
      ] as const) {
        await expect(overview.getByText(term).parentElement).toHaveTextContent(`${term}${words}`);
      }
    });
    await step('lists the expenses', async () => {
      const expenses = section(canvas, 'Expense breakdown');
      await expect(expenses).toHaveTextContent('PeriodDec 27, 2024 – Dec 30, 2024');
      await expect(expenses).toHaveTextContent('DestinationsTokyo, JapanYokohama, Japan');
      await expect(section(canvas, 'Categories')).toHaveTextContent(
        'Flights512,000Hotel594,000Meals138,500Local transport40,000Total1,284,500 KRW',
      );
    });
    await step('lists the attachments, each to be downloaded', async () => {
      const attachments = section(canvas, 'Attachments');
      await expect(rows(attachments)).toEqual([
        'flight-receipt.pdfPDF · 248 KB',
        'hotel-invoice.pdfPDF · 312 KB',
        'meals.jpgJPEG · 1.8 MB',
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Download hotel-invoice.pdf' }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await expect(args.onDownload).toHaveBeenCalledWith({
        name: 'hotel-invoice.pdf',
        size: '312 KB',
        type: 'PDF',
      });
    });
    await step('shows the verification', async () => {
      const proof = section(canvas, 'Blockchain verification');
      await expect(within(proof).getByText('VERIFIED')).toBeVisible();
      await expect(
        within(proof).getByText(
          '0x64794b9caa3b4127946fd53fbfb4e54a335acedaa755a66c8a0e2f0c62b0f4c8',
        ),
      ).toBeVisible();
      await expect(proof).toHaveTextContent('TimestampJan 4, 2025 11:32');
    });
    await step('shows its history', async () => {
      await expect(rows(section(canvas, 'Document history'))).toEqual([
        'Submitted by Sumin ChoiJan 4, 2025 11:30',
        'Commented by Jihun LeeJan 4, 2025 18:30The hotel was booked at the conference rate.',
      ]);
    });
    await step('has the form that decides', async () => {
      await expect(commentField(canvas)).toHaveValue('');
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

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({
  parameters: shows('document-detail.state.pending'),
  argTypes: { onReview: outcomes.control },
});

/** An approved document has a green badge and no form to decide. */
export const Approved = meta.story({
  parameters: shows('document-detail.state.approved'),
  args: { lookup: lookups.named('approved') },
  play: async ({ canvas }) => {
    await seeBadge(canvas, 'Conference registration', 'Approved', 'positive-soft');
    await seeNothingToDecide(canvas);
  },
});

/** A rejected document has a red badge and no form to decide. This one has no attachments. */
export const Rejected = meta.story({
  parameters: shows('document-detail.state.rejected'),
  args: { lookup: lookups.named('rejected') },
  play: async ({ canvas }) => {
    await seeBadge(canvas, 'Overtime request', 'Rejected', 'negative-soft');
    await expect(section(canvas, 'Attachments')).toHaveTextContent('No attachments');
    await seeNothingToDecide(canvas);
  },
});

/** A document in review has a blue badge and no form to decide. This one is not verified yet. */
export const InReview = meta.story({
  parameters: shows('document-detail.state.in-review', 'document-detail.rule.verified-badge'),
  args: { lookup: lookups.named('in review') },
  play: async ({ canvas }) => {
    await seeBadge(canvas, 'Employment contract', 'In review', 'info-soft');
    await seeNothingToDecide(canvas);
    const proof = section(canvas, 'Blockchain verification');
    await expect(within(proof).queryByText('VERIFIED')).not.toBeInTheDocument();
    await expect(proof).toHaveTextContent('This document is not verified yet.');
    await expect(proof).toHaveTextContent(
      '0x33f86d481dd7366ca33688c38297c6302855fd1fe04b069a5136877b4b272206',
    );
  },
});

/** An unknown status is shown as it is, with a grey badge and no form to decide. */
export const UnknownStatus = meta.story({
  parameters: shows('document-detail.state.unknown-status'),
  args: { lookup: lookups.named('unknown status') },
  play: async ({ canvas }) => {
    await seeBadge(canvas, 'Business trip expenses', 'Sent back for changes', 'sunken');
    await seeNothingToDecide(canvas);
  },
});

/** Grey, blue, orange and red, each with its word and a mark that points higher for a higher priority. */
export const Priorities = meta.story({
  ...rendersApp('/document/3'),
  parameters: { ...shows('document-detail.state.priorities'), frame: 'app' },
  play: async ({ canvas }) => {
    for (const [id, title, words, colour] of [
      [3, 'Team offsite in Gyeongju', 'Low priority', 'sunken'],
      [1, 'Business trip expenses', 'Medium priority', 'info-soft'],
      [8, 'Partner visit to Singapore', 'High priority', 'caution-soft'],
      [2, 'Cloud hosting renewal', 'Urgent priority', 'negative-soft'],
    ] as const) {
      storyServices().navigate(`/document/${id}`);
      await canvas.findByRole('heading', { name: title });
      await seeBadge(canvas, title, words, colour);
    }
  },
});

/** A rejection needs a reason that is not blank: a toast and the field say so, and the field gets the focus. */
export const CommentRequired = meta.story({
  parameters: shows('document-detail.validation.comment-required'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('refuses it', async () => {
      for (const comment of ['', '   ']) {
        await fill(commentField(canvas), comment);
        await userEvent.click(rejectButton(canvas));
        await seeToast({
          title: 'Comment Required',
          message: 'Please provide a reason for rejection',
          tone: 'destructive',
        });
        await expect(commentField(canvas)).toHaveFocus();
        await expect(commentField(canvas)).toBeInvalid();
        await expect(commentField(canvas)).toHaveAccessibleDescription(
          /^Say why you reject this document\./,
        );
      }
      await expect(args.onReview).not.toHaveBeenCalled();
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
    await step('says so for as long as it is blank', async () => {
      await fill(commentField(canvas), 'Too expensive.');
      await expect(commentField(canvas)).toBeValid();
      await fill(commentField(canvas), '');
      await expect(commentField(canvas)).toBeInvalid();
    });
  },
});

/** An approval needs no comment, also after a rejection without one was refused. */
export const ApproveWithoutComment = meta.story({
  parameters: shows('document-detail.rule.approve-no-comment'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(rejectButton(canvas));
    await expect(commentField(canvas)).toBeInvalid();
    await userEvent.click(approveButton(canvas));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onReview).toHaveBeenCalledWith(
      { action: 'approve', comment: '' },
      expect.any(AbortSignal),
    );
    await expect(commentField(canvas)).toBeValid();
  },
});

/** While the decision is processed, comment and buttons are disabled, and a second press has no effect. */
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
    await seeNoToast();
  },
});

/** While a rejection is processed, its own button shows that. */
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

/** An approval with a comment: a toast says so, and Work opens. */
export const DocumentApproved = meta.story({
  ...flow,
  parameters: shows(
    'document-detail.toast.approved',
    'document-detail.transition.action-to-work',
    'document-detail.rule.simulated',
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Comment' });
    await fill(commentField(canvas), '  Have a good trip. ');
    await userEvent.click(approveButton(canvas));
    await seeToast({
      title: 'Document Approved',
      message: 'The document has been approved.',
      tone: 'default',
    });
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/work');
    await expect(allSentRequests()).toHaveLength(0);
  },
});

/** A rejection with its reason: a toast says so, and Work opens. A second decision is not possible. */
export const DocumentRejected = meta.story({
  parameters: shows('document-detail.toast.rejected', 'document-detail.transition.action-to-work'),
  play: async ({ canvas, args, userEvent }) => {
    await fill(commentField(canvas), 'Too expensive.');
    await userEvent.click(rejectButton(canvas));
    await seeToast({
      title: 'Document Rejected',
      message: 'The document has been rejected.',
      tone: 'default',
    });
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/work');
    await userEvent.click(approveButton(canvas));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onReview).toHaveBeenCalledWith(
      { action: 'reject', comment: 'Too expensive.' },
      expect.any(AbortSignal),
    );
  },
});

/** The decision fails: a toast and the form say so. The comment stays, and the button can be pressed again. */
export const ActionFailed = meta.story({
  parameters: shows('document-detail.toast.action-failed'),
  args: { onReview: fn(() => Promise.reject(new Error('Nobody is there.'))) },
  play: async ({ canvas, args, userEvent }) => {
    await fill(commentField(canvas), 'Have a good trip.');
    await userEvent.click(approveButton(canvas));
    await seeToast({
      title: 'Action Failed',
      message: 'Failed to process the document. Please try again.',
      tone: 'destructive',
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing has been decided.');
    await expect(commentField(canvas)).toHaveValue('Have a good trip.');
    await expect(approveButton(canvas)).toHaveFocus();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.click(approveButton(canvas));
    await expect(args.onReview).toHaveBeenCalledTimes(2);
  },
});

/** The longest words stay inside the column. */
export const LongWords = meta.story({
  parameters: shows('document-detail.content.heading', 'document-detail.content.amount'),
  args: {
    lookup: found({
      ...sample(1),
      title:
        'Supercalifragilisticexpialidocious_travel_and_representation_expenses of the whole partnership department, fourth quarter',
      description:
        'Flights, hotels, meals, taxis, gifts and conference places of eleven people in seven cities, with every receipt attached below.',
      type: 'quarterly_travel_and_representation_expense_report',
      status: 'waiting_for_a_second_signature',
      priority: 'urgent',
      submittedBy: 'Maximiliane-Alexandra von Hohenlohe-Waldenburg-Schillingsfürst',
      department: 'International partnerships and regulatory affairs',
      amount: '987,654,321,098.75',
      attachments: [
        {
          name: 'receipts_of_the_whole_partnership_department_fourth_quarter_final_v12.pdf',
          size: '1,023.9 MB',
          type: 'PDF',
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
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount:').closest('p')).toHaveTextContent(
      'Amount: 987,654,321,098.75 KRW',
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The address names the document. Loading takes half a second, and an attachment is saved as a file. */
export const OpenedByItsAddress = meta.story({
  ...rendersRoute(DocumentRoute, '/document/2'),
  parameters: shows('document-detail.state.loading', 'document-detail.state.pending'),
  beforeEach: () => storyServices().clock.hold(),
  play: async ({ canvas, step, userEvent }) => {
    const { clock, device } = storyServices();
    await step('takes half a second', async () => {
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.advance(499);
      await expect(canvas.getByText('Loading the document')).toBeInTheDocument();
      clock.advance(1);
      await expect(
        await canvas.findByRole('heading', { name: 'Cloud hosting renewal' }),
      ).toBeVisible();
    });
    await step('saves an attachment', async () => {
      const [download] = canvas.getAllByRole('button', { name: /^Download/ });
      if (download) await userEvent.click(download);
      await expect(device.saveFile).toHaveBeenCalledOnce();
      await expect(device.saveFile.mock.lastCall?.[2]).toBe('text/plain');
    });
  },
});

/** The number in the address belongs to no document. */
export const AddressOfNoDocument = meta.story({
  ...rendersRoute(DocumentRoute, '/document/999'),
  parameters: shows('document-detail.state.not-found'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  },
});
