import { BUCKET_COOKIE, CSRF_COOKIE, SESSION_COOKIE, SET_ASIDE_COOKIE, TESTER_COOKIE } from '@odeta/contracts';
import { readOwnCookie } from './own-cookies.ts';

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
