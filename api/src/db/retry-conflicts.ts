const conflictCodes = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** Runs a transaction again that PostgreSQL gave up in favour of another one; after some attempts the error goes on. */
export async function retryConflicts<Result>(run: () => Promise<Result>, attempts = ATTEMPTS): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { code } = error as { code?: string };
    if (attempts <= 1 || !conflictCodes.has(code ?? '')) throw error;
    return retryConflicts(run, attempts - 1);
  }
}
