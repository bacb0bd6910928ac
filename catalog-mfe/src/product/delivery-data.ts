import type { Country, Product } from '@odeta/contracts';

/** Structured data of delivery and returns, the same for all variants but for its price. */
export interface DeliveryData {
  /** For an offer at this price. The first one of a kind is whole, the others refer to it. */
  of(paid: number): object;
}

export function deliveryData(product: Product, { currency, iso }: Country): DeliveryData {
  const { costs, freeFrom, returnDays } = product.delivery;
  const cheapest = Math.min(...costs.map(({ cost }) => cost));
  const url = `/p/${product.slug}`;
  const known = new Set<string>();

  function once(id: string, whole: object) {
    const isKnown = known.has(id);
    known.add(id);
    return { '@id': `${url}#${id}`, ...(!isKnown && whole) };
  }

  return {
    of(paid) {
      const isFree = freeFrom !== null && paid >= freeFrom;
      return {
        shippingDetails: once(isFree ? 'free-delivery' : 'delivery', {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : cheapest, currency },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: iso },
        }),
        hasMerchantReturnPolicy: once('returns', {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: iso,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
        }),
      };
    },
  };
}
