import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';

const AGENT = 'Mozilla/5.0 (iPhone) OdetaApp/3.4';
const inFrame = { 'sec-fetch-dest': 'iframe', cookie: `app-simulator=${encodeURIComponent(AGENT)}` };

function openWithSimulator() {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulator-'));
  writeFileSync(path.join(folder, 'index.html'), 'The simulator');
  return openEdge({ config: { APP_SIMULATOR_DIR: folder } });
}

test('the simulator is served only to this machine, not through a load balancer or under another host', async () => {
  const { get } = await openWithSimulator();

  expect(await get('/app-simulator/')).toMatchObject({ statusCode: 200, body: 'The simulator' });
  expect((await get('/app-simulator')).headers.location).toBe('/app-simulator/');
  expect((await get('/app-simulator/', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
  expect((await get('/app-simulator/', { host: 'odeta.sk' })).statusCode).not.toBe(200);
});

test('only a page in the frame of the simulator is rendered as in the simulated app (E1)', async () => {
  const { get } = await openWithSimulator();
  const isApp = async (headers: Record<string, string>) =>
    JSON.parse(/id="page-data">(.*?)<\/script>/.exec((await get('/cart', headers)).body)?.[1] ?? '').client.isOwnApp;

  expect(await isApp(inFrame)).toBe(true);
  expect(await isApp({ cookie: inFrame.cookie })).toBe(false);
  expect(await isApp({ ...inFrame, 'x-forwarded-for': '192.0.2.1' })).toBe(false);
});

test('without its folder, as in production, the simulator is not served and its cookie has no effect', async () => {
  const { get } = await openEdge();

  expect((await get('/app-simulator/')).body).not.toContain('The simulator');
  expect((await get('/cart', inFrame)).body).toContain('"isOwnApp":false');
});
