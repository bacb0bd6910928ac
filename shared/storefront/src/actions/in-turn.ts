/**
 * Sends changes one after another, so that the server sees them in the order in which they were made. Of queued changes
 * with the same name only the last is sent; the others resolve to `undefined`.
 */
export function inTurn() {
  const newest = new Map<string, number>();
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  return <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    asked += 1;
    const mine = asked;
    newest.set(name, mine);
    const turn = last.then(() => (newest.get(name) === mine ? ask() : undefined));
    last = turn.catch(() => {});
    return turn;
  };
}
