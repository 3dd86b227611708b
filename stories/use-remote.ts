import { useEffect, useState } from 'react';

import type { CallInput, CallOutput } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';

import { storyClient } from './story-client.ts';

/** A call's answer as a screen takes it, read once through the real client, and a function that reads it again. */
export function useRemote<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): [Loadable<CallOutput<Name>>, () => void] {
  const [state, setState] = useState<Loadable<CallOutput<Name>>>({ status: 'loading' });
  const [reads, setReads] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    setState({ status: 'loading' });
    storyClient(name, { ...input, signal: reading.signal }).then(
      (data) => setState(ready(data)),
      (error: unknown) => {
        if (!reading.signal.aborted)
          setState({
            status: 'failed',
            message: String(error instanceof Error ? error.message : error),
          });
      },
    );
    return () => reading.abort();
    // The input of a story never changes; only asking again reads again.
  }, [name, reads]);

  return [state, () => setReads((count) => count + 1)];
}
