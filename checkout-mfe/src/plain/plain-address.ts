import { buyingPages, PLAIN_CHECKOUT, PLAIN_CONFIRMATION } from '@odeta/contracts';
import type { PageLocation } from '@odeta/storefront';

export const plainSteps = ['details', 'point', 'payment', 'order', 'waiting'] as const;
export type PlainStep = (typeof plainSteps)[number];

/**
 * A step with a form has no query: text browsers do not name a page with a query as the sender of its form (Lynx, `REFERER_WITH_QUERY`), and
 * such a form is refused.
 */
export const plainAddress = (step: PlainStep): string =>
  step === 'details' ? PLAIN_CHECKOUT : `${PLAIN_CHECKOUT}/${step}`;

/** The points nearest to a place. Dots alone would be a step up. */
export const pointsAddress = (place: string): string =>
  /^\.*$/.test(place) ? plainAddress('point') : `${plainAddress('point')}/${encodeURIComponent(place)}`;

/** The page of a payment that the buyer confirms in an app. */
export const waitingAddress = (orderId: string): string =>
  `${plainAddress('waiting')}?order=${encodeURIComponent(orderId)}`;

/** The step, and the place that points are searched at. */
export function readPlainAddress({ params }: Pick<PageLocation, 'params'>): { step: PlainStep; place: string | null } {
  const [name, ...others] = (params['*'] ?? '').split('/');
  const step = plainSteps.find((one) => one === name) ?? 'details';
  return { step, place: others.length === 0 ? null : decoded(others.join('/')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The confirmation starts with scripts; without them it has an address of its own. */
export function withoutScripts(redirect: string | null): string {
  if (redirect === null) return PLAIN_CONFIRMATION;
  const [path, search] = redirect.split('?');
  return path === buyingPages.confirm ? `${PLAIN_CONFIRMATION}${search === undefined ? '' : `?${search}`}` : redirect;
}
