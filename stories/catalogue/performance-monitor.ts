/** The entries of `performance-monitor`. */
export const performanceMonitor = {
  'performance-monitor.state.collapsed': 'A button in the header opens the performance monitor.',
  'performance-monitor.state.open':
    'Page load, network latency, render time and API response time, each with value and rating.',
  'performance-monitor.state.nothing-measured':
    'A measure without a value says so and shows no zero.',
  'performance-monitor.transition.toggle': 'The same button closes the overlay again.',
  'performance-monitor.constant.refresh': 'The open overlay is refreshed every 5 s.',
  'performance-monitor.constant.threshold-page-load':
    'Page load: good to 2000, warning to 5000 ms.',
  'performance-monitor.constant.threshold-api': 'API response: good to 200, warning to 1000 ms.',
  'performance-monitor.constant.threshold-render': 'Render: good to 16, warning to 50 ms.',
  'performance-monitor.constant.threshold-latency': 'Latency: good to 100, warning to 500 ms.',
  'performance-monitor.state.all-good': 'All four measures rated good, at their limits.',
  'performance-monitor.state.all-warning': 'All four measures rated warning, at their limits.',
  'performance-monitor.state.all-poor': 'All four measures rated poor, just above their limits.',
} as const;
