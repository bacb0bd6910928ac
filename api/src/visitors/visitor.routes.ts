import { leaveShop, ping, readBaseInit, readCsrf, readDynamicData, readDynamicSession } from '@odeta/contracts';
import { demandSignedTime } from '../http/csrf.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { keepSession, saveLeaving } from './visitor.repository.ts';
import { dynamicDataOf, readVisitor } from './visitor.service.ts';

export function visitorRoutes(app: ShopServer, deps: SettingsDeps): void {
  app.handle(readBaseInit, async ({ visitor, giveCsrfToken, request }) => ({
    ...(await readVisitor(deps, visitor.idHash, visitor.country, request.headers['user-agent'])),
    csrf: giveCsrfToken(),
  }));

  app.handle(ping, async ({ visitor }) => {
    if (visitor.idHash) await keepSession(deps.db, visitor.idHash);
    return { refresh: false };
  });

  // F4: a visitor who goes on within the document is still here.
  app.handle(readDynamicSession, async ({ visitor }) => {
    if (visitor.idHash) await keepSession(deps.db, visitor.idHash);
    return {};
  });

  app.handle(leaveShop, async ({ owner, payload }) => {
    await saveLeaving(deps.db, owner.idHash, new Date(payload.timestamp), deps.now());
    return {};
  });

  app.handle(readDynamicData, async ({ visitor, query }) => ({
    hurraTagManager: await dynamicDataOf(deps, visitor, query),
  }));

  app.handle(readCsrf, ({ request, giveCsrfToken }) => {
    demandSignedTime(request, deps.now().getTime());
    return { csrf: giveCsrfToken() };
  });
}
