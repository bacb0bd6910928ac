import process from 'node:process';
import { texts } from '../../countries.ts';
import { expect, test } from '../../fixtures.ts';
import { mailOf } from '../../read-mail.ts';
import { browseByKeys, keys } from '../../text-browser.ts';

const { find, follow, fill, next, previous, press } = keys;
const { sk } = texts;
const address = ['firstName', 'lastName', 'street', 'streetNumber', 'flatNumber', 'postCode', 'city', 'mobilePhone'];

test('in a text browser (Lynx) a buyer finds a coat by links, chooses its size, changes the cart and orders two', {
  tag: ['@once', '@wide'],
}, async ({ shop }) => {
  test.skip(process.env.LYNX === undefined, "Debian's lynx is missing");
  const email = `lynx-${shop.clientAddress}@example.sk`;
  const values = Object.fromEntries(sk.address.map(([, value, name]) => [name, value]));
  // The first link of the checkout's pages; the next one is the logo.
  const top = find('Späť do košíka');

  const visits = await browseByKeys(shop, shop.address('sk'), [
    ...['Ženy', 'Oblečenie', 'Kabáty', 'opaskom, béžová'].flatMap(follow),
    // The third size.
    ...[...find('Tabuľka veľkostí'), ...next(3), ...press()],
    ...follow(sk.addToCart),
    // Behind its name: less, more, later, remove.
    ...[...find('opaskom'), ...next(2), ...press(), ...find('opaskom'), ...next(4), ...press()],
    // Back again, from a page with a query, which Lynx does not name as the sender.
    ...['Vrátiť späť', 'Odoslať formulár'].flatMap(follow),
    ...[...follow(sk.order), ...follow('REFRESH')],
    ...[...top, ...next(2), ...[email, ...address.map((name) => values[name] ?? '')].flatMap(fill)],
    // The second delivery and the second payment.
    ...[...next(), ...press(), ...follow('Pokračovať')],
    ...[...find('Pokračovať'), ...previous(), ...press(), ...follow('Pokračovať')],
    // Behind the invoice for a company: both consents, each with a link, and the button.
    ...[...top, ...next(10), ...press(), ...next(2), ...press(), ...next(5), ...press()],
  ]);

  expect(visits.filter(({ status }) => status >= 400)).toEqual([
    expect.objectContaining({ status: 403, url: '/cart' }),
  ]);
  const { url, html } = visits.at(-1) ?? { url: '', html: '' };
  expect(url).toMatch(/^\/confirm\/plain/);
  const [number = 'no number'] = /SK \d{4} \d{4}/.exec(html.replaceAll('\u00a0', ' ')) ?? [];
  const mail = await mailOf(email, 'order-placed');
  for (const text of [number, 'Vlnený kabát s opaskom', 'Kuriér DPD', sk.cashOnDelivery.source.slice(1), '2 ks po'])
    expect(mail).toContain(text);
});
