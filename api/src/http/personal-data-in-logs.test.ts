import { logIn, openReturn, readContact, sendMessage, subscribeNewsletter, writeLog } from '@odeta/contracts';
import { logInAs, meetCustomer, newAccount, PASSWORD } from '../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { IBAN, meetReturner, returnForm } from '../../testing/people/returner.ts';
import { createLogLines } from '../../testing/shop/log-lines.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../testing/shop/test-client.ts';

const { log, lines } = createLogLines('debug');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ log });
});
afterAll(() => shop.close());

const email = 'zuzana.tajna@example.sk';
const written = 'Na rukáve sa uvoľnil šev, volajte mi';
const company = { company: 'Tajná firma', taxId: '2020273893', registerId: '35757442', vatId: 'SK2020273893' };
const typed = [
  ...Object.values(customers.sk).filter((value) => String(value).length > 3),
  ...[
    email,
    encodeURIComponent(email),
    PASSWORD,
    'Zlé-heslo-1',
    written,
    IBAN,
    IBAN.replaceAll(' ', ''),
    'Jana Hrušková',
  ],
  ...Object.values(company),
  ...['24/03/1990', '1990-03-24'],
];

const secretsOf = (client: TestClient) => [client.csrf, ...client.cookies.values()].filter((value) => value.length > 8);
/** Tokens of the links in e-mails. */
const linked = () =>
  shop.emails
    .flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([url]) => url.split(/[/?&=#]/)))
    .filter((part) => part.length >= 20);

test('no line of a whole journey contains anything that was typed, or a token', async () => {
  const guest = await prepareBuyer(shop);
  await order(guest, { invoice: { ...company, street: 'Tajná 5', postCode: '81105', city: 'Bratislava' } });
  await guest.send(subscribeNewsletter, { email, source: 1 });
  await guest.send(subscribeNewsletter, { email: `${email} `, source: 1 });
  const customer = await meetCustomer(shop, 'sk', newAccount('sk', { email: 'jana.hruskova@example.sk' }));
  const other = await startSession(shop.app);
  await logInAs(other, { password: 'Zlé-heslo-1' });
  await logInAs(other);
  await other.send(logIn, { email, password: 'Zlé-heslo-1', rememberMe: false });
  await other.send(readContact);
  await other.send(sendMessage, {
    ...{ topic: 'complaint', orderNumber: 'SK 2611 0118', name: 'Jana Hrušková', email, message: written, copy: true },
  });
  const { customer: returner, orderId, lineIds } = await meetReturner(shop);
  await returner.send(openReturn, returnForm(orderId, lineIds[0] ?? ''));
  await other.send(
    writeLog,
    {
      levelName: 'error',
      collection: 'vue_cart',
      message: `Cannot send to ${email}`,
      context: {},
      failure: { kind: 'area', unit: 'cart@1.0.0' },
    },
    { 'current-page': `/order/AbCdEfGhIjKlMnOpQrStUv?email=${email}` },
  );
  await newClient(shop.app).sendRaw({ method: 'GET', url: `/api/${encodeURIComponent(email)}?q=${IBAN.slice(0, 4)}` });
  shop.app.failures.report({ kind: 'part-unwell', part: 'emails', cause: new Error(`550 ${email} is unknown`) });
  await shop.sendEmails();

  const all = lines.map((line) => JSON.stringify(line)).join('\n');
  const secrets = [guest, customer, other, returner].flatMap(secretsOf);
  const found = [...typed, ...secrets, ...linked()].filter((value) => all.includes(String(value)));

  expect(found).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'browser', route: '/order/…', unit: 'cart@1.0.0' }));
  expect(secrets.length).toBeGreaterThan(4);
  expect(linked().length).toBeGreaterThan(2);
  expect(lines.filter(({ kind }) => kind === 'request').length).toBeGreaterThan(20);
});

test('a request is one line with its route, status, time, country and id', async () => {
  lines.length = 0;
  const { headers } = await newClient(shop.app, 'hu').sendRaw({ method: 'GET', url: '/api/catalog/product/nothing' });

  expect(lines.filter(({ kind }) => kind === 'request')).toEqual([
    expect.objectContaining({
      ...{
        level: 30,
        method: 'GET',
        route: '/api/catalog/product/:slug',
        status: 404,
        error: 'not-found',
        country: 'hu',
      },
      ms: expect.any(Number),
      requestId: headers['x-request-id'],
    }),
  ]);
});
