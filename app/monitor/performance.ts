import {
  callRate,
  meanOf,
  memoryLogInterval,
  refreshInterval,
  withinCallWindow,
  withSample,
  type PerformanceSample,
} from '#wallet/performance.ts';

/** The browser's timing of a finished call. */
export type CallTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'requestStart' | 'responseStart' | 'duration'
>;

/** The browser's timing of the page load. */
export type LoadTiming = Pick<PerformanceNavigationTiming, 'startTime' | 'loadEventEnd'>;

/** The browser's timing of a long frame. */
export type FrameTiming = Pick<PerformanceEntry, 'startTime' | 'duration'>;

/** Memory in use and its limit, in bytes. */
export interface Memory {
  used: number;
  limit: number;
}

/** The sources of the measurements, injected for tests. All times are milliseconds. */
export interface PerformanceEnvironment {
  now: () => Date;
  /** Runs `run` repeatedly at this interval, in milliseconds. Returns a function that stops it. */
  every: (milliseconds: number, run: () => void) => () => void;
  /**
   * Reports past and future measurements; none in a browser without support. Returns a function that stops it, as do
   * the next two.
   */
  onLoad: (measured: (timing: LoadTiming) => void) => () => void;
  onCalls: (measured: (timings: readonly CallTiming[]) => void) => () => void;
  onLongFrames: (measured: (timings: readonly FrameTiming[]) => void) => () => void;
  /** Measures the time to draw the next frame, in milliseconds; a page in the background draws none. */
  measureFrame: (measured: (milliseconds: number) => void) => void;
  /** Undefined if the browser does not report memory. */
  readMemory: () => Memory | undefined;
  log: { debug: (message: string, detail: unknown) => void; warn: (message: string) => void };
  /** True if an address is a call to the provider; the event stream does not count, because it never ends. */
  isCall: (address: string) => boolean;
}

/** A monitor that measures until it is stopped. */
export interface RunningMonitor {
  /** The stored samples, the oldest first. */
  read: () => readonly PerformanceSample[];
  stop: () => void;
}

/**
 * Starts measuring. Calls and frames that the browser has buffered count if they started at `since` or later. Each 5 s
 * with activity give a sample: the page load, the mean latency and duration of the finished calls, and the longest
 * frame. An idle wallet takes no samples.
 *
 * - Page load: from the navigation to the end of its load event, when the wallet's script has run.
 * - API response time: from the start of a call to its last byte. Network latency: from its request to its first byte,
 *   if the provider allows its timing to be read.
 * - Render time: the longest of the frames that the browser reports as long (50 ms and more), or else one frame that is
 *   measured for the sample.
 */
function startPerformanceMonitor(
  {
    now,
    every,
    onLoad,
    onCalls,
    onLongFrames,
    measureFrame,
    readMemory,
    log,
    isCall,
  }: PerformanceEnvironment,
  since = 0,
): RunningMonitor {
  let samples: readonly PerformanceSample[] = [];
  let pageLoadTime: number | undefined;
  let hasActivity = false;
  let measuring = false;
  let latencies: number[] = [];
  let durations: number[] = [];
  let longestFrame: number | undefined;
  let calls: readonly number[] = [];
  let lastCall = 0;
  let highRate = false;

  const takeSample = () => {
    if (!hasActivity || measuring) return;
    measuring = true;
    measureFrame((milliseconds) => {
      measuring = false;
      samples = withSample(samples, {
        timestamp: now().toISOString(),
        pageLoadTime,
        networkLatency: meanOf(latencies),
        renderTime: longestFrame ?? milliseconds,
        apiResponseTime: meanOf(durations),
      });
      hasActivity = false;
      latencies = [];
      durations = [];
      longestFrame = undefined;
    });
  };

  /** Notes activity. The first sample is taken at once, so that the monitor is not empty. */
  const noteActivity = () => {
    hasActivity = true;
    if (samples.length === 0) takeSample();
  };

  const stopLoad = onLoad(({ startTime, loadEventEnd }) => {
    pageLoadTime = loadEventEnd - startTime;
    noteActivity();
  });

  const stopCalls = onCalls((timings) => {
    const finished = timings.filter(({ name, startTime }) => startTime >= since && isCall(name));
    if (finished.length === 0) return;
    for (const { startTime, requestStart, responseStart, duration } of finished) {
      durations.push(duration);
      // Timings of other origins without permission, and of calls that never connected, are all zeros.
      if (requestStart > 0 && responseStart > 0) latencies.push(responseStart - requestStart);
      lastCall = Math.max(lastCall, startTime);
      calls = withinCallWindow([...calls, startTime], lastCall);
    }
    // Warn once until the rate has been lower again.
    const high = calls.length > callRate.limit;
    if (high && !highRate) {
      log.warn(`High API call rate: ${calls.length} calls in ${callRate.window / 1_000} s`);
    }
    highRate = high;
    noteActivity();
  });

  const stopFrames = onLongFrames((timings) => {
    const own = timings.filter(({ startTime }) => startTime >= since);
    if (own.length === 0) return;
    longestFrame = Math.max(longestFrame ?? 0, ...own.map(({ duration }) => duration));
    noteActivity();
  });

  const stops = [
    stopLoad,
    stopCalls,
    stopFrames,
    every(refreshInterval, takeSample),
    every(memoryLogInterval, () => {
      const memory = readMemory();
      if (memory) log.debug('Memory in use, in bytes', memory);
    }),
  ];

  return {
    read: () => samples,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/**
 * Starts a monitor for each session of a page, one after another. It ignores the calls and frames of the previous
 * session, which the browser still has buffered. `elapsed` is the time since the page was opened, in milliseconds.
 */
export function sessionMonitors(
  elapsed: () => number,
): (environment: PerformanceEnvironment) => RunningMonitor {
  let endOfLast = 0;
  return (environment) => {
    const monitor = startPerformanceMonitor(environment, endOfLast);
    return {
      read: monitor.read,
      stop() {
        monitor.stop();
        endOfLast = elapsed();
      },
    };
  };
}
