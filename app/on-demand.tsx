import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { fromNetwork } from '#api/client.ts';

import type { Scheduler } from './services/scheduler.ts';
import { useWalletServices } from './context.ts';

/** Fetches a component from a file of its own. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Keeps what a load has fetched. A load that failed can be tried again. */
function memoizeLoader<Props>(load: Load<Props>) {
  let component: ComponentType<Props> | undefined;
  const fetch = async () => {
    const module = await fromNetwork(load());
    component = module.default;
    return module;
  };
  return { fetch, fetched: () => component };
}

/**
 * A component that is fetched when it is drawn, or ahead of time. What is no component needs `await import(…)` only.
 */
export interface OnDemand<Props> {
  /**
   * The component, or one that suspends until it is fetched and raises an `UnreachableError` when it cannot be. It may
   * change, so draw the same one for as long as it is shown.
   */
  component: () => ComponentType<Props>;
  /** Fetches it ahead of time. */
  fetch: () => Promise<unknown>;
}

/** A component in a file of its own, which is fetched once. */
export function onDemand<Props>(load: Load<Props>): OnDemand<Props> {
  const { fetch, fetched } = memoizeLoader(load);
  // A lazy component keeps its failure, so the next try needs another one.
  const suspend = () =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        suspending = suspend();
        throw error;
      }),
    );
  let suspending = suspend();
  // React holds a lazy component back for 300 ms once its fallback shows, even when its file is there.
  return { component: () => fetched() ?? suspending, fetch };
}

/** Whether the page has been idle since this component is shown: the first screen is there. */
export function useIdle(): boolean {
  const { scheduler } = useWalletServices();
  const [idle, setIdle] = useState(false);
  useEffect(() => scheduler.idle(() => setIdle(true)), [scheduler]);
  return idle;
}

const failed = (error: unknown) => console.warn('A part of the wallet could not be fetched', error);

/** What a load fetches in the end: each failure is told, and another try follows. */
async function loadWithRetry<Part>(
  { online }: Scheduler,
  load: () => Promise<Part>,
  onFailure: (error: unknown) => void = failed,
): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      await new Promise<void>((resolve) => void online(resolve));
    }
  }
}

/**
 * A component in a file of its own that stands in sight: it is fetched as soon as it is drawn, and something stands in
 * its place until then. What the provider has rendered of it stays, and is taken over once the file is there. A failed
 * fetch is tried again when the device is back online, or after ten seconds.
 */
export function lazyVisible<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
): ComponentType<Props> & Pick<OnDemand<Props>, 'fetch'> {
  const { fetch, fetched } = memoizeLoader(load);
  // React would draw it in place of what is rendered if it was drawn again before the file is there.
  const LazyVisible = memo(function LazyVisible(props: Props) {
    const { scheduler } = useWalletServices();
    const [Component] = useState(() => fetched() ?? lazy(() => loadWithRetry(scheduler, fetch)));
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  });
  return Object.assign(LazyVisible, { fetch });
}

/**
 * A component that is fetched when the page is idle, or at once when `isWanted` runs what it is given. A failed fetch
 * is tried again when the device is back online, after ten seconds, or when it is wanted.
 */
export function afterFirstScreen<Props extends object>(
  load: Load<Props>,
  isWanted: (run: () => void, props: Props) => () => void = () => () => undefined,
): ComponentType<Props> & Pick<OnDemand<Props>, 'fetch'> {
  const { fetch, fetched } = memoizeLoader(load);
  function AfterFirstScreen(props: Props) {
    const { scheduler } = useWalletServices();
    const [Component, setComponent] = useState(fetched);
    const follow = useEffectEvent((run: () => void) => isWanted(run, props));
    const missing = Component === undefined;
    useEffect(() => {
      if (!missing) return;
      let left = false;
      // Drawn in short tasks: several parts come with one file, and a press may come meanwhile.
      const show = (module: { default: ComponentType<Props> }) =>
        left || startTransition(() => setComponent(() => module.default));
      const ends = [
        scheduler.idle(() => void loadWithRetry(scheduler, fetch).then(show)),
        follow(() => void fetch().then(show, failed)),
      ];
      return () => {
        left = true;
        for (const end of ends) end();
      };
    }, [missing, scheduler]);
    return Component && <Component {...props} />;
  }
  // What stands around it is drawn again more often than it changes.
  return Object.assign(memo(AfterFirstScreen), { fetch });
}

/**
 * Starts what a file of its own holds, once the file is there. Returns what ends it. `onFailure` is told why a try
 * failed; another one follows when the device is back online, or after ten seconds.
 */
export function startOnDemand<Module>(
  scheduler: Scheduler,
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
  onFailure: (error: unknown) => void,
): () => void {
  let left = false;
  let end = () => {};
  async function begin() {
    const module = await loadWithRetry(scheduler, load, (error) => left || onFailure(error));
    if (!left) end = start(module);
  }
  void begin();
  return () => {
    left = true;
    end();
  };
}
