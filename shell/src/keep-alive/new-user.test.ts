/** @jest-environment @odeta/build/dom-environment */
import { hideClosed } from '../boot/hide-closed.ts';
import { writeCookie } from '../document/cookies.ts';
import { keepFirstUrl } from './first-url.ts';
import { isNewUser } from './new-user.ts';

test('a visitor is new although servers and first scripts have set cookies, until the next page (B21)', () => {
  expect(isNewUser(document)).toBe(true);
  writeCookie(document, 'csrf', 'x');
  hideClosed(document);
  expect(isNewUser(document)).toBe(true);

  keepFirstUrl(document);

  expect(isNewUser(document)).toBe(false);
});

test.each([
  ['csrf=x; consent=1', 'http:', false],
  ['__Host-csrf=x; __Host-canary=y', 'https:', true],
  ['csrf=planted', 'https:', false],
])('with the cookies "%s" over %s a visitor is new: %s (B21)', (cookie, protocol, isNew) => {
  expect(isNewUser({ cookie, location: { protocol } } as Document)).toBe(isNew);
});
