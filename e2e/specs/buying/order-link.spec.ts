import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expectSound } from '../../expect-sound.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { mailsTo } from '../../read-mail.ts';
import { Shop } from '../../shop.ts';

/** Waits for the order's e-mail and returns its link. */
async function linkOfEmail(email: string) {
  const find = () => /http\S+order-link\/\S+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test('the e-mail link shows the order in another browser and prints it on one page; reload and Back repeat nothing (N1)', {
  tag: '@once',
}, async ({ page, shop, browser, extraHTTPHeaders }) => {
  // E-mails are stored, so each run has its own address.
  const email = `order-link-${randomUUID()}@example.com`;
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder(email);
  await buyer.placeOrder();
  await buyer.expectThanks();
  const number = /SK \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number';
  const link = await linkOfEmail(email);
  const token = link.split('/').at(-1) ?? '';

  const context = await browser.newContext({ extraHTTPHeaders, storageState: await page.context().storageState() });
  await context.clearCookies({ name: /sid|csrf/ });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} from ${request.headers().referer}`),
  );
  await other.goto(link);
  const order = other.getByRole('main').getByText(number);
  await expect(order).toBeVisible();
  expect(other.url()).toMatch(/\/confirm\?order=[\da-f-]{36}$/);
  await new Shop(other).whenReady();
  await expectSound(other);

  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('banner')).toBeHidden();
  await expect(other.getByRole('contentinfo')).toBeHidden();
  await expect(other.getByRole('main').getByRole('button')).toHaveCount(0);
  const sheets = (await other.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await other.emulateMedia({ media: 'screen' });

  await other.reload();
  await expect(order).toBeVisible();
  await other.goto(shop.address('sk', '/c/zeny'));
  await other.goBack();
  await expect(order).toBeVisible();
  // Only the link itself contains the token, and nothing was ordered or sent again.
  expect(asked.filter((one) => one.includes(token))).toHaveLength(1);
  expect(asked.filter((one) => /POST \S+\/checkout\/order/.test(one))).toEqual([]);
  expect(mailsTo(email).map(({ key }) => key.split(':')[0])).toEqual(['order-placed']);
  await context.close();
});

test('a guest without the order e-mail opens the order with its number and an e-mailed code (P5)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const email = `find-order-${randomUUID()}@example.com`;
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder(email);
  await buyer.placeOrder();
  await buyer.expectThanks();
  const number = /SK \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number';
  // The page may still be sending requests, which need the cookies.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /sid|csrf/ });

  await shop.open('sk', '/my-account/log-in');
  const main = page.getByRole('main');
  await main.getByLabel('Číslo objednávky').fill(number);
  await main.getByLabel('E-mail z objednávky').fill(email);
  await page.getByRole('button', { name: 'Poslať kód', exact: true }).click();
  await expect(page.getByText(`Ak objednávka ${number} patrí k adrese ${email}`)).toBeFocused();
  await inspectPage(page, 'find-order-code', { mayMove: true });
  const find = () =>
    /Váš kód: (\d{6})/.exec(
      mailsTo(email)
        .map(({ text }) => text)
        .join('\n'),
    )?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  await main.getByLabel('Kód z e-\u2060mailu').fill(find());
  await page.getByRole('button', { name: 'Otvoriť objednávku' }).click();

  await expect(main.getByText(number)).toBeVisible();
  await expect(page).toHaveURL(/\/confirm\?order=[\da-f-]{36}$/);
});
