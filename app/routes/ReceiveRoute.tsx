import { sampleWalletAddress } from '#samples/wallet-address.ts';
import { ReceiveScreen } from '#screens/receive/ReceiveScreen.tsx';

import { saveFile } from '../device/device.ts';
import { navigate } from '../navigation.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function ReceiveRoute({ user }: RouteProps) {
  return (
    <ReceiveScreen
      address={user.didAddress || sampleWalletAddress(user.id)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onShare={'share' in navigator ? (address) => navigator.share({ text: address }) : undefined}
      onDownload={({ fileName, svg }) => saveFile(fileName, svg, 'image/svg+xml')}
      notify={toasts.notify}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
    />
  );
}
