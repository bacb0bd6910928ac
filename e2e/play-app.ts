import {
  type AppKind,
  addressOfLink,
  createSimulatedApp,
  type Fate,
  type ReturnLink,
} from '@odeta/testing/simulated-app';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    nativeCall(path: string, value: unknown): void;
    odetaShop?: { receive(text: string): void };
  }
}

type NativeMethod = (value: unknown) => void;

/**
 * Shows the page in a simulated app: its native part is in this process, outside of the webview, and outlives pages. The context has the
 * user agent (`userAgentOf`). `fateOf` decides what happens to each message.
 */
export async function playApp(page: Page, kind: AppKind, fateOf?: (direction: string, text: string) => Fate) {
  const received: string[] = [];
  const app = createSimulatedApp({
    ...kind,
    fateOf,
    onMessage: ({ direction, type }) => void (direction === 'to-app' && received.push(type)),
  });
  const native = {};
  app.install(native);
  const methods = new Map(methodsOf(native));
  const receive = (text: string) =>
    void page
      .evaluate((given) => window.odetaShop?.receive(given), text)
      .catch(() => {
        // The page is being left; the app sends the message again.
      });
  Object.assign(native, { odetaShop: { receive } });
  await page.exposeFunction('nativeCall', (path: string, value: unknown) => methods.get(path)?.(value));
  await page.addInitScript(defineNativeParts, [...methods.keys()]);

  return {
    knows: app.knows,
    happened: app.happened,
    answers: app.answers,
    send: app.send,
    /** Opens a link that the system passes to the app. */
    async openLink(link: ReturnLink) {
      const url = addressOfLink(link);
      if (await page.evaluate(() => window.odetaShop !== undefined)) app.send('deepLink', { url });
      else await page.goto(url);
    },
    /** How often messages of a type were received, including lost ones. */
    timesReceived: (type: string) => received.filter((one) => one === type).length,
  };
}

/** All functions of the app's interface, by their path in the window. */
function methodsOf(part: object, path: readonly string[] = []): [string, NativeMethod][] {
  return Object.entries(part).flatMap(([name, value]): [string, NativeMethod][] => {
    const inside = [...path, name];
    return typeof value === 'function' ? [[inside.join('.'), value]] : methodsOf(value, inside);
  });
}

/** Runs in each document, before its scripts. */
function defineNativeParts(paths: readonly string[]) {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: objects of objects
    let place: any = window;
    for (const name of names) {
      place[name] ??= {};
      place = place[name];
    }
    place[last] = (value: unknown) => window.nativeCall(path, value);
  }
}
