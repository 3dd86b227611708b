import {
  Download,
  File,
  FileSpreadsheet,
  FileText,
  Image,
  Paperclip,
  type LucideIcon,
} from 'lucide-react';

import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Section } from '#components/Section.tsx';
import type { DocumentAttachment } from '#wallet/entities/document.ts';

export interface AttachmentListProps {
  attachments: readonly DocumentAttachment[];
  onDownload: (attachment: DocumentAttachment) => void;
}

const typeIcons: Readonly<Record<string, LucideIcon>> = {
  PDF: FileText,
  DOCX: FileText,
  JPEG: Image,
  PNG: Image,
  CSV: FileSpreadsheet,
  XLSX: FileSpreadsheet,
};

/** The files that came with a document, each to be downloaded. */
export function AttachmentList({ attachments, onDownload }: AttachmentListProps) {
  return (
    <Section title="Attachments">
      <Card inset="rows">
        {attachments.length === 0 ? (
          <EmptyState icon={Paperclip}>No attachments</EmptyState>
        ) : (
          <ul>
            {attachments.map((attachment) => (
              <ListRow
                key={attachment.name}
                mark={<IconMark icon={typeIcons[attachment.type] ?? File} />}
                title={attachment.name}
                detail={`${attachment.type} · ${attachment.size}`}
                end={
                  <IconButton
                    icon={Download}
                    label={`Download ${attachment.name}`}
                    onClick={() => onDownload(attachment)}
                  />
                }
              />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
