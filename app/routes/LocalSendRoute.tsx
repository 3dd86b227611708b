import { useState } from 'react';

import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { LocalSendScreen } from '#screens/local-send/LocalSendScreen.tsx';
import { ready } from '#wallet/loadable.ts';
import { localSendOf, type LocalTransfer } from '#wallet/forms/local-send.ts';

import { useDeviceConfirmation } from '../device/use-device-confirmation.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useLeftToday } from '../services/use-left-today.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalSendRoute({ user, search }: RouteProps) {
  const { client, queries, device, scan, clock, toasts, navigate } = useWalletServices();
  const onDevice = useOnDevice();
  const [now] = useState(clock.now);
  const params = { userId: user.id };
  const left = useLeftToday(user.id, 'localSend');
  const contacts = useLoadable('recentContacts', { params });
  const confirmation = useDeviceConfirmation(user);
  const send = useCreateOnce('createLocalSend', (transfer: LocalTransfer) => ({
    userId: user.id,
    ...transfer,
  }));
  return (
    <>
      <LocalSendScreen
        holdings={useLoadable('assets', { params })}
        contacts={
          contacts.status === 'ready'
            ? ready(contacts.data.filter(({ area }) => area === 'local'))
            : contacts
        }
        now={now}
        start={{
          draft: localSendOf(new URLSearchParams(search)),
          left,
        }}
        readers={{
          hasCamera: device.hasCamera,
          scan,
          hasNfc: () => onDevice && device.hasNfc(),
          readTags: device.readTags,
        }}
        onFindRecipient={(body) => client('findRecipient', { body })}
        deviceCheck={confirmation}
        onSend={send}
        onSaveContact={async (body) => {
          await client('updateContact', { params, body });
        }}
        notify={toasts.notify}
        onNavigate={navigate}
        onRetry={(part) => void queries.refresh(part === 'contacts' ? 'recentContacts' : 'assets')}
      />
      <InLocalLanguage>{confirmation.sheet}</InLocalLanguage>
    </>
  );
}
