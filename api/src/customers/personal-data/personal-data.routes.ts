import { cancelDeletion, openExport, readPersonalData, requestDeletion, requestExport } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { originOf } from '../../http/origin.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { LINK_LIMIT, REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import {
  cancelDeletionOf,
  openExportOf,
  personalDataOf,
  requestDeletionOf,
  requestExportOf,
} from './personal-data.service.ts';

/** GDPR, articles 15, 17 and 20. */
export function personalDataRoutes(app: ShopServer, deps: CartDeps): void {
  const limit = REGISTER_LIMIT;
  app.handle(readPersonalData, ({ session }) => personalDataOf(deps, session));

  app.handle(
    requestExport,
    async ({ knownSession, payload, request }) => {
      await requestExportOf(deps, knownSession, { ...payload, origin: originOf(request) });
      return {};
    },
    { limit },
  );

  app.handle(openExport, ({ knownSession, payload }) => openExportOf(deps, knownSession, payload.token), {
    limit: LINK_LIMIT,
  });

  app.handle(
    requestDeletion,
    ({ knownSession, payload, request }) =>
      requestDeletionOf(deps, knownSession, { ...payload, origin: originOf(request) }),
    { limit },
  );

  app.handle(cancelDeletion, ({ knownSession }) => cancelDeletionOf(deps, knownSession));
}
