import { findPaths } from './find-programs.ts';

test('one sentence says which programs are missing and how to get them', () => {
  const exists = (file: string) => !/prometheus|pg_basebackup/.test(file);

  expect(() => findPaths({ POSTGRES_BIN: '/pg' }, exists)).toThrow(
    'A game day needs prometheus, postgresql: on Debian, `apt-get install -y --no-install-recommends prometheus postgresql`.',
  );
});

test('programs are where their environment variables say', () => {
  const found = findPaths({ POSTGRES_BIN: '/pg', HAPROXY: '/own/haproxy' }, () => true);

  expect(found).toMatchObject({ postgres: '/pg', haproxy: '/own/haproxy', redis: '/usr/bin/redis-server' });
});
