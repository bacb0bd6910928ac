import type { Locator, Page } from '@playwright/test';

interface Watching {
  jumps: string[];
}

/** Records the layout shifts that no press or key explains, with what moved. */
export function watchJumps() {
  const jumps: string[] = [];
  Object.assign(window, { jumps } satisfies Watching);
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        jumps.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: false });
}

export const jumpsOf = (page: Page) => page.evaluate(() => (window as unknown as Watching).jumps);

/** The texts with their distances from the top of the page. */
export const placesOf = (texts: Locator) =>
  texts.evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getBoundingClientRect().top + scrollY}`));
