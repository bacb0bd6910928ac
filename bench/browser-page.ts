import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';

type Answer = { result?: { value?: unknown } };

export interface BrowserPage {
  /** Sends a command of the Chrome DevTools protocol. */
  send(method: string, params?: object): Promise<Answer>;
  evaluate(expression: string): Promise<unknown>;
  takeCookies(cookies: string, url: string): Promise<void>;
  /** Opens a page of the shop and waits until it is interactive. */
  open(url: string): Promise<void>;
}

/** `flags`: in addition to those of every bench. */
export async function openBrowser(flags: readonly string[] = []) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
  });
  return { openPage: () => openPage(chrome.port), close: () => chrome.kill() };
}

/** A page of the browser, controlled by the DevTools protocol. */
async function openPage(port: number): Promise<BrowserPage> {
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
  const evaluate = async (expression: string) =>
    (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result?.value;
  return {
    send,
    evaluate,

    async takeCookies(cookies, url) {
      await send('Network.enable');
      for (const cookie of cookies.split('; ')) {
        const [name, ...value] = cookie.split('=');
        await send('Network.setCookie', { name, value: value.join('='), url });
      }
    },

    async open(url) {
      await send('Page.navigate', { url });
      while (!(await evaluate(`document.documentElement.dataset.ready === 'true'`))) await pause(100);
    },
  };
}
