import { useEffect, useState } from 'react';

import type { CallInput, CallOutput } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';

import { storyClient } from './story-client.ts';

/**
 * A call's answer as a screen takes it, read through the real client, and a function that reads it again: as in the
 * wallet, what is there stays until the next answer is. The input of a story never changes.
 */
export function useRemote<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): [Loadable<CallOutput<Name>>, () => void] {
  const [state, setState] = useState<Loadable<CallOutput<Name>>>({ status: 'loading' });
  // A new object is a new reading of the same call.
  const [request, setRequest] = useState({ name, input });

  useEffect(() => {
    const reading = new AbortController();
    storyClient(request.name, { ...request.input, signal: reading.signal }).then(
      (data) => setState(ready(data)),
      (error: unknown) => {
        if (reading.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setState((known) => (known.status === 'ready' ? known : { status: 'failed', message }));
      },
    );
    return () => reading.abort();
  }, [request]);

  const readAgain = () => {
    setState((known) => (known.status === 'ready' ? known : { status: 'loading' }));
    setRequest({ name, input });
  };
  return [state, readAgain];
}
