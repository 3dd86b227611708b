import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { sampleTravelPlans } from '#samples/travel-plans.ts';
import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '../choice-texts.ts';
import { fill } from '../fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { seeToast } from '../see-toast.ts';
import { notify } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;
type Press = { click: (element: Element) => Promise<void> };

const plansFixtures = namedFixtures({ sample: sampleTravelPlans(fixedNow), none: [] });

const meta = preview.meta({
  title: 'Screens/Travel Plans',
  component: TravelPlanScreen,
  argTypes: { plans: plansFixtures.control },
  args: {
    plans: plansFixtures.named('sample'),
    notify,
    onNavigate: fn(),
  },
});

/** The trips. A toast and the link below are list items too. */
const trips = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('region', { name: 'Your trips' })).queryAllByRole('listitem');

const addButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add travel plan' });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save travel plan' });

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

const created = {
  title: 'Travel Plan Created',
  message: 'Your travel plan has been saved.',
  tone: 'default',
} as const;

/** The trips with their details, a button to add one, and a link to currency exchange. */
export const Default = meta.story({
  parameters: shows('travel-plan.state.default', 'travel-plan.transition.exchange'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('lists each trip with destination, dates, status and type', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Travel Plans');
      await expect(trips(canvas)).toHaveLength(3);
      const trip = canvas.getByText('Fintech conference').closest('li');
      await expect(trip).toHaveTextContent('Business · Tokyo, Japan');
      await expect(trip).toHaveTextContent('Jan 17, 2025 – Jan 20, 2025');
      await expect(trip).toHaveTextContent('Confirmed');
    });
    await step('keeps the form closed', async () => {
      await expect(addButton(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
    await step('leads to currency exchange, and back to Traveler', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Currency exchange/ }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/traveler');
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenCalledTimes(2);
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/traveler');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('travel-plan.state.default') });

/** Every status and type, also with long names. None can be changed. */
export const StatusesAndTypes = meta.story({
  args: {
    plans: [
      ...sampleTravelPlans(fixedNow),
      {
        id: 4,
        title: "Maximiliana Wolfeschlegelsteinhausenbergerdorff's wedding",
        destination: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
        startDate: '2025-12-30',
        endDate: '2026-01-02',
        status: 'planning',
        type: 'family',
      },
      {
        id: 5,
        title: '부산 국제 금융 박람회',
        destination: '부산광역시 해운대구',
        startDate: '2025-02-03',
        endDate: '2025-02-03',
        status: 'confirmed',
        type: 'business',
      },
    ],
  },
  parameters: shows('travel-plan.rule.status-display-only'),
  play: async ({ canvas }) => {
    for (const [title, type, status] of [
      ['Fintech conference', 'Business', 'Confirmed'],
      ['Spring holiday', 'Leisure', 'Planning'],
      ["Grandmother's birthday", 'Family', 'Completed'],
    ] as const) {
      const trip = canvas.getByText(title).closest('li');
      await expect(trip).toHaveTextContent(type);
      await expect(trip).toHaveTextContent(status);
      await expect(trip?.querySelector('button, a, select, input')).toBeNull();
    }
  },
});

/** The form opens with empty fields. */
export const FormOpen = meta.story({
  parameters: shows('travel-plan.state.form-open'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(addButton(canvas));
    await expect(addButton(canvas)).toHaveAttribute('aria-expanded', 'true');
    for (const label of Object.keys(filled)) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
    const types = canvas.getAllByRole('radio');
    await expect(choiceTexts(types)).toEqual(['Business', 'Leisure', 'Family']);
    for (const type of types) await expect(type).not.toBeChecked();
    await expect(saveButton(canvas)).toBeEnabled();
  },
});

/** The same control closes the form. What was typed is still there when it opens again. */
export const FormClosedAgain = meta.story({
  parameters: shows('travel-plan.transition.form-toggle'),
  play: async ({ canvas, step, userEvent }) => {
    await step('keeps what was typed', async () => {
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

/** Five fields are required: a toast says so, each missing one is marked, and the first one has the focus. */
export const RequiredMissing = meta.story({
  parameters: shows('travel-plan.validation.required'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { Destination: '', 'End date': '', type: '' });
    await userEvent.click(saveButton(canvas));
    await seeToast({
      title: 'Missing Information',
      message: 'Please fill in all required fields',
      tone: 'destructive',
    });
    const destination = canvas.getByLabelText('Destination');
    await expect(destination).toHaveFocus();
    await expect(destination).toHaveAccessibleDescription('Enter where the trip goes.');
    await expect(canvas.getByLabelText('End date')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toHaveAccessibleDescription(
      'Choose the type of trip.',
    );
    await expect(canvas.getByLabelText('Title')).toBeValid();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Cherry blossoms');
  },
});

/** A trip cannot end before it starts. The end date is marked until it is right. */
export const EndBeforeStart = meta.story({
  parameters: shows('travel-plan.validation.end-before-start'),
  play: async ({ canvas, step, userEvent }) => {
    await step('refuses', async () => {
      await fillIn(canvas, userEvent, { 'End date': '2025-03-31' });
      await userEvent.click(saveButton(canvas));
      await seeToast({
        title: 'Check the Dates',
        message: 'A trip cannot end before it starts.',
        tone: 'destructive',
      });
      const end = canvas.getByLabelText('End date');
      await expect(end).toHaveFocus();
      await expect(end).toHaveAccessibleDescription('This is before the start date.');
    });
    await step('takes a trip of one day', async () => {
      const end = canvas.getByLabelText('End date');
      await fill(end, '2025-04-01');
      await expect(end).not.toHaveAttribute('aria-invalid');
      await fill(end, '2025-03-31');
    });
  },
});

/** Notes are optional. */
export const WithoutNotes = meta.story({
  parameters: shows('travel-plan.rule.notes-optional'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(canvas.getByLabelText('Notes (optional)')).toHaveValue('');
    await userEvent.click(saveButton(canvas));
    await seeToast(created);
  },
});

/** A trip with notes is saved, and a toast says so. */
export const TravelPlanCreated = meta.story({
  parameters: shows('travel-plan.toast.created'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { 'Notes (optional)': 'Book the ryokan early.' });
    await userEvent.click(saveButton(canvas));
    await seeToast(created);
  },
});

/** Saving only clears the form. It stays open, the list does not change, and a second press has no effect. */
export const SaveClearsFormOnly = meta.story({
  parameters: shows('travel-plan.rule.save-only-clears'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('clears and stays open', async () => {
      await fillIn(canvas, userEvent, { 'Notes (optional)': 'Book the ryokan early.' });
      await userEvent.dblClick(saveButton(canvas));
      await seeToast(created);
      for (const label of Object.keys(filled)) {
        await expect(canvas.getByLabelText(label)).toHaveValue('');
      }
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      await expect(canvas.queryAllByText('Choose the day it starts.')).toHaveLength(0);
    });
    await step('adds nothing and goes nowhere', async () => {
      await expect(trips(canvas)).toHaveLength(3);
      await expect(canvas.queryByText('Cherry blossoms')).not.toBeInTheDocument();
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
    await step('takes the next one', async () => {
      await fill(canvas.getByLabelText('Title'), 'Autumn leaves');
      await userEvent.click(saveButton(canvas));
      await waitFor(() => expect(canvas.getByLabelText('Destination')).toBeInvalid());
    });
  },
});

/** There are no trips yet. */
export const NoPlans = meta.story({
  args: { plans: plansFixtures.named('none') },
  parameters: shows('travel-plan.state.empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No travel plans yet')).toBeVisible();
  },
});
