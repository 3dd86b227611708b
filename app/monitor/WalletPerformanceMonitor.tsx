import { useEffect, useRef } from 'react';

import { providerUrl } from '#api/client.ts';
import { eventsPath } from '#api/calls/call.ts';
import { PerformanceMonitor } from '#shell/PerformanceMonitor.tsx';
import type { Clock } from '#wallet/clock.ts';

import { providerHost } from '../services/provider-host.ts';
import type { Scheduler } from '../services/scheduler.ts';
import { useWalletServices } from '../context.ts';
import { observe } from './observe-performance.ts';
import {
  sessionMonitors,
  type Memory,
  type PerformanceEnvironment,
  type RunningMonitor,
} from './performance.ts';

/** Measures the time from the start of a frame until the page is painted and idle. */
function measureFrame({ frame }: Scheduler, measured: (milliseconds: number) => void): void {
  frame(() => {
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      measured(performance.now() - start);
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Chromium only: a non-standard property. */
function readMemory(): Memory | undefined {
  const { memory } = performance as {
    memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number };
  };
  return memory && { used: memory.usedJSHeapSize, limit: memory.jsHeapSizeLimit };
}

const [eventsPrefix = ''] = eventsPath.split('{');

function browserEnvironment({ now, every }: Clock, scheduler: Scheduler): PerformanceEnvironment {
  const addressOf = (path: string) => new URL(providerUrl(providerHost, path), location.href).href;
  const calls = addressOf('/api/');
  const events = addressOf(eventsPrefix);
  return {
    now,
    every,
    onLoad: (measured) =>
      observe('navigation', (entries) => {
        for (const entry of entries) {
          if (entry instanceof PerformanceNavigationTiming) measured(entry);
        }
      }),
    onCalls: (measured) =>
      observe('resource', (entries) => {
        measured(entries.filter((entry) => entry instanceof PerformanceResourceTiming));
        // The entries are counted: clear the browser's list so that it does not grow.
        performance.clearResourceTimings();
      }),
    onLongFrames: (measured) => observe('long-animation-frame', measured),
    measureFrame: (measured) => measureFrame(scheduler, measured),
    readMemory,
    log: {
      debug: (message, detail) => console.debug(message, detail),
      warn: (message) => console.warn(message),
    },
    isCall: (address) => address.startsWith(calls) && !address.startsWith(events),
  };
}

/** One per page: the browser still has the previous session's measurements, which must not be counted again. */
const startMonitor = sessionMonitors(() => performance.now());

/** The wallet's performance monitor. Its measurements are dropped with the session. */
export default function WalletPerformanceMonitor() {
  const { clock, scheduler } = useWalletServices();
  const monitor = useRef<RunningMonitor>(undefined);
  useEffect(() => {
    const started = startMonitor(browserEnvironment(clock, scheduler));
    monitor.current = started;
    return () => started.stop();
  }, [clock, scheduler]);
  return <PerformanceMonitor read={() => monitor.current?.read() ?? []} every={clock.every} />;
}
