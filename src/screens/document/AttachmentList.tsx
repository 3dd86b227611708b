import {
  Download,
  Eye,
  File,
  FileSpreadsheet,
  FileText,
  Image,
  Paperclip,
  type LucideIcon,
} from 'lucide-react';

import { useState } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Section } from '#components/Section.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { DocumentAttachment } from '#wallet/entities/document.ts';
import { isAbort } from '#wallet/write-failure.ts';
import { formatFileSize } from '#wallet/file-size.ts';
import { isPicture } from '#wallet/picture-preview.ts';
import { PictureSheet } from '#widgets/PictureSheet.tsx';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface AttachmentListProps {
  attachments: readonly DocumentAttachment[];
  /**
   * Saves an attachment on the device, unless it differs from the submitted file. Rejects if the download failed. The
   * signal aborts when the user leaves.
   */
  onDownload: (attachment: DocumentAttachment, signal: AbortSignal) => Promise<'saved' | 'changed'>;
  /**
   * Reads the preview of a picture, as a data URL; undefined if it is too large. Rejects if the download failed. The
   * signal aborts when the user leaves.
   */
  onPreview: (
    attachment: DocumentAttachment,
    signal: AbortSignal,
  ) => Promise<{ picture: string | undefined } | 'changed'>;
  notify: Notify;
  /** Logs the error of a failed download. */
  log: (message: string, error: unknown) => void;
}

const typeIcons: Readonly<Record<string, LucideIcon>> = {
  PDF: FileText,
  DOCX: FileText,
  TXT: FileText,
  JPEG: Image,
  PNG: Image,
  WEBP: Image,
  CSV: FileSpreadsheet,
  XLSX: FileSpreadsheet,
};

/** The attachments of a document, each with a download button. */
export function AttachmentList({ attachments, ...actions }: AttachmentListProps) {
  const t = useMessages('work').attachments;
  return (
    <Section title={t.title}>
      <Card inset="rows">
        {attachments.length === 0 ? (
          <EmptyState icon={Paperclip}>{t.empty}</EmptyState>
        ) : (
          <ul>
            {attachments.map((attachment) => (
              <AttachmentRow key={attachment.id} attachment={attachment} {...actions} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function AttachmentRow({
  attachment,
  onDownload,
  onPreview,
  notify,
  log,
}: { attachment: DocumentAttachment } & Omit<AttachmentListProps, 'attachments'>) {
  const { language } = useLanguage();
  const t = useMessages('work').attachments;
  const { name, type, size } = attachment;
  const { busy, run } = useOneAtATime();
  const preview = useOneAtATime();
  const [opened, setOpened] = useState<string>();
  const [tooLarge, setTooLarge] = useState(false);

  async function open(signal: AbortSignal) {
    try {
      const found = await onPreview(attachment, signal);
      if (signal.aborted) return;
      if (found === 'changed') notify(notices['document.attachment-changed']);
      else if (found.picture === undefined) setTooLarge(true);
      else setOpened(found.picture);
    } catch (error) {
      if (isAbort(error)) return;
      log(`Reading ${name} failed`, error);
      notify(notices['document.download-failed']);
    }
  }

  async function download(signal: AbortSignal) {
    try {
      const outcome = await onDownload(attachment, signal);
      if (outcome === 'changed') notify(notices['document.attachment-changed']);
    } catch (error) {
      if (isAbort(error)) return;
      log(`Downloading ${name} failed`, error);
      notify(notices['document.download-failed']);
    }
  }

  return (
    <ListRow
      mark={<IconMark icon={typeIcons[type] ?? File} />}
      title={name}
      detail={
        <>
          {type} · {formatFileSize(size, language)}
          {tooLarge && <span role="status"> · {t.tooManyPixels}</span>}
        </>
      }
      action={
        <div className="-mr-2.5 flex">
          {isPicture(type) && !tooLarge && (
            <IconButton
              icon={Eye}
              label={t.preview(name)}
              busy={preview.busy}
              onClick={() => void preview.run(open)}
            />
          )}
          <IconButton
            icon={Download}
            label={t.download(name)}
            busy={busy}
            onClick={() => void run(download)}
          />
          {opened !== undefined && (
            <PictureSheet name={name} picture={opened} onClose={() => setOpened(undefined)} />
          )}
        </div>
      }
    />
  );
}
