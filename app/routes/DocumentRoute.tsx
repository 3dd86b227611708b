import { useQuery } from '@tanstack/react-query';

import { DocumentScreen, type DocumentState } from '#screens/document/DocumentScreen.tsx';
import type { WorkDocument } from '#wallet/entities/document.ts';
import { idInAddress } from '#wallet/entities/id-in-address.ts';
import { decided } from '#wallet/entities/work-approval.ts';
import { ready } from '#wallet/loadable.ts';
import { documentIdIn } from '#wallet/paths.ts';
import { picturePreview } from '#wallet/picture-preview.ts';

import { readAttachment } from '../read-attachment.ts';
import { rewrite } from '../services/rewrite.ts';
import { loadableOf } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** A document, wrapped because it may be missing for this user, which `loadableOf` would treat as loading. */
function useDocument(id: WorkDocument['id'] | undefined): DocumentState['lookup'] {
  const { queries } = useWalletServices();
  const read = loadableOf(
    useQuery({
      ...queries.query('workDocument', { params: { id: id ?? 0 } }),
      enabled: id !== undefined,
      select: (document) => ({ document }),
    }),
  );
  if (id === undefined) return { status: 'not-found' };
  if (read.status !== 'ready') return read;
  return read.data.document === null ? { status: 'not-found' } : ready(read.data.document);
}

export default function DocumentRoute({ user, path }: RouteProps) {
  const { client, queries, device, toasts, log, navigate } = useWalletServices();
  return (
    <DocumentScreen
      lookup={useDocument(idInAddress(documentIdIn(path)))}
      onPreview={async (attachment, signal) => {
        const file = await readAttachment(client, attachment, signal);
        if (file === undefined) return 'changed';
        const content = await device.readFile(file);
        return { picture: picturePreview({ type: attachment.type, content }) };
      }}
      onDownload={async (attachment, signal) => {
        const file = await readAttachment(client, attachment, signal);
        if (file === undefined) return 'changed';
        const { name } = attachment;
        // A type that browsers never open: another user's file must only be saved.
        device.saveFile(name, file, 'application/octet-stream');
        return 'saved';
      }}
      onReview={async ({ id }, review) => {
        await client('reviewDocument', { params: { id }, body: review });
        rewrite(queries, 'workApprovals', { params: { userId: user.id } }, (known) => {
          const approval = known?.find(({ documentId }) => documentId === id);
          return approval && known && decided(known, approval.id, review);
        });
      }}
      onTakeBack={async ({ id }) => {
        await client('takeBackRequest', { params: { id } });
      }}
      onBlock={async ({ id: approvalId }) => {
        await client('addBlock', { body: { approvalId } });
      }}
      onRetry={() => void queries.refresh('workDocument')}
      log={log.info}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
