import { expectSound } from '../../expect-sound.ts';
import { expect, test } from '../../fixtures.ts';
import { mailsTo } from '../../read-mail.ts';
import type { Country } from '../../shop.ts';

test('the home page has search, header links, navigation, app badges and its two promises (B1, D3)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await shop.open('sk');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toBeVisible();
  for (const path of ['/my-account/', '/wishlist/', '/cart'])
    await expect(header.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(header.getByRole('link', { name: /ODETA/ })).toHaveAttribute('href', '/');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const footer = page.getByRole('contentinfo');
  for (const badge of [/App Store/, /Google Play/])
    expect(await footer.getByRole('link', { name: badge }).boundingBox()).toMatchObject({ width: 135, height: 40 });
  // R20. On the home page the promises come last, below the club and the newsletter.
  await expect(
    page
      .getByRole('main')
      .locator('li, h2')
      .filter({ hasText: /Kód na\s10|Vrátenie do/ }),
  ).toHaveText([/Kód na\s10/, /Vrátenie do/]);
});

test('another country is chosen by keyboard (D5)', { tag: '@wide' }, async ({ page, shop }) => {
  await shop.open('sk');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Krajina/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Vyberte krajinu' });
  await expect(dialog.getByRole('listitem')).toHaveText([/Polska/, /Slovensko/, /Magyarország/, /România/, /Україна/]);
  await expect(dialog.locator('[aria-current]')).toHaveText(/Slovensko/);
  await expectSound(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Magyarország' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shop.address('hu'));
});

test('the code of the promotion strip can be copied, even without the clipboard API (D9)', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    const execute = document.execCommand.bind(document);
    document.execCommand = (command) => {
      Object.assign(window, { copied: getSelection()?.toString() });
      return execute(command);
    };
  });
  await shop.open('sk');
  await page.getByRole('button', { name: /SVETER15/ }).click();
  await expect(page.getByText('Skopírované')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe('SVETER15');
  await expect(page.getByText('Skopírované')).toBeHidden();

  await page.getByRole('button', { name: 'Podmienky' }).click();
  await expect(page.getByText(/Kód zadáte v košíku/)).toBeVisible();
});

test('on a phone the words of the promotion strip take two lines at most in every language (D9)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const pages = { pl: ['/'], sk: ['/'], hu: ['/'], ro: ['/'], ua: ['/', '/uk/'] };
  for (const [country, path] of Object.entries(pages).flatMap(([name, paths]) => paths.map((one) => [name, one]))) {
    // On later pages of a visit the strip is a line.
    await page.context().clearCookies({ name: 'closed-strip' });
    await shop.open(country as Country, path);
    const words = page.getByRole('button', { name: /E?R15$/ }).locator('xpath=../preceding-sibling::*');
    const lines = await words.evaluate((element) => element.getBoundingClientRect().height / 20);
    expect(lines, `${country}${path}`).toBeLessThanOrEqual(2);
  }
});

test('the cash-on-delivery fees of Ukraine are shown with the exchange rate and per order value (D13, R18)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await shop.open('ua', '/#cod-fees');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Укрпочта/ }).first()).toBeVisible();
  await expect(dialog.getByText(/1 USD = 42,1/).first()).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^300.*51/ }).first()).toBeVisible();
  await expectSound(page);
});

test('a newsletter subscription sends an e-mail whose link shows the discount code (D10, D11)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const email = `jana-${Date.now()}-${Math.random().toString(36).slice(2)}@example.sk`;
  await shop.open('sk');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nie je adresa');
  await page.getByRole('button', { name: 'Odoberať' }).click();
  await expect(page.getByText(/Neplatná e-\u2060?mailová adresa/)).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Odoberať' }).click();
  await expect(page.getByText(/Poslali sme vám e-\u2060?mail/)).toBeVisible();
  await expect(page.getByText(/priečinok s nevyžiadanou poštou/)).toBeVisible();

  await expect.poll(() => linkOfEmailTo(email)).toContain('?newsletter=');
  await page.goto(linkOfEmailTo(email));
  const dialog = page.getByRole('dialog', { name: 'Odber noviniek' });
  await expect(dialog.getByRole('button', { name: /N10-/ })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Pokračovať v nákupe' }).click();
  await expect(page).toHaveURL(shop.address('sk'));
});

test('a newsletter subscription that fails with 503 is retried on the next page load (R8)', { tag: '@once' }, async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/newsletter|503/);
  let isDown = true;
  const asked: string[] = [];
  await page.route('**/api/base/newsletter/subscribe', (route) => {
    asked.push(route.request().postData() ?? '');
    if (!isDown) return route.continue();
    const json = { success: false, code: 'busy', status: 503, messages: [], validation: {}, body: {} };
    return route.fulfill({ status: 503, json });
  });
  await shop.open('sk');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`peter-${Date.now()}@example.sk`);
  await page.getByRole('button', { name: 'Odoberať' }).click();
  await expect(page.getByText(/Prihlásenie máme/)).toBeVisible();

  isDown = false;
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('newsletter-queue'))).toBeNull();
});

test('the page and the privacy dialog fit into 320 px, and the dialog works at 400 % zoom', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open('hu');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(shop.address('hu', '/#privacy-settings'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);

  // A window of 1280 × 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await dialog.getByRole('switch').last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('switch').last()).toBeInViewport({ ratio: 0.9 });
  await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 0.9 });
});

const linkOfEmailTo = (address: string) =>
  /http\S+\?newsletter=[\w-]+/.exec(mailsTo(address)[0]?.text ?? '')?.[0] ?? 'no e-mail';

test('far down a page, search and cart reappear when scrolling up and disappear when scrolling down', async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/zeny');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Košík' });
  await page.mouse.wheel(0, 1_500);
  await expect(cart).not.toBeInViewport();

  await page.mouse.wheel(0, -200);
  await expect(cart).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('search')).toBeInViewport();

  await page.mouse.wheel(0, 200);
  await expect(cart).not.toBeInViewport();
});
