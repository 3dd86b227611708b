/** Parts that load after the first screen: the performance monitor, and the frame of the support chat. */
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
  /** The frame of the support chat, whose content is in the language of the conversation. */
  chat: {
    typing: 'AI is typing...',
    title: 'Support chat',
    withReply: 'Support chat, new reply',
    /** Announced when replies arrive. */
    replies: (count: number) =>
      count === 1 ? '1 new reply in the support chat' : `${count} new replies in the support chat`,
  },
  samples: (count: number) =>
    count === 1 ? 'Of 1 sample.' : `Averages of the last ${count} samples.`,
  /** About the limits of a measure. */
  explanation: 'Good up to the first limit, poor above the second.',
};

export type MonitorMessages = typeof monitor;
