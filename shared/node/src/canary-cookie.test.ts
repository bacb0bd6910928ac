import { type MeasuredVisitor, measuredVisitorOf, readCanaryCookie, signCanaryCookie } from './canary-cookie.ts';

const secret = 's'.repeat(40);
const measured: MeasuredVisitor = {
  visitor: measuredVisitorOf('bucket'),
  parts: [
    { unit: 'cart', canary: '1.5.0-abc', share: 10, version: '1.4.0-def' },
    { unit: 'help-mfe', canary: '2.0.0', share: 2.5, version: '2.0.0' },
  ],
};

test('a signed cookie is read back unchanged', () => {
  expect(readCanaryCookie(secret, signCanaryCookie(secret, measured))).toEqual(measured);
});

test('a cookie that is missing, malformed, changed, too old or signed with another secret is read as null', () => {
  const cookie = signCanaryCookie(secret, measured);

  expect(readCanaryCookie(secret, cookie.replace('*1.4.0-def', '*1.5.0-abc'))).toBeNull();
  expect(readCanaryCookie('t'.repeat(40), cookie)).toBeNull();
  expect(readCanaryCookie(secret, cookie, Date.now() + 2 * 86_400_000)).toBeNull();
  expect([undefined, '', '~', 'a~b~c'].map((value) => readCanaryCookie(secret, value))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
