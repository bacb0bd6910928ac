import { activateNewsletter, countries, countryCodes, subscribeNewsletter } from '@odeta/contracts';
import { sql } from 'kysely';
import { order } from '../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(() => shop.close());

async function sendAll() {
  await sql`update outbox set due_at = now()`.execute(shop.db);
  await shop.sendEmails();
}

test.each(countryCodes)(
  'every e-mail of %s is in the language of the country, with all placeholders filled in (A1, N1)',
  async (country) => {
    const buyer = await meetPayer(shop, 'card', { country });
    const actions: Record<string, string>[] = [{ do: 'abandon' }, { do: 'pay', number: '4444 3333 2222 1111' }];
    for (const action of actions) {
      const { body } = await order(buyer);
      await shop.bank.press(body.redirect ?? '', action);
      await outcomeOf(buyer, body.payment?.orderId ?? '');
      await sendAll();
    }
    await buyer.send(subscribeNewsletter, { email: `reader@example.${country}`, source: 1 });
    await sendAll();
    const token = /\?newsletter=([\w-]+)/.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? '';
    await buyer.send(activateNewsletter, { token });
    await sendAll();

    expect(shop.emails.map(({ key }) => key.split(':')[0]).sort()).toEqual([
      'newsletter-activation',
      'newsletter-reward',
      'order-placed',
      'payment-failed',
    ]);
    for (const { subject, text, html } of shop.emails) {
      expect(html).toContain(`<html lang="${countries[country].language}"`);
      // An unfilled placeholder, or a key instead of its text.
      expect(`${subject} ${text} ${html}`).not.toMatch(
        /\{\{|undefined|\b(order|failed|received|sum|item|form|footer)-[a-z]+\b(?![=/])/,
      );
    }
  },
);
