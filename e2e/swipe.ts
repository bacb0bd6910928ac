import type { Page } from '@playwright/test';

interface Swipe {
  /** In CSS pixels: where the finger is in each frame, from touching the screen to leaving it. */
  x: readonly number[];
  y: number;
}

/** Swipes horizontally. One event per frame, as from a finger: a busy browser would join the moves to a single one, which is no swipe. */
export async function swipe(page: Page, { x: [first = 0, ...others], y }: Swipe) {
  const touches = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
    await touches.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  await touch('touchStart', first);
  for (const x of others) await touch('touchMove', x);
  await touch('touchEnd');
  await touches.detach();
}
