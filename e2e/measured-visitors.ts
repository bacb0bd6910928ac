import type { Page } from '@playwright/test';
import { Shop } from './shop.ts';

/** Whether any of 40 visitors gets the version: nobody does until `edge` has tried it. */
export async function isTried(port: number, version: string) {
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const page = await fetch(`http://127.0.0.1:${port}/cart`);
    if ((await page.text()).includes(`/releases/cart/${version}/`)) return true;
  }
  return false;
}

/** A new visitor in another browser at another address. */
export async function newShopper(page: Page, port: number, number: number) {
  const [context, address] = [page.context(), `10.77.${number % 250}.${Math.ceil(number / 250)}`];
  await page.goto('about:blank');
  await context.clearCookies({ name: /^(?!consent$)/ });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return new Shop(page, port, address);
}

/** Whether `edge` has given this visitor the canary. */
export async function hasCanary({ page, port }: Shop, canary: string) {
  const cookies = await page.context().cookies(`http://sk.localhost:${port}`);
  const value = decodeURIComponent(cookies.find(({ name }) => name === 'canary')?.value ?? '');
  return value.includes(`*${canary}~`);
}
