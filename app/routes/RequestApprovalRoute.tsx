import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import {
  RequestApprovalScreen,
  type Correction,
  type RequestApprovalState,
} from '#screens/request-approval/RequestApprovalScreen.tsx';
import { correctionIdIn } from '#wallet/correction-path.ts';
import { isRevisable, type WorkDocument } from '#wallet/entities/document.ts';
import { correctionDraft } from '#wallet/forms/correction.ts';
import type { ApprovalRequest, ChosenFile } from '#wallet/forms/request-approval.ts';
import type { RequestContent } from '#wallet/forms/stored-request.ts';
import { ready } from '#wallet/loadable.ts';
import { attachmentType } from '#wallet/rules/attachment-type.ts';

import type { RequestDrafts } from '../device/request-drafts.ts';
import { readAttachment } from '../read-attachment.ts';
import { loadableOf } from '../services/use-loadable.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useWalletServices, type WalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';
import { createShownWorkList } from './shown-work-list.ts';

/**
 * The content of a sent request with its files, which a correction sends again. A changed file is omitted: the document
 * shows that it is not verified.
 */
async function sentContent(
  { client, device }: Pick<WalletServices, 'client' | 'device'>,
  document: WorkDocument,
): Promise<Correction> {
  const files: ChosenFile[] = [];
  for (const attachment of document.attachments) {
    const { name, size } = attachment;
    const type = attachmentType(name);
    const file = await readAttachment(client, attachment);
    if (file === undefined || type === undefined) continue;
    files.push({ name, size, type, content: await device.readFile(file) });
  }
  const { id, approver } = document;
  return { id, approver, content: { draft: correctionDraft(document), files } };
}

/**
 * The request to correct: its document, and then its files. Once they are loaded the form stays open: if the approver
 * decides meanwhile, the provider refuses the correction, and the entries are still there.
 */
function useCorrection(id: WorkDocument['id'] | undefined) {
  const services = useWalletServices();
  const document = useQuery({
    ...services.queries.query('workDocument', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  const open = document.data && isRevisable(document.data) ? document.data : undefined;
  const content = useQuery({
    queryKey: ['correction', id],
    queryFn: () => (open ? sentContent(services, open) : null),
    enabled: open !== undefined,
    // The content of a document never changes, and files are too large to stay in memory.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [loaded, setLoaded] = useState<Correction>();
  if (content.data && loaded === undefined) setLoaded(content.data);
  const state = (): RequestApprovalState['correction'] => {
    if (id === undefined) return undefined;
    if (loaded !== undefined) return ready(loaded);
    if (document.data === undefined) return loadableOf(document);
    return open === undefined ? { status: 'closed' } : loadableOf(content);
  };
  return {
    correction: state(),
    onRetry: () => void (open === undefined ? document.refetch() : content.refetch()),
  };
}

/** The drafts of this form, on this device (decision 163). A browser that stores none only loses the draft. */
function useStoredRequest(userId: number, documentId: number | undefined) {
  const { log } = useWalletServices();
  const [open] = useState(() => {
    let opened: Promise<RequestDrafts> | undefined;
    // Not before the first use: the provider also renders this form, and has no such storage.
    return () =>
      (opened ??= import('../device/request-drafts.ts').then(({ openRequestDrafts }) =>
        openRequestDrafts(userId, documentId),
      ));
  });
  const failed = (error: unknown) => log.warn('The draft is not stored on this device', error);
  return {
    onRestore: () =>
      open()
        .then((drafts) => drafts.read())
        .catch((error: unknown) => {
          failed(error);
          return undefined;
        }),
    onStore: (content: RequestContent | undefined) =>
      void open()
        .then((drafts) => drafts.write(content))
        .catch(failed),
  };
}

/** The form for a new request, or for a correction of the request in the query of the address. */
export default function RequestApprovalRoute({ user, search }: RouteProps) {
  const corrects = correctionIdIn(search);
  return <RequestForm key={corrects ?? 'new'} user={user} corrects={corrects} />;
}

function RequestForm({
  user,
  corrects,
}: Pick<RouteProps, 'user'> & { corrects: number | undefined }) {
  const { device, sessionScoped, toasts, log, navigate } = useWalletServices();
  const { correction, onRetry } = useCorrection(corrects);
  const storage = useStoredRequest(user.id, corrects);
  const isClosed = correction?.status === 'closed';
  const removeDraft = useEffectEvent(() => storage.onStore(undefined));
  useEffect(() => {
    // The draft of a request that was decided meanwhile can never be sent.
    if (isClosed) removeDraft();
  }, [isClosed]);
  const request = useCreateOnce('requestApproval', (content: ApprovalRequest) => ({
    userId: user.id,
    ...content,
  }));
  const correct = useCreateOnce(
    'correctRequest',
    ({ replaces, ...content }: Omit<ApprovalRequest, 'approverEmail'> & { replaces: number }) => ({
      userId: user.id,
      replaces,
      ...content,
    }),
  );
  return (
    <RequestApprovalScreen
      correction={correction}
      onReadFile={device.readFile}
      onReadImage={device.readImage}
      onRequest={async ({ approverEmail, ...content }) => {
        const answer =
          corrects === undefined
            ? await request({ approverEmail, ...content })
            : await correct({ replaces: corrects, ...content });
        sessionScoped(createShownWorkList).write('requests');
        return answer?.id;
      }}
      storage={storage}
      onRetry={onRetry}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
