import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import AddCredentialRoute from '#app/routes/AddCredentialRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { AddCredentialScreen } from '#screens/add-credential/AddCredentialScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Add Credential',
  tags: ['autodocs'],
  component: AddCredentialScreen,
  argTypes: { onAdd: outcomes.control },
  args: {
    onAdd: outcomes.named('succeeds'),
    onNavigate: fn(),
    now: new Date('2025-01-05T05:30:00Z'),
    notify,
  },
});

const flow = rendersRoute(AddCredentialRoute);

const addButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add Credential' });

const tile = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });

/** Fills in the required fields, top to bottom. */
async function fillRequired(canvas: Canvas) {
  tile(canvas, 'Education').click();
  await fill(canvas.getByLabelText('Credential name'), ' Bachelor of Science ');
  await fill(canvas.getByLabelText('Issuing organisation'), '부산대학교');
  await fill(canvas.getByLabelText('Issue date'), '2024-02-29');
}

/** Fills in the optional fields. */
async function fillOptional(canvas: Canvas) {
  await fill(canvas.getByLabelText('Credential number (optional)'), 'PNU-2024-01142');
  await fill(canvas.getByLabelText('Expiry date (optional)'), '2034-02-28');
  await fill(canvas.getByLabelText('Description (optional)'), 'With honours, in computer science.');
}

/** Four credential types, none of them chosen, the form and examples. */
export const Default = meta.story({
  parameters: shows('add-credential.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers four types', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Add Credential');
      const tiles = canvas.getAllByRole('radio');
      await expect(choiceTexts(tiles)).toEqual([
        'Education',
        'Employment',
        'Professional',
        'Certification',
      ]);
      for (const type of tiles) await expect(type).not.toBeChecked();
    });
    await step('gives examples', async () => {
      for (const [label, example] of [
        ['Credential name', 'University degree'],
        ['Issuing organisation', 'Pusan National University'],
      ] as const) {
        await expect(canvas.getByLabelText(label)).toHaveAttribute('placeholder', example);
      }
      const examples = within(canvas.getByRole('region', { name: 'Examples' }));
      await expect(examples.getAllByRole('listitem').map((example) => example.textContent)).toEqual(
        [
          'University degreeEducation, issued by your university',
          'Employment certificateEmployment, issued by your employer',
          'Professional licenseProfessional, issued by a chamber or an authority',
        ],
      );
    });
    await step('goes back to DigitalID', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/id');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('add-credential.state.default') });

/** The chosen tile has a mark and a line in addition to its colour. */
export const EducationSelected = meta.story({
  parameters: shows('add-credential.state.type-selected'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tile(canvas, 'Education'));
    await expect(tile(canvas, 'Education')).toBeChecked();
    await expect(tile(canvas, 'Education').parentElement?.querySelectorAll('svg')).toHaveLength(2);
  },
});

/** A second choice replaces the first choice. */
export const EmploymentSelected = meta.story({
  parameters: shows('add-credential.constant.types'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tile(canvas, 'Education'));
    await userEvent.click(tile(canvas, 'Employment'));
    await expect(tile(canvas, 'Employment')).toBeChecked();
    await expect(tile(canvas, 'Education')).not.toBeChecked();
  },
});

/** The type is chosen with the arrow keys. */
export const ProfessionalSelected = meta.story({
  parameters: shows('add-credential.constant.types'),
  play: async ({ canvas, userEvent }) => {
    tile(canvas, 'Employment').focus();
    // The key is held, because a key released in the same tick selects nothing.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(tile(canvas, 'Professional')).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
    await expect(tile(canvas, 'Professional')).toHaveFocus();
  },
});

/** The tile with the longest label. */
export const CertificationSelected = meta.story({
  parameters: shows('add-credential.constant.types'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tile(canvas, 'Certification'));
    await expect(tile(canvas, 'Certification')).toBeChecked();
  },
});

/** Every field is filled in, and nothing is sent yet. */
export const Filled = meta.story({
  parameters: shows('add-credential.state.filled'),
  play: async ({ args, canvas }) => {
    await fillRequired(canvas);
    await fillOptional(canvas);
    await expect(canvas.getByLabelText('Expiry date (optional)')).toHaveValue('2034-02-28');
    await expect(addButton(canvas)).toBeEnabled();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Optional fields may stay empty. Without an expiry date, null is sent, as documented. */
export const OnlyRequiredFilled = meta.story({
  ...flow,
  parameters: {
    ...shows('add-credential.rule.optional'),
    ...sameAs('Credential Added Successfully', 'the form is cleared after it is sent'),
  },
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.click(addButton(canvas));
    await expectToast('add-credential.added');
    await expect(sentRequests('addCredential').map(({ body }) => body)).toEqual([
      {
        userId: 1,
        credentialType: 'education',
        issuer: '부산대학교',
        issuanceDate: '2024-02-29',
        expirationDate: null,
        credentialData: { name: 'Bachelor of Science', description: '', credentialNumber: '' },
        isRevoked: false,
      },
    ]);
  },
});

/** Nothing is filled in: every required field shows an error, and the first one has the focus. */
export const RequiredInformationMissing = meta.story({
  parameters: shows('add-credential.validation.required'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('shows a toast, and an error at each empty field', async () => {
      await userEvent.click(addButton(canvas));
      await expectToast('add-credential.required');
      const types = canvas.getByRole('radiogroup', { name: 'Credential type' });
      await expect(types).toBeInvalid();
      await expect(types).toHaveAccessibleDescription('Choose the type of the credential.');
      await expect(types).toContainElement(document.activeElement as HTMLElement);
      for (const [label, words] of [
        ['Credential name', 'Enter the name of the credential.'],
        ['Issuing organisation', 'Enter who issued it.'],
        ['Issue date', 'Enter when it was issued.'],
      ] as const) {
        await expect(canvas.getByLabelText(label)).toBeInvalid();
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(words);
      }
      await expect(canvas.getByLabelText('Expiry date (optional)')).toBeValid();
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('clears the error of a field that is filled in', async () => {
      await userEvent.click(tile(canvas, 'Education'));
      await expect(canvas.getByRole('radiogroup', { name: 'Credential type' })).not.toHaveAttribute(
        'aria-invalid',
      );
      await expect(canvas.getByLabelText('Credential name')).toBeInvalid();
    });
  },
});

/** A credential cannot expire before its issue date. It can expire on the same day. */
export const ExpiryBeforeIssue = meta.story({
  parameters: shows('add-credential.validation.expiry-before-issue'),
  play: async ({ args, canvas, userEvent }) => {
    await fillRequired(canvas);
    const expiry = canvas.getByLabelText('Expiry date (optional)');
    await fill(expiry, '2024-02-28');
    await userEvent.click(addButton(canvas));
    await expectToast('add-credential.expiry-before-issue');
    await expect(expiry).toHaveFocus();
    await expect(expiry).toHaveAccessibleDescription('This is before the issue date.');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** An issue date in the future is refused. Today is accepted. */
export const IssuedInFuture = meta.story({
  parameters: shows('add-credential.validation.issued-in-future'),
  play: async ({ args, canvas, userEvent }) => {
    await fillRequired(canvas);
    const issue = canvas.getByLabelText('Issue date');
    await fill(issue, '2025-01-06');
    await userEvent.click(addButton(canvas));
    await expectToast('add-credential.date-not-valid');
    await expect(issue).toHaveFocus();
    await expect(issue).toHaveAccessibleDescription('This is in the future.');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** A mistyped year is refused before a request is sent. */
export const DateNotValid = meta.story({
  parameters: shows('add-credential.validation.date-not-valid'),
  play: async ({ args, canvas, userEvent }) => {
    await fillRequired(canvas);
    const issue = canvas.getByLabelText('Issue date');
    await fill(issue, '0202-02-28');
    await userEvent.click(addButton(canvas));
    await expectToast('add-credential.date-not-valid');
    await expect(issue).toHaveFocus();
    await expect(issue).toHaveAccessibleDescription('Enter a whole date from 1900 to 2999.');
    await fill(issue, '2024-02-29');
    const expiry = canvas.getByLabelText('Expiry date (optional)');
    await fill(expiry, '0234-02-28');
    await userEvent.click(addButton(canvas));
    await expect(issue).toBeValid();
    await expect(expiry).toHaveFocus();
    await expect(expiry).toHaveAccessibleDescription(
      'Enter a whole date from 1900 to 2999, or none.',
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** While the request is running, the form is disabled, and a second press does nothing. */
export const Submitting = meta.story({
  ...flow,
  parameters: shows('add-credential.state.submitting'),
  beforeEach({ msw }) {
    msw.use(mock('addCredential').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.dblClick(addButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Adding' });
    await expectBusy(button);
    await expect(tile(canvas, 'Education')).toBeDisabled();
    await expect(canvas.getByLabelText('Credential name')).toBeDisabled();
    await waitFor(() => expect(sentRequests('addCredential')).toHaveLength(1));
  },
});

/** The credential is added once with all its fields, and DigitalID opens. A second Enter does nothing. */
export const CredentialAddedSuccessfully = meta.story({
  ...flow,
  parameters: shows('add-credential.toast.added'),
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await fillOptional(canvas);
    await userEvent.type(canvas.getByLabelText('Issuing organisation'), '{Enter}{Enter}');
    await expectToast('add-credential.added');
    await expect(storyServices().navigate).toHaveBeenCalledOnce();
    await expect(storyServices().navigate).toHaveBeenCalledWith('/id');
    await expect(sentRequests('addCredential').map(({ body }) => body)).toEqual([
      {
        userId: 1,
        credentialType: 'education',
        issuer: '부산대학교',
        issuanceDate: '2024-02-29',
        expirationDate: '2034-02-28',
        credentialData: {
          name: 'Bachelor of Science',
          description: 'With honours, in computer science.',
          credentialNumber: 'PNU-2024-01142',
        },
        isRevoked: false,
      },
    ]);
  },
});

/** The provider is unreachable: a toast says so, and the form explains what to do and keeps its values. */
export const FailedToAddCredential = meta.story({
  ...flow,
  parameters: shows('add-credential.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('addCredential').lost('not-created'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillRequired(canvas);
    await userEvent.click(addButton(canvas));
    await expectToast('add-credential.failed');
    await expectText(
      canvas.getByRole('alert'),
      'Check your connection and add it again. What you filled in is still here.',
    );
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(tile(canvas, 'Education')).toBeChecked();
    await expect(canvas.getByLabelText('Issuing organisation')).toHaveValue('부산대학교');
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('add-credential.toast.failed'),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await failInEveryWay(
      'addCredential',
      playing,
      addButton,
      'Check your connection and add it again. What you filled in is still here.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await loseAnswers('addCredential', playing, {
      button: addButton,
      offline: 'Check your connection and add it again. What you filled in is still here.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillRequired(playing.canvas);
    await findCreated('addCredential', playing, addButton, 'add-credential.added');
  },
});
