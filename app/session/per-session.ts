import { session } from './wallet-session.ts';

/** What is made once a session, when it is first asked for, and anew with the next. */
export function perSession<T>(make: () => T): () => T {
  let kept: { token: string | null; value: T } | undefined;
  return () => {
    const { token } = session;
    if (kept?.token !== token) kept = { token, value: make() };
    return kept.value;
  };
}
