/**
 * Answers that may overtake each other: only the latest asked one counts. A call that was overtaken resolves to
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
