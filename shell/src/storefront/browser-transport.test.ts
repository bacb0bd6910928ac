/** @jest-environment @odeta/build/dom-environment */
import { createHmac, webcrypto } from 'node:crypto';
import { createBrowserTransport } from './browser-transport.ts';

const element = '<template id="csrf-token" data-token="of the page"></template>';

function openPage(cookie = 'a=1; csrf=key%3D; b=2', html = element, parts: Partial<Parts> = {}) {
  const { referrer = 'https://search.example/', protocol = 'http:' } = parts;
  document.body.innerHTML = html;
  const reload = jest.fn();
  const page = {
    ...{ referrer, cookie },
    location: { protocol, pathname: '/c/zeny', search: '?size=38', reload },
    querySelector: (selector: string) => document.querySelector(selector),
  };
  return { reload, transport: createBrowserTransport(page as unknown as Document) };
}

interface Parts {
  referrer: string;
  protocol: string;
}

test('requests contain the address of the page and its referrer (G1)', () => {
  expect(openPage().transport.page()).toEqual({ url: '/c/zeny?size=38', referer: 'https://search.example/' });
});

test('the one-time token of an e-mail link is removed from the referrer (G1)', () => {
  const { transport } = openPage('', element, { referrer: 'https://sk.odeta.example/?newsletter=secret&size=38' });

  expect(transport.page().referer).toBe('https://sk.odeta.example/?size=38');
});

test('the CSRF token of a page from an older edge is also read and renewed (G1)', () => {
  const { csrf } = openPage('', '<meta name="csrf-token" content="of an older page">').transport;

  const before = csrf.read();
  csrf.write('new');

  expect([before, csrf.read()]).toEqual(['of an older page', 'new']);
});

test('the CSRF token of the page is used until a log-in replaces it (G1)', () => {
  const { csrf } = openPage().transport;
  expect(csrf.read()).toBe('of the page');

  csrf.write('of the log-in');

  expect(csrf.read()).toBe('of the log-in');
});

test('forms use the CSRF token of the cookie, or an empty token without the cookie (G5)', () => {
  expect(openPage().transport.csrf.cookie?.()).toBe('key=');
  expect(openPage('a=1').transport.csrf.cookie?.()).toBe('');
});

test.each([
  ['csrf=planted; __Host-csrf=own', 'own'],
  ['csrf=planted', ''],
])('over https the CSRF token of the cookies "%s" is "%s" (G5)', (cookies, token) => {
  const { csrf } = openPage(cookies, element, { protocol: 'https:' }).transport;

  expect(csrf.cookie?.()).toBe(token);
});

test('a request for a new CSRF token signs the time with the token of the cookie (G5)', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const { public: time = '', private: signature } = await openPage().transport.csrf.proof(1_795_000_000_000);

  expect(time).toBe('1795000000000');
  expect(signature).toBe(createHmac('sha256', 'key=').update(time).digest('hex'));
});

test('the transport reloads the page (G3)', () => {
  const { reload, transport } = openPage();
  transport.reload();
  expect(reload).toHaveBeenCalledTimes(1);
});
