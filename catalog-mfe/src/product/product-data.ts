import {
  type Country,
  largestFile,
  type Product,
  paidPrice,
  type Review,
  type Reviews,
  type StructuredData,
} from '@odeta/contracts';
import type { Supply } from '../supply/supply.ts';
import { chooseColor, onlySize, supplyOfColor } from './buying/choice.ts';
import { shownPrice } from './buying/prices.ts';

const availabilities: Record<Supply, string> = {
  now: 'https://schema.org/InStock',
  later: 'https://schema.org/BackOrder',
  none: 'https://schema.org/OutOfStock',
};

/** Structured data for search engines, with the colour, price and pictures with which the page opens. */
export function productData(product: Product, country: Country): StructuredData {
  const { slug, name, description, catalogNumber, brand, colors, composition, reviews } = product;
  const url = `/p/${slug}`;
  const color = colors.find(({ code }) => code === chooseColor(product, null));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    description,
    sku: catalogNumber,
    brand: { '@type': 'Brand', name: brand },
    color: color?.name,
    material: composition[0]?.material,
    image: color?.pictures.map(({ path }) => largestFile(path, 'webp')),
    offers: offerOf(product, country),
    ...ratingsOf(reviews),
  };
}

/** Only ratings of customers, without those of the demo data. */
function ratingsOf(reviews: Reviews | null) {
  const { ofCustomers = null, latest = [] } = reviews ?? {};
  const own = latest.filter(({ demo }) => !demo);
  return {
    ...(ofCustomers && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: ofCustomers.mean,
        ratingCount: ofCustomers.count,
      },
    }),
    ...(own.length > 0 && { review: own.map(reviewOf) }),
  };
}

const reviewOf = ({ stars, nick, text, on }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: nick },
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  datePublished: on,
  reviewBody: text,
});

function offerOf(product: Product, { currency: priceCurrency, iso }: Country) {
  const color = chooseColor(product, null);
  const shown = shownPrice(product, color, onlySize(product));
  if (!shown) return undefined;
  const { price, pricePromo, priceOld } = shown;
  const paid = paidPrice(shown);
  const { costs, freeFrom, returnDays } = product.delivery;
  const cheapestCost = Math.min(...costs.map(({ cost }) => cost));
  const isFree = freeFrom !== null && paid >= freeFrom;
  return {
    '@type': 'Offer',
    url: `/p/${product.slug}`,
    price: paid,
    priceCurrency,
    availability: availabilities[supplyOfColor(product, color)],
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
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : cheapestCost, currency: priceCurrency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: iso },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: iso,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  };
}
