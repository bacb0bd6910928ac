import { cookiesForBrowser, cookiesForShop } from './cookies.ts';
import { createOtherShop } from './other-shop.ts';

const LOCAL = 'hu.localhost:3000';
const shop = createOtherShop(new URL('https://sk.shop.example/cart'));

test('a local host maps to the other shop’s host of the same country', () => {
  expect(shop.originOf(LOCAL)).toBe('https://hu.shop.example');
  expect(createOtherShop(new URL('http://sk.localhost:3100')).addressOf(LOCAL).origin).toBe('http://127.0.0.1:3100');
});

test('URLs of the other shop are rewritten to local ones, URLs of other hosts are not', () => {
  const text =
    'https://hu.shop.example/p/1 https://sk.shop.example https://sk.shop.example.org https://sk.shop.example:8443';

  expect(shop.seenFrom(LOCAL, text)).toBe(
    'http://hu.localhost:3000/p/1 http://sk.localhost:3000 https://sk.shop.example.org https://sk.shop.example:8443',
  );
});

test('a local URL is rewritten to the other shop in requests, an unknown URL stays unchanged', () => {
  expect(shop.saidTo(LOCAL, `http://${LOCAL}/cart`)).toBe('https://hu.shop.example/cart');
  expect(shop.saidTo(LOCAL, 'http://stranger.example')).toBe('http://stranger.example');
});

test('HTTPS cookies are rewritten for a browser over HTTP and restored in requests to the shop', () => {
  const given = ['__Host-sid=a; Path=/; HttpOnly; Secure; SameSite=Lax', 'menu=1; Domain=shop.example; Path=/'];

  expect(cookiesForBrowser(given)).toEqual(['sid=a; Path=/; HttpOnly; SameSite=Lax', 'menu=1; Path=/']);
  expect(cookiesForShop('sid=a; menu=1', true)).toBe('__Host-sid=a; menu=1');
  expect(cookiesForShop('sid=a; menu=1', false)).toBe('sid=a; menu=1');
});
