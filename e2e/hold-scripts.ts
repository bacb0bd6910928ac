import type { Page } from '@playwright/test';

/** Delays every script of the shop, like a slow connection, until it is released. */
export async function holdScripts(page: Page) {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/releases/**/*.js*', async (route) => {
    if (isHeld) waiting.push(() => route.continue());
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((go) => go()));
  };
}
