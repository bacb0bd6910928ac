import { setTimeout as pause } from 'node:timers/promises';
import { order, prepareBuyer } from '../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../testing/servers/api-process.ts';
import { type MailServer, startMailServer } from '../testing/servers/mail-server.ts';
import { openTestShop, type TestShop } from '../testing/shop/shop.ts';
import { startSession } from '../testing/shop/test-client.ts';

const ORDERS = 6;

let shop: TestShop;
let mails: MailServer[];
let apis: ApiProcess[];
beforeAll(async () => {
  shop = await openTestShop();
  mails = [await startMailServer(), await startMailServer()];
  const start = (mail: MailServer | undefined, work: '0' | '1') =>
    startApi(shop.url, { ...(mail && { smtpUrl: mail.url }), env: { BACKGROUND_WORK: work } });
  apis = await Promise.all([start(mails[0], '0'), start(mails[1], '1')]);
});
afterAll(async () => {
  await Promise.all((apis ?? []).map((api) => api.kill()));
  await Promise.all((mails ?? []).map((mail) => mail.stop()));
  await shop?.close();
});

test('an api without background work takes orders, and a worker sends all of their e-mails', async () => {
  const [requests] = apis as [ApiProcess, ApiProcess];
  const [none, all] = mails as [MailServer, MailServer];
  for (let count = 0; count < ORDERS; count += 1) {
    const buyer = await prepareBuyer(shop, undefined, 'sk', await startSession(requests.app));
    expect((await order(buyer)).status).toBe(200);
  }

  while (none.emails.length + all.emails.length < ORDERS) await pause(50);
  expect([none.emails.length, all.emails.length]).toEqual([0, ORDERS]);
});
