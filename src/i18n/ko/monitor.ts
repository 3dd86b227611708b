import type { MonitorMessages } from '#i18n/en/monitor.ts';

export const monitor: MonitorMessages = {};
