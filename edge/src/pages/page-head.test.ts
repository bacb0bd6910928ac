import cookies from '@fastify/cookie';
import { PARTNER_VISIT_COOKIE, signPartnerVisit } from '@odeta/node/partner-visit';
import fastify from 'fastify';
import { sourcesOfNonce } from '../http/inline-sources.ts';
import { setHead } from './page-head.ts';

const secret = 's'.repeat(40);

async function headersOf(cookie?: string) {
  const app = fastify();
  await app.register(cookies);
  app.get('/', (_, reply) => {
    const given = {
      sources: sourcesOfNonce('n'),
      encoding: 'identity',
      providers: [],
      receivers: [],
      limitsWrites: true,
    } as const;
    const config = { APP_SECRET: secret, FILE_ORIGINS: [], MAPBOX_TOKEN: undefined, RECAPTCHA_SITE_KEY: undefined };
    setHead(reply, { ...given, status: 200, config });
    return reply.send('');
  });
  const { headers } = await app.inject({
    url: '/',
    headers: cookie ? { cookie: `${PARTNER_VISIT_COOKIE}=${cookie}` } : {},
  });
  await app.close();
  return headers;
}

test('only a window opened by a partner keeps its opener, and other sites cannot frame a page of the shop (E1)', async () => {
  const [own, ofPartner, forged] = await Promise.all([
    headersOf(),
    headersOf(signPartnerVisit(secret)),
    headersOf('9999999999.forged'),
  ]);

  expect(own['cross-origin-opener-policy']).toBe('same-origin');
  expect(forged['cross-origin-opener-policy']).toBe('same-origin');
  expect(ofPartner['cross-origin-opener-policy']).toBe('unsafe-none');
  for (const headers of [own, ofPartner])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});
