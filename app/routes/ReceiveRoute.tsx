import { ReceiveScreen } from '#screens/receive/ReceiveScreen.tsx';
import { assetInQuery } from '#wallet/asset-path.ts';
import { receivingAddressOf } from '#wallet/entities/receiving-address.ts';

import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function ReceiveRoute({ user, search }: RouteProps) {
  const { device, toasts, log, navigate } = useWalletServices();
  return (
    <ReceiveScreen
      asset={assetInQuery(search)}
      address={receivingAddressOf(user)?.did}
      onCopy={device.copy}
      onShare={device.share}
      onDownload={({ fileName, svg }) => device.saveFile(fileName, svg, 'image/svg+xml')}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
