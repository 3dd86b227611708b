import '../src/tokens/theme.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { openAtTopAgain } from './navigation.ts';
import { warmRoutes } from './routes/routes.ts';

// Only logged, as documented (local §8): each screen tells its own failures.
addEventListener('error', ({ error, message }) =>
  console.error('Uncaught error', error ?? message),
);
addEventListener('unhandledrejection', ({ reason }) =>
  console.error('Unhandled rejection', reason),
);

openAtTopAgain();
warmRoutes(document);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw the wallet in');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
