import {
  buyingPages,
  cancelPreparedCheckout,
  countryOfHost,
  linkPaths,
  PREPARED_LINK_PAGE,
  PREPARED_QUERY,
  prepareCheckout,
  readPartnerCheckout,
  readPreparedCheckout,
} from '@odeta/contracts';
import { giveOwnCookie } from '@odeta/node/own-cookies';
import { PARTNER_VISIT_COOKIE, PARTNER_VISIT_SECONDS, signPartnerVisit } from '@odeta/node/partner-visit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CartDeps } from '../carts/cart-deps.ts';
import { takeDiscount } from '../discounts/discount.service.ts';
import { ApiError } from '../http/api-error.ts';
import { reportErrorOf } from '../http/failures.ts';
import { originOf } from '../http/origin.ts';
import { identify, type KnownSession, readSession } from '../http/session.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { textFor } from '../http/texts.ts';
import { idOfSigned } from '../identity/signed-id.ts';
import { LINK_LIMIT, ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { cancelPrepared } from './cancel-prepared.service.ts';
import { findPartner, type Partner } from './partners.ts';
import { findOpened, findOutcome } from './prepared.repository.ts';
import { LINK_PURPOSE, open, prepare } from './prepared.service.ts';

export interface PartnerDeps extends CartDeps {
  partners: readonly Partner[];
}

const KeyHeadersSchema = v.looseObject({ authorization: v.optional(v.string()) });

/** The embedded checkout: partners' servers prepare carts, and shoppers open their links. */
export function partnerRoutes(app: FastifyInstance, shop: ShopServer, deps: PartnerDeps): void {
  const { db, partners } = deps;
  const forServers = { limit: ORDER_LIMIT, headers: KeyHeadersSchema, isForServers: true };

  shop.handle(
    prepareCheckout,
    ({ payload, request, session }) => {
      const partner = requirePartner(partners, request);
      return prepare(deps, payload, { partner, country: session.country, shopOrigin: originOf(request) });
    },
    forServers,
  );

  shop.handle(
    readPartnerCheckout,
    async ({ params, request }) => {
      const partner = requirePartner(partners, request);
      const found = await findOutcome(db, { id: params.id, partner: partner.id });
      if (!found) throw new ApiError('not-found');
      const { id, state, orderNumber } = found;
      return { id, state, orderNumber };
    },
    forServers,
  );

  shop.handle(readPreparedCheckout, async ({ session: { idHash, country } }) => {
    const found = idHash ? await findOpened(db, { idHash, country }) : undefined;
    const name = partners.find(({ id }) => id === found?.partner)?.name;
    return { checkout: found && name !== undefined ? { ...found, partner: name } : null };
  });

  shop.handle(cancelPreparedCheckout, async ({ knownSession }) => {
    await cancelPrepared(db, knownSession);
    return {};
  });

  app.get<{ Params: { '*': string } }>(
    `${linkPaths.prepared}*`,
    { config: { limit: LINK_LIMIT }, schema: { hide: true }, errorHandler: sendToWords },
    (request, reply) => openLink(deps, request, reply),
  );
}

function requirePartner(partners: readonly Partner[], { headers }: FastifyRequest): Partner {
  const partner = findPartner(partners, headers.authorization);
  if (!partner) throw new ApiError('unknown-partner');
  return partner;
}

/** Redirects the browser to an address without the token. */
async function openLink(deps: PartnerDeps, request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
  if (!isOpenedAsPage(request)) return reply.code(503).send();
  const token = request.params['*'];
  const id = idOfSigned(deps.secret, LINK_PURPOSE, token);
  if (id === null) return redirectTo(reply, PREPARED_LINK_PAGE, 'why=unusable');
  const country = countryOfHost(request.host);
  const session = identify(readSession(request, deps.secret), reply, deps.secret);
  const opened = await open(deps, { idHash: session.idHash, country }, id);
  if ('shopOrigin' in opened)
    return reply.headers(uncached).redirect(`${opened.shopOrigin}${linkPaths.prepared}${token}`, 303);
  if ('why' in opened) return redirectTo(reply, PREPARED_LINK_PAGE, `why=${opened.why}`);
  const visit = { httpOnly: true, maxAge: PARTNER_VISIT_SECONDS };
  giveOwnCookie(reply, PARTNER_VISIT_COOKIE, signPartnerVisit(deps.secret, deps.clock().getTime()), visit);
  const isTaken = await takeCode(deps, session, opened.discountCode);
  return redirectTo(reply, buyingPages.checkout, `${PREPARED_QUERY}=${isTaken ? 'opened' : 'code-refused'}`);
}

/** Prefetches, images, frames, and programs that look whether a link works (HEAD) do not use it up. Browsers without these headers do. */
function isOpenedAsPage({ method, headers }: FastifyRequest): boolean {
  const { 'sec-purpose': purpose = '', 'sec-fetch-dest': destination = 'document' } = headers;
  return method === 'GET' && !String(purpose).includes('prefetch') && destination === 'document';
}

/** The code may have expired, or not suit the goods that are left; then the checkout says so. */
async function takeCode(deps: PartnerDeps, session: KnownSession, code: string | null): Promise<boolean> {
  if (code === null) return true;
  try {
    await takeDiscount(deps, session, code, (key, values) => textFor(session.country, key, values));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'discount-code') return false;
    throw error;
  }
}

/** A browser opens the link, so that it is redirected to a page instead of getting problem details. */
function sendToWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, status } = error instanceof ApiError ? error : { code: null, status: 500 };
  reportErrorOf(request, error, status);
  const isBusy = status >= 500 || code === 'too-many-requests';
  return redirectTo(reply, PREPARED_LINK_PAGE, `why=${isBusy ? 'busy' : 'unusable'}`);
}

const uncached = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const redirectTo = (reply: FastifyReply, page: string, query: string) =>
  reply.headers(uncached).redirect(`${page}?${query}`, 303);
