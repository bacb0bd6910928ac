import { askForStockNotice, confirmStockNotice, endStockNotices, readStockNotice } from '@odeta/contracts';
import { ProofHeadersSchema } from '../bots/bot-guard.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { LINK_LIMIT, NEWSLETTER_LIMIT } from '../rate-limits/rate-limits.ts';
import { askForNotice, confirm, endNotices, type NoticeDeps, noticeOf } from './stock-notice.service.ts';

/** P11. */
export function stockNoticeRoutes(app: ShopServer, deps: NoticeDeps): void {
  app.handle(
    askForStockNotice,
    async ({ session, payload, request }) => {
      const origin = `${request.protocol}://${request.host}`;
      const proof = await deps.bots.check(request);
      await askForNotice(deps, payload, { country: session.country, origin, proof });
      return {};
    },
    { limit: NEWSLETTER_LIMIT, headers: ProofHeadersSchema },
  );

  app.handle(
    readStockNotice,
    async ({ session, params }) => ({ notice: await noticeOf(deps, params.token, session.country) }),
    { limit: LINK_LIMIT },
  );

  app.handle(
    confirmStockNotice,
    async ({ session, payload }) => ({ notice: await confirm(deps, payload.token, session.country) }),
    { limit: LINK_LIMIT },
  );

  app.handle(
    endStockNotices,
    async ({ payload }) => {
      await endNotices(deps, payload.token);
      return {};
    },
    { limit: LINK_LIMIT },
  );
}
