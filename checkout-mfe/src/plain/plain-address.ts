import { buyingPages, PLAIN_CHECKOUT, PLAIN_CONFIRMATION } from '@odeta/contracts';

export const plainSteps = ['details', 'point', 'payment', 'order', 'waiting'] as const;
export type PlainStep = (typeof plainSteps)[number];

export const plainAddress = (step: PlainStep): string => `${PLAIN_CHECKOUT}?step=${step}`;

/** The page of a payment that the buyer confirms in an app. */
export const waitingAddress = (orderId: string): string =>
  `${plainAddress('waiting')}&order=${encodeURIComponent(orderId)}`;

export const stepOf = (query: URLSearchParams): PlainStep =>
  plainSteps.find((step) => step === query.get('step')) ?? 'details';

/** The confirmation starts with scripts; without them it has an address of its own. */
export function withoutScripts(redirect: string | null): string {
  if (redirect === null) return PLAIN_CONFIRMATION;
  const [path, search] = redirect.split('?');
  return path === buyingPages.confirm ? `${PLAIN_CONFIRMATION}${search === undefined ? '' : `?${search}`}` : redirect;
}
