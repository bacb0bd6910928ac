import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserPage, openBrowser } from './browser-page.ts';
import { createManyPoints } from './many-points.ts';
import { fillCart, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * J10. Frames per second while the map of 20,000 pick-up points is dragged, rendered by the processor without a graphics card: `node
 * bench/map.ts [points per country] [seconds]`.
 */
const [count = 20_000, seconds = 5] = process.argv.slice(2).map(Number);
/** The frame interval of a 60 Hz screen. */
const STEP_MS = 16;
const REACH = 220;

const seed = createManyPoints(count);
const shop = await openShop({ secure: false, environment: { DATA_DIR: seed.dataDir, SEED_DIR: seed.folder } });
const browser = await openBrowser(['--enable-unsafe-swiftshader']);
try {
  const address = shop.address('sk');
  const session = await startSession(address);
  await fillCart(address, session, 1);
  const page = await browser.openPage();
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.takeCookies(session.cookie, address);
  await page.open(`${address}/checkout?single`);
  await openMap(page);
  const figures: Figure[] = [];
  for (const zoom of ['the whole country', 'a region', 'a city']) {
    const frames = await drag(page);
    const slow = frames.filter((ms) => ms > 34).length;
    const perSecond = Math.round((1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0));
    console.log(
      `${zoom}: ${perSecond} frames a second, ${slow} of ${frames.length} longer than two (aim: ≥ 50 a second)`,
    );
    figures.push({ name: zoom, value: perSecond, unit: 'frames a second', aim: { atLeast: 50 } });
    await zoomIn(page);
  }
  keepFigures('map', figures);
} finally {
  browser.close();
  await shop.stop();
  seed.remove();
}

/** On wide screens the map is loaded together with the points. */
async function openMap(page: BrowserPage) {
  const points = `[...document.querySelectorAll('main label')].find((one) => /^Výdajné miesto/.test(one.textContent))`;
  await whenThere(page, points);
  await page.evaluate(`${points}.click()`);
  await whenThere(page, `document.querySelector('.maplibregl-canvas')`);
  await page.evaluate(`document.querySelector('.maplibregl-canvas').scrollIntoView({ block: 'center' })`);
  await pause(5000);
}

async function whenThere(page: BrowserPage, expression: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await page.evaluate(`Boolean(${expression})`)) return;
    await pause(100);
  }
  throw new Error(`Never there: ${expression}`);
}

/** Moves the pressed mouse back and forth. Returns the milliseconds of each frame. */
async function drag(page: BrowserPage): Promise<number[]> {
  const [x, y] = await middle(page);
  const mouse = (type: string, left: number) =>
    page.send('Input.dispatchMouseEvent', { type, x: left, y, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', x);
  await page.evaluate(`void (window.counted = (${countFrames})(${seconds * 1000}))`);
  const end = Date.now() + seconds * 1000;
  for (let step = 0; Date.now() < end; step += 1) {
    await mouse('mouseMoved', x + Math.round(REACH * Math.sin(step / 20)));
    await pause(STEP_MS);
  }
  await mouse('mouseReleased', x);
  return (await page.evaluate('window.counted')) as number[];
}

async function zoomIn(page: BrowserPage) {
  const [x, y] = await middle(page);
  for (let notch = 0; notch < 3; notch += 1) {
    await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: -300 });
    await pause(600);
  }
  await pause(3000);
}

async function middle(page: BrowserPage) {
  const place = `(() => {
    const box = document.querySelector('.maplibregl-canvas').getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  })()`;
  return (await page.evaluate(place)) as [number, number];
}

/** Runs in the page. */
function countFrames(milliseconds: number) {
  return new Promise<number[]>((resolve) => {
    const frames: number[] = [];
    const start = performance.now();
    let last = start;
    const look = (now: number) => {
      if (now > last) frames.push(now - last);
      last = now;
      if (now - start < milliseconds) requestAnimationFrame(look);
      else resolve(frames);
    };
    requestAnimationFrame(look);
  });
}
