import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { mailsTo } from '../../read-mail.ts';
import { ShopClient } from '../../shop-client.ts';

test('a guest submits a withdrawal through the footer link and gets one receipt by e-mail (P6)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const email = `eva-${randomUUID().slice(0, 8)}@example.sk`;
  await shop.open('sk');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odstúpiť od zmluvy tu' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstúpiť od zmluvy tu' })).toBeVisible();
  await shop.whenReady();
  await page.getByRole('textbox', { name: 'Meno a priezvisko' }).fill('Eva Kováčová');
  await page.getByRole('textbox', { name: 'Číslo objednávky' }).fill('SK 2611 0155');
  await page.getByRole('textbox', { name: /E-mail, na ktorý/ }).fill(email);
  await page.getByText('Len od časti').click();
  await page.getByRole('textbox', { name: 'Tovar' }).fill('Kožená kabelka, 1 ks');
  await inspectPage(page, `withdrawal-form-${shop.isPhone ? 'phone' : 'desktop'}`, { mayMove: true });
  // The typed values are there after a reload.
  await page.reload();
  await shop.whenReady();

  await page.getByRole('button', { name: 'Pokračovať ku kontrole' }).click();
  await expect(page.getByText('Kožená kabelka, 1 ks')).toBeVisible();
  await inspectPage(page, `withdrawal-check-${shop.isPhone ? 'phone' : 'desktop'}`, { mayMove: true });
  await page.getByRole('button', { name: 'Potvrdiť odstúpenie' }).click();

  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toContainText(`Potvrdenie sme poslali na ${email}.`);
  await expect(receipt).toBeFocused();
  await inspectPage(page, `withdrawal-receipt-${shop.isPhone ? 'phone' : 'desktop'}`, { mayMove: true });
  const number = /O \d{4} \d{4}/.exec(((await receipt.textContent()) ?? '').replaceAll('\u00a0', ' '))?.[0] ?? 'none';
  await expect.poll(() => mailsTo(email).length).toBe(1);
  for (const part of [number, 'SK 2611 0155']) expect(mailsTo(email)[0]?.text).toContain(part);
  // The shop has no such order, so the address may be somebody else's.
  expect(mailsTo(email)[0]?.text).not.toMatch(/Kováčová|kabelka/);
});

test('a customer selects goods of an own order on 320 px and sees the refund before confirming (P6)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const client = new ShopClient(page.context(), shop, 'sk');
  await client.post('/base/login', { email: 'jana.hruskova@example.sk', password: 'Odeta-2026', rememberMe: false });
  await shop.open('sk', await withdrawalPathOf(client));
  await page.getByText('Len od časti').click();
  const goods = page.getByRole('group', { name: /Tovar z objednávky/ });
  await goods.getByRole('checkbox', { disabled: false }).first().check();
  await expect(goods.getByText('Vrátime vám')).toBeVisible();
  await inspectPage(page, 'withdrawal-own-sk-320', { mayMove: true });

  await page.getByRole('button', { name: 'Pokračovať ku kontrole' }).click();

  await expect(page.getByRole('list', { name: 'Tovar' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: '€' })).toBeVisible();
  // Not behind the bottom bar, where the page is scrolled to the summary.
  await page.getByRole('button', { name: 'Späť' }).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await inspectPage(page, 'withdrawal-own-check-sk-320', { mayMove: true });
});

/** The link on the page of an order whose 14 days have not passed. */
async function withdrawalPathOf(client: ShopClient): Promise<string> {
  const { orders } = await client.get('/my-account/orders');
  for (const { id } of orders) {
    const { order } = await client.get(`/my-account/orders/${id}`);
    if (order.withdrawUntil > new Date().toISOString()) return order.withdrawalUrl;
  }
  throw new Error('No order was delivered in the last 14 days');
}

test('a contact message can be sent in Ukraine at 320 px (P16)', { tag: '@once' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open('ua', '/pomoc/kontakty/');
  // The newsletter form below has an e-mail field, too.
  const form = page.getByRole('region', { name: 'Напишите нам' });
  await form.getByRole('combobox', { name: 'Тема' }).selectOption({ label: 'Доставка' });
  await form.getByRole('textbox', { name: 'Электронная почта' }).fill(`olena-${randomUUID().slice(0, 8)}@example.ua`);
  await form.getByRole('textbox', { name: 'Сообщение' }).fill('Когда придёт посылка?');
  await inspectPage(page, 'contact-ua-320', { mayMove: true });

  await page.getByRole('button', { name: 'Отправить сообщение' }).click();

  await expect(page.getByRole('main').getByRole('status')).toContainText(/P \d{4} \d{4}/);
});
