import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';

import { attachmentPlaceholder } from '#samples/attachment-placeholder.ts';
import { loadSampleDocument, simulatedDocumentAction } from '#samples/simulated-documents.ts';
import { DocumentScreen } from '#screens/document/DocumentScreen.tsx';
import {
  readDocumentId,
  type DocumentLookup,
  type WorkDocument,
} from '#wallet/entities/document.ts';
import { documentIdIn } from '#wallet/paths.ts';

import { saveFile } from '../device/device.ts';
import { navigate } from '../navigation.ts';
import { toasts } from '../toasts.ts';

/** A sample document, kept in the cache like everything that is read (local §7). */
function useDocument(id: WorkDocument['id'] | undefined): DocumentLookup {
  const { data } = useQuery({
    queryKey: ['document', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => lookUp(id, signal),
  });
  return id === undefined ? { status: 'not-found' } : (data ?? { status: 'loading' });
}

async function lookUp(id: WorkDocument['id'], signal: AbortSignal): Promise<DocumentLookup> {
  const document = await loadSampleDocument(id, new Date(), signal);
  return document ? { status: 'found', document } : { status: 'not-found' };
}

export default function DocumentRoute() {
  const [path] = useLocation();
  return (
    <DocumentScreen
      lookup={useDocument(readDocumentId(documentIdIn(path) ?? ''))}
      onDownload={(attachment) => {
        const { fileName, text } = attachmentPlaceholder(attachment);
        saveFile(fileName, text, 'text/plain');
      }}
      onReview={simulatedDocumentAction}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
