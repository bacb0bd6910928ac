/**
 * For requests whose responses may arrive out of order: only the latest one counts. An outdated call resolves to
 * `undefined`, whether it succeeded or failed.
 */
export function latestOnly() {
  let asked = 0;

  return async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    asked += 1;
    const mine = asked;
    try {
      const value = await answer;
      return mine === asked ? value : undefined;
    } catch (error) {
      if (mine === asked) throw error;
      return undefined;
    }
  };
}
