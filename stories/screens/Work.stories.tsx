import { expect, fn, waitFor, within, type userEvent as events } from 'storybook/test';
import * as z from 'zod/mini';

import preview from '#.storybook/preview';
import WorkRoute from '#app/routes/WorkRoute.tsx';
import { buildWorkApproval, buildWorkApprovals, buildWorkRequests } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { WorkScreen, type WorkList } from '#screens/work/WorkScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { decided, WorkApproval } from '#wallet/entities/work-approval.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { enterSecrets } from '#harness/paste-secret.ts';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { remountOnArgsChange } from '#harness/remount-on-args-change.tsx';
import { notify } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof events.setup>;

const read = (approvals: unknown) => z.array(WorkApproval).parse(approvals);

const approvalsFixtures = loadableFixtures({
  sample: read(buildWorkApprovals()),
  none: read([]),
  'one pending': read([buildWorkApproval()]),
  'one approved': read([buildWorkApproval({ status: 'approved' })]),
  'one rejected': read([buildWorkApproval({ status: 'rejected' })]),
  'taken back': read([
    buildWorkApproval({
      status: 'rejected',
      decidedAt: '2025-01-05T01:00:00.000Z',
      takenBackAt: '2025-01-05T01:00:00.000Z',
    }),
  ]),
  corrected: read([buildWorkApproval({ correctedAt: '2025-01-05T01:00:00.000Z' })]),
  'unknown statuses': read([
    buildWorkApproval({ id: 1, title: 'Employment contract', status: 'in_review' }),
    buildWorkApproval({ id: 2, title: 'Parking permit', status: 'withdrawn' }),
    buildWorkApproval({ id: 3, title: 'Office plants', status: 'PENDING' }),
  ]),
  'all priorities': read([
    buildWorkApproval({ id: 1, title: 'Cloud hosting renewal', priority: 'urgent' }),
    buildWorkApproval({ id: 2, title: 'Business trip expenses', priority: 'normal' }),
    buildWorkApproval({ id: 3, title: 'Team offsite', priority: 'low', status: 'approved' }),
    buildWorkApproval({
      id: 4,
      title: 'Board resolution',
      priority: 'by_end_of_year',
      status: 'approved',
    }),
  ]),
  'longest texts': read([
    buildWorkApproval({
      id: 1,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      description:
        'https://intranet.example.com/finance/2025/q1/reimbursements/long-path-without-any-space',
      priority: 'urgent',
      submittedBy: 'Maximiliane-Alexandra von Hohenlohe-Waldenburg-Schillingsfürst',
      amount: '99,999,999,999,999,999,999.99',
      currency: 'SGD',
    }),
    buildWorkApproval({
      id: 2,
      title: '부산국제금융센터 3층 회의실 리모델링 및 사무용 가구 교체를 위한 추가 예산 승인 요청',
      description: '',
      priority: 'needs_the_signature_of_two_directors_and_the_board',
    }),
    buildWorkApproval({ id: 3, title: 'Q', description: '', status: 'rejected' }),
  ]),
});

const requestsFixtures = loadableFixtures({
  sample: read(buildWorkRequests()),
  none: read([]),
  'longest texts': read([
    buildWorkApproval({
      id: 1,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      approver: 'Maximiliane-Alexandra von Hohenlohe-Waldenburg-Schillingsfürst',
      amount: '99,999,999,999,999,999,999.99',
      currency: 'SGD',
    }),
    buildWorkApproval({
      id: 2,
      title: '부산국제금융센터 3층 회의실 리모델링 및 사무용 가구 교체를 위한 추가 예산 승인 요청',
      approver: '남궁민수',
      status: 'withdrawn',
    }),
  ]),
});

const approve = { action: 'approve', comment: '' } as const;
const reject = { action: 'reject', comment: 'Too expensive.' } as const;

const lists = namedFixtures<WorkList, string>({
  'to approve': 'approvals',
  'my requests': 'requests',
});

const meta = preview.meta({
  title: 'Screens/Work',
  tags: ['autodocs'],
  component: WorkScreen,
  argTypes: {
    approvals: approvalsFixtures.control,
    requests: requestsFixtures.control,
    shown: lists.control,
  },
  args: {
    approvals: approvalsFixtures.named('sample'),
    requests: requestsFixtures.named('sample'),
    shown: lists.named('to approve'),
    onShow: fn(),
    onDecide: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(WorkRoute);

const cardOf = (canvas: Canvas, title: string) => canvas.findByRole('article', { name: title });

/** The titles of the cards, from top to bottom. */
const titles = (canvas: Canvas) => {
  const headings: HTMLElement[] = canvas.getAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent);
};

/** Opens the form for a rejection in the list, and enters a reason. */
async function openReject(canvas: Canvas, user: User, title: string, reason = 'Too expensive.') {
  await user.click(await canvas.findByRole('button', { name: `Reject ${title}` }));
  const sheet = within(await canvas.findByRole('dialog', { name: 'Reject this document' }));
  if (reason !== '') await fill(sheet.getByLabelText('Reason'), reason);
  return { sheet, button: sheet.getByRole('button', { name: 'Reject' }) };
}

/** Waits until the three figures at the top have these values. */
async function expectCounts(
  canvas: Canvas,
  counts: { pending: string; completed: string; total: string },
) {
  await waitFor(() => {
    const counters: HTMLElement = canvas.getByLabelText('Approvals by state');
    const figures = Array.from(counters.children, ({ textContent }) => textContent);
    return expect(figures).toEqual([
      `Pending${counts.pending}`,
      `Completed${counts.completed}`,
      `Total${counts.total}`,
    ]);
  });
}

/** Pending approvals come first. View opens the document by its own id, not by the approval's. */
export const Default = meta.story({
  parameters: shows(
    'work.state.default',
    'work.content.counts',
    'work.content.first-request',
    'work.content.requester-and-amount',
    'work.transition.view',
    'work.transition.request',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the counts', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Work');
      await expect(canvas.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
      const approvals = within(await canvas.findByRole('region', { name: 'Approvals' }));
      await expect(approvals.getAllByRole('article')).toHaveLength(5);
      await expectCounts(canvas, { pending: '3', completed: '2', total: '5' });
    });
    await step('lists pending approvals first, otherwise in the given order', async () => {
      await expect(titles(canvas)).toEqual([
        'Cloud hosting renewal',
        'Business trip expenses',
        'Team offsite in Gyeongju',
        'Conference registration',
        'Overtime request',
      ]);
      const card = await cardOf(canvas, 'Cloud hosting renewal');
      await expectText(
        card,
        'One more year for the wallet’s servers. The present contract ends this week.',
      );
      await expectText(card, 'Pending');
      await expectText(card, 'Urgent');
      await expectText(card, 'First request');
      const known = await cardOf(canvas, 'Business trip expenses');
      await expect(within(known).queryByText('First request')).not.toBeInTheDocument();
    });
    await step('shows the requester and the amount', async () => {
      const card = await cardOf(canvas, 'Cloud hosting renewal');
      await expectText(card, 'From Hyunwoo Jung');
      await expectText(card, 'Amount: 14,880.00 USD');
    });
    await step('leads to the document', async () => {
      const view = canvas.getByRole('link', { name: 'View Cloud hosting renewal' });
      await expectText(view, 'View');
      await expect(view).toHaveAttribute('href', '/superwallet/document/2');
      await userEvent.click(view);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/document/2');
    });
    await step('leads to the form that requests an approval', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Request approval' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/request-approval');
    });
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('work.state.default'),
  decorators: [remountOnArgsChange],
  argTypes: { onDecide: outcomes.control },
});

/** A pending approval has both buttons, each labelled with its document. */
export const ApprovalPending = meta.story({
  parameters: shows('work.state.approval-pending'),
  args: { approvals: approvalsFixtures.named('one pending') },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, 'Business trip expenses'));
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(
      card.getByRole('button', { name: 'Approve Business trip expenses' }),
    ).toHaveTextContent(/^Approve$/);
    await expect(
      card.getByRole('button', { name: 'Reject Business trip expenses' }),
    ).toHaveTextContent(/^Reject$/);
    await expectCounts(canvas, { pending: '1', completed: '0', total: '1' });
  },
});

/** An approved card says so and has no buttons. */
export const ApprovalApproved = meta.story({
  parameters: shows('work.state.approval-approved'),
  args: { approvals: approvalsFixtures.named('one approved') },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, 'Business trip expenses'));
    await expect(card.getByText('Approved')).toBeVisible();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
    await expect(card.getByRole('link', { name: /^View/ })).toBeVisible();
    await expectCounts(canvas, { pending: '0', completed: '1', total: '1' });
  },
});

/** A rejected card says so and has no buttons. */
export const ApprovalRejected = meta.story({
  parameters: shows('work.state.approval-rejected'),
  args: { approvals: approvalsFixtures.named('one rejected') },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, 'Business trip expenses'));
    await expect(card.getByText('Rejected')).toBeVisible();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
    await expectCounts(canvas, { pending: '0', completed: '1', total: '1' });
  },
});

/** A request that its requester took back says so, has no buttons, and counts as completed. */
export const TakenBack = meta.story({
  parameters: shows('work.state.taken-back'),
  args: { approvals: approvalsFixtures.named('taken back') },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, 'Business trip expenses'));
    await expect(card.getByText('Taken back')).toBeVisible();
    await expect(card.queryByText('Rejected')).not.toBeInTheDocument();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
    await expectCounts(canvas, { pending: '0', completed: '1', total: '1' });
  },
});

/** A corrected request is pending, and says when it was corrected. */
export const Corrected = meta.story({
  parameters: shows('work.content.corrected'),
  args: { approvals: approvalsFixtures.named('corrected') },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Business trip expenses');
    await expectText(card, 'Corrected on Jan 5, 2025');
    await expect(card).toHaveAccessibleDescription('Pending');
  },
});

/** The request was corrected first: the card says so, and the list shows the newest version. */
export const CorrectedElsewhere = meta.story({
  ...flow,
  parameters: shows('work.state.corrected-elsewhere'),
  beforeEach({ msw }) {
    msw.use(mock('approveWork').refusedBy(409, 'document-corrected', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Approve Cloud hosting renewal' }),
    );
    await expectRefusalToast(
      'This request has been corrected. Open the newest version in Work.',
      'document.action-failed',
    );
    const card = await cardOf(canvas, 'Cloud hosting renewal');
    await expectText(
      within(card).getByRole('alert'),
      'This request has been corrected. Open the newest version in Work.',
    );
    await expect(sentRequests('workApprovals')).toHaveLength(2);
  },
});

/** The provider refuses a rejection without a reason, with its own sentence: an older wallet could send one. */
export const ReasonRefused = meta.story({
  ...flow,
  parameters: shows('work.validation.reason-required', 'work.toast.action-failed'),
  beforeEach({ msw }) {
    msw.use(mock('rejectWork').refusedBy(422, 'rejection-reason-missing', {}));
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, button } = await openReject(canvas, userEvent, 'Cloud hosting renewal');
    await userEvent.click(button);
    await expectRefusalToast(
      'A rejection needs a reason. Open the document to write one.',
      'document.action-failed',
    );
    await expectText(
      sheet.getByRole('alert'),
      'A rejection needs a reason. Open the document to write one.',
    );
  },
});

/** The request was taken back first: the card says so, and has no buttons. */
export const TakenBackElsewhere = meta.story({
  ...flow,
  parameters: shows('work.state.corrected-elsewhere', 'work.state.taken-back'),
  beforeEach({ msw }) {
    msw.use(mock('approveWork').refusedBy(409, 'document-taken-back', {}));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(
      mock('workApprovals').ok([
        buildWorkApproval({
          id: 12,
          title: 'Cloud hosting renewal',
          status: 'rejected',
          decidedAt: '2025-01-05T01:00:00.000Z',
          takenBackAt: '2025-01-05T01:00:00.000Z',
        }),
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Cloud hosting renewal' }));
    await expectRefusalToast(
      'This request has been taken back. It can no longer be changed.',
      'document.action-failed',
    );
    const card = await cardOf(canvas, 'Cloud hosting renewal');
    await expectText(
      within(card).getByRole('alert'),
      'This request has been taken back. It can no longer be changed.',
    );
    await expect(card).toHaveAccessibleDescription('Taken back');
    await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  },
});

const several = [
  ['Cloud hosting renewal', 12],
  ['Team offsite in Gyeongju', 15],
] as const;

/** Selects the approvals with these titles. */
async function select(canvas: Canvas, user: User, ...chosen: readonly string[]) {
  await user.click(await canvas.findByRole('button', { name: 'Select several' }));
  for (const title of chosen) {
    await user.click(canvas.getByRole('checkbox', { name: `Select ${title}` }));
  }
}

/** Confirms the approval of the selected documents. */
async function confirm(canvas: Canvas, user: User, count: number) {
  await user.click(canvas.getByRole('button', { name: `Approve ${count}` }));
  const dialog = within(canvas.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
}

/** Pending approvals can be selected, and the bar counts them. Without a selection it cannot be pressed. */
export const Selecting = meta.story({
  parameters: shows('work.state.selecting'),
  play: async ({ canvas, args, userEvent }) => {
    await select(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Approve 0' })).toBeDisabled();
    await expect(canvas.getByText('Select the documents to approve.')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Cloud hosting renewal' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Business trip expenses' }));
    await expect(canvas.getByRole('button', { name: 'Approve 2' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Business trip expenses' }));
    await expect(canvas.getByRole('button', { name: 'Approve 1' })).toBeEnabled();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** One pending approval needs no selection. The end of the selection shows the buttons again. */
export const SelectionEnded = meta.story({
  parameters: {
    ...shows('work.state.selecting'),
    ...sameAs('Default', 'the end of the selection shows the list as before'),
  },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Cloud hosting renewal');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop selecting' }));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: 'Approve Cloud hosting renewal' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select several' })).toHaveFocus();
  },
});

/** One confirmation names the documents, their number, and the sum of each currency. */
export const SeveralConfirmation = meta.story({
  parameters: shows('work.state.several-confirmation'),
  play: async ({ canvas, args, userEvent }) => {
    await select(canvas, userEvent, ...several.map(([title]) => title), 'Business trip expenses');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 3' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Approve 3 documents?' });
    await expectText(dialog, 'Together 14,880.00 USD and 4,704,500 KRW.');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** While several are approved, the selection is locked. */
export const SeveralSending = meta.story({
  args: { onDecide: fn(() => new Promise<void>(() => undefined)) },
  parameters: shows('work.state.several-sending'),
  play: async ({ canvas, args, userEvent }) => {
    await select(canvas, userEvent, ...several.map(([title]) => title));
    await confirm(canvas, userEvent, 2);
    await expectBusy(canvas.getByRole('button', { name: 'Approving…' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    // One after another.
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
});

/** All are approved: a toast counts them, the selection ends, and each was sent by itself. */
export const SeveralApproved = meta.story({
  ...flow,
  parameters: shows('work.toast.several-approved'),
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, ...several.map(([title]) => title));
    msw.use(
      mock('workApprovals').ok(
        several.reduce((list, [, id]) => decided(list, id, approve), buildWorkApprovals()),
      ),
    );
    await confirm(canvas, userEvent, 2);
    await expectToast('work.several-approved', '2');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const [title] of several) {
      await expect(await cardOf(canvas, title)).toHaveAccessibleDescription('Approved');
    }
    await expect(sentRequests('approveWork').map(({ params }) => params['id'])).toEqual([
      '12',
      '15',
    ]);
    await expectCounts(canvas, { pending: '1', completed: '4', total: '5' });
  },
});

/** One of two fails: it is named with the reason and stays selected, and the other one is approved. */
export const SeveralFailed = meta.story({
  ...flow,
  parameters: shows('work.state.several-failed'),
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, ...several.map(([title]) => title));
    msw.use(
      mock('approveWork').responds(({ params }) =>
        params['id'] === '12'
          ? Response.json({ error: 'In other words.', code: 'document-corrected' }, { status: 409 })
          : Response.json({}),
      ),
      mock('workApprovals').ok(decided(buildWorkApprovals(), 15, approve)),
    );
    await confirm(canvas, userEvent, 2);
    await expectRefusalToast(
      'This request has been corrected. Open the newest version in Work.',
      'document.action-failed',
    );
    await waitFor(() =>
      expectText(
        canvas.getByRole('alert'),
        '1 document approved, 1 document not. Cloud hosting renewal: This request has been corrected. Open the newest version in Work.',
      ),
    );
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Cloud hosting renewal' }),
    ).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Approve 1' })).toBeEnabled();
    const other = await cardOf(canvas, 'Team offsite in Gyeongju');
    await expect(other).toHaveAccessibleDescription('Approved');
  },
});

/** Any other status counts as rejected, including one that only documents have. */
export const UnknownStatusShownRejected = meta.story({
  parameters: shows('work.state.approval-rejected'),
  args: { approvals: approvalsFixtures.named('unknown statuses') },
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('article')) {
      await expect(within(card).getByText('Rejected')).toBeVisible();
    }
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expectCounts(canvas, { pending: '0', completed: '3', total: '3' });
  },
});

/**
 * Three priorities have a label and an icon, and the urgent priority also a colour. An unknown priority is shown
 * unchanged.
 */
export const Priorities = meta.story({
  parameters: shows('work.state.priorities'),
  args: { approvals: approvalsFixtures.named('all priorities') },
  play: async ({ canvas }) => {
    const words = [
      ['Cloud hosting renewal', 'Urgent'],
      ['Business trip expenses', 'Normal'],
      ['Team offsite', 'Low'],
      ['Board resolution', 'By end of year'],
    ] as const;
    for (const [title, priority] of words) {
      const card = within(await cardOf(canvas, title));
      await expect(card.getByText(priority)).toBeVisible();
    }
  },
});

/** There are no approvals: a hint says so, and there are no counts. */
export const Empty = meta.story({
  parameters: shows('work.state.empty'),
  args: { approvals: approvalsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No approvals yet')).toBeVisible();
    await expect(canvas.queryByText('Completed')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** While a decision is sent, its card is disabled. Another card can be decided. */
export const Deciding = meta.story({
  ...flow,
  parameters: shows('work.state.deciding'),
  beforeEach({ msw }) {
    msw.use(mock('approveWork').never());
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('sends one decision, however often the button is pressed', async () => {
      const button = await canvas.findByRole('button', { name: 'Approve Cloud hosting renewal' });
      await userEvent.dblClick(button);
      await expectBusy(button);
      const other = canvas.getByRole('button', { name: 'Reject Cloud hosting renewal' });
      await expect(other).toBeDisabled();
      await expect(other).not.toHaveAttribute('aria-busy');
      await waitFor(() => expect(sentRequests('approveWork')).toHaveLength(1));
    });
    await step('sends the decision on another document at the same time', async () => {
      const button = canvas.getByRole('button', { name: 'Approve Team offsite in Gyeongju' });
      await expect(button).toBeEnabled();
      await userEvent.click(button);
      await waitFor(() =>
        expect(sentRequests('approveWork').map(({ params }) => params['id'])).toEqual(['12', '15']),
      );
    });
    await expectNoToast();
  },
});

/** An approval: a toast confirms it, the counts change, and the card keeps its position and receives the focus. */
export const Approved = meta.story({
  ...flow,
  parameters: shows('work.toast.approved', 'work.transition.approve-refresh'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('workApprovals').ok(decided(buildWorkApprovals(), 13, approve)));
    await step('says so in a toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve Business trip expenses' }));
      await expectToast('document.approved');
    });
    await step('the card keeps its position and receives the focus', async () => {
      const card = await cardOf(canvas, 'Business trip expenses');
      await expect(card).toHaveFocus();
      await expect(card).toHaveAccessibleDescription('Approved');
      await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
      await expect(titles(canvas)[1]).toBe('Business trip expenses');
    });
    await step('the list is refetched, and the counts are updated', async () => {
      await expectCounts(canvas, { pending: '2', completed: '3', total: '5' });
      await expect(sentRequests('workApprovals')).toHaveLength(2);
      await expect(canvas.queryByText('Loading your approvals')).not.toBeInTheDocument();
    });
    await step('sent one request, with an empty body', async () => {
      const [request, ...more] = sentRequests('approveWork');
      await expect(request?.params['id']).toBe('13');
      await expect(request?.body).toBeUndefined();
      await expect(more).toEqual([]);
      await expect(sentRequests('rejectWork')).toEqual([]);
    });
  },
});

/** A rejection from the list asks for the reason: a toast confirms it, and the card shows the reason. */
export const Rejected = meta.story({
  ...flow,
  parameters: shows(
    'work.toast.rejected',
    'work.transition.approve-refresh',
    'work.content.reason',
    'work.state.reject-reason',
  ),
  play: async ({ canvas, msw, step, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('workApprovals').ok(decided(buildWorkApprovals(), 12, reject)));
    await step('asks for the reason, with the keyboard', async () => {
      canvas.getByRole('button', { name: 'Reject Cloud hosting renewal' }).focus();
      await userEvent.keyboard('{Enter}');
      const sheet = within(await canvas.findByRole('dialog', { name: 'Reject this document' }));
      await expect(sheet.getByText('Cloud hosting renewal')).toBeVisible();
      await expect(sheet.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
      await fill(sheet.getByLabelText('Reason'), ' Too expensive. ');
      sheet.getByRole('button', { name: 'Reject' }).focus();
      await userEvent.keyboard('{Enter}');
      await expectToast('document.rejected');
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('the card shows the rejection, and the counts are updated', async () => {
      const card = await cardOf(canvas, 'Cloud hosting renewal');
      await expect(card).toHaveFocus();
      await expect(card).toHaveAccessibleDescription('Rejected');
      await expectText(card, 'Reason: Too expensive.');
      await expectCounts(canvas, { pending: '2', completed: '3', total: '5' });
    });
    const [sent, ...more] = sentRequests('rejectWork');
    await expect([sent?.params['id'], sent?.body, more]).toEqual([
      '12',
      { comment: 'Too expensive.' },
      [],
    ]);
    await expect(sentRequests('approveWork')).toEqual([]);
  },
});

/** Without a reason the rejection is refused at the field, and nothing is sent. Closing leaves the approval pending. */
export const ReasonRequired = meta.story({
  parameters: shows('work.validation.reason-required'),
  play: async ({ canvas, args, userEvent }) => {
    const { sheet, button } = await openReject(canvas, userEvent, 'Cloud hosting renewal', '');
    await userEvent.click(button);
    await expectToast('document.comment-required');
    await expect(sheet.getByLabelText('Reason')).toHaveFocus();
    await expect(sheet.getByLabelText('Reason')).toHaveAccessibleDescription(
      /Say why you reject this document\./,
    );
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** The reason is closed: the approval is still pending, and the button has the focus. */
export const RejectionClosed = meta.story({
  parameters: {
    ...shows('work.state.reject-reason'),
    ...sameAs('Default', 'closing the form changes nothing'),
  },
  play: async ({ canvas, args, userEvent }) => {
    const { sheet } = await openReject(canvas, userEvent, 'Cloud hosting renewal');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    const card = await cardOf(canvas, 'Cloud hosting renewal');
    await expect(card).toHaveAccessibleDescription('Pending');
    await expect(
      canvas.getByRole('button', { name: 'Reject Cloud hosting renewal' }),
    ).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** A recovery phrase as a reason is refused and never sent. */
export const SecretAsReason = meta.story({
  parameters: shows('work.validation.secret'),
  play: async ({ canvas, args, userEvent }) => {
    const { sheet, button } = await openReject(canvas, userEvent, 'Cloud hosting renewal', '');
    await enterSecrets(sheet.getByLabelText('Reason'), userEvent);
    await userEvent.click(button);
    await expect(sheet.getByLabelText('Reason')).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** While the rejection is sent its form cannot change. */
export const Rejecting = meta.story({
  ...flow,
  parameters: shows('work.state.deciding'),
  beforeEach({ msw }) {
    msw.use(mock('rejectWork').never());
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, button } = await openReject(canvas, userEvent, 'Cloud hosting renewal');
    await userEvent.dblClick(button);
    await expectBusy(button);
    await expect(sheet.getByLabelText('Reason')).toBeDisabled();
    await waitFor(() => expect(sentRequests('rejectWork')).toHaveLength(1));
  },
});

/** The rejection fails: a toast and the form say so, the reason stays, and the button has the focus. */
export const ActionFailed = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain'),
  beforeEach({ msw }) {
    msw.use(mock('rejectWork').offline());
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, button } = await openReject(canvas, userEvent, 'Business trip expenses');
    await userEvent.click(button);
    await expectToast('write.uncertain');
    await expectText(
      sheet.getByRole('alert'),
      'We do not know whether the decision got through. Check your connection and try again. Your comment is still here.',
    );
    await expect(sheet.getByLabelText('Reason')).toHaveValue('Too expensive.');
    await waitFor(() => expect(button).toHaveFocus());
    await expectCounts(canvas, { pending: '3', completed: '2', total: '5' });
    await expect(sentRequests('rejectWork')).toHaveLength(1);
  },
});

/** The second attempt succeeds, and the message of the first attempt disappears. */
export const RejectedAtTheSecondTry = meta.story({
  ...flow,
  parameters: shows('work.toast.rejected'),
  beforeEach({ msw }) {
    msw.use(mock('rejectWork').offline());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { button } = await openReject(canvas, userEvent, 'Business trip expenses');
    await userEvent.click(button);
    await expectToast('write.uncertain');
    msw.use(
      mock('rejectWork').ok(),
      mock('workApprovals').ok(decided(buildWorkApprovals(), 13, reject)),
    );
    await userEvent.keyboard('{Enter}');
    await expectToast('document.rejected');
    const card = await cardOf(canvas, 'Business trip expenses');
    await expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
    await expect(card).toHaveFocus();
    await expectCounts(canvas, { pending: '2', completed: '3', total: '5' });
    await expect(sentRequests('rejectWork')).toHaveLength(2);
  },
});

/** Another user has already decided: the card explains the refusal, and the list is refetched. */
export const DecidedElsewhere = meta.story({
  ...flow,
  parameters: shows('work.toast.action-failed', 'work.transition.approve-refresh'),
  beforeEach({ msw }) {
    msw.use(mock('rejectWork').refused(409, 'This document has already been approved.'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('workApprovals').ok(decided(buildWorkApprovals(), 12, approve)));
    const { button } = await openReject(canvas, userEvent, 'Cloud hosting renewal');
    await userEvent.click(button);
    await expectRefusalToast('This document has already been approved.', 'document.action-failed');
    await expectCounts(canvas, { pending: '2', completed: '3', total: '5' });
    const card = await cardOf(canvas, 'Cloud hosting renewal');
    await expectText(within(card).getByRole('alert'), 'This document has already been approved.');
    await expect(card).toHaveAccessibleDescription('Approved');
    await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    await expect(card).toHaveFocus();
    await expect(titles(canvas)[0]).toBe('Cloud hosting renewal');
  },
});

/** The answer is lost: the refetched list shows the decision, without an error beside it. */
export const AnswerLost = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain', 'work.transition.approve-refresh'),
  beforeEach({ msw }) {
    msw.use(mock('approveWork').offline());
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('workApprovals').ok(decided(buildWorkApprovals(), 12, approve)));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Cloud hosting renewal' }));
    await expectToast('write.uncertain');
    await expectCounts(canvas, { pending: '2', completed: '3', total: '5' });
    const card = await cardOf(canvas, 'Cloud hosting renewal');
    await expect(card).toHaveAccessibleDescription('Approved');
    await expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Every kind of failure of an approval: the card explains each one and can be approved again. */
export const ApprovalFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('work.toast.action-failed'),
  play: async (playing) => {
    await playing.canvas.findAllByRole('article');
    await failInEveryWay(
      'approveWork',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Approve Business trip expenses' }),
      'We do not know whether the decision got through. Check your connection and try again.',
    );
  },
});

/** Every kind of failure of a rejection: the form explains each one, and keeps the reason. */
export const RejectionFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('work.toast.action-failed'),
  play: async (playing) => {
    await openReject(playing.canvas, playing.userEvent, 'Team offsite in Gyeongju');
    await failInEveryWay(
      'rejectWork',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Reject' }),
      'We do not know whether the decision got through. Check your connection and try again. Your comment is still here.',
    );
  },
});

/** Long titles without spaces, in any script, stay readable and are not cut off. */
export const Extremes = meta.story({
  parameters: shows('work.state.default', 'work.state.priorities'),
  args: { approvals: approvalsFixtures.named('longest texts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** While the approvals load, the screen shows no zero and no empty list. */
export const Loading = meta.story({
  parameters: shows('work.state.loading'),
  args: { approvals: approvalsFixtures.named('loading') },
});

/** The approvals cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('work.state.load-error'),
  args: { approvals: approvalsFixtures.named('failed') },
});

/** The user's own requests, newest first, with their status. A press opens the document. */
export const MyRequests = meta.story({
  parameters: shows('work.state.requests', 'work.transition.request-view'),
  args: { shown: lists.named('my requests') },
  play: async ({ canvas, args, userEvent }) => {
    const requests = within(canvas.getByRole('region', { name: 'Requests' }));
    await expect(requests.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Customer dinner in Haeundae486,000 KRWTo Minseo ParkWaiting for a decisionPending',
      'Monitor for the home office329,000 KRWTo Minseo ParkJan 3, 2025Approved',
      'Second trip to Tokyo1,120.00 USDTo Minseo ParkJan 2, 2025Rejected',
    ]);
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText('Approvals by state')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: /Monitor for the home office/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/document/22');
  },
});

/** Only one of the two lists is shown, and the chosen list is restored on the way back from a document. */
export const ListsTakeTurns = meta.story({
  ...flow,
  parameters: {
    ...shows('work.content.lists'),
    ...sameAs('Default', 'the first list is shown at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const tabs = within(canvas.getByRole('tablist', { name: 'Work' }));
    await expect(tabs.getByRole('tab', { name: 'To approve' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'My requests' }));
    await expect(await canvas.findByText('Customer dinner in Haeundae')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(sentRequests('workRequests').map(({ params }) => params['userId'])).toEqual(['1']);
    await userEvent.click(canvas.getByRole('tab', { name: 'To approve' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
});

/** A user without requests sees a hint. */
export const NoRequests = meta.story({
  parameters: shows('work.state.requests-empty'),
  args: { shown: lists.named('my requests'), requests: requestsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not asked for an approval yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request approval' })).toBeVisible();
  },
});

/** While the requests load, no empty list is shown. */
export const RequestsLoading = meta.story({
  parameters: shows('work.state.requests-loading'),
  args: { shown: lists.named('my requests'), requests: requestsFixtures.named('loading') },
});

/** The requests cannot be loaded: a card explains why. */
export const RequestsLoadError = meta.story({
  parameters: shows('work.state.requests-load-error'),
  args: { shown: lists.named('my requests'), requests: requestsFixtures.named('failed') },
});

/** Long titles, names and amounts of a request stay readable and are not cut off. */
export const RequestsExtremes = meta.story({
  parameters: shows('work.state.requests'),
  args: { shown: lists.named('my requests'), requests: requestsFixtures.named('longest texts') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
