import {
  buyingPages,
  FORM_PARAMETER,
  type OrderForm,
  OrderIdSchema,
  orderForms,
  RETURN_PARAMETER,
  returnFormPageOf,
  returnPageOf,
} from '@odeta/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error.ts';
import { reportErrorOf } from '../../http/failures.ts';
import { identify, type KnownSession, readSession } from '../../http/session.ts';
import { LINK_LIMIT } from '../../rate-limits/rate-limits.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { grantOrder } from './order-link.repository.ts';
import { BUSY_LINK, ORDER_LINK_PATH, orderIdOfToken, UNUSABLE_LINK } from './order-link.ts';

/**
 * The link to an order in its e-mails. It grants the session access and redirects to an address without the token, so that the token is
 * neither in the history nor seen by tags. Links to a return, and to the forms of rights that an e-mail names, work the same way. All invalid links show the same text.
 */
export function orderLinkRoutes(app: FastifyInstance, deps: Pick<OrderDeps, 'db' | 'secret' | 'settings'>): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    `${ORDER_LINK_PATH}*`,
    { config: { limit: LINK_LIMIT }, schema: { hide: true }, errorHandler: sendToWords },
    async (request, reply) => {
      const session = readSession(request, deps.secret);
      const orderId = orderIdOfToken(deps.secret, request.params['*']);
      const isGranted = orderId !== null && (await grant(deps, identify(session, reply, deps.secret), orderId));
      const returnId = request.query[RETURN_PARAMETER];
      if (isGranted && v.is(OrderIdSchema, returnId)) return redirectTo(reply, returnPageOf(returnId));
      const form = request.query[FORM_PARAMETER];
      if (isGranted && v.is(v.picklist(orderForms), form)) {
        const { withdrawalUrl } = deps.settings.of(session.country).siteContents;
        return redirectTo(reply, formUrls[form](orderId, withdrawalUrl));
      }
      return redirectTo(reply, confirmUrl(isGranted ? `order=${orderId}` : `order-link=${UNUSABLE_LINK}`));
    },
  );
}

const formUrls: Record<OrderForm, (orderId: string, withdrawalUrl: string) => string> = {
  withdrawal: (orderId, withdrawalUrl) => `${withdrawalUrl}?order=${orderId}`,
  return: returnFormPageOf,
};

const grant = ({ db }: Pick<OrderDeps, 'db'>, session: KnownSession, orderId: string) =>
  db.transaction().execute((trx) => grantOrder(trx, session, orderId));

/** A browser opens the link, so that it is redirected to a page instead of getting problem details. */
function sendToWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, status } = error instanceof ApiError ? error : { code: null, status: 500 };
  reportErrorOf(request, error, status);
  const isBusy = status >= 500 || code === 'too-many-requests';
  return redirectTo(reply, confirmUrl(`order-link=${isBusy ? BUSY_LINK : UNUSABLE_LINK}`));
}

const confirmUrl = (query: string) => `${buyingPages.confirm}?${query}`;

const redirectTo = (reply: FastifyReply, url: string) =>
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }).redirect(url, 303);
