import { type MeasuredVisitor, measuredVisitorOf, readCanaryCookie, signCanaryCookie } from './canary-cookie.ts';

const secret = 's'.repeat(40);
const measured: MeasuredVisitor = {
  visitor: measuredVisitorOf('bucket'),
  parts: [
    { unit: 'cart', canary: '1.5.0-abc', share: 10, version: '1.4.0-def' },
    { unit: 'help-mfe', canary: '2.0.0', share: 2.5, version: '2.0.0' },
  ],
};

test('what was signed is read as it was', () => {
  expect(readCanaryCookie(secret, signCanaryCookie(secret, measured))).toEqual(measured);
});

test('what was changed, is of another secret or too old is nothing', () => {
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
