import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import TravelPlanRoute from '#app/routes/TravelPlanRoute.tsx';
import { buildTravelPlan, fixedNow } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleTravelPlans } from '#samples/travel-plans.ts';
import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectText } from '#harness/expect-text.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { enterSecrets } from '#harness/paste-secret.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type Press = { click: (element: Element) => Promise<void> };

const plansFixtures = loadableFixtures<readonly TravelPlan[], string>({
  sample: sampleTravelPlans(fixedNow),
  none: [],
});

const meta = preview.meta({
  title: 'Screens/Travel Plans',
  tags: ['autodocs'],
  component: TravelPlanScreen,
  argTypes: { plans: plansFixtures.control },
  args: {
    plans: plansFixtures.named('sample'),
    onAdd: fn(() => Promise.resolve()),
    onUpdate: fn(() => Promise.resolve()),
    onRemove: fn(() => Promise.resolve()),
    onRetry: fn(),
    notify,
    onNavigate: fn(),
  },
});

/** The trips. Other list items, such as a toast, are outside of this section. */
const trips = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('region', { name: 'Your trips' })).queryAllByRole('listitem');

const addButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add travel plan' });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save travel plan' });

const filledTrip = {
  title: 'Cherry blossoms',
  destination: 'Kyoto, Japan',
  startDate: '2025-04-01',
  endDate: '2025-04-06',
  type: 'leisure',
  notes: '',
} as const;

const filled = {
  Title: 'Cherry blossoms',
  Destination: 'Kyoto, Japan',
  'Start date': '2025-04-01',
  'End date': '2025-04-06',
  'Notes (optional)': '',
};

/** Opens the form and fills it top to bottom. */
async function fillIn(
  canvas: Canvas,
  userEvent: Press,
  { type = 'Leisure', ...part }: Partial<typeof filled> & { type?: string } = {},
) {
  await userEvent.click(addButton(canvas));
  for (const [label, value] of Object.entries({ ...filled, ...part })) {
    if (value !== '') await fill(canvas.getByLabelText(label), value);
  }
  if (type !== '') await userEvent.click(canvas.getByRole('radio', { name: type }));
}

/** The trips with their details, a button to add one, and a link to currency exchange. */
export const Default = meta.story({
  parameters: shows('travel-plan.state.default', 'travel-plan.transition.exchange'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('lists each trip with destination, dates, status and type', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Travel Plans');
      await expect(trips(canvas)).toHaveLength(3);
      const trip = canvas.getByText('Fintech conference').closest('li');
      await expectText(trip, 'Business · Tokyo, Japan');
      await expectText(trip, 'Jan 4, 2025 – Jan 7, 2025');
      await expectText(trip, 'Confirmed');
    });
    await step('the form stays closed', async () => {
      await expect(addButton(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
    await step('leads to currency exchange, and back to Traveler', async () => {
      await userEvent.click(
        canvas.getByRole('link', {
          name: 'Currency exchange Not part of this wallet yet: opens Traveler',
        }),
      );
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/traveler');
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenCalledTimes(2);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/traveler');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('travel-plan.state.default'),
  argTypes: {
    onAdd: outcomes.control,
    onUpdate: outcomes.control,
    onRemove: outcomes.control,
    opened: { control: 'select', options: [undefined, 1, 2, 3, 99] },
  },
});

/** Every status and type, also with long names. The status follows the days, and cannot be chosen. */
export const StatusesAndTypes = meta.story({
  args: {
    plans: ready([
      ...sampleTravelPlans(fixedNow),
      {
        id: 4,
        title: "Maximiliana Wolfeschlegelsteinhausenbergerdorff's wedding",
        destination: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
        startDate: '2025-12-30',
        endDate: '2026-01-02',
        status: 'planning',
        type: 'family',
        notes: '',
      },
      {
        id: 5,
        title: '부산 국제 금융 박람회',
        destination: '부산광역시 해운대구',
        startDate: '2025-02-03',
        endDate: '2025-02-03',
        status: 'planning',
        type: 'business',
        notes: '',
      },
    ] as const),
  },
  parameters: shows('travel-plan.rule.status-display-only'),
  play: async ({ canvas }) => {
    for (const [title, typeAndPlace, status] of [
      ['Fintech conference', 'Business · Tokyo, Japan', 'Confirmed'],
      ['Spring holiday', 'Leisure · Da Nang, Vietnam', 'Planning'],
      ["Grandmother's birthday", 'Family · Jeju, Korea', 'Completed'],
    ] as const) {
      const trip = canvas.getByText(title).closest('li');
      await expectText(trip, typeAndPlace);
      await expectText(trip, status);
      await expect(trip?.querySelector('select, input')).toBeNull();
      await expect(trip?.querySelectorAll('button')).toHaveLength(1);
    }
  },
});

/** The form opens with empty fields. */
export const FormOpen = meta.story({
  parameters: shows('travel-plan.state.form-open'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(addButton(canvas));
    await expect(addButton(canvas)).toHaveAttribute('aria-expanded', 'true');
    const form = within(canvas.getByRole('form', { name: 'New travel plan' }));
    for (const label of Object.keys(filled)) {
      await expect(form.getByLabelText(label)).toHaveValue('');
    }
    await expect(form.getByLabelText('Title')).toHaveAttribute('placeholder', 'Summer holiday');
    await expect(form.getByLabelText('Destination')).toHaveAttribute(
      'placeholder',
      'City, country',
    );
    const types = canvas.getAllByRole('radio');
    await expect(choiceTexts(types)).toEqual(['Business', 'Leisure', 'Family']);
    for (const type of types) await expect(type).not.toBeChecked();
    await expect(saveButton(canvas)).toBeEnabled();
  },
});

/** The same button closes the form. The reopened form still has its input. */
export const FormClosedAgain = meta.story({
  parameters: {
    ...shows('travel-plan.transition.form-toggle'),
    ...sameAs('Default', 'the form is closed at the end'),
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('still has the typed text', async () => {
      await userEvent.click(addButton(canvas));
      await fill(canvas.getByLabelText('Title'), 'Cherry blossoms');
      await userEvent.click(addButton(canvas));
      await userEvent.click(addButton(canvas));
      await expect(canvas.getByLabelText('Title')).toHaveValue('Cherry blossoms');
    });
    await step('is closed', async () => {
      await userEvent.click(addButton(canvas));
      await expect(addButton(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
  },
});

/** Five fields are required: a toast says so, each missing field is marked, and the first one has the focus. */
export const RequiredMissing = meta.story({
  parameters: shows('travel-plan.validation.required'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, {
      Title: '',
      Destination: '',
      'Start date': '',
      'End date': '',
      'Notes (optional)': 'Book the ryokan early.',
      type: '',
    });
    await userEvent.click(saveButton(canvas));
    await expectToast('travel-plan.missing-information');
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    for (const [label, words] of [
      ['Title', 'Give the trip a title.'],
      ['Destination', 'Enter where the trip goes.'],
      ['Start date', 'Choose the day it starts.'],
      ['End date', 'Choose the day it ends.'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(words);
    }
    await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toHaveAccessibleDescription(
      'Choose the type of trip.',
    );
    const notes = canvas.getByLabelText('Notes (optional)');
    await expect(notes).toBeValid();
    await expect(notes).toHaveValue('Book the ryokan early.');
  },
});

/** A recovery phrase or private key is refused in each text field, and the trip is not saved. */
export const SecretPasted = meta.story({
  parameters: shows('travel-plan.validation.secret'),
  play: async ({ canvas, args, step, userEvent }) => {
    await fillIn(canvas, userEvent);
    for (const label of ['Title', 'Destination', 'Notes (optional)'] as const) {
      await step(label, async () => {
        const field = canvas.getByLabelText(label);
        await enterSecrets(field, userEvent);
        await userEvent.click(saveButton(canvas));
        await expect(field).toHaveFocus();
        await fill(field, 'Kyoto');
      });
    }
    await enterSecrets(canvas.getByLabelText('Notes (optional)'), userEvent);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** A trip cannot end before it starts. The end date is marked until it is valid. */
export const EndBeforeStart = meta.story({
  parameters: shows('travel-plan.validation.end-before-start'),
  play: async ({ canvas, step, userEvent }) => {
    await step('refuses an end before the start', async () => {
      await fillIn(canvas, userEvent, { 'End date': '2025-03-31' });
      await userEvent.click(saveButton(canvas));
      await expectToast('travel-plan.end-before-start');
      const end = canvas.getByLabelText('End date');
      await expect(end).toHaveFocus();
      await expect(end).toHaveAccessibleDescription('This is before the start date.');
    });
    await step('accepts a trip of one day', async () => {
      const end = canvas.getByLabelText('End date');
      await fill(end, '2025-04-01');
      await expect(end).not.toHaveAttribute('aria-invalid');
      await fill(end, '2025-03-31');
    });
  },
});

/** Notes are optional. */
export const WithoutNotes = meta.story({
  parameters: {
    ...shows('travel-plan.rule.notes-optional'),
    ...sameAs('Travel Plan Created', 'the form is cleared after it is saved'),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(canvas.getByLabelText('Notes (optional)')).toHaveValue('');
    await userEvent.click(saveButton(canvas));
    await expectToast('travel-plan.created');
  },
});

/** A trip with notes is saved, and a toast says so. */
export const TravelPlanCreated = meta.story({
  parameters: shows('travel-plan.toast.created'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { 'Notes (optional)': 'Book the ryokan early.' });
    await userEvent.click(saveButton(canvas));
    await expectToast('travel-plan.created');
  },
});

/** Saving clears the form, which stays open. The trip is listed at once, and no other screen opens. */
export const SavedTripListed = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.rule.saved-listed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('saves once', async () => {
      await canvas.findByText('Fintech conference');
      await fillIn(canvas, userEvent, { 'Notes (optional)': 'Book the ryokan early.' });
      msw.use(
        mock('travelPlans').ok([
          ...sampleTravelPlans(fixedNow),
          {
            id: 4,
            title: 'Cherry blossoms',
            destination: 'Kyoto, Japan',
            startDate: '2025-04-01',
            endDate: '2025-04-06',
            status: 'planning',
            type: 'leisure',
            notes: 'Book the ryokan early.',
          },
        ]),
      );
      await userEvent.dblClick(saveButton(canvas));
      await expectToast('travel-plan.created');
      await expect(sentRequests('addTravelPlan').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          title: 'Cherry blossoms',
          destination: 'Kyoto, Japan',
          startDate: '2025-04-01',
          endDate: '2025-04-06',
          type: 'leisure',
          notes: 'Book the ryokan early.',
        },
      ]);
    });
    await step('lists it', async () => {
      await waitFor(() => expect(trips(canvas)).toHaveLength(4));
      await expectText(trips(canvas)[3], 'Cherry blossoms');
    });
    await step('clears the form, which stays open', async () => {
      for (const label of Object.keys(filled)) {
        await expect(canvas.getByLabelText(label)).toHaveValue('');
      }
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      await expect(canvas.queryAllByText('Choose the day it starts.')).toHaveLength(0);
      await expect(storyServices().navigate).not.toHaveBeenCalled();
    });
    await step('accepts the next trip', async () => {
      await fill(canvas.getByLabelText('Title'), 'Autumn leaves');
      await userEvent.click(saveButton(canvas));
      await waitFor(() => expect(canvas.getByLabelText('Destination')).toBeInvalid());
    });
  },
});

/** While the trip is saved, the form is disabled, and a second press does nothing. */
export const Saving = meta.story({
  parameters: shows('travel-plan.state.saving'),
  args: { onAdd: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.dblClick(saveButton(canvas));
    await expectBusy(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The provider cannot save: a toast says so, and the form explains why and keeps its values. */
export const SaveFailed = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('addTravelPlan').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Fintech conference');
    await fillIn(canvas, userEvent);
    await userEvent.click(saveButton(canvas));
    await expectToast('travel-plan.failed');
    await expectText(canvas.getByRole('alert'), 'Something went wrong on our side.');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Cherry blossoms');
    await waitFor(() => expect(saveButton(canvas)).toHaveFocus());
  },
});

const removeButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Remove Spring holiday' });
const removeDialog = (canvas: Canvas) => expectQuestion(canvas, 'Remove this trip?');

/** Removing needs a confirmation, with the focus on Cancel. */
export const RemoveAsks = meta.story({
  parameters: shows('travel-plan.state.remove-asks'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = await removeDialog(canvas);
    await expect(dialog).toHaveAccessibleDescription(
      'Spring holiday and its notes are deleted. This cannot be undone.',
    );
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

/** The warning names the notes only if the trip has some. */
export const RemoveWithoutNotesAsks = meta.story({
  parameters: shows('travel-plan.state.remove-asks'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: "Remove Grandmother's birthday" }),
    );
    const dialog = await removeDialog(canvas);
    await expect(dialog).toHaveAccessibleDescription(
      "Grandmother's birthday is deleted. This cannot be undone.",
    );
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  },
});

/** The trip is removed from the list, and a toast says so. */
export const TravelPlanRemoved = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.toast.removed'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = within(await removeDialog(canvas));
    msw.use(mock('travelPlans').ok(sampleTravelPlans(fixedNow).filter(({ id }) => id !== 2)));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('travel-plan.removed');
    await waitFor(() => expect(trips(canvas)).toHaveLength(2));
    await expect(sentRequests('removeTravelPlan').map(({ params }) => params['id'])).toEqual(['2']);
  },
});

/** Removing fails: a toast says so, and the dialog explains why and can be confirmed again. */
export const RemoveFailed = meta.story({
  parameters: shows('travel-plan.toast.remove-failed'),
  args: { onRemove: fn(() => Promise.reject(new Error('500: {"error":"No"}'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = within(await removeDialog(canvas));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('travel-plan.remove-failed');
    await expectText(
      dialog.getByRole('alert'),
      'Something went wrong on our side. Wait a moment and remove it again.',
    );
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

/** Every kind of failure: the dialog explains each one and can be confirmed again. */
export const RemoveFailsInEveryWay = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.toast.remove-failed'),
  play: async (playing) => {
    await playing.userEvent.click(await removeButton(playing.canvas));
    await failInEveryWay(
      'removeTravelPlan',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Remove' }),
      'Check your connection and remove it again.',
    );
  },
});

/** While the trips load, no empty state is shown. */
export const Loading = meta.story({
  parameters: shows('travel-plan.state.loading'),
  args: { plans: plansFixtures.named('loading') },
});

/** The trips cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('travel-plan.state.load-error'),
  args: { plans: plansFixtures.named('failed') },
});

/** There are no trips yet. */
export const NoPlans = meta.story({
  args: { plans: plansFixtures.named('none') },
  parameters: shows('travel-plan.state.empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No travel plans yet')).toBeVisible();
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.toast.failed'),
  play: async (playing) => {
    await playing.canvas.findByText('Fintech conference');
    await fillIn(playing.canvas, playing.userEvent);
    await failInEveryWay(
      'addTravelPlan',
      playing,
      saveButton,
      'Check your connection and save the trip again.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await playing.canvas.findByText('Fintech conference');
    await fillIn(playing.canvas, playing.userEvent);
    await loseAnswers('addTravelPlan', playing, {
      button: saveButton,
      offline: 'Check your connection and save the trip again.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await playing.canvas.findByText('Fintech conference');
    await fillIn(playing.canvas, playing.userEvent);
    await findCreated('addTravelPlan', playing, saveButton, 'travel-plan.created');
  },
});

const sheet = (canvas: Canvas) => canvas.findByRole('dialog', { name: 'Travel plan' });
const editForm = (canvas: Canvas) => within(canvas.getByRole('form', { name: 'Edit travel plan' }));
const saveChanges = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save changes' });

/** Opens the form of the opened trip. */
async function edit(canvas: Canvas, userEvent: Press) {
  await userEvent.click(within(await sheet(canvas)).getByRole('button', { name: 'Edit' }));
}

/** A trip opens with its notes in their lines. */
export const TripOpened = meta.story({
  args: { opened: 1 },
  parameters: shows('travel-plan.state.trip'),
  play: async ({ canvas, args, step, userEvent }) => {
    const opened = within(await sheet(canvas));
    await step('shows all fields', async () => {
      await expect(opened.getByText('Fintech conference')).toBeVisible();
      await expect(opened.getByText('Confirmed')).toBeVisible();
      const details = opened.getByRole('region', { name: 'Details' });
      await expectText(details, 'Tokyo, Japan');
      await expectText(details, 'Jan 4, 2025 – Jan 7, 2025');
      await expectText(details, 'Business');
      const notes = opened.getByRole('region', { name: 'Notes' });
      await expect(within(notes).getByText('The badge is at the west entrance.')).toBeVisible();
      await expect(
        within(notes).getByText('The talk on digital identity begins at 10:00.'),
      ).toBeVisible();
    });
    await step('each row leads to its trip, and closing leads back', async () => {
      await expect(
        within(canvas.getByRole('region', { name: 'Your trips', hidden: true }))
          .getByRole('link', { name: /^Spring holiday/, hidden: true })
          .getAttribute('href'),
      ).toContain('/travel-plan?trip=2');
      await userEvent.click(opened.getByRole('button', { name: 'Close' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/travel-plan');
    });
  },
});

/** A trip without notes says so. */
export const TripWithoutNotes = meta.story({
  args: { opened: 3 },
  parameters: shows('travel-plan.state.trip'),
  play: async ({ canvas }) => {
    const notes = within(await sheet(canvas)).getByRole('region', { name: 'Notes' });
    await expectText(notes, 'No notes');
  },
});

/** An address of a trip that is gone, or belongs to another account. */
export const TripMissing = meta.story({
  args: { opened: 99 },
  parameters: shows('travel-plan.state.trip-missing'),
  play: async ({ canvas }) => {
    await expectText(
      await sheet(canvas),
      'You have no such trip. You may have removed it, or it belongs to another account.',
    );
  },
});

/** The form of an opened trip has its fields; Cancel returns to the trip without a change. */
export const EditOpened = meta.story({
  args: { opened: 1 },
  parameters: shows('travel-plan.state.edit'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('cancels', async () => {
      await edit(canvas, userEvent);
      await fill(editForm(canvas).getByLabelText('Title'), 'Another title');
      await userEvent.click(editForm(canvas).getByRole('button', { name: 'Cancel' }));
      const opened = within(await sheet(canvas));
      await expect(opened.getByText('Fintech conference')).toBeVisible();
      await waitFor(() => expect(opened.getByRole('button', { name: 'Edit' })).toHaveFocus());
      await expect(args.onUpdate).not.toHaveBeenCalled();
    });
    await step('has all fields of the trip', async () => {
      await edit(canvas, userEvent);
      const form = editForm(canvas);
      await expect(form.getByLabelText('Title')).toHaveValue('Fintech conference');
      await expect(form.getByLabelText('Destination')).toHaveValue('Tokyo, Japan');
      await expect(form.getByLabelText('Start date')).toHaveValue('2025-01-04');
      await expect(form.getByLabelText('End date')).toHaveValue('2025-01-07');
      await expect(form.getByRole('radio', { name: 'Business' })).toBeChecked();
      await expect(form.getByLabelText('Notes (optional)')).toHaveValue(
        'The badge is at the west entrance.\nThe talk on digital identity begins at 10:00.',
      );
    });
  },
});

/** The rules of a new trip also apply to an edited one, and nothing is sent. */
export const EditRefused = meta.story({
  args: { opened: 1 },
  parameters: shows('travel-plan.validation.edit'),
  play: async ({ canvas, args, userEvent }) => {
    await edit(canvas, userEvent);
    const form = editForm(canvas);
    await fill(form.getByLabelText('Title'), ' ');
    await userEvent.click(saveChanges(canvas));
    await expectToast('travel-plan.missing-information');
    await expect(form.getByLabelText('Title')).toHaveAccessibleDescription(
      'Give the trip a title.',
    );
    await fill(form.getByLabelText('Title'), 'Fintech conference');
    await fill(form.getByLabelText('End date'), '2025-01-03');
    await userEvent.click(saveChanges(canvas));
    await expectToast('travel-plan.end-before-start');
    await expect(form.getByLabelText('End date')).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
});

/** A recovery phrase or private key is refused in each text field of an edited trip. */
export const EditSecretPasted = meta.story({
  args: { opened: 1 },
  parameters: shows('travel-plan.validation.secret'),
  play: async ({ canvas, args, userEvent }) => {
    await edit(canvas, userEvent);
    const notes = editForm(canvas).getByLabelText('Notes (optional)');
    await enterSecrets(notes, userEvent);
    await userEvent.click(saveChanges(canvas));
    await expect(notes).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
});

/** All fields of an edited trip are sent, and the sheet and the list show them with the status of the new days. */
export const TripUpdated = meta.story({
  ...rendersRoute(TravelPlanRoute, '/travel-plan?trip=1'),
  parameters: shows('travel-plan.toast.updated'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const changed = {
      title: 'Fintech week',
      destination: 'Osaka, Japan',
      startDate: '2025-02-01',
      endDate: '2025-02-03',
      type: 'leisure',
      notes: 'Take the train.',
    } as const;
    await step('sends all fields', async () => {
      await edit(canvas, userEvent);
      const form = editForm(canvas);
      await fill(form.getByLabelText('Title'), changed.title);
      await fill(form.getByLabelText('Destination'), changed.destination);
      await fill(form.getByLabelText('Start date'), changed.startDate);
      await fill(form.getByLabelText('End date'), changed.endDate);
      await userEvent.click(form.getByRole('radio', { name: 'Leisure' }));
      await fill(form.getByLabelText('Notes (optional)'), changed.notes);
      const [, ...others] = sampleTravelPlans(fixedNow);
      msw.use(mock('travelPlans').ok([{ id: 1, ...changed, status: 'planning' }, ...others]));
      await userEvent.dblClick(saveChanges(canvas));
      await expectToast('travel-plan.updated');
      const sent = sentRequests('updateTravelPlan');
      await expect(sent.map(({ params, body }) => ({ id: params['id'], body }))).toEqual([
        { id: '1', body: changed },
      ]);
    });
    await step('shows them', async () => {
      const opened = within(await sheet(canvas));
      await waitFor(() => expect(opened.getByText('Fintech week')).toBeVisible());
      await expect(opened.getByText('Planning')).toBeVisible();
      await expect(opened.getByText('Take the train.')).toBeVisible();
      await waitFor(() => expect(opened.getByRole('button', { name: 'Edit' })).toHaveFocus());
    });
  },
});

/** The trip was removed on another device: the form and a toast say that there is no such trip. */
export const EditedTripGone = meta.story({
  ...rendersRoute(TravelPlanRoute, '/travel-plan?trip=2'),
  parameters: shows('travel-plan.toast.update-failed'),
  beforeEach({ msw }) {
    msw.use(mock('updateTravelPlan').refusedBy(404, 'trip-missing', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, userEvent);
    await userEvent.click(saveChanges(canvas));
    await expectRefusalToast('There is no such trip among yours.', 'travel-plan.failed');
    await expectText(editForm(canvas).getByRole('alert'), 'There is no such trip among yours.');
  },
});

/** Every kind of failure: the form explains each one, and the changes can be saved again. */
export const EditFailsInEveryWay = meta.story({
  ...rendersRoute(TravelPlanRoute, '/travel-plan?trip=2'),
  parameters: shows('travel-plan.toast.update-failed'),
  play: async (playing) => {
    await edit(playing.canvas, playing.userEvent);
    await failInEveryWay(
      'updateTravelPlan',
      playing,
      saveChanges,
      'Check your connection and save the trip again.',
    );
  },
});

/** While the changes are saved, the form is disabled, and a second press does nothing. */
export const SavingChanges = meta.story({
  parameters: shows('travel-plan.state.saving'),
  args: { opened: 2, onUpdate: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await edit(canvas, userEvent);
    await userEvent.dblClick(saveChanges(canvas));
    await expectBusy(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(editForm(canvas).getByLabelText('Title')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** A long list shows twenty trips, and more on demand. */
export const ManyTrips = meta.story({
  args: {
    plans: ready(
      Array.from({ length: 45 }, (_, index) => ({
        ...buildTravelPlan(45 - index, {
          ...filledTrip,
          title: `Trip ${45 - index}`,
        }),
      })),
    ),
  },
  parameters: shows('travel-plan.rule.more'),
  play: async ({ canvas, step, userEvent }) => {
    const more = () => canvas.getByRole('button', { name: 'Show more' });
    await step('shows 20 of 45', async () => {
      await expect(trips(canvas)).toHaveLength(20);
      await expect(canvas.getByText('20 of 45')).toBeVisible();
    });
    await step('shows all, with the focus on the text at the end', async () => {
      await userEvent.click(more());
      await expect(trips(canvas)).toHaveLength(40);
      await expect(more()).toHaveFocus();
      await userEvent.click(more());
      await expect(trips(canvas)).toHaveLength(45);
      await expect(canvas.getByText('All 45 shown')).toHaveFocus();
    });
  },
});

/** The provider stores at most 200 trips: a toast and the form say so. */
export const TripsFull = meta.story({
  ...rendersRoute(TravelPlanRoute),
  parameters: shows('travel-plan.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('addTravelPlan').refusedBy(422, 'trips-full', { most: 200 }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Fintech conference');
    await fillIn(canvas, userEvent);
    await userEvent.click(saveButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'You can save 200 trips. Remove one that is over.',
    );
    await expect(canvas.getByLabelText('Title')).toHaveValue('Cherry blossoms');
  },
});
