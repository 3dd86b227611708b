import { devices, type Browser, type BrowserContext, type Page } from 'playwright';

/** Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** Lighthouse's slow phone. */
export const cpuSlowdown = 4;

/** Time after a start in which work and layout shifts are still measured, in milliseconds. */
const settleTime = 3_000;

/** A page whose start is measured. */
export interface MeasuredPage {
  url: string;
  /** Matches a pressable element of the first screen, or its title. */
  selector: string;
  /** Matches an element that is also shown offline. Undefined if the page does not open offline. */
  shell?: string;
  storage: Readonly<Record<string, string>>;
  /** The cookies of a signed-in browser. */
  cookies: readonly { name: string; value: string; path: string }[];
}

/** One start of a page. Times are in milliseconds since the navigation began. */
export interface Start {
  /** First contentful paint. */
  paint: number;
  /** The element that matches `selector` has been painted. */
  seen: number;
  /** React has attached its handlers to that element. */
  hydrated: number;
  /** JavaScript received before hydration, in encoded bytes. */
  script: number;
  /** Requests started before hydration, including the request for the page. */
  requests: number;
  /** Busy time of the main thread, until 3 s after hydration. */
  work: number;
  /** The total time by which tasks exceeded 50 ms. */
  blocking: number;
  /** The sum of all layout shifts. */
  shift: number;
}

/** Measurements of the start that are recorded in the page. */
interface StartNotes {
  /** A copy of the browser's list, which the page may clear. */
  resources: PerformanceResourceTiming[];
  seen?: number;
  hydrated?: number;
  blocking: number;
  shift: number;
}

type NotingWindow = Window & { startNotes: StartNotes; reportHydrated: (detail: string) => void };

/**
 * Records when the element is painted and hydrated, long tasks, and layout shifts. Runs in the page, before the
 * scripts of the page.
 */
function noteStart(selector: string): void {
  const noting = window as unknown as NotingWindow;
  const notes: StartNotes = { resources: [], blocking: 0, shift: 0 };
  noting.startNotes = notes;
  const watchHydration = (element: Element) => {
    if (Object.keys(element).some((key) => key.startsWith('__reactProps$'))) {
      notes.hydrated = performance.now();
      noting.reportHydrated('');
    } else {
      // A timer instead of animation frames, which would be rendered only for this check and slow down the page.
      setTimeout(() => watchHydration(element), 4);
    }
  };
  const look = () => {
    const element = document.querySelector(selector);
    if (element === null) return;
    watch.disconnect();
    // The element is painted two frames later.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        notes.seen = performance.now();
        // Query again: hydration may have replaced the prerendered element.
        watchHydration(document.querySelector(selector) ?? element);
      }),
    );
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    notes.resources.push(...(list.getEntries() as PerformanceResourceTiming[]));
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** TypeScript's DOM types lack this interface. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Opens a browser context with an empty cache. It is signed in if the page has a session. */
export async function openPhone(browser: Browser, page: MeasuredPage): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies(
    page.cookies.map((cookie) => ({ ...cookie, domain: new URL(page.url).hostname })),
  );
  await context.addInitScript((storage) => {
    if (sessionStorage.getItem('bench') !== null) return;
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    sessionStorage.setItem('bench', '');
  }, page.storage);
  return context;
}

/**
 * Throttles a tab to a slow phone on slow 4G. Accepts gzip only, so that all compared pages are compressed in the same
 * way.
 */
export async function slowDown(tab: Page): Promise<void> {
  const protocol = await tab.context().newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Opens the page in a new tab and measures its start. */
export async function measureStart(
  context: BrowserContext,
  { url, selector }: Pick<MeasuredPage, 'url' | 'selector'>,
): Promise<Start> {
  const tab = await context.newPage();
  await tab.addInitScript(noteStart, selector);
  await slowDown(tab);
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Performance.enable');
  // Waits for a binding instead of using Playwright's waits, which would disturb the measured start: they run 50 ms of
  // script in the page and force frames to be rendered.
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'reportHydrated' });
  const hydrates = new Promise((resolve) => protocol.once('Runtime.bindingCalled', resolve));
  await tab.goto(url, { waitUntil: 'commit' });
  await hydrates;
  await tab.waitForTimeout(settleTime);
  const { metrics } = await protocol.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const start = await tab.evaluate(() => {
    const {
      seen = 0,
      hydrated = 0,
      resources,
      blocking,
      shift,
    } = (window as unknown as NotingWindow).startNotes;
    const scripts = resources.filter(
      ({ name, responseEnd }) => name.split('?')[0]?.endsWith('.js') && responseEnd <= hydrated,
    );
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      seen,
      hydrated,
      script: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
      requests: 1 + resources.filter(({ startTime }) => startTime < hydrated).length,
      blocking,
      shift,
    };
  });
  await tab.close();
  return { ...start, work: work * 1_000 };
}
