import { Agent, request } from 'node:http';

/** The result of a load. */
export interface Load {
  /** Requests per second. */
  rate: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

/** A request of a load. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Reuses connections, as a browser or a proxy does. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a request and reads the complete answer. @throws {Error} for a status other than 200 and 201 */
export function send({ method, url, headers = {}, body }: LoadRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(text);
        else reject(new Error(`${method} ${url} was answered ${answer.statusCode}: ${text}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends requests for a number of milliseconds. Each client waits for an answer before its next request. */
export async function measureLoad(
  clients: number,
  milliseconds: number,
  next: (client: number) => LoadRequest,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        await send(next(client));
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { rate: times.length / seconds, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 };
}

/** The load with the median rate. */
export function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((left, right) => left.rate - right.rate);
  return sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, p50: 0, p99: 0 };
}
