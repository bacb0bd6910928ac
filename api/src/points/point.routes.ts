import { findShippingPoints, searchShippingPoints } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { PointDeps } from './point-deps.ts';
import { pointsOnMap } from './point-map.ts';
import { searchPoints } from './point-search.ts';

export function pointRoutes(app: ShopServer, deps: PointDeps): void {
  app.handle(findShippingPoints, async ({ session, payload }) => {
    const points = await deps.points.of(session.country);
    return pointsOnMap(points, payload, payload);
  });

  app.handle(searchShippingPoints, async ({ session: { country }, payload }) => {
    const points = await deps.points.of(country);
    const isAnywhere = payload.search.trim() === '' && !payload.location;
    const search = isAnywhere ? deps.settings.of(country).defaultCity : payload.search;
    return searchPoints(points.filtered(payload), { ...payload, search });
  });
}
