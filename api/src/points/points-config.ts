import { PICK_UP_GROUP, type ShippingPointsConfig } from '@odeta/contracts';
import { waysOf } from '../pricing/point-payments.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { PointDeps } from './point-deps.ts';

/** What the browser needs before it requests points. */
export async function pointsConfigOf(
  { points, mapboxToken }: Pick<PointDeps, 'points' | 'mapboxToken'>,
  { code, methods, defaultCity }: CountrySettings,
): Promise<ShippingPointsConfig> {
  const operators = methods.filter(({ key, map }) => map && key !== PICK_UP_GROUP);
  const offered = methods.flatMap(({ payments }) => payments);
  return {
    defaultCity,
    operators: operators.map(({ key, name }) => ({ shipping: key, name })),
    payments: Object.fromEntries(offered.map((payment) => [payment.key, waysOf(payment)])),
    bounds: (await points.of(code)).bounds,
    mapboxToken,
  };
}
