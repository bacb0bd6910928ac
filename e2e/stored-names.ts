import type { BrowserContext, Page } from '@playwright/test';

/** Cookies of the app simulator, which is no part of the shop. */
const OTHERS = ['app-simulator'];

/** Compares what a browser holds with the table of the privacy notice, which a worker reads once. */
export function createNotice() {
  let listed: string[] | undefined;

  return {
    /** Names of cookies and keys of storage that the browser holds for the shop, and that the notice does not list. */
    async unlisted(page: Page, context: BrowserContext): Promise<string[]> {
      const held = await heldNames(page, context);
      listed ??= await readListed(page);
      const known = [...OTHERS, ...(listed ?? held)];
      return held.filter((name) => !known.some((one) => fits(one, name)));
    },
  };
}

async function heldNames(page: Page, context: BrowserContext) {
  const { cookies, origins } = await context.storageState();
  const shops = origins.filter(({ origin }) => /^https?:\/\/(pl|sk|hu|ro|ua)\./.test(origin));
  return [
    ...cookies.map(({ name }) => name.replace(/^__Host-/, '')),
    ...shops.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
    ...(await sessionKeys(page)),
  ];
}

/** `*` at the end of a listed name stands for more characters. */
const fits = (one: string, name: string) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one);

/** A page without storage, such as a blank one, has none. */
const sessionKeys = (page: Page): Promise<string[]> =>
  page.isClosed() ? Promise.resolve([]) : page.evaluate(() => Object.keys(sessionStorage)).catch(() => []);

/** `undefined` while no shop answers, as in tests of failures. */
async function readListed(page: Page): Promise<string[] | undefined> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return undefined;
  const answer = await page.request.get(`${origin}/api/base/legal/privacy`).catch(() => null);
  if (!answer?.ok()) return undefined;
  const { parts } = (await answer.json()) as { parts: { key: string; table?: { rows: string[][] } }[] };
  const rows = parts.find(({ key }) => key === 'devices')?.table?.rows ?? [];
  return rows.flatMap(([names = '']) => names.split(', '));
}
