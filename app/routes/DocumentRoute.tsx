import { skipToken, useQuery } from '@tanstack/react-query';

import { attachmentPlaceholder } from '#samples/attachment-placeholder.ts';
import { loadSampleDocument, simulatedDocumentAction } from '#samples/simulated-documents.ts';
import { DocumentScreen } from '#screens/document/DocumentScreen.tsx';
import type { Clock } from '#wallet/clock.ts';
import type { DocumentLookup, WorkDocument } from '#wallet/entities/document.ts';
import { idInAddress } from '#wallet/entities/id-in-address.ts';
import { documentIdIn } from '#wallet/paths.ts';

import { useWalletServices } from '../services/wallet-services.ts';
import { useRoutePath } from './use-route-path.ts';

/** A sample document, kept in the cache like everything that is read (local §7). */
function useDocument(id: WorkDocument['id'] | undefined): DocumentLookup {
  const { clock } = useWalletServices();
  const { data } = useQuery({
    queryKey: ['document', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => lookUp(clock, id, signal),
  });
  return id === undefined ? { status: 'not-found' } : (data ?? { status: 'loading' });
}

async function lookUp(
  clock: Clock,
  id: WorkDocument['id'],
  signal: AbortSignal,
): Promise<DocumentLookup> {
  const document = await loadSampleDocument(clock, id, signal);
  return document ? { status: 'found', document } : { status: 'not-found' };
}

export default function DocumentRoute() {
  const { clock, device, toasts, navigate } = useWalletServices();
  const path = useRoutePath();
  return (
    <DocumentScreen
      lookup={useDocument(idInAddress(documentIdIn(path)))}
      onDownload={(attachment) => {
        const { fileName, text } = attachmentPlaceholder(attachment);
        device.saveFile(fileName, text, 'text/plain');
      }}
      onReview={(_review, signal) => simulatedDocumentAction(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
