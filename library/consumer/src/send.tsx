import 'superwallet-ui/styles.css';

import { setupWorker } from 'msw/browser';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from 'superwallet-ui/api';
import { createToastStore, PhoneFrame, Toaster } from 'superwallet-ui/components';
import { buildUser, mockToken, okScenarios } from 'superwallet-ui/mocks';
import { SendScreen, type SendScreenProps } from 'superwallet-ui/screens/send';
import { english, LanguageProvider, loadedMessages } from 'superwallet-ui/i18n';
import { BrandHeader } from 'superwallet-ui/shell';
import { loadFailure, ready } from 'superwallet-ui/wallet';

const client = createClient({
  host: '',
  session: { token: mockToken, clear: () => undefined, lock: () => undefined },
  log: console.warn,
});
const messages = loadedMessages({ en: english });
const toasts = createToastStore();
const params = { userId: buildUser().id };

type SendState = Pick<
  SendScreenProps,
  'holdings' | 'prices' | 'contacts' | 'deviceCheck' | 'sender'
>;

const deviceCheck = { needed: false, check: () => Promise.resolve() };

const sender = { ownAddress: '' };

const loading: SendState = {
  holdings: { status: 'loading' },
  prices: { rates: { status: 'loading' }, fees: { status: 'loading' } },
  contacts: { status: 'loading' },
  deviceCheck,
  sender,
};

async function readState(): Promise<SendState> {
  const [holdings, rates, fees, contacts] = await Promise.all([
    client('assets', { params }),
    client('exchangeRates', {}),
    client('fees', {}),
    client('recentContacts', { params }),
  ]);
  return {
    holdings: ready(holdings),
    prices: { rates: ready(rates), fees: ready(fees) },
    contacts: ready(contacts),
    deviceCheck,
    sender,
  };
}

function SendPage() {
  const [state, setState] = useState(loading);
  useEffect(() => {
    readState().then(setState, (error: Error) => {
      setState({ ...loading, holdings: { status: 'failed', ...loadFailure(error) } });
    });
  }, []);
  return (
    <PhoneFrame>
      <SendScreen
        {...state}
        onNavigate={console.log}
        onRetry={console.log}
        onFindRecipient={(question) => client('findRecipient', { body: question })}
        camera={{
          hasCamera: () => Promise.resolve(false),
          scan: () => Promise.reject(new Error('There is no camera')),
        }}
        onSend={(transfer) =>
          client('createTransaction', {
            body: { ...params, transactionType: 'send', status: 'pending', ...transfer },
          })
        }
        onSaveContact={async (body) => {
          await client('updateContact', { params, body });
        }}
        notify={toasts.notify}
      />
      <Toaster store={toasts} onNavigate={console.log} />
    </PhoneFrame>
  );
}

const root = document.querySelector('#root');
if (root) {
  await setupWorker(...okScenarios).start({ quiet: true });
  createRoot(root).render(
    <LanguageProvider language="en" localLanguage="en" messages={messages}>
      <SendPage />
    </LanguageProvider>,
  );
}
