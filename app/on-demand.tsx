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

/** Imports a component's chunk. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Memoises the loaded component. A failed load can be retried. */
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
 * A component that is loaded when it is rendered, or prefetched. Modules without one only need `await import(…)`.
 */
export interface OnDemand<Props> {
  /**
   * The component, or a lazy one that suspends until it is loaded and throws an `UnreachableError` if that fails. The
   * result may change between calls, so pick it once and render the same one while it is mounted.
   */
  component: () => ComponentType<Props>;
  /** Prefetches the chunk. */
  fetch: () => Promise<unknown>;
}

/** A component in a chunk of its own, which is loaded once. */
export function onDemand<Props>(load: Load<Props>): OnDemand<Props> {
  const { fetch, fetched } = memoizeLoader(load);
  // `lazy` caches a failure, so a retry needs a new lazy component.
  const suspend = () =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        suspending = suspend();
        throw error;
      }),
    );
  let suspending = suspend();
  // React delays a lazy component by 300 ms after its fallback, even if its chunk is loaded.
  return { component: () => fetched() ?? suspending, fetch };
}

/** Becomes true when the page is idle after this component was mounted: the first screen is rendered then. */
export function useIdle(): boolean {
  const { scheduler } = useWalletServices();
  const [idle, setIdle] = useState(false);
  useEffect(() => scheduler.idle(() => setIdle(true)), [scheduler]);
  return idle;
}

const failed = (error: unknown) => console.warn('A part of the wallet could not be fetched', error);

/** Loads a part, reporting each failure, and retries when the scheduler reports the device online. */
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
 * A visible component in a chunk of its own: it is loaded as soon as it is rendered, with a fallback meanwhile. The
 * provider's markup of it stays and is hydrated once the chunk is loaded. A failed load is retried when the device is
 * back online, or after ten seconds.
 */
export function lazyVisible<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
): ComponentType<Props> & Pick<OnDemand<Props>, 'fetch'> {
  const { fetch, fetched } = memoizeLoader(load);
  // Memoised: a render before the chunk is loaded would replace the server's markup by the fallback.
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
 * A component that is loaded when the page is idle, or immediately when `isWanted` calls its argument. A failed load is
 * retried when the device is back online, after ten seconds, or when it is wanted.
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
      // `startTransition` keeps tasks short: one chunk brings several parts, and the user may tap meanwhile.
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
  // Memoised: its parent renders more often than its props change.
  return Object.assign(memo(AfterFirstScreen), { fetch });
}

/**
 * Starts a lazy-loaded module. Returns a function that ends it. `onFailure` receives the error of each failed load; by
 * default it is logged. The load is retried when the device is back online, or after ten seconds.
 */
export function startOnDemand<Module>(
  scheduler: Scheduler,
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
  onFailure: (error: unknown) => void = failed,
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
