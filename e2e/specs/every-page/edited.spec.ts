import { openEditedShop } from '../../edited-shop.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Shop } from '../../shop.ts';

/** Contents that an editor may write and the seed does not have. */
const notice = (html: string, expired: number | null) => ({ html, expired, closable: true });
const DAY = 86_400;
const CHAT = 'https://chat.example/widget.js';
const TRACKING = 'https://tracking.example/subscribed';
const APP = 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Mobile Safari/537.36 OdetaApp/3.1.0';

/** The shop with such a notice, and with an available chat agent. */
const openEdited = () =>
  openEditedShop({
    '/api/base/alerts': (body) => {
      body.alert = {
        application: notice('Oznam pre <b>aplikáciu</b>', 1),
        desktop: notice('Oznam pre <a href="/c/zeny">počítače</a>', 3),
        mobile: notice('Oznam pre telefóny', null),
      };
    },
    '/api/base/live-chat-status': (body) => {
      body.liveChatStatus = 'available';
    },
    '/api/base/static-contents': ({ contents }) => {
      if (contents.liveChat) contents.liveChat.script = CHAT;
      contents.newsletterTracking = TRACKING;
      contents.externalScripts = [
        { name: 'measure', url: 'https://measure.example/tag.js', purpose: 'measurement' },
        { name: 'ads', url: 'https://ads.example/tag.js', purpose: 'advertising' },
      ];
    },
    '/api/base/newsletter/subscribe': (body) => {
      body.tracking = Buffer.from(TRACKING).toString('base64');
    },
  });

test.describe('content written by an editor', () => {
  // One after the other, because both use the same shop.
  test.describe.configure({ mode: 'default' });
  let edited: Awaited<ReturnType<typeof openEdited>>;
  test.beforeAll(async () => {
    edited = await openEdited();
  });
  test.afterAll(() => edited.stop());

  test('a closed notice stays hidden for its configured days, only for its kind of client (D7)', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const shop = new Shop(page, edited.port);
    const words = 'Oznam pre počítače';
    await shop.open('sk');
    await expect(page.getByText(words)).toBeVisible();
    await inspectPage(page, 'notice-sk');
    await page.getByRole('button', { name: 'Zavrieť oznam' }).click();
    await expect(page.getByText(words)).toBeHidden();

    const cookies = await context.cookies(shop.address('sk'));
    const closed = cookies.filter(({ name }) => name.startsWith('closed-notice'));
    expect(closed.map(({ name }) => name)).toEqual(['closed-notice-desktop']);
    const days = ((closed[0]?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(days).toBeCloseTo(3, 1);

    await page.reload();
    await shop.whenReady();
    await expect(page.getByText(words)).toBeHidden();
    await inspectPage(page, 'notice-closed-sk');

    const app = await browser.newContext({ userAgent: APP });
    await app.addCookies(cookies);
    const inApp = await app.newPage();
    await new Shop(inApp, edited.port).open('sk');
    await expect(inApp.getByText('Oznam pre aplikáciu')).toBeVisible();
    await app.close();
  });

  test('the chat is offered only in countries that have one, and its script loads when the chat is started (D12)', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(`${CHAT}*`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.documentElement.dataset.chat = "open"; fetch("https://chat.example/hello");',
      });
    });
    await page.route('https://chat.example/hello', (route) =>
      route.fulfill({ body: 'hello', headers: { 'access-control-allow-origin': '*' } }),
    );
    const shop = new Shop(page, edited.port);
    const policyOf = async (country: 'pl' | 'sk') =>
      (await shop.open(country))?.headers()['content-security-policy'] ?? '';

    expect(await policyOf('sk')).not.toContain('chat.example');
    await expect(page.getByRole('link', { name: 'Chat' })).toHaveCount(0);
    expect(await policyOf('pl')).toContain('https://chat.example');

    await page.getByRole('link', { name: /czat/i }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveAttribute('data-status', 'available');
    expect(asked).toEqual([]);
    const start = dialog.getByRole('button', { name: /czat/i });
    // The window checks again whether an agent is available; until then the chat cannot be started.
    await expect(start).not.toHaveAttribute('aria-busy', 'true');
    await start.click();
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'open');
    expect(asked).toEqual([CHAT]);

    await page.setViewportSize({ width: 959, height: 800 });
    await expect(page.getByRole('link', { name: /czat/i })).toBeHidden();
  });

  test('the policy of the pages allows every script and request of other parties that an editor has configured (D10, F8)', {
    tag: '@once',
  }, async ({ page, context }) => {
    const shop = new Shop(page, edited.port);
    const consent = {
      name: 'consent',
      value: encodeURIComponent('1|2026-11-21T10:00:00.000Z|measurement,advertising'),
    };
    await context.addCookies([{ ...consent, url: shop.address('sk') }]);
    const asked = new Set<string>();
    await page.route('https://*.example/**', (route) => {
      asked.add(route.request().url());
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: 'text/javascript', headers, body: 'fetch("https://ads.example/hello")' });
    });
    await shop.open('sk');

    await page.getByRole('textbox', { name: 'E-mail' }).fill(`tracked-${Date.now()}@example.sk`);
    await page.getByRole('button', { name: 'Odoberať' }).click();

    // The console's watch fails the test if the policy refuses anything.
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['https://ads.example/hello', 'https://ads.example/tag.js', 'https://measure.example/tag.js', TRACKING]);
  });
});
