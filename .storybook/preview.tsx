import './catalogue.css';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import { configure } from 'storybook/test';

import { okScenarios, resetSentRequests, setMockNetwork } from '#mocks/scenarios.ts';
import { entriesOf, screenOf } from '#stories/catalogue.ts';
import { flowTag } from '#harness/render-route.tsx';
import { screenPaths } from '#harness/screen-paths.ts';
import { resetStoryServices } from '#harness/story-services.ts';
import { loadPlateLines } from '#widgets/PlateEngraving.tsx';
import { SandboxesContext } from '#widgets/sandboxes.ts';
import { documentedLanguages } from '#i18n/language.ts';
import { TimeZoneContext } from '#components/time-zone.ts';
import { sandboxKinds } from '#wallet/entities/sandbox.ts';
import { basePath, paths } from '#wallet/paths.ts';

import {
  chromaticModes,
  defaultPhone,
  displayChoices,
  displayOf,
  viewportOptions,
  type Display,
} from './display-options.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { endPlay } from './end-of-play.ts';
import { effectsHaveRun, Mounted } from './Mounted.tsx';
import { nameStep } from './name-step.ts';
import { assertOtherTheme } from './other-theme.ts';
import { assertPasswordsHaveUsernames } from './password-usernames.ts';
import { applyMotion } from './reduced-motion.ts';
import { stateAndActions } from './state-and-actions.ts';
import { assertClaims } from './story-claims.ts';
import { StoryLanguage } from './story-language.tsx';
import { storybookTheme } from './storybook-theme.ts';
import { assertNumbersAreSpoken } from './spoken-numbers.ts';
import { StoryDocs } from './StoryDocs.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { isPictureRun, isTestRun } from './test-run.ts';
import { assertAllRequestsHandled, recordUnhandledRequest } from './unhandled-requests.ts';

/**
 * An error for a failed query. It omits the page's HTML, which takes long to print at every retry. Its stack ends at
 * the story.
 */
function notFound(message: string | null): Error {
  const error = new Error(message ?? 'not found');
  Error.captureStackTrace(error, notFound);
  return error;
}

configure({ asyncUtilTimeout: 10_000, ...(isTestRun() && { getElementError: notFound }) });

// Dates look the same in every browser that opens the catalogue.
const timeZone = 'Asia/Seoul';

async function startWorker() {
  const worker = setupWorker(...okScenarios);
  await worker.start({
    quiet: true,
    // Relative to the page, so that the catalogue also works below a sub-path.
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}catalogue-worker.js`, document.baseURI).pathname,
    },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (new URL(request.url).pathname.startsWith(`${basePath}/api`)) {
        recordUnhandledRequest(request);
      }
    },
  });
  // A worker that was just registered may not control this page yet: the page's calls would reach the network.
  if (navigator.serviceWorker.controller === null) {
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  }
  return worker;
}

// Started once only: a docs page initialises the addon several times, and a second start would reload the page.
let worker: ReturnType<typeof startWorker> | undefined;

/** The stories that are shown, each with its initial display options; a docs page shows several at once. */
const shownStories = new Map<string, Display>();

/** The languages of the toolbar's option. */
const languagesOf = ({ language }: Display) =>
  language === 'documented' ? documentedLanguages : { language, localLanguage: language };

/**
 * Applies the display options to the root element, so that portals have them too. Runs during rendering, because an
 * effect would run after the accessibility check.
 */
function applyDisplay(display: Display) {
  const { theme, textSize, motion } = display;
  const root = document.documentElement;
  root.lang = languagesOf(display).language;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  root.style.fontSize = `${textSize}%`;
  applyMotion(motion);
}

/** The path of a story's screen, from its first catalogue entry; Home if it has none. */
function pathOf(parameters: Readonly<Record<string, unknown>>): string {
  const [entry] = entriesOf(parameters);
  return (entry && screenPaths[screenOf(entry)]) ?? paths.home;
}

/** The provider's sandboxes in a story: all of them, unless its parameter `sandboxes` lists others. */
function sandboxesOf(parameters: Readonly<Record<string, unknown>>): readonly string[] {
  const own = parameters['sandboxes'];
  return Array.isArray(own) ? own.map(String) : sandboxKinds;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...displayChoices.theme] },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...displayChoices.language] },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        // @ts-expect-error -- a menu accepts numbers, which its type omits. Strings do not work: Storybook parses
        // `textSize:200` in an address as a number, which matches no string item.
        items: [...displayChoices.textSize],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', icon: 'play', items: [...displayChoices.motion] },
    },
    network: {
      description: 'Network, for stories that make calls',
      toolbar: { title: 'Network', icon: 'cloud', items: [...displayChoices.network] },
    },
    frame: {
      description: 'Alone, or inside the shell',
      toolbar: { title: 'Frame', icon: 'browser', items: [...displayChoices.frame] },
    },
  },
  initialGlobals: {
    ...displayOf({}),
    viewport: { value: defaultPhone, isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // A test does not report passed checks: collecting them for every element takes longer than running the rules.
    a11y: { test: 'error', options: isTestRun() ? { resultTypes: ['violations'] } : {} },
    viewport: { options: viewportOptions },
    docs: { theme: storybookTheme, page: StoryDocs },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: ['Superwallet', 'Guides', 'Tokens', 'Components', 'Shell', 'Screens', 'Journeys'],
      },
    },
  },
  // A flow renders its route, which has no args: controls would have no effect.
  argTypesEnhancers: [
    stateAndActions,
    ({ tags, argTypes }) => (tags.includes(flowTag) ? {} : argTypes),
  ],
  decorators: [
    (Story, { globals, id, parameters }) => {
      const display = displayOf(globals);
      const { network, frame } = display;
      applyDisplay(display);
      useEffect(() => {
        const start = shownStories.get(id);
        if (start === undefined || (start.network === network && start.frame === frame)) return;
        // The loaded data and the presses so far belong to the previous network or frame.
        addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
      }, [id, network, frame]);
      return (
        <StoryLanguage choice={languagesOf(display)}>
          <SandboxesContext value={sandboxesOf(parameters)}>
            <TimeZoneContext value={timeZone}>
              <Mounted>
                <StoryFrame
                  own={parameters['frame']}
                  path={pathOf(parameters)}
                  {...{ network, frame }}
                >
                  <Story />
                </StoryFrame>
              </Mounted>
            </TimeZoneContext>
          </SandboxesContext>
        </StoryLanguage>
      );
    },
  ],
  mount: (context) => async () => {
    await context.renderToCanvas();
    await effectsHaveRun();
    return context.canvas;
  },
  async beforeAll() {
    // Otherwise the first card of a page would get its lines during a play.
    await loadPlateLines();
  },
  beforeEach({ id, globals, parameters, userEvent, viewMode }) {
    // A story that is rendered again, with another theme or other controls, keeps its state.
    if (shownStories.has(id)) return undefined;
    const display = displayOf(globals);
    shownStories.set(id, display);
    // Otherwise a story would start at the scroll position of the previous one. A docs page has several stories, and
    // scrolls by itself.
    if (viewMode !== 'docs') scrollTo({ top: 0, behavior: 'instant' });
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('superwallet-drafts');
    resetStoryServices(parameters['toastsClose'] === true);
    resetSentRequests();
    setMockNetwork(display.network);
    return async () => {
      shownStories.delete(id);
      // Storybook reuses the pointer for every story, and the pointer holds references to the elements that it
      // pressed last.
      if (isTestRun()) await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    };
  },
  runStep: nameStep,
  async afterEach({ globals, parameters, viewMode }) {
    assertAllRequestsHandled();
    assertPasswordsHaveUsernames();
    assertNumbersAreSpoken();
    // Docs pages and pages about the stories have no screenshot. Users type into them, so they do not lose the focus.
    const hasScreenshot = viewMode !== 'docs' && parameters['frame'] !== 'page';
    const takesScreenshot = hasScreenshot && isPictureRun();
    if (takesScreenshot) await waitUntilIdle();
    if (takesScreenshot || (hasScreenshot && !isTestRun())) endPlay(parameters);
    if (takesScreenshot) assertClaims(parameters);
    await assertOtherTheme(globals);
  },
});
