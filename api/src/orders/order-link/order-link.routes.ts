import { buyingPages, OrderIdSchema, RETURN_PARAMETER, returnPageOf } from '@odeta/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error.ts';
import { reportFailureOf } from '../../http/failures.ts';
import { identify, type KnownSession, readSession } from '../../http/session.ts';
import { LINK_LIMIT } from '../../rate-limits/rate-limits.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { grantOrder } from './order-link.repository.ts';
import { BUSY_LINK, ORDER_LINK_PATH, orderIdOfToken, UNUSABLE_LINK } from './order-link.ts';

/**
 * The link of an order in its e-mails. It is exchanged for a grant of the session, and the browser goes on to an address
 * without the token: neither the history nor a tag ever has it. E-mails of a return lead on to it. Whatever is wrong with a link
 * leads to the same words.
 */
export function orderLinkRoutes(app: FastifyInstance, deps: Pick<OrderDeps, 'db' | 'secret'>): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    `${ORDER_LINK_PATH}*`,
    { config: { limit: LINK_LIMIT }, schema: { hide: true }, errorHandler: sendToWords },
    async (request, reply) => {
      const session = readSession(request, deps.secret);
      const orderId = orderIdOfToken(deps.secret, request.params['*']);
      const isGranted = orderId !== null && (await grant(deps, identify(session, reply, deps.secret), orderId));
      const returnId = request.query[RETURN_PARAMETER];
      if (isGranted && v.is(OrderIdSchema, returnId)) return goOn(reply, returnPageOf(returnId));
      return goOn(reply, confirmUrl(isGranted ? `order=${orderId}` : `order-link=${UNUSABLE_LINK}`));
    },
  );
}

const grant = ({ db }: Pick<OrderDeps, 'db'>, session: KnownSession, orderId: string) =>
  db.transaction().execute((trx) => grantOrder(trx, session, orderId));

/** It is a person who opens a link, and not a program that reads problems. */
function sendToWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, status } = error instanceof ApiError ? error : { code: null, status: 500 };
  if (status >= 500) reportFailureOf(request, { kind: 'server-error', cause: error });
  const isBusy = status >= 500 || code === 'too-many-requests';
  return goOn(reply, confirmUrl(`order-link=${isBusy ? BUSY_LINK : UNUSABLE_LINK}`));
}

const confirmUrl = (query: string) => `${buyingPages.confirm}?${query}`;

const goOn = (reply: FastifyReply, url: string) =>
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }).redirect(url, 303);
