import { fc } from '@odeta/testing/properties';
import { logInUrl, returnPathOf } from './return-path.ts';

const led = (to: string) => returnPathOf(new URLSearchParams({ return: to }));

test('a log-in returns to the requested path, including query and hash (A5)', () => {
  expect(led('/my-account/addresses?a=1#b')).toBe('/my-account/addresses?a=1#b');
  expect(logInUrl('/my-account/addresses')).toBe('/my-account/log-in?return=%2Fmy-account%2Faddresses');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
  'cart',
])('a log-in with the return path %j redirects to the account', (to) => {
  expect(led(to)).toBe('/my-account');
});

test('no return path leaves the shop', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.constantFrom('/', '\\', '//').chain((start) => fc.string().map((end) => start + end)),
      ),
      (to) => {
        expect(new URL(led(to), 'https://sk.odeta.example').origin).toBe('https://sk.odeta.example');
      },
    ),
  );
});
