import { useStore } from '#components/use-store.ts';
import { UpdateBanner } from '#shell/UpdateBanner.tsx';

import type { PageServices } from './context.ts';

/** The offer of a newer version, above the screen. */
export default function WalletUpdateBanner({ update }: Pick<PageServices, 'update'>) {
  return useStore(update) && <UpdateBanner onUpdate={update.apply} />;
}
