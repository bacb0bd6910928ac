import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from './browser-page.ts';
import { fillCart, startSession } from './page-session.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Milliseconds from pressing an item's checkbox to the painted total, with four times CPU throttling. The cart has no codes, so its total
 * is updated optimistically. `node bench/tick.ts [ticks]`
 */
const ticks = Number(process.argv[2] ?? 20);

const shop = await openShop({ secure: false });
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 5);
const browser = await openBrowser();
const page = await browser.openPage();
await page.takeCookies(session.cookie, address);
await page.open(`${address}/cart`);
await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });

const times: number[] = [];
for (let tick = 0; tick < ticks; tick += 1) {
  times.push(Number(await page.evaluate(`(${pressAndWait})()`)));
  await pause(300);
}
times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
console.log(`tick to painted total: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, of ${times.length} (aim: < 100 ms)`);
keepFigures('tick', [
  { name: 'tick to painted total, median', value: at(0.5), unit: 'ms', aim: { atMost: 100 } },
  { name: 'tick to painted total, 95 %', value: at(0.95), unit: 'ms' },
]);
browser.close();
await shop.stop();

/** Runs in the page. */
function pressAndWait() {
  const total = document.querySelector('aside dl > div:last-child dd');
  const box = document.querySelectorAll<HTMLInputElement>('main li input[type=checkbox]')[0];
  const before = total?.textContent;
  return new Promise<number>((resolve) => {
    const start = performance.now();
    const look = () => {
      const changed = document.querySelector('aside dl > div:last-child dd')?.textContent !== before;
      // In the frame after the one with the change, it has been painted.
      if (changed) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    box?.click();
    requestAnimationFrame(look);
  });
}
