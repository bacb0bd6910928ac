import type { Page } from '@playwright/test';

/**
 * Renders content below the first view, which is otherwise rendered only when it comes near: its positions and backgrounds are unknown
 * before.
 */
export async function drawAll(page: Page) {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
