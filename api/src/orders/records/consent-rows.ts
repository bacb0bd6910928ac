import type { AgreementType, CountryCode } from '@odeta/contracts';
import type { PendingConsents } from '../../db/tables/orders.ts';
import type { CountrySettings } from '../../settings/settings.ts';

interface Consenting {
  shop: Pick<CountrySettings, 'agreements'>;
  consents: readonly AgreementType[];
  origin: string;
}

interface GivenBy {
  country: CountryCode;
  email: string;
  customerId: string | null;
  orderId: string;
}

export const noConsentRows = { consents: [], newsletterRequests: [] };

/** What the buyer of an order that is placed agreed to, and the activation e-mail that a newsletter consent asks for. */
export function consentRowsOf(order: Consenting, by: GivenBy) {
  const { country, email, orderId } = by;
  const row = { ...by, active: true, source: 'order' };
  return {
    consents: givenOf(order).map(({ type, version }) => ({ ...row, type, textVersion: version })),
    newsletterRequests: order.consents.includes('newsletterAgreement')
      ? [{ orderId, country, email, origin: order.origin }]
      : [],
  };
}

/** Kept with an order that waits for its payment: consents count when it is placed (`placeConsents`). */
export const pendingConsentsOf = (order: Consenting): PendingConsents => ({
  origin: order.origin,
  given: givenOf(order).map(({ type, version }) => ({ type, text_version: version })),
});

const givenOf = ({ shop, consents }: Consenting) => shop.agreements.filter(({ type }) => consents.includes(type));
