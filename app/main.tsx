import './wallet.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { whenIdle } from './on-demand.tsx';
import { warmRoutes } from './routes/routes.ts';
import { browserPageServices } from './services/page-services.ts';
import { browserServices } from './services/browser-services.ts';

// Only logged, as documented (local §8): each screen tells its own failures.
addEventListener('error', ({ error, message }) =>
  console.error('Uncaught error', error ?? message),
);
addEventListener('unhandledrejection', ({ reason }) =>
  console.error('Unhandled rejection', reason),
);

warmRoutes(document);
// Ahead of the first call that needs them. What does not arrive now is fetched again then.
whenIdle(() => void import('#api/later-calls.ts').catch(() => undefined));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw the wallet in');
const { services, navigation, storage } = browserServices(window);
createRoot(root).render(
  <StrictMode>
    <App services={services} page={browserPageServices(window, navigation, storage)} />
  </StrictMode>,
);
