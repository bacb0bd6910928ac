import { BUCKET_COOKIE, CSRF_COOKIE, SESSION_COOKIE, SET_ASIDE_COOKIE, TESTER_COOKIE } from '@odeta/contracts';
import { forgetOutdatedCookies, readOwnCookie } from './own-cookies.ts';

test.each([SESSION_COOKIE, CSRF_COOKIE, BUCKET_COOKIE, SET_ASIDE_COOKIE, TESTER_COOKIE, 'device', 'partner-visit'])(
  'over https the cookie "%s" is read with its prefix only, over http without it only',
  (name) => {
    const cookies = { [name]: 'plain', [`__Host-${name}`]: 'prefixed' };
    const read = (protocol: string, given: Record<string, string>) => readOwnCookie({ protocol, cookies: given }, name);

    expect([read('https', cookies), read('https', { [name]: 'plain' }), read('http', cookies)]).toEqual([
      'prefixed',
      undefined,
      'plain',
    ]);
  },
);

test('over https a cookie from the time before the prefix is removed, and nothing else', () => {
  const removed: unknown[] = [];
  const cookies = { sid: 'old', '__Host-sid': 'own', consent: '1', _ga: 'x' };
  const reply = { setCookie: (...given: unknown[]) => removed.push(given) } as never;

  forgetOutdatedCookies({ protocol: 'https', cookies }, reply);
  forgetOutdatedCookies({ protocol: 'http', cookies }, reply);

  expect(removed).toEqual([['sid', '', { path: '/', maxAge: 0 }]]);
});
