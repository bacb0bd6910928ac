import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPage } from '../browser-page.ts';

/** Milliseconds in which what a page loads in the background has arrived. */
const REST = 1_000;

/**
 * Presses the link or button with these words that leads to another page of the same document.
 * @returns milliseconds from the press to the frame after the one that has the next page's heading.
 */
export async function pressAndWait(page: BrowserPage, selector: string, words = ''): Promise<number> {
  const took = await page.evaluate(
    `(${pressInPage})(${JSON.stringify(selector)}, ${JSON.stringify(words)}).catch(String)`,
  );
  if (typeof took === 'string') throw new Error(took);
  await pause(REST);
  return Number(took);
}

/** Runs in the page. */
async function pressInPage(selector: string, words: string): Promise<number> {
  // Short words are kept together with the next one.
  const hasWords = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ').includes(words);
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  const control = controls.find((one) => one.checkVisibility() && hasWords(one));
  const before = location.pathname;
  const heading = document.querySelector('main h1');
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  if (!control) throw new Error(`${before} shows no ${selector}`);
  const start = performance.now();
  control.click();
  for (;;) {
    await frame();
    const shown = document.querySelector('main h1');
    if (location.pathname !== before && shown && shown !== heading) break;
    if (performance.now() - start > 20_000) throw new Error(`${selector} led nowhere`);
  }
  await frame();
  return performance.now() - start;
}
