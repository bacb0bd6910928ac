import { readFileSync } from 'node:fs';
import { openEdge } from '../../testing/open-edge.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(':');
const files = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association', '/.well-known/security.txt'];

test.each(files)('%s gets a 404 response when nothing is configured', async (file) => {
  const { statusCode } = await (await openEdge()).get(file);
  expect(statusCode).toBe(404);
});

test('links to the shop open in the configured apps, including the return from a bank (A7)', async () => {
  const config = { ANDROID_APP: `sk.odeta.shop ${FINGERPRINT}`, IOS_APPS: 'ABCDE12345.sk.odeta.shop' };
  const { get } = await openEdge({ config });

  const android = await get('/.well-known/assetlinks.json');
  expect(android.headers['content-type']).toMatch(/^application\/json\b/);
  expect(JSON.parse(android.body)).toMatchObject([
    {
      relation: expect.arrayContaining(['delegate_permission/common.handle_all_urls']),
      target: { package_name: 'sk.odeta.shop', sha256_cert_fingerprints: [FINGERPRINT.toUpperCase()] },
    },
  ]);

  const ios = await get('/.well-known/apple-app-site-association');
  expect(ios.headers['content-type']).toMatch(/^application\/json\b/);
  expect(JSON.parse(ios.body).applinks.details).toEqual([
    { appIDs: ['ABCDE12345.sk.odeta.shop'], components: [{ '/': '/api/*', exclude: true }, { '/': '*' }] },
  ]);
});

test('security.txt contains a contact and expires in less than a year (RFC 9116)', async () => {
  const { get } = await openEdge({ config: { SECURITY_CONTACT: 'mailto:security@odeta.example' } });

  const { body, headers } = await get('/.well-known/security.txt', { host: 'sk.localhost' });

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@odeta.example\n');
  expect(body).toContain('Canonical: http://sk.localhost/.well-known/security.txt\n');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('SECURITY.md names the languages of security.txt', async () => {
  const { get } = await openEdge({ config: { SECURITY_CONTACT: 'mailto:security@odeta.example' } });
  const policy = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');

  const { body } = await get('/.well-known/security.txt');

  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const [, codes = ''] = /^Preferred-Languages: (.+)$/m.exec(body) ?? [];
  expect(policy).toContain(
    `${codes
      .split(', ')
      .map((code) => languages.of(code))
      .join(' and ')} are read.`,
  );
});

test('the manifest is in the language of the country, and pages link to it', async () => {
  const { get } = await openEdge();

  const { body, headers } = await get('/manifest.webmanifest', { host: 'hu.localhost' });

  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    name: 'ODETA',
    lang: 'hu-HU',
    start_url: '/',
  });
  for (const { src } of JSON.parse(body).icons) expect((await get(src)).statusCode).toBe(200);
  expect((await get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('a shop that was added to the home screen in Ukrainian opens in Ukrainian (A1)', async () => {
  const { get } = await openEdge();
  const ua = { host: 'ua.localhost' };

  const page = (await get('/uk/', ua)).body;
  const address = /<link rel="manifest" href="([^"]+)">/.exec(page)?.[1] ?? '';

  expect(JSON.parse((await get(address, ua)).body)).toMatchObject({ id: '/', lang: 'uk-UA', start_url: '/uk' });
  expect(JSON.parse((await get('/manifest.webmanifest', ua)).body)).toMatchObject({ lang: 'ru-UA', start_url: '/' });
});
