import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';
import { signValue } from '../choosing/signed-value.ts';

const tester = { cookie: `tester=${signValue('s'.repeat(40), 'tester', String(Date.now() + 60_000))}` };

test('testers see the live versions with their files, changes and author, as a page and as JSON', async () => {
  const { get, release } = await openEdge();
  release('cart', '2', "require('react'); exports.remote = { name: 'cart' };");

  const { body, headers } = await get('/releases', tester);

  expect(body).toContain('<h1>Releases</h1>');
  for (const text of ['<code>2</code>', '4 of 4 files', 'cart: 1 → 2', '<b>cart</b>']) expect(body).toContain(text);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toMatch(/<script|<style| style=/);
  expect(JSON.parse((await get('/releases.json', tester)).body)).toMatchObject({
    number: 2,
    author: 'team',
    problem: null,
  });
  expect((await get('/releases.css', tester)).headers['content-type']).toMatch(/^text\/css/);
});

test('a file that was changed after its release is excluded from the number of valid files', async () => {
  const { get, directory } = await openEdge();
  writeFileSync(path.join(directory, 'cart/1/style.css'), 'changed');

  expect((await get('/releases', tester)).body).toContain('<span class="bad">3 of 4 files</span>');
});

test('a newer document that is invalid is reported, and its content is not shown', async () => {
  const { get, directory } = await openEdge();
  writeFileSync(path.join(directory, 'discovery/00000002.json'), '<script>');

  const { body } = await get('/releases', tester);

  expect(body).toContain('A newer document is not used.');
  expect(body).not.toContain('<script>');
});

test('visitors who are not testers get a shop page instead of the releases page', async () => {
  const { get } = await openEdge();

  for (const url of ['/releases', '/releases.json', '/releases.css']) {
    const { body } = await get(url);
    expect(body).toContain('<main>');
    expect(body).not.toContain('Releases');
  }
});

test('developers see the releases page on their own machine, but not through a load balancer', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulator-'));
  const { get } = await openEdge({ config: { APP_SIMULATOR_DIR: folder } });

  expect((await get('/releases')).body).toContain('<h1>Releases</h1>');
  expect((await get('/releases', { 'x-forwarded-for': '192.0.2.1' })).body).not.toContain('Releases');
});
