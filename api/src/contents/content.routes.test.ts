import { readAlerts, readBaseInit, readCategory, readGlobalCss, readMenu, readStaticContents } from '@odeta/contracts';
import { sql } from 'kysely';
import { changeSettings, changeSiteContents } from '../../testing/shop/edit-contents.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the menu uses the language and the URLs of the country (B14)', async () => {
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

test('a menu entry has the product count of its category (B9)', async () => {
  const client = newClient(shop.app, 'sk');
  const [women, ...others] = (await client.send(readMenu)).body.entries;
  const { body: category } = await client.send(readCategory, { slug: 'zeny' });

  expect(category.productCount).toBeGreaterThan(0);
  expect(women).toMatchObject({ link: '/c/zeny', goods: category.productCount });
  expect(others.map(({ goods }) => goods)).not.toContain(undefined);
});

test('the footer has the specified groups, and entries for a single country only in that country (D1, R11)', async () => {
  const slovak = await newClient(shop.app, 'sk').send(readStaticContents);
  const romanian = await newClient(shop.app, 'ro').send(readStaticContents);

  expect(slovak.body.contents.footer.service.name).toBe('Nákup');
  expect(Object.keys(slovak.body.contents.footer.trusted)).toEqual([]);
  expect(Object.keys(romanian.body.contents.footer.trusted)).toEqual(['anpc']);
});

test('the promo strip of a country contains its discount code (D9)', async () => {
  const slovak = await newClient(shop.app, 'sk').send(readStaticContents);
  const polish = await newClient(shop.app, 'pl').send(readStaticContents);

  expect(slovak.body.contents.banners).toMatchObject([{ content: 'Kód TEN', code: 'TEN', url: '/c/zeny' }]);
  expect(polish.body.contents.banners).toEqual([]);
});

test('a notice is shown only to the client types it is meant for (D7)', async () => {
  const { body } = await newClient(shop.app, 'hu').send(readBaseInit);

  const variant = { html: '<b>Figyelem</b>', closable: true, expired: 3 };
  expect(body.systemNotice).toEqual({ application: null, desktop: variant, mobile: variant });
  expect((await newClient(shop.app, 'hu').send(readAlerts)).body.alert).toEqual(body.systemNotice);
  expect((await newClient(shop.app, 'sk').send(readAlerts)).body.alert).toBeNull();
});

test('HTML of editors is sanitised on import (B4)', async () => {
  const { body } = await newClient(shop.app).send(readBaseInit);

  expect(body.topMenu.desktop).toBe('<a href="/pomoc/">Pomoc</a>&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('HTML written directly to the database is sanitised in responses (B4, D7, D9)', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await sql`update notice set html = ${evil}`.execute(shop.db);
  await sql`update banner set content = ${evil}, collapsible = ${evil}`.execute(shop.db);
  await sql`update content set body = ${JSON.stringify({ application: evil, desktop: evil, mobile: evil })}
    where name = 'topMenu'`.execute(shop.db);
  await changeSettings(shop);

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

test('the country picker lists every country by its own name (D5)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readStaticContents);

  expect(body.contents.countries.map(({ iso }) => iso)).toEqual(['PL', 'SK', 'HU', 'RO', 'UA']);
  expect(body.contents.countries[1]).toEqual({ iso: 'SK', name: 'Slovensko', url: 'http://sk.localhost:3000/' });
});

test('the emergency style sheet contains what editors wrote (B19)', async () => {
  expect((await newClient(shop.app).send(readGlobalCss)).body).toEqual({ globalCssSetting: '' });

  await changeSiteContents(shop, 'sk', { globalCss: 'header { color: red }' });

  expect((await newClient(shop.app, 'sk').send(readGlobalCss)).body.globalCssSetting).toBe('header { color: red }');
});

test('the work mode is the one that editors set, 1 by default (B16)', async () => {
  await changeSiteContents(shop, 'sk', { workMode: 2 });

  expect((await newClient(shop.app, 'sk').send(readBaseInit)).body.workMode).toBe(2);
  expect((await newClient(shop.app, 'pl').send(readBaseInit)).body.workMode).toBe(1);
});
