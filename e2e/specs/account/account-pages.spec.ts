import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { ShopClient } from '../../shop-client.ts';

const pages = ['', '/codes', '/settings', '/consents', '/blogger'].map((page) => `/my-account${page}`);
/** More tab stops than any page has. */
const STOPS = 250;

/** The width of a 1280 px desktop at 400 % zoom, which WCAG 1.4.10 requires. */
const NARROW = { width: 320, height: 640 };

test('account pages fit into 320 px, can be used by keyboard and have no accessibility violations (P1, P2, P8, P9, P10)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  const account = { email: 'viera.hruskova@example.sk', password: 'Odeta-2026', rememberMe: false };
  await new ShopClient(page.context(), shop, 'sk').post('/base/login', account);
  for (const path of pages) {
    await shop.open('sk', path);
    await inspectPage(page, `account-sk-320${path.replaceAll('/', '-')}`);
    await expectKeyboard(page, path);
  }
});

/** Every control on the page is reached by Tab, visible when focused, and left again. */
async function expectKeyboard(page: Page, path: string) {
  const usable = await page.evaluate(markUsable);
  await page.locator('main').evaluate((main) => {
    main.setAttribute('tabindex', '-1');
    main.focus();
  });
  const hidden: string[] = [];
  let reached = 0;
  for (let stop = 0; stop < STOPS && reached < usable; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (!seen.isInMain) break;
    if (seen.isNew) reached += 1;
    if (!seen.isSeen) hidden.push(seen.name);
  }
  expect({ path, reached, hidden }).toEqual({ path, reached: usable, hidden: [] });
}

/** Runs in the page: counts the controls that Tab has to reach; a group of radio buttons is one. */
function markUsable() {
  const groups = new Set<string>();
  const usable = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
  ]
    .filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]') && element.checkVisibility(),
    )
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
  for (const element of usable) element.dataset.usable = element instanceof HTMLInputElement ? element.name : '';
  return usable.length;
}

/** Runs in the page. */
function lookAtFocus() {
  const element = document.activeElement as HTMLElement;
  const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const marked = group === null ? element : document.querySelector<HTMLElement>(`main [data-usable="${group}"]`);
  const isNew = marked?.dataset.usable !== undefined && marked.dataset.reached === undefined;
  if (marked) marked.dataset.reached = '';
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return {
    isInMain: element.closest('main') !== null,
    isNew,
    isSeen: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    name: element.outerHTML.slice(0, 120),
  };
}
