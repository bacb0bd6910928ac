import type { Page } from '@playwright/test';

/** Draws what lies below the first view and is drawn only when it comes near: its places and grounds are not known before. */
export async function drawAll(page: Page) {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
