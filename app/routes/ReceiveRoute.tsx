import { ReceiveScreen } from '#screens/receive/ReceiveScreen.tsx';

import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function ReceiveRoute({ user }: RouteProps) {
  const { device, toasts, log, navigate } = useWalletServices();
  const onDevice = useOnDevice();
  return (
    <ReceiveScreen
      address={user.didAddress || undefined}
      onCopy={device.copy}
      onShare={onDevice ? device.share : undefined}
      onDownload={({ fileName, svg }) => device.saveFile(fileName, svg, 'image/svg+xml')}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
