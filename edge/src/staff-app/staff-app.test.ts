import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import '../../testing/close-edges.ts';
import { openEdge } from '../../testing/open-edge.ts';

const STAFF = 'staff.localhost:3000';

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'staff-'));
  writeFileSync(path.join(made, 'index.html'), '<title>Staff</title>');
  writeFileSync(path.join(made, 'remote-entry.js'), 'remote');
  writeFileSync(path.join(made, 'digest'), 'secret');
  return made;
}

test('the application for staff is on its host only, with a policy of its own and no page of the shop', async () => {
  const { app } = await openEdge({ config: { STAFF_DIR: folder() } });
  const get = (url: string, host = STAFF) => app.inject({ url, headers: { host } });

  for (const url of ['/', '/orders/1', '/cart', '/digest', '/..%2Fsecret', '//x']) {
    const { statusCode, body, headers } = await get(url);
    expect([url, statusCode, body]).toEqual([url, 200, '<title>Staff</title>']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
  expect((await get('/remote-entry.js')).body).toBe('remote');
  expect((await get('/unknown.js')).statusCode).toBe(404);
  expect((await get('/remote-entry.js', 'sk.localhost:3000')).body).not.toBe('remote');
  expect(
    (await app.inject({ method: 'POST', url: '/', headers: { host: STAFF, origin: `http://${STAFF}` } })).statusCode,
  ).toBe(404);
});

test('without a folder there is no application for staff', async () => {
  const { app } = await openEdge();

  expect((await app.inject({ url: '/', headers: { host: STAFF } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/health', headers: { host: STAFF } })).statusCode).toBe(200);
});
