import { expect, fn, waitFor, within, type userEvent as events } from 'storybook/test';

import preview from '#.storybook/preview';
import VerifyIdentityRoute from '#app/routes/VerifyIdentityRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { VerifyIdentityScreen } from '#screens/verify-identity/VerifyIdentityScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { samplePhoto } from '#harness/sample-photo.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof events.setup>;

const photoReadings = namedFixtures({
  'a photo': fn(async () => samplePhoto().dataUrl),
  unreadable: fn(() =>
    Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  ),
  'too large': fn(async () => `data:image/jpeg;base64,${btoa('x'.repeat(2_000_001))}`),
  'never answers': fn(() => new Promise<string>(() => undefined)),
});

const meta = preview.meta({
  title: 'Screens/Verify Identity',
  tags: ['autodocs'],
  component: VerifyIdentityScreen,
  argTypes: { onVerify: outcomes.control },
  args: {
    onReadImage: fn(async () => samplePhoto().dataUrl),
    now: new Date('2025-01-05T05:30:00Z'),
    onVerify: outcomes.named('succeeds'),
    notify,
    log: fn(),
    onNavigate: fn(),
  },
});

const flow = rendersRoute(VerifyIdentityRoute);

const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next' });
const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' });
const back = (canvas: Canvas) => canvas.getByRole('link', { name: 'Back' });

/** Goes to the second step, with the given document. */
async function goToCapture(canvas: Canvas, user: User, document = 'Passport') {
  await user.click(canvas.getByRole('radio', { name: document }));
  await user.click(next(canvas));
  await canvas.findByLabelText('Photo');
}

/** Takes the sample photo, which leads to the third step. */
async function takePhoto(canvas: Canvas, user: User) {
  await user.upload(canvas.getByLabelText(/^Photo/), samplePhoto().file);
}

async function goToVerify(canvas: Canvas, user: User) {
  await goToCapture(canvas, user);
  await takePhoto(canvas, user);
  await canvas.findByRole('button', { name: 'Submit' });
}

async function fillIn(canvas: Canvas) {
  await fill(canvas.getByRole('textbox', { name: 'Document number' }), ' M12345678 ');
  await fill(canvas.getByRole('textbox', { name: 'Name' }), 'Jiwoo Kim');
}

/** The SHA-256 of an image's bytes, computed by the browser. The image is a data URL. */
async function sha256Of(dataUrl: string): Promise<string> {
  const response = await fetch(dataUrl);
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const currentStep = (canvas: Canvas) =>
  canvas.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]');

/** The first step: three documents, with the ID card preselected. */
export const SelectIdCard = meta.story({
  parameters: shows('verify-identity.state.select'),
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Verify Identity');
    await expectText(currentStep(canvas), 'Document');
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Step 1 of 3 Choose your document' }),
    ).toBeVisible();
    const documents = canvas.getByRole('radiogroup', { name: 'Document type' });
    await expect(choiceTexts(within(documents).getAllByRole('radio'))).toEqual([
      'ID CardNational or resident identity card',
      'PassportThe page with your photo',
      "Driver's LicenseThe side with your photo",
    ]);
    await expect(canvas.getByRole('radio', { name: 'ID Card' })).toBeChecked();
    await userEvent.click(back(canvas));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/id');
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('verify-identity.state.select'),
  argTypes: { onReadImage: photoReadings.control },
});

/** A passport is chosen, and stays chosen when the user returns from the next step. */
export const SelectPassport = meta.story({
  parameters: shows('verify-identity.state.select'),
  play: async ({ canvas, userEvent }) => {
    await goToCapture(canvas, userEvent, 'Passport');
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Step 2 of 3 Take a photo of your passport' }),
    ).toBeVisible();
    await expect(canvas.getByText('Take a photo')).toBeVisible();
    await userEvent.click(back(canvas));
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toBeChecked();
  },
});

/** A driver's license is chosen. */
export const SelectLicense = meta.story({
  parameters: shows('verify-identity.state.select'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: "Driver's License" }));
    await expect(canvas.getByRole('radio', { name: "Driver's License" })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'ID Card' })).not.toBeChecked();
  },
});

/** The second step: the area takes a photo with the rear camera. */
export const Capture = meta.story({
  parameters: shows('verify-identity.state.capture'),
  play: async ({ canvas, userEvent }) => {
    await goToCapture(canvas, userEvent, 'ID Card');
    const photo = canvas.getByLabelText('Photo');
    await expect(photo).toHaveAttribute('type', 'file');
    await expect(photo).toHaveAttribute('accept', 'image/*');
    await expect(photo).toHaveAttribute('capture', 'environment');
    await expect(photo).toHaveAccessibleDescription(
      'Show the whole document, flat, in even light and without glare.',
    );
    await expectText(currentStep(canvas), 'Photo');
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Step 2 of 3 Take a photo of your ID card' }),
    ).toHaveFocus();
  },
});

/** Without a photo Next is disabled, and the step says what is missing. */
export const CaptureNextDisabled = meta.story({
  parameters: shows('verify-identity.state.next-disabled'),
  play: async ({ canvas, userEvent }) => {
    await goToCapture(canvas, userEvent);
    await expect(next(canvas)).toBeDisabled();
    await expect(next(canvas)).toHaveAccessibleDescription(
      'Still needed: a photo of the document.',
    );
  },
});

/** After Back from the third step the photo is still there. The user can continue with it or take another photo. */
export const CaptureNextEnabledWithImage = meta.story({
  parameters: shows('verify-identity.state.next-enabled'),
  play: async ({ canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await userEvent.click(back(canvas));
    await expect(await canvas.findByAltText('What you have taken')).toBeVisible();
    await expect(canvas.getByLabelText('Photo, press it to take another')).toBeEnabled();
    await expect(next(canvas)).toBeEnabled();
    await userEvent.click(next(canvas));
    await expect(submitButton(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take another photo' }));
    await expect(next(canvas)).toBeEnabled();
  },
});

/** A large photo is being read: the step says so and accepts no other photo. */
export const ReadingThePhoto = meta.story({
  parameters: shows('verify-identity.state.reading'),
  args: { onReadImage: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await goToCapture(canvas, userEvent);
    await takePhoto(canvas, userEvent);
    await expect(await canvas.findByText('Reading the photo')).toBeVisible();
    await expect(canvas.getByLabelText('Photo')).toBeDisabled();
    await expect(next(canvas)).toBeDisabled();
  },
});

/** The device's real image reader refuses an image that is too large to decode, with the reason and advice. */
export const ImageRefusedByDevice = meta.story({
  ...flow,
  parameters: shows('verify-identity.validation.image-unreadable'),
  play: async ({ canvas, step, userEvent }) => {
    // The first bytes of a PNG of 20,000 × 20,000 pixels.
    const hugePicture = new Uint8Array(33);
    hugePicture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    hugePicture.set([0x49, 0x48, 0x44, 0x52, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 1], 12);
    await canvas.findByRole('radio', { name: 'Passport' });
    await goToCapture(canvas, userEvent);
    for (const [name, photo, sentence] of [
      [
        'of too many pixels',
        hugePicture,
        /^This image has too many pixels\. Choose one of at most 250/,
      ],
      [
        'of an iPhone',
        '\0\0\0\u0018ftypheic\0\0\0\0',
        /^This browser cannot read HEIC photos\. Save the photo as JPEG/,
      ],
    ] as const) {
      await step(name, async () => {
        await userEvent.upload(
          canvas.getByLabelText('Photo'),
          new File([photo], 'photo', { type: 'image/x' }),
        );
        await waitFor(() =>
          expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(sentence),
        );
      });
    }
  },
});

/** A photo drawn on a canvas of the given size, with a stripe in another colour if it has a `mark`. */
async function drawnPhoto(width: number, height: number, mark: boolean): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.fillStyle = '#dfe6f2';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#3730a3';
  if (mark) context.fillRect(0, 0, width, height / 2);
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}

/** The device refuses a photo that is one pixel too narrow, and accepts one of the smallest size. */
export const ImageTooSmall = meta.story({
  ...flow,
  parameters: shows('verify-identity.validation.image-too-small'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Passport' });
    await goToCapture(canvas, userEvent);
    await userEvent.upload(canvas.getByLabelText('Photo'), await drawnPhoto(400, 600, true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take another photo' }));
    const photo = await canvas.findByLabelText(/^Photo/);
    await userEvent.upload(photo, await drawnPhoto(599, 400, true));
    await waitFor(() =>
      expect(photo).toHaveAccessibleDescription(
        /^This photo is too small for a review: it needs at least 600 × 400 pixels\. Take it again from closer\./,
      ),
    );
    await expect(photo).toHaveFocus();
  },
});

/** The device refuses a photo of one colour. */
export const ImageBlank = meta.story({
  ...flow,
  parameters: shows('verify-identity.validation.image-blank'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Passport' });
    await goToCapture(canvas, userEvent);
    const photo = canvas.getByLabelText('Photo');
    await userEvent.upload(photo, await drawnPhoto(800, 600, false));
    await waitFor(() =>
      expect(photo).toHaveAccessibleDescription(
        /^This photo shows no document: it has one colour, or nearly so\. Take it again in good light\./,
      ),
    );
    await expect(photo).toHaveFocus();
  },
});

/** A file that is not an image is refused: the step stays and says what to do. */
export const ImageUnreadable = meta.story({
  parameters: shows('verify-identity.validation.image-unreadable'),
  args: {
    onReadImage: fn(async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await goToCapture(canvas, userEvent);
    await takePhoto(canvas, userEvent);
    const photo = canvas.getByLabelText('Photo');
    await waitFor(() => expect(photo).toBeInvalid());
    await expect(photo).toHaveFocus();
    await expect(photo).toHaveAccessibleDescription(
      'This file cannot be read as an image. Take the photo again, or choose another file. Show the whole document, flat, in even light and without glare.',
    );
    await expect(next(canvas)).toBeDisabled();
    await expect(args.log).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** An image that is too large even when scaled down is refused, and no request is sent. */
export const ImageTooLarge = meta.story({
  parameters: shows('verify-identity.validation.image-too-large'),
  args: {
    onReadImage: fn(async () => `data:image/jpeg;base64,${btoa('x'.repeat(2_000_001))}`),
  },
  play: async ({ canvas, userEvent }) => {
    await goToCapture(canvas, userEvent);
    await takePhoto(canvas, userEvent);
    await waitFor(() =>
      expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(
        'This image is too large to send. Take the photo again, or choose a smaller one. Show the whole document, flat, in even light and without glare.',
      ),
    );
    await expect(next(canvas)).toBeDisabled();
  },
});

/** Choosing a file opens the third step at once. */
export const FileJumpsToVerify = meta.story({
  parameters: shows('verify-identity.transition.file-jumps-to-verify'),
  play: async ({ canvas, args, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await expect(args.onReadImage).toHaveBeenCalledOnce();
    await expectText(currentStep(canvas), 'Details');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});

/** The reviewer is real: the third step names no sandbox. */
export const RealReviewer = meta.story({
  parameters: { ...shows('verify-identity.state.real-reviewer'), sandboxes: [] },
  play: async ({ canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
});

/** The third step: the photo, the document number and the name. */
export const Verify = meta.story({
  parameters: shows('verify-identity.state.verify', 'verify-identity.content.sandbox'),
  play: async ({ args, canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await expectText(
      canvas.getByRole('note'),
      'Superwallet Sandbox Review decides on this request. It makes a test credential, and no office confirms the document.',
    );
    await expect(
      canvas.getByRole('heading', {
        level: 2,
        name: 'Step 3 of 3 Check the photo and add the details',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'As it is written on the document.',
    );
    await expect(canvas.getByAltText('Your passport')).toHaveAttribute(
      'src',
      samplePhoto().dataUrl,
    );
    await fillIn(canvas);
    await expect(submitButton(canvas)).toBeEnabled();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
});

/** Back goes one step at a time, and the values stay. */
export const BackMovesOneStep = meta.story({
  parameters: {
    ...shows('verify-identity.transition.back-one-step'),
    ...sameAs('Select Passport', 'the first step is shown at the end'),
  },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('goes from the third step to the second and on again', async () => {
      await goToVerify(canvas, userEvent);
      await fillIn(canvas);
      await userEvent.click(back(canvas));
      await expectText(currentStep(canvas), 'Photo');
      await userEvent.click(next(canvas));
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jiwoo Kim');
    });
    await step('goes back to the first step', async () => {
      await userEvent.click(back(canvas));
      await userEvent.click(back(canvas));
      await expectText(currentStep(canvas), 'Document');
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
    await step('goes back to DigitalID', async () => {
      await userEvent.click(back(canvas));
      await expect(args.onNavigate).toHaveBeenCalledOnce();
      await expect(args.onNavigate).toHaveBeenCalledWith('/id');
    });
  },
});

/** Both fields are required: a toast and each field show an error. Spaces count as empty. */
export const FieldsRequired = meta.story({
  parameters: shows('verify-identity.validation.fields-required'),
  play: async ({ args, canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await fill(name, '   ');
    await userEvent.click(submitButton(canvas));
    await expectToast('verify-identity.fields-required');
    const number = canvas.getByRole('textbox', { name: 'Document number' });
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription('Enter the number of the document.');
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(
      'Enter the name on the document. As it is written on the document.',
    );
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
});

/** A number without the form of its document and an issue date in the future are refused before a request is sent. */
export const CheckDetails = meta.story({
  parameters: shows('verify-identity.validation.check-details'),
  play: async ({ args, canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await fillIn(canvas);
    const number = canvas.getByRole('textbox', { name: 'Document number' });
    const issue = canvas.getByLabelText('Issue date (optional)');
    const expiry = canvas.getByLabelText('Expiry date (optional)');
    await fill(number, 'M1234');
    await fill(issue, '2025-01-06');
    await fill(expiry, '2025-01-05');
    await userEvent.click(submitButton(canvas));
    await expectToast('verify-identity.check-details');
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(
      'This is not the form of its number. Enter it as it is printed on the document.',
    );
    await expect(issue).toHaveAccessibleDescription('This is in the future.');
    await expect(expiry).toHaveAccessibleDescription('This is before the issue date.');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
});

/** The dates of the document are sent with the request. */
export const DatesSent = meta.story({
  parameters: {
    ...shows('verify-identity.rule.dates'),
    ...sameAs('Verification Request Completed', 'the form is cleared after it is sent'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await fillIn(canvas);
    await fill(canvas.getByLabelText('Issue date (optional)'), '2025-01-05');
    await fill(canvas.getByLabelText('Expiry date (optional)'), '2035-01-04');
    await userEvent.click(submitButton(canvas));
    await expectToast('verify-identity.completed');
    await expect(args.onVerify).toHaveBeenCalledWith(
      expect.objectContaining({
        metadata: expect.objectContaining({
          issuanceDate: '2025-01-05',
          expirationDate: '2035-01-04',
        }),
      }),
      expect.anything(),
    );
  },
});

/** The provider refuses the request, and the form shows its sentence. */
async function expectRefusal(canvas: Canvas, user: User, sentence: string) {
  await goToVerify(canvas, user);
  await fillIn(canvas);
  await user.click(submitButton(canvas));
  await expectText(await canvas.findByRole('alert'), sentence);
  await expect(canvas.getByAltText('Your passport')).toBeVisible();
}

/** The limit of stored documents is reached. */
export const TooManyDocuments = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refusedBy(409, 'documents-full', {}));
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(
      canvas,
      userEvent,
      'Too many of your documents are kept. Remove one that you do not need.',
    ),
});

/** Another document of the kind is in review. */
export const AlreadyInReview = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refusedBy(409, 'verification-pending', {}));
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(
      canvas,
      userEvent,
      'A document of this kind is already in review. Wait for its result, or remove that request.',
    ),
});

/** The provider finds the photo too small. */
export const RefusedAsTooSmall = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(
      mock('requestVerification').refusedBy(422, 'image-too-small', { long: 600, short: 400 }),
    );
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(
      canvas,
      userEvent,
      'The photo is too small: it needs at least 600 × 400 pixels. Take it again from closer.',
    ),
});

/** The provider finds the photo blank. */
export const RefusedAsBlank = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refusedBy(422, 'image-blank', {}));
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(canvas, userEvent, 'The photo shows no document. Take it again in good light.'),
});

/** The provider refuses a number that an older wallet has accepted. */
export const RefusedNumber = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refusedBy(422, 'document-number-form', {}));
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(
      canvas,
      userEvent,
      'The number does not have the form of this document. Enter it as it is printed there.',
    ),
});

/** The device's clock is ahead of the provider's. */
export const RefusedIssueDate = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.refused'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refusedBy(422, 'issue-date-in-future', {}));
  },
  play: ({ canvas, userEvent }) =>
    expectRefusal(
      canvas,
      userEvent,
      'The issue date is in the future. Enter the date on the document.',
    ),
});

/** While the request is running, the form is disabled, and a second press does nothing. */
export const Submitting = meta.story({
  ...flow,
  parameters: shows('verify-identity.state.submitting'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').never());
  },
  play: async ({ canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await fillIn(canvas);
    await userEvent.dblClick(submitButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Submitting' });
    await expectBusy(button);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(back(canvas));
    await expect(button).toBeVisible();
    await waitFor(() => expect(sentRequests('requestVerification')).toHaveLength(1));
  },
});

/** One request is sent, as documented. A toast says so, and DigitalID opens. */
export const VerificationRequestCompleted = meta.story({
  ...flow,
  parameters: shows('verify-identity.toast.completed'),
  play: async ({ canvas, step, userEvent }) => {
    await step('submits with Enter', async () => {
      await goToVerify(canvas, userEvent);
      await fillIn(canvas);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}{Enter}');
      await expectToast('verify-identity.completed');
      await expect(storyServices().navigate).toHaveBeenCalledOnce();
      await expect(storyServices().navigate).toHaveBeenCalledWith('/id');
    });
    await step('sent the documented request, once', async () => {
      const sentImage = sentRequests('requestVerification')[0]?.body.metadata.imageData ?? '';
      await expect(sentRequests('requestVerification').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          title: 'Passport Verification',
          documentType: 'passport',
          documentHash: await sha256Of(sentImage),
          metadata: {
            documentNumber: 'M12345678',
            name: 'Jiwoo Kim',
            verificationStatus: 'pending',
            // The device scales the photo down and removes the camera's metadata.
            imageData: expect.stringMatching(/^data:image\/jpeg;base64,/),
          },
        },
      ]);
    });
  },
});

/** The request is refused: a toast says so, and the form explains why and keeps the photo and the fields. */
export const VerificationRequestFailed = meta.story({
  ...flow,
  parameters: shows('verify-identity.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('requestVerification').refused(422, 'The image is no PNG file, as it says.'));
  },
  play: async ({ canvas, userEvent }) => {
    await goToVerify(canvas, userEvent);
    await fillIn(canvas);
    await userEvent.click(submitButton(canvas));
    await expectRefusalToast('The image is no PNG file, as it says.', 'verify-identity.failed');
    await expectText(canvas.getByRole('alert'), 'The image is no PNG file, as it says.');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jiwoo Kim');
    await expect(canvas.getByAltText('Your passport')).toBeVisible();
    await waitFor(() => expect(submitButton(canvas)).toHaveFocus());
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('verify-identity.toast.failed'),
  play: async (playing) => {
    await goToVerify(playing.canvas, playing.userEvent);
    await fillIn(playing.canvas);
    await failInEveryWay(
      'requestVerification',
      playing,
      submitButton,
      'Check your connection and submit again. What you filled in is still here.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await goToVerify(playing.canvas, playing.userEvent);
    await fillIn(playing.canvas);
    await loseAnswers('requestVerification', playing, {
      button: submitButton,
      offline: 'Check your connection and submit again. What you filled in is still here.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await goToVerify(playing.canvas, playing.userEvent);
    await fillIn(playing.canvas);
    await findCreated('requestVerification', playing, submitButton, 'verify-identity.completed');
  },
});
