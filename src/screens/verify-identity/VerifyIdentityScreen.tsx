import { BookUser, Car, IdCard, type LucideIcon } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { useBackStep } from '#components/back-steps.ts';
import { choicesOf } from '#components/choices-of.ts';
import { Button } from '#components/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useValidityDates } from '#widgets/use-validity-dates.ts';
import { ValidityDates, type ValidityDatesProps } from '#widgets/ValidityDates.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { documentTypes, verificationLimits } from '#wallet/entities/digital-document.ts';
import { sandboxIssuer } from '#wallet/entities/digital-id.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { english } from '#wallet/labels/english.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { minImageSides } from '#wallet/rules/document-image.ts';
import { maxPixels } from '#wallet/picture-size.ts';
import type { DocumentType } from '#wallet/entities/digital-document.ts';
import {
  checkVerification,
  documentTypeNames,
  stepBefore,
  verificationSteps,
  type ImageProblem,
  type VerificationDraft,
  type VerificationFields,
  type VerificationRequest,
  type VerificationStep,
} from '#wallet/forms/verify-identity.ts';

import { PhotoField } from './PhotoField.tsx';
import { StepProgress } from './StepProgress.tsx';
import { usePhoto } from './use-photo.ts';

export interface VerifyIdentityActions {
  onNavigate: Navigate;
  /** The current time: an issue date in the future is refused. */
  now: Date;
  /** Reads a photo, scaled down, as a data URL; rejects if the device cannot read it as an image. */
  onReadImage: (file: File) => Promise<string>;
  /** Requests the verification; rejects if that failed. */
  onVerify: (request: VerificationRequest) => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The ID card is the document that most users have at hand (decision 52). */
const emptyDraft: VerificationDraft = {
  documentType: documentTypes[0],
  documentNumber: '',
  name: '',
  imageData: '',
  issuanceDate: '',
  expirationDate: '',
};

const documentLooks: Readonly<Record<DocumentType, { icon: LucideIcon; detail: string }>> = {
  id: { icon: IdCard, detail: 'National or resident identity card' },
  passport: { icon: BookUser, detail: 'The page with your photo' },
  license: { icon: Car, detail: 'The side with your photo' },
};

const documentChoices = choicesOf(documentTypes, (type) => ({
  ...documentLooks[type],
  label: documentTypeNames[type],
}));

/** The name of the document within a sentence. */
const documentLabels: Readonly<Record<DocumentType, string>> = {
  id: 'ID card',
  passport: 'passport',
  license: "driver's license",
};

const imageErrors: Readonly<Record<ImageProblem, string>> = {
  heic: 'This browser cannot read HEIC photos. Save the photo as JPEG, or take it with the camera here.',
  'too-small': `This photo is too small for a review: it needs at least ${minImageSides.long} × ${minImageSides.short} pixels. Take it again from closer.`,
  blank:
    'This photo shows no document: it has one colour, or nearly so. Take it again in good light.',
  'too-many-pixels': `This image has too many pixels. Choose one of at most ${maxPixels / 1_000_000} megapixels.`,
  unreadable: 'This file cannot be read as an image. Take the photo again, or choose another file.',
  'too-large': 'This image is too large to send. Take the photo again, or choose a smaller one.',
};

const numberMessages: Readonly<Record<VerificationFields['documentNumber'], string>> = {
  missing: 'Enter the number of the document.',
  form: 'This is not the form of its number. Enter it as it is printed on the document.',
};

const issuanceMessages: Readonly<Record<VerificationFields['issuanceDate'], string>> = {
  'no-date': 'Enter a whole date from 1900 to 2999, or none.',
  'in-future': 'This is in the future.',
};

const expirationMessages: Readonly<Record<VerificationFields['expirationDate'], string>> = {
  'no-date': 'Enter a whole date from 1900 to 2999, or none.',
  'before-issue': 'This is before the issue date.',
};

/** Requests the verification of an identity document, in three steps (core §2). */
export function VerifyIdentityScreen({
  onNavigate,
  now,
  onReadImage,
  onVerify,
  notify,
  log,
}: VerifyIdentityActions) {
  const [draft, setDraft] = useDraft('verify-identity', () => emptyDraft);
  const [step, setStep] = useDraft<VerificationStep>('verify-identity.step', () => 'select');
  const heading = useRef<HTMLHeadingElement>(null);
  const { inputs, typedDraft, isInFuture } = useValidityDates(draft, now);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: () => checkVerification(typedDraft(), isInFuture),
    clearErrors: 'until-edited',
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onVerify,
    onSubmitted(_, left) {
      setDraft(emptyDraft);
      setStep('select');
      notify(notices['verify-identity.completed']);
      if (!left) onNavigate(paths.digitalId);
    },
    onFailed(error) {
      notify(failureNotice(error, notices['verify-identity.failed']));
      return failureMessage(error, 'submit again. What you filled in is still here');
    },
  });

  const change = (part: Partial<VerificationDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    edited(part);
  };

  const photo = usePhoto({
    onReadImage,
    onStart: () => edited(draft),
    onRead(imageData) {
      setDraft((current) => ({ ...current, imageData }));
      goTo('verify');
    },
    log,
  });

  /** Shows a step and focuses its heading. */
  function goTo(next: VerificationStep) {
    flushSync(() => {
      photo.reset();
      setStep(next);
      // An error of one step's field is not repeated in another step.
      edited(draft);
    });
    heading.current?.focus();
  }

  const previous = stepBefore(step);
  const goBack = () => {
    // The form is locked during the submission.
    if (previous !== undefined && !submitting) goTo(previous);
  };
  // One back step for each previous step: going back repeatedly leads to the first one.
  useBackStep(step !== 'select', goBack);
  useBackStep(step === 'verify', goBack);
  return (
    <Screen>
      <ScreenHeader
        title="Verify Identity"
        back={{
          to: previous === undefined ? paths.digitalId : paths.verifyIdentity,
          label: english.back,
        }}
        onNavigate={previous === undefined ? onNavigate : goBack}
      />
      <StepProgress step={step} />

      {step === 'select' && (
        <SelectStep
          headingRef={heading}
          documentType={draft.documentType}
          onChoose={(documentType) => change({ documentType })}
          onNext={() => goTo('capture')}
        />
      )}

      {step === 'capture' && (
        <CaptureStep
          headingRef={heading}
          title={`Take a photo of your ${documentLabels[draft.documentType]}`}
          imageRef={photo.field}
          imageData={draft.imageData}
          reading={photo.reading}
          error={photo.problem && imageErrors[photo.problem]}
          onChoose={photo.choose}
          onNext={() => goTo('verify')}
        />
      )}

      {step === 'verify' && (
        <form {...form} className="flex flex-col gap-6">
          <StepHeading ref={heading} step={step} title="Check the photo and add the details" />
          <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-5">
            <ChosenPhoto
              imageData={draft.imageData}
              label={documentLabels[draft.documentType]}
              onRetake={() => goTo('capture')}
            />
            <DetailFields draft={draft} problems={problems} onChange={change} />
            <DateFields draft={draft} problems={problems} inputs={inputs} onChange={change} />
          </fieldset>
          <SandboxNote />
          <SubmissionStatus busy={submitting} failure={failure} />
          <Button type="submit" width="full" busy={submitting}>
            {submitting ? 'Submitting' : 'Submit'}
          </Button>
        </form>
      )}
    </Screen>
  );
}

/** Names the sandbox where it acts (decision 201). */
function SandboxNote() {
  if (!useSandbox('reviewer')) return null;
  return (
    <InlineNotice tone="info">
      {sandboxIssuer} decides on this request. It makes a test credential, and no office confirms
      the document.
    </InlineNotice>
  );
}

/** The first step. */
function SelectStep({
  headingRef,
  documentType,
  onChoose,
  onNext,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  documentType: DocumentType;
  onChoose: (documentType: DocumentType) => void;
  onNext: () => void;
}) {
  return (
    <div className="flex flex-col gap-6">
      <StepHeading ref={headingRef} step="select" title="Choose your document" />
      <ChoiceCards
        label="Document type"
        choices={documentChoices}
        value={documentType}
        onValueChange={onChoose}
      />
      <Button width="full" onClick={onNext}>
        Next
      </Button>
    </div>
  );
}

function ChosenPhoto({
  imageData,
  label,
  onRetake,
}: {
  imageData: string;
  label: string;
  onRetake: () => void;
}) {
  return (
    <div className="flex flex-col items-center gap-1">
      <img
        src={imageData}
        alt={`Your ${label}`}
        className="aspect-[85.6/54] w-full rounded-card border border-line bg-sunken object-contain"
      />
      <Button tone="quiet" size="small" onClick={onRetake}>
        Take another photo
      </Button>
    </div>
  );
}

/** The details of the third step. */
function DetailFields({
  draft,
  problems,
  onChange,
}: {
  draft: VerificationDraft;
  problems: Partial<VerificationFields>;
  onChange: (part: Partial<VerificationDraft>) => void;
}) {
  return (
    <>
      <TextField
        label="Document number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={verificationLimits.documentNumber}
        error={problems.documentNumber && numberMessages[problems.documentNumber]}
        value={draft.documentNumber}
        onChange={(event) => onChange({ documentNumber: event.target.value })}
      />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={verificationLimits.name}
        hint="As it is written on the document."
        error={problems.name && 'Enter the name on the document.'}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  );
}

/** The optional dates of the third step, which the credential gets (decision 214). */
function DateFields({
  draft,
  problems: { issuanceDate, expirationDate },
  ...fields
}: Pick<ValidityDatesProps, 'inputs' | 'onChange'> & {
  draft: VerificationDraft;
  problems: Partial<VerificationFields>;
}) {
  return (
    <ValidityDates
      {...fields}
      issuanceLabel="Issue date (optional)"
      dates={draft}
      errors={{
        issuanceDate: issuanceDate && issuanceMessages[issuanceDate],
        expirationDate: expirationDate && expirationMessages[expirationDate],
      }}
    />
  );
}

/** The second step: Next requires an image. */
function CaptureStep({
  headingRef,
  title,
  imageRef,
  imageData,
  reading,
  error,
  onChoose,
  onNext,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  imageRef: Ref<HTMLInputElement>;
  imageData: string;
  reading: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  onNext: () => void;
}) {
  const hintId = useId();
  const hasImage = imageData !== '';
  const missing = !hasImage && !reading;
  return (
    <div className="flex flex-col gap-6">
      <StepHeading ref={headingRef} step="capture" title={title} />
      <PhotoField
        ref={imageRef}
        label={hasImage ? 'Photo, press it to take another' : 'Photo'}
        imageData={imageData}
        reading={reading}
        error={error}
        onChoose={onChoose}
      />
      <div className="flex flex-col gap-2">
        <Button
          width="full"
          disabled={!hasImage || reading}
          aria-describedby={missing ? hintId : undefined}
          onClick={onNext}
        >
          Next
        </Button>
        {missing && (
          <p id={hintId} className="text-center text-small text-ink-muted">
            Still needed: a photo of the document.
          </p>
        )}
      </div>
    </div>
  );
}

/** A step's title. It receives the focus when the step is shown, so that a screen reader starts there. */
function StepHeading({
  ref,
  step,
  title,
}: {
  ref: Ref<HTMLHeadingElement>;
  step: VerificationStep;
  title: string;
}) {
  return (
    <h2 ref={ref} tabIndex={-1} className="text-row font-semibold outline-none">
      <span className="block text-small font-medium text-ink-muted">
        Step {verificationSteps.indexOf(step) + 1} of {verificationSteps.length}
      </span>
      {title}
    </h2>
  );
}
