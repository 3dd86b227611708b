import { RequestApprovalScreen } from '#screens/request-approval/RequestApprovalScreen.tsx';
import type { ApprovalRequest } from '#wallet/forms/request-approval.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';
import { createShownWorkList } from './shown-work-list.ts';

export default function RequestApprovalRoute({ user }: RouteProps) {
  const { device, sessionScoped, toasts, log, navigate } = useWalletServices();
  const request = useCreateOnce('requestApproval', (content: ApprovalRequest) => ({
    userId: user.id,
    ...content,
  }));
  return (
    <RequestApprovalScreen
      onReadFile={device.readFile}
      onReadImage={device.readImage}
      onRequest={async (content) => {
        const answer = await request(content);
        sessionScoped(createShownWorkList).write('requests');
        return answer?.id;
      }}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
