/** The performance monitor. */
export const monitor = {};

export type MonitorMessages = typeof monitor;
