import { basePath } from '#wallet/paths.ts';

import { spawnProvider } from '../testing/provider-process.ts';

/** A call whose provider is killed. */
export interface KilledCall {
  /** The location of the provider's data. */
  environment: Record<string, string>;
  /** The path below `/api`. */
  path: string;
  token?: string | undefined;
  body: object;
}

/**
 * Makes a call to a provider in a process of its own, and kills the process at the given moment, for which `moment` is
 * called with the request.
 * @returns the status of the answer, or `no answer`
 */
export async function killDuring(
  { environment, path, token, body }: KilledCall,
  moment: () => Promise<unknown>,
): Promise<string> {
  const { child, origin, exit } = spawnProvider({
    SAMPLE_DATA: 'off',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...environment,
  });
  const url = `${await origin}${basePath}/api${path}`;
  const reached = moment();
  const answer = fetch(url, {
    method: 'POST',
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => String(status),
    () => 'no answer',
  );
  await reached;
  child.kill('SIGKILL');
  await exit;
  return answer;
}
