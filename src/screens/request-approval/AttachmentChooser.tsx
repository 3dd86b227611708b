import { FileText, Image, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { WorkMessages } from '#i18n/en/work.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import { ListRow } from '#components/ListRow.tsx';
import type { OneAtATime } from '#components/use-one-at-a-time.ts';
import { attachmentLimits, attachmentTypes } from '#wallet/entities/document.ts';
import { imageBytes } from '#wallet/forms/verify-identity.ts';
import { ImageRefused } from '#wallet/image-refused.ts';
import { isPicture, picturePreview } from '#wallet/picture-preview.ts';
import { maxPixels } from '#wallet/picture-size.ts';
import { formatFileSize } from '#wallet/file-size.ts';
import { attachmentType } from '#wallet/rules/attachment-type.ts';
import {
  attachmentName,
  fileProblem,
  isRedrawn,
  redrawnName,
  type ChosenFile,
  type FileProblem,
} from '#wallet/forms/request-approval.ts';

import { PictureSheet, type PictureSheetProps } from '#widgets/PictureSheet.tsx';

import { FileField } from './FileField.tsx';

export interface AttachmentChooserProps {
  files: readonly ChosenFile[];
  onFilesChange: (files: readonly ChosenFile[]) => void;
  /** Reads the bytes of a file as base64. Rejects if that failed. */
  onReadFile: (file: Blob) => Promise<string>;
  /** Converts a photo to the data URL of a smaller JPEG. Rejects with `ImageRefused` if the reason is known. */
  onReadImage: (file: Blob) => Promise<string>;
  /** The reads of the chosen files; the request must wait for them. */
  reading: OneAtATime;
  /** Logs the error of an unreadable file. */
  log: (message: string, error: unknown) => void;
}

// The limits are in megabytes, which are the same in both languages.
const each = () => formatFileSize(attachmentLimits.bytes, 'en');
const together = () => formatFileSize(attachmentLimits.totalBytes, 'en');

/** The accepted types in words. */
const typeList = (t: WorkMessages['files']) =>
  t.types(attachmentTypes.slice(0, -1).join(', '), attachmentTypes.at(-1) ?? '');

/** The sentence about a file that cannot be attached. */
function refusalText(
  t: WorkMessages['files'],
  problem: FileProblem | ImageRefused['problem'] | 'unreadable',
  name: string,
): string {
  switch (problem) {
    case 'type':
      return t.wrongType(name, typeList(t));
    case 'empty':
      return t.isEmpty(name);
    case 'too-large':
      return t.tooLarge(name, each());
    case 'too-many':
      return t.tooMany(name, attachmentLimits.files);
    case 'too-large-together':
      return t.tooLargeTogether(name, together());
    case 'already-there':
      return t.alreadyThere(name);
    case 'heic':
      return t.heic(name);
    case 'too-many-pixels':
      return t.tooManyPixels(name, maxPixels / 1_000_000);
    case 'unreadable':
      return t.unreadable(name);
  }
}

/**
 * Chooses the attachments of a request: each is read immediately, so that its type and size are shown before it is
 * sent.
 */
export function AttachmentChooser({
  files,
  onFilesChange,
  onReadFile,
  onReadImage,
  reading: { busy, run },
  log,
}: AttachmentChooserProps) {
  const { language } = useLanguage();
  const t = useMessages('work').files;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<OpenedPicture>();
  const input = useRef<HTMLInputElement>(null);

  async function readFile(
    file: File,
    others: readonly ChosenFile[],
  ): Promise<ChosenFile | FileProblem> {
    const redrawn = isRedrawn(file) ? await onReadImage(file) : undefined;
    const name = redrawn === undefined ? file.name : redrawnName(file.name);
    const size = redrawn === undefined ? file.size : imageBytes(redrawn).length;
    const problem = fileProblem({ name, size }, others);
    const type = attachmentType(name);
    if (problem !== undefined || type === undefined) return problem ?? 'type';
    const content = redrawn?.slice(redrawn.indexOf(',') + 1) ?? (await onReadFile(file));
    return { name: attachmentName(name), size, type, content };
  }

  async function add(chosen: readonly File[], signal: AbortSignal) {
    setRefused([]);
    const added = [...files];
    const problems: string[] = [];
    for (const file of chosen) {
      try {
        const read = await readFile(file, added);
        if (typeof read === 'string') problems.push(refusalText(t, read, file.name));
        else added.push(read);
      } catch (error) {
        log('Reading a file failed', error);
        const problem = error instanceof ImageRefused ? error.problem : 'unreadable';
        problems.push(refusalText(t, problem, file.name));
      }
      if (signal.aborted) return;
    }
    setRefused(problems);
    onFilesChange(added);
  }

  async function choose(chosen: readonly File[]) {
    await run((signal) => add(chosen, signal));
    // The field is disabled while a file is read, which removes its focus.
    if (isFocusLost()) input.current?.focus();
  }

  function remove(file: ChosenFile) {
    // Synchronously: the focused button is removed with its row.
    flushSync(() => {
      setRefused([]);
      onFilesChange(files.filter((other) => other !== file));
    });
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      <FileField
        ref={input}
        label={t.label}
        hint={t.hint(typeList(t), attachmentLimits.files, each(), together())}
        error={refused.length > 0 ? refused.join(' ') : undefined}
        reading={busy}
        onChoose={(chosen) => void choose(chosen)}
      />
      {files.length > 0 && (
        <Card inset="rows">
          <ul aria-label={t.chosen}>
            {files.map((file) => (
              <ListRow
                key={file.name}
                mark={<FileMark file={file} onOpen={setOpened} />}
                title={file.name}
                detail={`${file.type} · ${formatFileSize(file.size, language)}`}
                action={
                  <div className="-mr-2.5">
                    <IconButton
                      icon={Trash2}
                      label={t.remove(file.name)}
                      onClick={() => remove(file)}
                    />
                  </div>
                }
              />
            ))}
          </ul>
        </Card>
      )}
      {opened && <PictureSheet {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** A picture that the user has opened, with its file's name and its data URL. */
type OpenedPicture = Pick<PictureSheetProps, 'name' | 'picture'>;

/** A small preview of a chosen picture, which opens it; an icon for any other file. */
function FileMark({
  file,
  onOpen,
}: {
  file: ChosenFile;
  onOpen: (picture: OpenedPicture) => void;
}) {
  const t = useMessages('work').attachments;
  const picture = useMemo(() => picturePreview(file), [file]);
  const { name } = file;
  if (picture === undefined) return <IconMark icon={isPicture(file.type) ? Image : FileText} />;
  return (
    <button
      type="button"
      aria-label={t.preview(name)}
      className="pressable size-11 shrink-0 overflow-hidden rounded-small"
      onClick={() => onOpen({ name, picture })}
    >
      <img src={picture} alt="" className="size-11 object-cover" />
    </button>
  );
}
