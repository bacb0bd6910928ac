import { readCookie, writeCookie } from './cookies.ts';

function pageAt(protocol: string) {
  const written: string[] = [];
  const page = {
    location: { protocol },
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  };
  return { page: page as unknown as Document, written };
}

test('a cookie lasts seven days unless another lifetime is given (B21)', () => {
  const { page, written } = pageAt('https:');

  writeCookie(page, 'a', 'b c');
  writeCookie(page, 'd', 'e', { seconds: 1800 });
  writeCookie(page, 'f', 'g', { seconds: null });

  expect(written).toEqual([
    'a=b%20c; Path=/; SameSite=Lax; Secure; Max-Age=604800',
    'd=e; Path=/; SameSite=Lax; Secure; Max-Age=1800',
    'f=g; Path=/; SameSite=Lax; Secure',
  ]);
  expect([readCookie(page, 'a'), readCookie(page, 'f'), readCookie(page, 'x')]).toEqual(['b c', 'g', null]);
});

test('a cookie is written without the Secure attribute over http', () => {
  const { page, written } = pageAt('http:');
  writeCookie(page, 'a', 'b', { seconds: null });
  expect(written).toEqual(['a=b; Path=/; SameSite=Lax']);
});

test('a cookie that cannot be decoded is read as null without an error', () => {
  expect(readCookie({ cookie: 'consent=%' } as Document, 'consent')).toBeNull();
});
