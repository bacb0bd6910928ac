import fastify from 'fastify';
import type { ApiGateway } from '../api/api-gateway.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

function open(send: ApiGateway['send']) {
  const app = fastify();
  const routes = { routes: [{ remote: 'cart', path: '/cart' }], key: 'table' };
  const read = async () => ({ document: { schema: '', microFrontends: {} }, versions: {}, routes, fits: () => true });
  sitemapRoutes(app, { send, forward() {} }, { read });
  return (url: string) => app.inject({ url, headers: { host: 'sk.localhost:3000' } });
}

const answering =
  (body: object, status = 200) =>
  async () => ({ status, text: async () => JSON.stringify({ body }), json: async () => ({ body }) });

test('the sitemap index is created once for concurrent requests', async () => {
  let asked = 0;
  const get = open(async (url) => {
    asked += 1;
    expect(url).toBe('/api/catalog/sitemaps');
    return answering({ parts: ['categories'] })();
  });

  const answers = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);

  expect(asked).toBe(1);
  expect(answers[0]?.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answers[0]?.payload).toContain('<loc>http://sk.localhost:3000/sitemaps/categories.xml</loc>');
});

test('a part of the sitemap lists the pages of the country', async () => {
  const get = open(answering({ pages: [{ addresses: { sk: '/c/zeny', hu: '/c/nok' }, picture: null }] }));

  const { payload } = await get('/sitemaps/categories.xml');

  expect(payload).toContain('<loc>http://sk.localhost:3000/c/zeny</loc>');
  expect(payload).toContain('hreflang="hu-HU" href="http://hu.localhost:3000/c/nok"');
});

test('an unknown part of the sitemap gets a 404 response', async () => {
  const get = open(answering({}, 404));
  expect((await get('/sitemaps/products-9.xml')).statusCode).toBe(404);
});

test('robots.txt contains the sitemap and disallows the private pages of the live releases', async () => {
  const { payload } = await open(answering({}))('/robots.txt');
  expect(payload).toContain('Sitemap: http://sk.localhost:3000/sitemap.xml');
  expect(payload).toContain('Disallow: /cart\n');
});
