import { leaveShop, ping, readBaseInit, readCsrf, readDynamicData, readDynamicSession } from '@odeta/contracts';
import { requireSignedTime } from '../http/csrf.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { keepSession, saveLeaving } from './session.repository.ts';
import { baseInitFor, dynamicDataOf, purchaseToReport, type SessionDeps } from './session.service.ts';

export function sessionRoutes(app: ShopServer, deps: SessionDeps): void {
  app.handle(readBaseInit, async ({ session, giveCsrfToken, request }) => ({
    ...(await baseInitFor(deps, session.idHash, session.country, request.headers['user-agent'])),
    csrf: giveCsrfToken(),
  }));

  app.handle(ping, async ({ session }) => {
    if (session.idHash) await keepSession(deps.db, session.idHash);
    return { refresh: false };
  });

  // A client-side navigation shows that the visitor is still active.
  app.handle(readDynamicSession, async ({ session }) => {
    if (session.idHash) await keepSession(deps.db, session.idHash);
    return {};
  });

  app.handle(leaveShop, async ({ knownSession, payload }) => {
    await saveLeaving(deps.db, knownSession.idHash, new Date(payload.timestamp), deps.now());
    return {};
  });

  app.handle(readDynamicData, async ({ session, query }) => ({
    hurraTagManager: await dynamicDataOf(deps, session, query),
    purchaseToReport: await purchaseToReport(deps, session),
  }));

  app.handle(readCsrf, ({ request, giveCsrfToken }) => {
    requireSignedTime(request, deps.now().getTime());
    return { csrf: giveCsrfToken() };
  });
}
