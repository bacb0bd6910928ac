import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CountryCode, countryCodes, prepareCheckout, readHome, readProduct } from '@odeta/contracts';
import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { originOf } from '../http/origin.ts';
import { demoPartnerPage, demoPartnerScript } from './demo-partner-page.ts';
import { DEMO_PARTNER, type Partner } from './partners.ts';

const PAGE = '/api/dev/partner';
const AskedSchema = v.object({ country: v.picklist(countryCodes) });

/**
 * A demonstration of a partner's page and server, for this machine only. It calls the shop like any other server. Open it at another origin
 * than the shop: http://partner.localhost:<port>/api/dev/partner
 */
export function demoPartner(app: FastifyInstance, partners: readonly Partner[]): void {
  const partner = partners.find(({ id }) => id === DEMO_PARTNER);
  if (!partner) return;
  const authorization = `Bearer ${partner.key}`;
  const styles = readFileSync(path.join(import.meta.dirname, 'demo-partner.css'), 'utf8');

  app.register(async (own) => {
    own.addHook('onRequest', async (request) => requireThisMachine(request));
    own.addHook('onSend', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'self'" });
    });

    own.get(PAGE, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(demoPartnerPage),
    );
    own.get(`${PAGE}/page.css`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );
    own.get(`${PAGE}/page.js`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(demoPartnerScript),
    );

    own.post(`${PAGE}/prepare`, { schema: { hide: true, body: AskedSchema } }, async (request, reply) => {
      const { country } = v.parse(AskedSchema, request.body);
      const headers = { authorization, host: hostOf(request, country), 'x-forwarded-proto': request.protocol };
      const items = [{ variantId: await findVariantId(app, headers), quantity: 1 }];
      const origin = originOf(request);
      const payload = { items, origin, returnUrl: `${origin}${PAGE}` };
      const answer = await app.inject({ method: 'POST', url: `/api${prepareCheckout.path}`, headers, payload });
      return reply.code(answer.statusCode).type('application/json').send(answer.body);
    });
  });
}

function requireThisMachine(request: FastifyRequest) {
  if (!isOfThisMachine(request)) throw new ApiError('not-found');
}

/** `partner.localhost:3000` calls the shop at `sk.localhost:3000`. */
const hostOf = ({ host }: FastifyRequest, country: CountryCode) => `${country}${host.slice(host.indexOf('.'))}`;

/** An available variant of the products on the home page. */
async function findVariantId(app: FastifyInstance, headers: Record<string, string>): Promise<string> {
  const home = v.parse(readHome.body, (await app.inject({ url: `/api${readHome.path}`, headers })).json().body);
  for (const { url } of home.productShelves.flatMap(({ products }) => products)) {
    const [slug = ''] = url.slice('/p/'.length).split('?');
    const path = readProduct.path.replace('{slug}', slug);
    const { variants } = v.parse(readProduct.body, (await app.inject({ url: `/api${path}`, headers })).json().body);
    const found = variants.find(({ availability }) => availability === 1);
    if (found) return found.variantId;
  }
  throw new ApiError('sold-out');
}
