import '../src/tokens/theme.css';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';

import { BasePath } from '#components/base-path.ts';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { Toaster } from '#components/Toaster.tsx';
import { okScenarios, resetSentRequests } from '#mocks/scenarios.ts';
import { setTimeZone } from '#wallet/dates.ts';
import { toasterLabels } from '#wallet/labels/toaster.ts';
import { basePath } from '#wallet/paths.ts';
import { flowTag } from '#stories/render-route.tsx';
import { resetStoryServices, storyServices } from '#stories/story-services.ts';

import {
  chromaticModes,
  defaultPhone,
  storyThemes,
  textSizes,
  viewportOptions,
  type StoryTheme,
} from './display-options.ts';
import { storybookTheme } from './storybook-theme.ts';
import { assertAllRequestsHandled, recordUnhandledRequest } from './unhandled-requests.ts';

configure({ asyncUtilTimeout: 10_000 });

// Dates look the same in every browser that opens the catalogue.
setTimeZone('Asia/Seoul');

async function startWorker() {
  const worker = setupWorker(...okScenarios);
  await worker.start({
    quiet: true,
    // Relative to the page, so that the catalogue also works below a sub-path.
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).pathname,
    },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (new URL(request.url).pathname.startsWith(`${basePath}/api`)) {
        recordUnhandledRequest(request);
      }
    },
  });
  // A worker that was registered a moment ago may not control this page yet: its calls would reach the network.
  if (navigator.serviceWorker.controller === null) {
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  }
  return worker;
}

// A docs page sets the addon up several times; a second worker would reload the page under the first.
let worker: ReturnType<typeof startWorker> | undefined;

function applyTheme(theme: StoryTheme) {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...storyThemes], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: textSizes.map((value) => ({ value, title: `${value}%` })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    textSize: '100',
    viewport: { value: defaultPhone, isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewportOptions },
    docs: { theme: storybookTheme },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: { order: ['Superwallet', 'Tokens', 'Components', 'Shell', 'Screens', 'Journeys'] },
    },
  },
  // A flow renders its route, which takes no args: controls would do nothing.
  argTypesEnhancers: [({ tags, argTypes }) => (tags.includes(flowTag) ? {} : argTypes)],
  decorators: [
    (Story, { globals, parameters }) => {
      // While rendering: an effect would come too late for the accessibility check. On the root: portals need it too.
      applyTheme(globals['theme'] as StoryTheme);
      document.documentElement.style.fontSize = `${String(globals['textSize'])}%`;
      // The whole wallet brings its own frame and toaster, a shell its own frame.
      const frame: unknown = parameters['frame'];
      if (frame === 'app') return <Story />;
      return (
        <BasePath value={basePath}>
          {frame === 'own' ? (
            <Story />
          ) : (
            <PhoneFrame>
              <Story />
            </PhoneFrame>
          )}
          <Toaster
            store={storyServices().toasts}
            {...toasterLabels}
            onNavigate={(to) => storyServices().navigate(to)}
          />
        </BasePath>
      );
    },
  ],
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
    resetStoryServices();
    resetSentRequests();
  },
  afterEach() {
    assertAllRequestsHandled();
  },
});
