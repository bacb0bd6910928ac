import type { AgreementType, CountryCode } from '@odeta/contracts';
import type { PendingConsents } from '../../db/column-types.ts';
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

/** Consents of a placed order, and the activation e-mail if the newsletter is among them. */
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

/** Stored with an order that waits for its payment: its consents take effect when it is placed (`placeConsents`). */
export const pendingConsentsOf = (order: Consenting): PendingConsents => ({
  origin: order.origin,
  given: givenOf(order).map(({ type, version }) => ({ type, text_version: version })),
});

const givenOf = ({ shop, consents }: Consenting) => shop.agreements.filter(({ type }) => consents.includes(type));
