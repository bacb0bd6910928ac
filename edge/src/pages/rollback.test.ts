import { openEdge, remoteCode } from '../../testing/open-edge.ts';

afterEach(() => jest.restoreAllMocks());

const remoteThatSays = (text: string) => `${remoteCode} exports.remote.page = () => '${text}';`;

test('after a minute without requests the first page has the good version that replaced a bad one', async () => {
  const { get, release } = await openEdge({
    remote: remoteThatSays('bad version'),
    config: { DISCOVERY_CACHE_SECONDS: '2', PAGE_CACHE_SECONDS: '5' },
  });
  const now = Date.now();
  expect((await get('/')).body).toContain('bad version');
  await get('/');

  release('cart', '2', remoteThatSays('good version'));
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);

  const { body } = await get('/');
  expect(body).toContain('good version');
  expect(body).not.toContain('bad version');
});
