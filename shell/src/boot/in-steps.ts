/**
 * Runs each step as a task of its own: in between the page answers to its visitor. One long task would block a slow phone
 * for a fifth of a second.
 */
export async function inSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

/** Lets the page answer to its visitor in between. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
