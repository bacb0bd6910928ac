import { ping, readBaseInit, readCsrf, SESSION_LIFETIME_SECONDS } from '@odeta/shared/contracts';
import { demandSignedTime } from '../http/csrf.ts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { keepSession } from './visitor.repository.ts';
import { readVisitor } from './visitor.service.ts';

export function visitorRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readBaseInit, async ({ visitor, giveCsrfToken }) => ({
    ...(await readVisitor(deps, visitor.idHash, visitor.country)),
    csrf: giveCsrfToken(),
  }));

  app.handle(ping, async ({ visitor }) => {
    if (visitor.idHash) await keepSession(deps.db, visitor.idHash, SESSION_LIFETIME_SECONDS);
    return { refresh: false };
  });

  app.handle(readCsrf, ({ request, giveCsrfToken }) => {
    demandSignedTime(request, deps.now().getTime());
    return { csrf: giveCsrfToken() };
  });
}
