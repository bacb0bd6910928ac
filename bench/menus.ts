import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserPage, openBrowser } from './browser-page.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Milliseconds from pressing to the first painted frame of the open menu, with four times CPU throttling: by key on a wide screen, by touch
 * on a phone. The first opening loads the menu's code. `node bench/menus.ts [openings]`
 */
const openings = Number(process.argv[2] ?? 15);

const shop = await openShop({ secure: false });
const address = shop.address('sk');
const browser = await openBrowser();
const figures: Figure[] = [];

const wide = await openMenuPage({ width: 1440, height: 900, mobile: false });
await wide.evaluate(`document.querySelector('nav a[aria-expanded]').focus()`);
await pause(500);
await report('desktop menu', wide, {
  event: 'keydown',
  shown: 'nav [data-panel]',
  open: (page) => pressKey(page, ' ', 32),
  close: (page) => pressKey(page, 'Escape', 27),
});

const phone = await openMenuPage({ width: 390, height: 844, mobile: true });
await report('mobile menu', phone, {
  event: 'click',
  shown: '[role=dialog]',
  open: (page) => tap(page, '[data-bar] button'),
  close: (page) => page.evaluate('history.back()'),
});
keepFigures('menus', figures);
browser.close();
await shop.stop();

async function openMenuPage(screen: { width: number; height: number; mobile: boolean }) {
  const page = await browser.openPage();
  await page.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1 });
  if (screen.mobile) await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Page.bringToFront');
  await page.open(`${address}/`);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

interface Menu {
  /** The event whose timestamp is the start. */
  event: string;
  /** Present once the menu is open. */
  shown: string;
  open(page: BrowserPage): Promise<unknown>;
  close(page: BrowserPage): Promise<unknown>;
}

async function report(name: string, page: BrowserPage, { event, shown, open, close }: Menu) {
  const times: number[] = [];
  for (let opening = 0; opening <= openings; opening += 1) {
    await page.evaluate(`void (window.opened = (${watchOpening})('${event}', '${shown}'))`);
    await open(page);
    times.push(Number(await page.evaluate('window.opened')));
    await pause(500);
    await close(page);
    await pause(700);
  }
  const [first = Number.NaN, ...rest] = times;
  const sorted = rest.sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  console.log(
    `${name}, opened to painted: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, of ${sorted.length} (aim: < 100 ms); the first time ${Math.round(first)} ms`,
  );
  figures.push(
    { name: `${name}, median`, value: at(0.5), unit: 'ms', aim: { atMost: 100 } },
    { name: `${name}, the first time`, value: first, unit: 'ms', aim: { atMost: 100 } },
  );
}

/** Runs in the page. */
function watchOpening(event: string, shown: string) {
  return new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const isShown = document.querySelector(shown)?.checkVisibility();
        // In the frame after the one with the menu, it has been painted.
        requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(event, begin, { capture: true, once: true });
  });
}

async function pressKey(page: BrowserPage, key: string, windowsVirtualKeyCode: number) {
  await page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
}

async function tap(page: BrowserPage, selector: string) {
  const place = `(() => { const box = document.querySelector('${selector}').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()`;
  const [x, y] = (await page.evaluate(place)) as [number, number];
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
