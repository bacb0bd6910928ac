import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { openShop } from './shop.ts';
import { fillCart, meetShop } from './visitor.ts';

/**
 * I3. From the press on an item's tick to the painted total, with a processor four times slower. The cart has no codes: its
 * total is shown before the server has answered. `node bench/tick.ts [ticks]`
 */
const ticks = Number(process.argv[2] ?? 20);

const shop = await openShop({ secure: false });
const address = shop.address('sk');
const visitor = await meetShop(address);
await fillCart(address, visitor, 5);
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await openPage(chrome.port);
await page.send('Network.enable');
for (const cookie of visitor.cookie.split('; ')) {
  const [name, ...value] = cookie.split('=');
  await page.send('Network.setCookie', { name, value: value.join('='), url: address });
}
await page.send('Page.navigate', { url: `${address}/cart` });
while (!(await page.evaluate(`document.documentElement.dataset.ready === 'true'`))) await pause(100);
await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });

const times: number[] = [];
for (let tick = 0; tick < ticks; tick += 1) {
  times.push(Number(await page.evaluate(`(${pressAndWait})()`)));
  await pause(300);
}
times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
console.log(`tick to painted total: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, of ${times.length} (aim: < 100 ms)`);
page.close();
chrome.kill();
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
      // The frame after the one that holds the change: by then it is painted.
      if (changed) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    box?.click();
    requestAnimationFrame(look);
  });
}

/** A page of the browser, spoken to in its own protocol. */
async function openPage(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (result: { result?: { value?: unknown } }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let sent = 0;
  const send = (method: string, params: object = {}) => {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ result?: { value?: unknown } }>((resolve) => waiting.set(id, resolve));
  };
  return {
    send,
    async evaluate(expression: string) {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return result?.value;
    },
    close: () => socket.close(),
  };
}
