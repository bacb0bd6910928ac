import type { Locator, Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';
import { guestPaths, helpPaths, ownPages } from '../../own-paths.ts';
import { ShopClient } from '../../shop-client.ts';

/** Fields for text and choices; ticks and radios are presses, which are repeated instead. */
const FIELDS = ['text', 'email', 'password', 'search', 'tel', 'url', 'number']
  .map((type) => `#root input[type=${type}]`)
  .concat('#root textarea', '#root select')
  .join(', ');

test('what is typed into any form before React is loaded stays, on every page that the server renders with fields', {
  tag: ['@once', '@wide'],
}, async ({ page, shop }) => {
  test.setTimeout(600_000);
  const client = new ShopClient(page.context(), shop, 'sk');
  const seen = new Set<string>();
  await new Buyer(shop, 'sk').haveCart();
  await shop.open('sk');
  for (const path of ['/', '/cart', ...guestPaths, ...(await helpPaths(client))]) await walk(path);
  await client.post('/base/login', { email: 'jana.hruskova@example.sk', password: 'Odeta-2026', rememberMe: false });
  const own = await ownPages(client);
  for (const path of Object.values(own).flatMap((paths) => paths.slice(0, 1))) await walk(path);

  // The forms whose text is stored for the visit, too.
  expect([...seen]).toEqual(expect.arrayContaining(['message', 'name', 'firstName', 'currentPassword']));

  /** Opens only pages with fields that no earlier page had. */
  async function walk(path: string) {
    // From the page, because only browsers resolve the countries' names on every machine.
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), path);
    const ids = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*\sid="([\w-]+)"/g)].map(([, id = '']) => id);
    if (ids.every((id) => seen.has(id))) return;
    for (const id of ids) seen.add(id);
    const letGo = await holdScripts(page);
    await page.goto(shop.address('sk', path), { waitUntil: 'commit' });
    const typed = await fillAll(page);
    await letGo();
    await shop.whenReady();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
    expect(await valuesOf(page), path).toMatchObject(typed);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

async function fillAll(page: Page): Promise<Record<string, string>> {
  await page.locator('footer').waitFor();
  for (const field of await page.locator(FIELDS).all()) if (await isUsable(field)) await fill(field);
  return valuesOf(page);
}

const isUsable = async (field: Locator) => (await field.isVisible()) && (await field.isEditable());

async function fill(field: Locator) {
  const { tag, type, id } = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type'),
    id: element.id,
  }));
  if (tag === 'SELECT') await field.selectOption({ index: 1 });
  else if (type === 'email' || id === 'email') await field.fill('eva@example.sk');
  else await field.fill('Typed 1');
}

const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.locator(FIELDS).evaluateAll((fields) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const { id, name, value } = field as HTMLInputElement;
        return id || name ? [[id || name, value]] : [];
      }),
    ),
  );
