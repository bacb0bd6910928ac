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
  return {
    openPage: () => openPage(chrome.port),
    openVisitor: (onEvent: OnEvent) => openVisitor(chrome.port, onEvent),
    openTab: () => openTab(chrome.port),
    close: () => chrome.kill(),
  };
}

/** Receives the events of the domains that the page has enabled. */
// biome-ignore lint/suspicious/noExplicitAny: every event has other parameters
type OnEvent = (method: string, params: any) => void;

export interface VisitorPage extends BrowserPage {
  /** Ends the visit, with its cookies and caches. */
  leave(): Promise<void>;
}

async function connectToBrowser(port: number, onEvent?: OnEvent) {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  return connect(webSocketDebuggerUrl, onEvent);
}

/** A tab, whose page may be replaced by one that was rendered before: commands go to the page that it shows. */
async function openTab(port: number): Promise<BrowserPage> {
  const pages: string[] = [];
  const browser = await connectToBrowser(port, (method, { sessionId, targetInfo }) => {
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') pages.push(sessionId);
    if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(sessionId), 1);
  });
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await browser.send('Target.setAutoAttach', attach, sessionId);
  while (pages.length === 0) await pause(10);
  return pageOf((method, params) => browser.send(method, params, pages[0]));
}

/** A page of a visitor with cookies and caches of their own. */
async function openVisitor(port: number, onEvent: OnEvent): Promise<VisitorPage> {
  const browser = await connectToBrowser(port);
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const page = await connect(`ws://127.0.0.1:${port}/devtools/page/${targetId}`, onEvent);
  return {
    ...pageOf(page.send),
    async leave() {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
      page.close();
      browser.close();
    },
  };
}

/** A page of the browser, controlled by the DevTools protocol. */
async function openPage(port: number): Promise<BrowserPage> {
  const response = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
  return pageOf((await connect(webSocketDebuggerUrl)).send);
}

async function connect(address: string, onEvent: OnEvent = () => {}) {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  // biome-ignore lint/suspicious/noExplicitAny: every command has another answer
  const waiting = new Map<number, (result: any) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(String(data));
    if (method) onEvent(method, params);
    // A command that failed has no result.
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  });
  let sent = 0;
  const send = (method: string, params: object = {}, sessionId?: string) => {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    // biome-ignore lint/suspicious/noExplicitAny: every command has another answer
    return new Promise<any>((resolve) => waiting.set(id, resolve));
  };
  return { send, close: () => socket.close() };
}

function pageOf(send: BrowserPage['send']): BrowserPage {
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
