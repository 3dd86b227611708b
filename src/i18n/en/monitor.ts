/** The performance monitor. */
export const monitor = {
  title: 'Performance monitor',
  empty: 'No measurements yet',
  missing: 'Not measured yet',
  measures: {
    pageLoadTime: 'Page load',
    networkLatency: 'Network latency',
    renderTime: 'Render time',
    apiResponseTime: 'API response time',
  },
  ratings: { good: 'Good', warning: 'Warning', poor: 'Poor' },
  limits: (good: string, warning: string) => `Limits ${good} / ${warning}`,
  explanation: (samples: number) =>
    samples === 1
      ? 'Of 1 sample. Good up to the first limit, poor above the second.'
      : `Averages of the last ${samples} samples. Good up to the first limit, poor above the second.`,
};

export type MonitorMessages = typeof monitor;
