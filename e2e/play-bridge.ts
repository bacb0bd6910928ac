import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardByApp(text: string): void;
    OdetaBridge?: { postMessage(text: string): void };
    odetaShop?: { receive(text: string): void };
  }
}

/** An installed app, as described in `delivery/apps`. */
export interface InstalledApp {
  app: string;
  version: number;
  sends: Record<string, object>;
  hears: Record<string, object>;
}

/** Shows the page in the webview of an installed app whose bridge supports exactly what its description says. */
export async function playBridge(page: Page, { version, hears }: InstalledApp) {
  const counter = { sequence: Date.now() };
  const heard = new Set<string>();
  const answers = new Map<string, string>();

  function send(type: string, payload: object) {
    counter.sequence += 1;
    const { sequence } = counter;
    const id = `app:${type}:${sequence}`;
    const text = JSON.stringify({ version, id, sequence, type, payload });
    // A page that is being left asks again after loading.
    page.evaluate((given) => window.odetaShop?.receive(given), text).catch(() => {});
    return id;
  }

  await page.exposeFunction('heardByApp', (text: string) => {
    const { version: spoken, id, type, payload } = JSON.parse(text);
    if (type === 'ack') return void answers.set(payload.of, payload.outcome);
    if (type === 'hello') {
      const app = { platform: 'android', version: '3.4.0' };
      return void send('ready', { app, capabilities: Object.keys(hears) });
    }
    if (spoken === version && hears[type]) heard.add(type);
    return void send('ack', { of: id, outcome: 'handled' });
  });
  await page.addInitScript(() => {
    window.OdetaBridge = { postMessage: (text) => window.heardByApp(text) };
  });

  return {
    /** Types of messages that the page has sent and the app understands. */
    heard,
    /** The page's outcomes by message id. */
    answers,
    send,
    /** The page's outcome of the handshake, once it is known. */
    greeting: () => [...answers].find(([id]) => id.startsWith('app:ready:'))?.[1],
  };
}
