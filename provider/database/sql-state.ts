/** The Postgres error code of a failure, which the driver and the query builder may have wrapped. */
export function sqlState(failure: unknown): string | undefined {
  return databaseError(failure)?.code;
}

/** The name of the unique index that a write violated, if the failure is such a violation. */
export function violatedUniqueness(failure: unknown): string | undefined {
  const error = databaseError(failure);
  return error?.code === '23505' ? error.constraint : undefined;
}

function databaseError(
  failure: unknown,
): { code: string; constraint: string | undefined } | undefined {
  for (let error = failure; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') {
      const constraint = 'constraint' in error ? error.constraint : undefined;
      return {
        code: error.code,
        constraint: typeof constraint === 'string' ? constraint : undefined,
      };
    }
  }
  return undefined;
}
