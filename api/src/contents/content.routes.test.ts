import {
  readAlerts,
  readBaseInit,
  readDeliveryReturn,
  readGlobalCss,
  readLiveChatStatus,
  readMenu,
  readStaticContents,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop.ts';
import { newClient } from '../../testing/test-client.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterEach(() => {
  now = TEST_NOW;
});
afterAll(() => shop.close());

test('the menu speaks the language and leads to the addresses of the country (B14)', async () => {
  const { body } = await newClient(shop.app, 'ro').send(readMenu);

  expect(body.entries).toMatchObject([
    {
      id: 'women',
      name: 'Femei',
      link: '/c/femei',
      mainCategory: true,
      children: { 'women-coats': { link: '/c/paltoane' } },
    },
    { id: 'home', name: 'Casă' },
    { id: 'winter', link: '/c/paltoane', cover: 'coat-camel/cutout', alt: 'Palton cu cordon', mainCategory: false },
  ]);
});

test('the footer has the groups of the specification, and what is for one country alone only there (D1, R11)', async () => {
  const slovak = await newClient(shop.app, 'sk').send(readStaticContents);
  const romanian = await newClient(shop.app, 'ro').send(readStaticContents);

  expect(slovak.body.contents.footer.service.name).toBe('Nákup');
  expect(Object.keys(slovak.body.contents.footer.trusted)).toEqual([]);
  expect(Object.keys(romanian.body.contents.footer.trusted)).toEqual(['anpc']);
});

test('the promo strip of the country carries its code (D9)', async () => {
  const slovak = await newClient(shop.app, 'sk').send(readStaticContents);
  const polish = await newClient(shop.app, 'pl').send(readStaticContents);

  expect(slovak.body.contents.banners).toMatchObject([{ content: 'Kód TEN', code: 'TEN', url: '/c/zeny' }]);
  expect(polish.body.contents.banners).toEqual([]);
});

test('a notice stands for the kinds of client it is for (D7)', async () => {
  const { body } = await newClient(shop.app, 'hu').send(readBaseInit);

  const variant = { html: '<b>Figyelem</b>', closable: true, expired: 3 };
  expect(body.systemNotice).toEqual({ application: null, desktop: variant, mobile: variant });
  expect((await newClient(shop.app, 'hu').send(readAlerts)).body.alert).toEqual(body.systemNotice);
  expect((await newClient(shop.app, 'sk').send(readAlerts)).body.alert).toBeNull();
});

test('html of editors is cleaned on the way in (B4)', async () => {
  const { body } = await newClient(shop.app).send(readBaseInit);

  expect(body.topMenu.desktop).toBe('<a href="/pomoc/">Pomoc</a>&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('html that came into the tables past the editor is cleaned on the way out (B4, D7, D9)', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await sql`update notice set html = ${evil}`.execute(shop.db);
  await sql`update banner set content = ${evil}, collapsible = ${evil}`.execute(shop.db);
  await sql`update content set body = ${JSON.stringify({ application: evil, desktop: evil, mobile: evil })}
    where name = 'topMenu'`.execute(shop.db);
  await changeSettings();

  const answers = [
    (await newClient(shop.app, 'hu').send(readBaseInit)).body,
    (await newClient(shop.app, 'hu').send(readAlerts)).body,
    (await newClient(shop.app, 'sk').send(readStaticContents)).body,
  ];

  for (const body of answers) {
    expect(JSON.stringify(body)).toContain('&lt;img');
    expect(JSON.stringify(body)).not.toContain('<img');
  }
});

test('every country is in the picker, by its own name (D5)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readStaticContents);

  expect(body.contents.countries.map(({ iso }) => iso)).toEqual(['PL', 'SK', 'HU', 'RO', 'UA']);
  expect(body.contents.countries[1]).toEqual({ iso: 'SK', name: 'Slovensko', url: 'http://sk.localhost:3000/' });
});

test('the emergency style sheet is what editors wrote (B19)', async () => {
  expect((await newClient(shop.app).send(readGlobalCss)).body).toEqual({ globalCssSetting: '' });

  await changeAround('sk', { globalCss: 'header { color: red }' });

  expect((await newClient(shop.app, 'sk').send(readGlobalCss)).body.globalCssSetting).toBe('header { color: red }');
});

test('the shop works as its editors say, as always when they say nothing (B16)', async () => {
  await changeAround('sk', { workMode: 2 });

  expect((await newClient(shop.app, 'sk').send(readBaseInit)).body.workMode).toBe(2);
  expect((await newClient(shop.app, 'pl').send(readBaseInit)).body.workMode).toBe(1);
});

test('cash on delivery in Ukraine costs what the table says (D13, R18)', async () => {
  await sql`update country set exchange_rates = '{"USD":{"rate":42.1,"on":"2026-11-02"}}' where code = 'ua'`.execute(
    shop.db,
  );
  const rule = {
    tiers: [
      { upTo: 500, percent: 6 },
      { upTo: 1000, percent: 5 },
      { upTo: 2000, percent: 4 },
      { upTo: null, percent: 2 },
    ],
    minimum: { amount: 1, currency: 'USD' },
    taxPercent: 20,
  };
  await sql`update shipping_payment set fee = ${JSON.stringify(rule)} where country = 'ua'`.execute(shop.db);
  await changeSettings();

  const { body } = await newClient(shop.app, 'ua').send(readDeliveryReturn);
  const cod = body.methods.find((method) => method.cod)?.cod;

  // 300 × 6 % is less than 1 USD: 42.10 + 20 % = 50.52, so 51. 500: 42.10 again (30 < 42.10). 1000 × 5 % + 20 % = 60.
  expect(cod?.examples).toEqual([
    { value: 300, fee: 51 },
    { value: 500, fee: 51 },
    { value: 1000, fee: 60 },
    { value: 2000, fee: 96 },
    { value: 5000, fee: 120 },
  ]);
  expect(cod).toMatchObject({ from: 51, taxPercent: 20, rate: { currency: 'USD', rate: 42.1, on: '2026-11-02' } });
});

test('a fixed fee of cash on delivery is one amount (D13)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readDeliveryReturn);

  expect(body.methods.find((method) => method.cod)?.cod).toMatchObject({ tiers: [], rate: null });
  expect(body).toMatchObject({ currency: 'EUR', freeDeliveryFrom: 89, returnDays: 100 });
});

const chatAt = async (time: string, country: 'pl' | 'sk' = 'pl') => {
  now = new Date(time);
  return (await newClient(shop.app, country).send(readLiveChatStatus)).body.liveChatStatus;
};

test('without a script to talk through nobody is available', async () => {
  expect(await chatAt('2026-11-23T09:00:00Z')).toBe('unavailable');
});

test('the chat answers in its hours by the shop clock, in Poland alone (D12, R14)', async () => {
  await changeAround('pl', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: false } });
  await changeAround('sk', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: false } });

  // Monday, an hour ahead of UTC.
  expect(await chatAt('2026-11-23T06:59:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-23T07:00:00Z')).toBe('available');
  expect(await chatAt('2026-11-23T18:59:00Z')).toBe('available');
  expect(await chatAt('2026-11-23T19:00:00Z')).toBe('unavailable');
  // Saturday until seven, Sunday not at all.
  expect(await chatAt('2026-11-28T17:59:00Z')).toBe('available');
  expect(await chatAt('2026-11-28T18:00:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-29T10:00:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-23T09:00:00Z', 'sk')).toBe('unavailable');
});

test('a chat with too many clients is busy (D12)', async () => {
  await changeAround('pl', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: true } });

  expect(await chatAt('2026-11-23T09:00:00Z')).toBe('busy');
});

const hours = {
  hours: [
    { days: [1, 2, 3, 4, 5], from: '8:00', until: '20:00' },
    { days: [6], from: '8:00', until: '19:00' },
  ],
};

/** What an editor does: changes the tables and counts the version up. */
async function changeSettings() {
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();
}

async function changeAround(country: string, change: object) {
  const part = JSON.stringify(change);
  await sql`update content set body = (body::jsonb || ${part}::jsonb)::json
    where name = 'around' and country = ${country}`.execute(shop.db);
  await changeSettings();
}
