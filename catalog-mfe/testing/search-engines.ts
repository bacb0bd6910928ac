/** Required properties of each type according to Google's pages on structured data; without one of them a result is not shown. */
const required: Record<string, readonly string[]> = {
  Product: ['image', 'offers', 'sku'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue'],
  Person: ['name'],
  Brand: ['name'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** All missing required properties, as `Type.property`; an unknown type is reported as a whole. */
export function missingIn(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(missingIn);
  if (typeof thing !== 'object' || thing === null) return [];
  const known = thing as Record<string, unknown>;
  const type = known['@type'];
  return [...missingOf(known, type), ...Object.values(known).flatMap(missingIn)];
}

function missingOf(thing: Record<string, unknown>, type: unknown) {
  // A reference to a thing that is defined elsewhere.
  if (type === undefined) return '@id' in thing ? [] : ['@type'];
  const names = required[String(type)];
  if (!names) return [String(type)];
  return names.filter((name) => isEmpty(thing[name])).map((name) => `${type}.${name}`);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
