/** The creates of this device in one session, whose events are no news to it (decision 219). */
export interface OwnCreates {
  /** Runs a create, and remembers the transaction that it has made. */
  run: <Answer>(create: () => Promise<Answer>) => Promise<Answer>;
  /** True while a create runs. */
  isRunning: () => boolean;
  /** Resolves once no create runs. */
  settled: () => Promise<void>;
  /** The status in which a create of this device has left a transaction; undefined for any other transaction. */
  statusOf: (transactionId: number) => string | undefined;
}

/** The transaction in the answer to a create: the answer itself after a send, otherwise named by its id. */
function transactionIn(answer: unknown): { id: unknown; status: unknown } | undefined {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return undefined;
  const { status } = answer;
  if ('transactionId' in answer) return { id: answer.transactionId, status };
  return 'transactionType' in answer && 'id' in answer ? { id: answer.id, status } : undefined;
}

/** Creates an empty registry. */
export function createOwnCreates(): OwnCreates {
  const running = new Set<Promise<unknown>>();
  const statuses = new Map<number, string>();
  return {
    async run(create) {
      const creating = create();
      running.add(creating);
      try {
        const answer = await creating;
        const { id, status } = transactionIn(answer) ?? {};
        if (typeof id === 'number' && typeof status === 'string') statuses.set(id, status);
        return answer;
      } finally {
        running.delete(creating);
      }
    },
    isRunning: () => running.size > 0,
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
    statusOf: (id) => statuses.get(id),
  };
}
