import { createHash } from 'node:crypto';
import { openWritableStore } from '@odeta/delivery/releases/open-store';
import { type S3Server, s3Credentials, startS3Server } from '@odeta/delivery/testing/s3-server';
import { give, prepare } from '../../testing/released-store.ts';
import { createTestTeam } from '../../testing/team.ts';
import { readTeamKeys } from '../publish/keys.ts';
import { publishRelease } from '../publish/publish.ts';
import { releasePrepared } from './release.ts';
import * as releases from './releases.ts';
import * as rollback from './rollback.ts';

let bucket: S3Server;
beforeAll(async () => {
  Object.assign(process.env, s3Credentials);
  createTestTeam();
  bucket = await startS3Server();
});
afterAll(() => bucket.close());

test('an invalid bucket address is refused with exit code 2, a server without conditional writes with 4', async () => {
  const careless = await startS3Server({ conditions: false });
  await expect(give(releases, { directory: 's3:///shop' }, 'status')).rejects.toMatchObject({ exitCode: 2 });
  await expect(give(releases, { directory: 'https://releases.example' }, 'status')).rejects.toMatchObject({
    exitCode: 2,
  });

  await expect(give(releases, { directory: careless.address }, 'unit', 'add', 'gift', '/gift')).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining('conditional writes'),
  });
  careless.close();
});

const said = { command: 'release', author: 'Jana', reason: undefined };

function openBucket() {
  const store = openWritableStore(bucket.address);
  if (!store) throw new Error('The bucket cannot be written');
  return store;
}

const release = (...prepared: ReturnType<typeof prepare>[]) =>
  releasePrepared({ store: openBucket(), team: readTeamKeys(process.env), prepared, share: undefined, said });

test('concurrent releases into a bucket change only their own units, and a rollback works on the bucket', async () => {
  await release(prepare('shell'), prepare('cart'), prepare('help'));

  const units = ['cart', 'help', 'shell'];
  const outcomes = await Promise.all(units.map((unit) => release(prepare(unit, 'second()'))));

  const versions = outcomes.map(({ releases: [first] }) => first?.version ?? '');
  expect(outcomes.map(({ number }) => number).sort()).toEqual([2, 3, 4]);
  const status = await give(releases, { directory: bucket.address }, 'status');
  for (const version of versions) expect(status).toContain(version);

  expect(await give(rollback, { directory: bucket.address }, 'cart')).toContain('Live with number 5.');
});

test('versions in a bucket share files, and the later one has deltas against the earlier one', async () => {
  const store = openBucket();
  const long = createHash('sha512').update('a page').digest('hex').repeat(4);
  const versionOf = (page: string) =>
    prepare('help', page, { shares: 'static/' }, { 'static/same.1.js': long, [`static/list.${page}.js`]: long + page });
  const [first, second] = [versionOf('first'), versionOf('second')];

  for (const version of [first, second, first]) await publishRelease(store, version);

  const files = (await store.list('help')).map(({ file }) => file).filter((file) => /^help\/[^/]+$/.test(file));
  const formerDigest = createHash('sha256').update(`${long}first`).digest('hex');
  expect(files.filter((file) => !file.endsWith('.br')).sort()).toEqual(
    ['help/list.first.js', 'help/list.second.js', `help/list.second.js.${formerDigest}.dcz`, 'help/same.1.js'].sort(),
  );
});
