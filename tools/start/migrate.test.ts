import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { StartFailure } from '@odeta/workspace/failure';
import { workspace } from '@odeta/workspace/workspace';
import { databaseFailure } from '../shop/database-failure.ts';

function migrate(environment: NodeJS.ProcessEnv) {
  const { PATH } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['tools/commands.ts', 'migrate'], {
    cwd: workspace,
    env: { PATH, ...environment },
    encoding: 'utf8',
  });
  return [status, stderr];
}

test('without DATABASE_URL the command fails with the message that there is nothing to migrate', () => {
  expect(migrate({})).toEqual([1, 'Nothing to migrate: name the database in DATABASE_URL.\n']);
});

test('an unreachable database is reported in a one-line error message', () => {
  expect(migrate({ DATABASE_URL: 'postgres://shop:x@127.0.0.1:1/shop' })).toEqual([
    1,
    'No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED): start it, or name another one in DATABASE_URL.\n',
  ]);
});

test.each([
  [{ code: '28P01' }, 'PostgreSQL at db:5432 refuses "shop": check name and password in DATABASE_URL.'],
  [{ code: '3D000' }, 'PostgreSQL at db:5432 has no database "odeta": create it, or name another one.'],
  [
    { code: '42501', message: 'permission denied for schema public' },
    '"shop" may not make tables in "odeta" (permission denied for schema public): give it the right to.',
  ],
  [
    { code: 'UNSUPPORTED', message: 'it is 14, and the shop needs 15 or newer' },
    'PostgreSQL at db:5432 is too old: it is 14, and the shop needs 15 or newer.',
  ],
  [
    { code: 'UNRELEASED', message: 'its schema is from before the first release (0184-web-push)' },
    '"odeta" at db:5432 cannot be updated, because its schema is from before the first release (0184-web-push): name an empty database.',
  ],
  [{ name: 'SeedError', message: 'codes.yaml:3: wrong' }, 'There is a mistake in the seed: codes.yaml:3: wrong.'],
])('a database error that a person can fix becomes a message with the fix', (error, sentence) => {
  const failure = databaseFailure(error, 'postgres://shop:secret@db:5432/odeta');

  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toHaveProperty('message', sentence);
});

test("an old schema of the shop's own database becomes a message with the command that resets it", () => {
  const error = { code: 'UNRELEASED', message: 'its schema is from before the first release (0184-web-push)' };

  expect(databaseFailure(error)).toHaveProperty(
    'message',
    'The database cannot be updated, because its schema is from before the first release (0184-web-push): `npm run reset` makes an empty one.',
  );
});

test('an unexpected error stays unchanged', () => {
  const error = new Error('out of luck');

  expect(databaseFailure(error, 'postgres://shop@db/odeta')).toBe(error);
});
