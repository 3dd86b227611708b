/** When the wallet does what nothing on the screen waits for. Each returns what cancels it. */
export interface Scheduler {
  /** Runs something when the page is idle. */
  idle: (run: () => void) => () => void;
  /** Runs something some seconds after the start, when the page is idle: it must not delay the first presses either. */
  afterStartup: (run: () => void) => () => void;
  /** Runs something when another fetch may succeed: the device is back online, or was online and has waited. */
  online: (run: () => void) => () => void;
  /** Runs something when the browser draws next. */
  frame: (run: () => void) => () => void;
}
