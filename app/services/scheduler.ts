/** Schedules work that no visible part waits for. Each method returns a function that cancels the work. */
export interface Scheduler {
  /** Runs `run` when the page is idle. */
  idle: (run: () => void) => () => void;
  /** Runs `run` some seconds after the start, when the page is idle, so that it does not delay the first presses. */
  afterStartup: (run: () => void) => () => void;
  /** Runs `run` when a retry may succeed: the device is back online, or some seconds have passed while online. */
  online: (run: () => void) => () => void;
  /** Runs `run` at the next animation frame. */
  frame: (run: () => void) => () => void;
}
