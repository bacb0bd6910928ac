import { type Country, paidPrice, type Variant } from '@odeta/contracts';
import { type Supply, supplyOf } from '../supply/supply.ts';
import type { DeliveryData } from './delivery-data.ts';

const availabilities: Record<Supply, string> = {
  now: 'https://schema.org/InStock',
  later: 'https://schema.org/BackOrder',
  none: 'https://schema.org/OutOfStock',
};

/** Structured data of the offer of a variant, without its address. */
export function offerData(variant: Variant, { currency: priceCurrency }: Country, delivery: DeliveryData) {
  const { price, pricePromo, priceOld, arrivesOn } = variant;
  const paid = paidPrice(variant);
  const supply = supplyOf(variant);
  return {
    '@type': 'Offer' as const,
    price: paid,
    priceCurrency,
    availability: availabilities[supply],
    ...(supply === 'later' && arrivesOn !== null && { availabilityStarts: arrivesOn }),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: 'ODETA' },
    ...(pricePromo !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: priceOld ?? price,
        priceCurrency,
      },
    }),
    ...delivery.of(paid),
  };
}
