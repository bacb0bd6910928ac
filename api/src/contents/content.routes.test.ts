import { readBaseInit, readMenu, readStaticContents } from '@odeta/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { newcomer } from '../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the menu speaks the language and leads to the addresses of the country (B14)', async () => {
  const { body } = await newcomer(shop.app, 'ro').send(readMenu);

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
  const slovak = await newcomer(shop.app, 'sk').send(readStaticContents);
  const romanian = await newcomer(shop.app, 'ro').send(readStaticContents);

  expect(slovak.body.contents.footer.service.name).toBe('Nákup');
  expect(Object.keys(slovak.body.contents.footer.trusted)).toEqual([]);
  expect(Object.keys(romanian.body.contents.footer.trusted)).toEqual(['anpc']);
});

test('the promo strip of the country carries its code (D9)', async () => {
  const slovak = await newcomer(shop.app, 'sk').send(readStaticContents);
  const polish = await newcomer(shop.app, 'pl').send(readStaticContents);

  expect(slovak.body.contents.banners).toMatchObject([{ content: 'Kód TEN', code: 'TEN', url: '/c/zeny' }]);
  expect(polish.body.contents.banners).toEqual([]);
});

test('a notice stands for the kinds of client it is for (D7)', async () => {
  const { body } = await newcomer(shop.app, 'hu').send(readBaseInit);

  const variant = { html: '<b>Figyelem</b>', closable: true, expired: 3 };
  expect(body.systemNotice).toEqual({ application: null, desktop: variant, mobile: variant });
});

test('html of editors is cleaned on the way in (B4)', async () => {
  const { body } = await newcomer(shop.app).send(readBaseInit);

  expect(body.topMenu.desktop).toBe('<a href="/pomoc/">Pomoc</a>&lt;script&gt;alert(1)&lt;/script&gt;');
});
