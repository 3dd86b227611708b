import { AsyncLocalStorage } from 'node:async_hooks';

import { reportOf } from './fault-report.ts';

/** A request as named in log lines: by its route, because a path may contain anything. */
export interface RequestName {
  id: string;
  route: string;
}

/** The request of the current asynchronous context. */
export const currentRequest = new AsyncLocalStorage<RequestName>();

/** A request and its answer. */
export interface AnsweredRequest extends RequestName {
  method: string;
  status: number;
  milliseconds: number;
}

/** The formats of a log line. */
export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/** The log of a provider. No line contains a secret or personal data. */
export interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
  /** Logs a fault, reduced by `reportOf` to non-personal data. */
  fault: (problem: string, fault: unknown) => void;
  request: (answered: AnsweredRequest) => void;
}

type Level = 'info' | 'warn' | 'error';

/** A log of human-readable lines, or of one JSON object per line. Prints warnings and errors to standard error. */
export function createLog(format: LogFormat): Log {
  const write = (level: Level, text: string, fields: object) => {
    const { id: requestId, route } = currentRequest.getStore() ?? {};
    const time = new Date().toISOString();
    const line =
      format === 'text' ? text : JSON.stringify({ time, level, requestId, route, ...fields });
    if (level === 'error') console.error(line);
    else if (level === 'warn') console.warn(line);
    else console.log(line);
  };
  const plain = (level: Level) => (message: string) => write(level, message, { message });
  return {
    info: plain('info'),
    warn: plain('warn'),
    error: plain('error'),
    fault(problem, fault) {
      const report = reportOf(fault);
      write('error', `${problem}: ${report}`, { message: problem, fault: report });
    },
    request({ id, method, route, status, milliseconds }) {
      const message = `${method} ${route}`;
      const ms = Math.round(milliseconds);
      const fields = { message, requestId: id, route, method, status, ms };
      write('info', `${message} ${status} ${ms} ms`, fields);
    },
  };
}
