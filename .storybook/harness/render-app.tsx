import { useState } from 'react';
import { fn } from 'storybook/test';

import { App, lazyParts } from '#app/App.tsx';
import { BackupReminder, IdCards } from '#app/routes/HomeRoute.tsx';
import { openEvents } from '#app/services/open-events.ts';
import type { PageServices } from '#app/context.ts';
import type { InstallStage } from '#shell/install-offer.ts';
import { mockNetwork } from '#mocks/scenarios.ts';
import { paths } from '#wallet/paths.ts';
import { createStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { flowTag } from './render-route.tsx';
import { storyAddress } from './story-address.ts';
import { storyServices } from './story-services.ts';

/**
 * The page services of an installed, up-to-date wallet, online unless the mocks are offline. The event stream comes
 * from the mocks, and is not shared with other tabs.
 */
function storyPage(): PageServices {
  return {
    theme: { ...createStore<ThemeChoice>('system'), rendered: 'system', toggle: fn() },
    installOffer: {
      ...createStore<InstallStage>('hidden'),
      install: () => Promise.resolve(),
      pass: fn(),
      dismiss: fn(),
    },
    update: { ...createStore(false), apply: fn() },
    storageRefused: createStore(false),
    keysRefused: false,
    network: createStore(mockNetwork() !== 'offline'),
    openEvents,
    tabs: undefined,
    // A story navigates only by links, and a link opens a screen at its top.
    screenShown: fn(() => scrollTo(0, 0)),
    reload: fn(),
  };
}

function AppInStory({ path, changes }: { path: string; changes: () => Partial<PageServices> }) {
  const [services] = useState(storyServices);
  const [page] = useState(() => ({ ...storyPage(), ...changes() }));
  const [address] = useState(() => {
    const { address: current, goTo } = storyAddress(path);
    services.navigate.mockImplementation(goTo);
    return current;
  });
  return <App services={services} page={page} address={address} />;
}

/** Loads the parts that the wallet loads after its first screen, so that the story renders them immediately. */
const fetchLateParts = () =>
  Promise.all([...lazyParts, IdCards, BackupReminder].map(({ fetch }) => fetch()));

/**
 * Renders the complete app on the services of the story. The app starts at `path`, and its links navigate. `changes`
 * returns the story's changes to the page services.
 */
export function rendersApp(
  path: string = paths.home,
  changes: () => Partial<PageServices> = () => ({}),
) {
  return {
    tags: [flowTag],
    loaders: [fetchLateParts],
    render: () => <AppInStory path={path} changes={changes} />,
  };
}
