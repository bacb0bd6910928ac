import {
  type Country,
  largestFile,
  type Product,
  type Review,
  type Reviews,
  type StructuredData,
  sizeName,
  type Variant,
} from '@odeta/contracts';
import { chooseColor } from './buying/choice.ts';
import { type DeliveryData, deliveryData } from './delivery-data.ts';
import { offerData } from './offer-data.ts';

/**
 * Structured data for search engines: a product in one variant, or a group with its variants, each with the address that opens it.
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productData(product: Product, country: Country): StructuredData {
  const { slug, name, description, brand, composition, reviews } = product;
  const url = `/p/${slug}`;
  const delivery = deliveryData(product, country);
  const common = {
    '@id': `${url}#product`,
    url,
    name,
    description,
    brand: { '@type': 'Brand', name: brand },
    material: composition[0]?.material,
    ...ratingsOf(reviews),
  };
  const variants = inOpeningOrder(product);
  const [only] = variants;
  if (variants.length === 1 && only) return { ...common, ...variantData(product, only, country, delivery) };
  const variesBy = [
    ...(product.colors.length > 1 ? ['https://schema.org/color'] : []),
    ...(product.sizes.length > 1 ? ['https://schema.org/size'] : []),
  ];
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.catalogNumber,
    variesBy,
    image: picturesOf(product, chooseColor(product, null)),
    hasVariant: variants.map((variant) => ({
      ...variantData(product, variant, country, delivery),
      name: [name, colorOf(product, variant)?.name, sizeName(variant.size)].filter(Boolean).join(', '),
    })),
  };
}

/** The colour with which the page opens comes first. */
function inOpeningOrder(product: Product) {
  const first = chooseColor(product, null);
  const isOther = ({ colorCode }: Variant) => Number(colorCode !== first);
  return product.variants.toSorted((one, other) => isOther(one) - isOther(other));
}

function variantData(product: Product, variant: Variant, country: Country, delivery: DeliveryData): StructuredData {
  const { sku, gtin, colorCode, size } = variant;
  const sized = sizeName(size);
  const asked = new URLSearchParams({
    color: colorCode,
    ...(sized !== null && { size: size.slice(size.indexOf('/') + 1) }),
  });
  return {
    '@type': 'Product',
    sku: sku || product.catalogNumber,
    mpn: product.catalogNumber,
    ...(gtin !== null && { gtin }),
    color: colorOf(product, variant)?.name,
    ...(sized !== null && { size: sized }),
    image: picturesOf(product, colorCode),
    offers: { ...offerData(variant, country, delivery), url: `/p/${product.slug}?${asked}` },
  };
}

const colorOf = ({ colors }: Product, { colorCode }: Variant) => colors.find(({ code }) => code === colorCode);

const picturesOf = ({ colors }: Product, colorCode: string) =>
  colors.find(({ code }) => code === colorCode)?.pictures.map(({ path }) => largestFile(path, 'webp'));

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
