import { BookUser, Car, IdCard, type LucideIcon } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

import type { IdentityMessages } from '#i18n/en/identity.ts';
import { useMessages } from '#i18n/messages-context.ts';
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
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { minImageSides } from '#wallet/rules/document-image.ts';
import { maxPixels } from '#wallet/picture-size.ts';
import type { DocumentType } from '#wallet/entities/digital-document.ts';
import {
  checkVerification,
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
import { usePhoto, type Photo } from './use-photo.ts';

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

const documentIcons: Readonly<Record<DocumentType, LucideIcon>> = {
  id: IdCard,
  passport: BookUser,
  license: Car,
};

/** The reason why a photo is refused, in a sentence. */
function photoError(problem: ImageProblem, t: IdentityMessages['verify']): string {
  if (problem === 'too-small') return t.photoTooSmall(minImageSides.long, minImageSides.short);
  if (problem === 'too-many-pixels') return t.photoTooManyPixels(maxPixels / 1_000_000);
  return t.photoProblems[problem];
}

/** Requests the verification of an identity document, in three steps (core §2). */
export function VerifyIdentityScreen({
  onNavigate,
  now,
  onReadImage,
  onVerify,
  notify,
  log,
}: VerifyIdentityActions) {
  const failureMessage = useFailureMessage();
  const t = useMessages('identity').verify;
  const { back } = useMessages('common');
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
      return failureMessage(error, 'verification');
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
        title={t.title}
        back={{
          to: previous === undefined ? paths.digitalId : paths.verifyIdentity,
          label: back,
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
          title={t.takePhotoOf[draft.documentType]}
          photo={photo}
          imageData={draft.imageData}
          onNext={() => goTo('verify')}
        />
      )}

      {step === 'verify' && (
        <form {...form} className="flex flex-col gap-6">
          <StepHeading ref={heading} step={step} title={t.checkDetails} />
          <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-5">
            <ChosenPhoto
              imageData={draft.imageData}
              label={t.chosenPhotoOf[draft.documentType]}
              onRetake={() => goTo('capture')}
            />
            <DetailFields draft={draft} problems={problems} onChange={change} />
            <DateFields draft={draft} problems={problems} inputs={inputs} onChange={change} />
          </fieldset>
          <SandboxNote />
          <SubmissionStatus busy={submitting} failure={failure} />
          <Button type="submit" width="full" busy={submitting}>
            {submitting ? t.submitting : t.submit}
          </Button>
        </form>
      )}
    </Screen>
  );
}

/** Names the sandbox where it acts (decision 201). */
function SandboxNote() {
  const t = useMessages('identity').verify;
  if (!useSandbox('reviewer')) return null;
  return <InlineNotice tone="info">{t.sandbox(sandboxIssuer)}</InlineNotice>;
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
  const t = useMessages('identity').verify;
  return (
    <div className="flex flex-col gap-6">
      <StepHeading ref={headingRef} step="select" title={t.chooseDocument} />
      <ChoiceCards
        label={t.documentType}
        choices={choicesOf(documentTypes, (type) => ({
          icon: documentIcons[type],
          label: t.documents[type],
          detail: t.documentDetails[type],
        }))}
        value={documentType}
        onValueChange={onChoose}
      />
      <Button width="full" onClick={onNext}>
        {t.next}
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
  const t = useMessages('identity').verify;
  return (
    <div className="flex flex-col items-center gap-1">
      <img
        src={imageData}
        alt={label}
        className="aspect-[85.6/54] w-full rounded-card border border-line bg-well object-contain"
      />
      <Button tone="quiet" size="small" onClick={onRetake}>
        {t.retake}
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
  const t = useMessages('identity').verify;
  return (
    <>
      <TextField
        label={t.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={verificationLimits.documentNumber}
        error={problems.documentNumber && t.numberProblems[problems.documentNumber]}
        value={draft.documentNumber}
        onChange={(event) => onChange({ documentNumber: event.target.value })}
      />
      <TextField
        label={t.name}
        autoComplete="name"
        maxLength={verificationLimits.name}
        hint={t.nameHint}
        error={problems.name && t.nameMissing}
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
  const { verify: t, dates } = useMessages('identity');
  const issuanceErrors: Readonly<Record<VerificationFields['issuanceDate'], string>> = {
    'no-date': dates.noDateOrNone,
    'in-future': dates.inFuture,
  };
  const expirationErrors: Readonly<Record<VerificationFields['expirationDate'], string>> = {
    'no-date': dates.noDateOrNone,
    'before-issue': dates.beforeIssue,
  };
  return (
    <ValidityDates
      {...fields}
      issuanceLabel={t.issueDate}
      dates={draft}
      errors={{
        issuanceDate: issuanceDate && issuanceErrors[issuanceDate],
        expirationDate: expirationDate && expirationErrors[expirationDate],
      }}
    />
  );
}

/** The second step: Next requires an image. */
function CaptureStep({
  headingRef,
  title,
  photo: { field, reading, problem, choose },
  imageData,
  onNext,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  photo: Photo;
  imageData: string;
  onNext: () => void;
}) {
  const t = useMessages('identity').verify;
  const hintId = useId();
  const hasImage = imageData !== '';
  const missing = !hasImage && !reading;
  return (
    <div className="flex flex-col gap-6">
      <StepHeading ref={headingRef} step="capture" title={title} />
      <PhotoField
        ref={field}
        label={hasImage ? t.photoTaken : t.photo}
        imageData={imageData}
        reading={reading}
        error={problem && photoError(problem, t)}
        onChoose={choose}
      />
      <div className="flex flex-col gap-2">
        <Button
          width="full"
          disabled={!hasImage || reading}
          aria-describedby={missing ? hintId : undefined}
          onClick={onNext}
        >
          {t.next}
        </Button>
        {missing && (
          <p id={hintId} className="text-center text-small text-ink-muted">
            {t.photoMissing}
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
  const { stepOf } = useMessages('identity').verify;
  return (
    <h2 ref={ref} tabIndex={-1} className="text-row font-semibold outline-none">
      <span className="block text-small font-medium text-ink-muted">
        {stepOf(verificationSteps.indexOf(step) + 1, verificationSteps.length)}
      </span>
      {title}
    </h2>
  );
}
