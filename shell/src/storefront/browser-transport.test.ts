/** @jest-environment @odeta/build/dom-environment */
import { createHmac, webcrypto } from 'node:crypto';
import { createBrowserTransport } from './browser-transport.ts';

function openPage(cookie = 'a=1; csrf=key%3D; b=2', parts: Partial<Parts> = {}) {
  const { referrer = 'https://search.example/', protocol = 'http:' } = parts;
  const reload = jest.fn();
  const page = {
    ...{ referrer, cookie },
    location: { protocol, pathname: '/c/zeny', search: '?size=38', reload },
  };
  return { page, reload, transport: createBrowserTransport(page as unknown as Document) };
}

interface Parts {
  referrer: string;
  protocol: string;
}

test('requests contain the address of the page and its referrer (G1)', () => {
  expect(openPage().transport.page()).toEqual({ url: '/c/zeny?size=38', referer: 'https://search.example/' });
});

test('the one-time token of an e-mail link is removed from the referrer (G1)', () => {
  const { transport } = openPage('', { referrer: 'https://sk.odeta.example/?newsletter=secret&size=38' });

  expect(transport.page().referer).toBe('https://sk.odeta.example/?size=38');
});

test('requests and forms have the CSRF token of the cookie as it is then, or an empty one without the cookie (G1, G5)', () => {
  const { page, transport } = openPage();
  expect(transport.csrf.read()).toBe('key=');
  page.cookie = 'csrf=of-the-log-in';
  expect(transport.csrf.read()).toBe('of-the-log-in');
  expect(openPage('a=1').transport.csrf.read()).toBe('');
});

test.each([
  ['csrf=planted; __Host-csrf=own', 'own'],
  ['csrf=planted', ''],
])('over https the CSRF token of the cookies "%s" is "%s" (G5)', (cookies, token) => {
  const { csrf } = openPage(cookies, { protocol: 'https:' }).transport;

  expect(csrf.read()).toBe(token);
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
