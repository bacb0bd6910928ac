/**
 * Runs each step as a task of its own, so that the page can respond in between. One long task would block a slow phone for a fifth of a
 * second.
 */
export async function inSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

/** Yields to the browser, so that the page can respond. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
