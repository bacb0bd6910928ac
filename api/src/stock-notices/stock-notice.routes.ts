import {
  askForStockNotice,
  askForStockPush,
  confirmStockNotice,
  endStockNotices,
  readStockNotice,
} from '@odeta/contracts';
import { originOf } from '../http/origin.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { PushDeps } from '../push/push.service.ts';
import { LINK_LIMIT, NEWSLETTER_LIMIT } from '../rate-limits/rate-limits.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { askForNotice, confirm, endNotices, noticeOf } from './stock-notice.service.ts';
import { askForPush } from './stock-push.ts';

export function stockNoticeRoutes(app: ShopServer, deps: SettingsDeps & PushDeps): void {
  app.handle(
    askForStockNotice,
    async ({ session, payload, proof, request }) => {
      const origin = originOf(request);
      await askForNotice(deps, payload, { country: session.country, origin, proof });
      return {};
    },
    { limit: NEWSLETTER_LIMIT, needsProof: 'always' },
  );

  app.handle(
    askForStockPush,
    async ({ knownSession, payload, request }) => {
      await askForPush(deps, knownSession, { ...payload, origin: originOf(request) });
      return {};
    },
    { limit: NEWSLETTER_LIMIT },
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
